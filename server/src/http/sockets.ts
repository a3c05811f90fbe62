import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import type { Limits } from './limits.ts';
import type { SocketConnection } from './socket-connection.ts';

interface Open {
  readonly socket: WebSocket;
  readonly connection: SocketConnection;
  readonly holder: string;
  wasHeard: boolean;
}

/** Every open socket of this node. */
export interface Sockets {
  /** Why this address may not open another socket, or undefined. */
  refusal(holder: string): string | undefined;
  add(socket: WebSocket, connection: SocketConnection, holder: string): void;
  /** Tells all who are left to come back, waits until they are gone, and cuts off those who stay. */
  endAll(because: string): Promise<void>;
}

export function createSockets(limits: Limits, metrics: Metrics): Sockets {
  const all = new Set<Open>();
  const perHolder = new Map<string, number>();
  let emptied: (() => void) | undefined;

  const watch = setInterval(() => {
    for (const one of all) {
      if (!one.wasHeard) one.socket.terminate();
      one.wasHeard = false;
      one.connection.ping();
    }
  }, limits.pingEvery).unref();

  const remove = (one: Open) => {
    all.delete(one);
    metrics.sockets.set(all.size);
    const left = (perHolder.get(one.holder) ?? 1) - 1;
    if (left === 0) perHolder.delete(one.holder);
    else perHolder.set(one.holder, left);
    if (all.size === 0) emptied?.();
  };

  return {
    refusal: holder => {
      if (all.size >= limits.sockets) return 'This server is full. Try again in a while.';
      if ((perHolder.get(holder) ?? 0) < limits.socketsPerAddress) return undefined;
      return `There are ${limits.socketsPerAddress} sockets from your address already. Close some first.`;
    },
    add: (socket, connection, holder) => {
      const one: Open = { socket, connection, holder, wasHeard: true };
      all.add(one);
      metrics.sockets.set(all.size);
      perHolder.set(holder, (perHolder.get(holder) ?? 0) + 1);
      const heard = () => {
        one.wasHeard = true;
      };
      socket.on('pong', heard).on('ping', heard).on('message', heard);
      socket.on('close', () => remove(one));
    },
    endAll: async because => {
      clearInterval(watch);
      for (const { connection } of all) connection.end('restart', because, spread());
      if (all.size === 0) return;
      const late = setTimeout(() => {
        for (const { socket } of all) socket.terminate();
      }, limits.goodbye);
      await new Promise<void>(resolve => {
        emptied = resolve;
      });
      clearTimeout(late);
    },
  };
}

/** Spread over time, so that the next server does not get everybody at once. */
function spread(): number {
  return randomInt(250, 1500);
}
