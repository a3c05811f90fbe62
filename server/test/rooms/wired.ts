/** A server behind its own web: what people hear has gone over a real socket. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createApp } from '../../src/http/app.ts';
import { limitsFrom } from '../../src/http/limits.ts';
import { look } from '../../src/http/look.ts';
import type { Log } from '../../src/log.ts';
import { createMetrics } from '../../src/metrics.ts';
import type { PushService } from '../../src/push/post.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import type { TrialDoor } from './person.ts';

export interface WiredServer {
  readonly url: string;
  readonly door: TrialDoor;
  /** Waits until everything sent before, either way, has arrived. */
  readonly delivered: () => Promise<void>;
  /** Stops the rooms too. */
  readonly close: () => Promise<void>;
}

/** Wide limits: all people are on one machine, and many minutes of play pass in a second. */
const roomy = {
  sockets: 1_000,
  socketsPerAddress: 1_000,
  connectionsPerAddress: undefined,
  socketRate: 1_000_000,
  addressRate: 1_000_000,
  tableRate: 1_000_000,
  tablesPerMinute: 1_000,
} as const;

export async function wire(rooms: Rooms, log: Log, post: PushService): Promise<WiredServer> {
  const app = await createApp({
    ...{
      rooms,
      log,
      look: (code, token) => look(rooms, code, token),
      post,
      isReady: async () => undefined,
      metrics: createMetrics(),
    },
    ...{ pages: undefined, limits: limitsFrom(roomy), clock: () => performance.now() },
    ...{ origins: [], trustProxy: undefined, metricsToken: undefined },
  });
  // As a node does it. Fastify's own listen would log the port, which differs every time.
  app.server.listen({ host: '127.0.0.1', port: 0 });
  await once(app.server, 'listening');
  const { port } = app.server.address() as AddressInfo;
  const sockets = new Set<WebSocket>();
  const enter: TrialDoor['enter'] = async (hello, person) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    sockets.add(socket);
    socket.on('message', data => person.hears(String(data)));
    socket.on('close', () => void sockets.delete(socket));
    await once(socket, 'open');
    const take = (frame: object) => socket.send(JSON.stringify(frame));
    take(hello);
    return { take, left: () => socket.terminate() };
  };
  return {
    url: `http://127.0.0.1:${port}`,
    door: { enter },
    // Both sides keep the order: whatever was sent before a ping, or before its answer, has arrived.
    delivered: async () => {
      await Promise.all([...sockets].map(answersPing));
    },
    close: () => app.close(),
  };
}

function answersPing(socket: WebSocket): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  return new Promise(resolve => {
    const over = () => {
      socket.off('pong', over).off('close', over);
      resolve();
    };
    socket.on('pong', over).on('close', over);
    socket.ping();
  });
}
