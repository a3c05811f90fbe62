import type { Server, Socket } from 'node:net';
import { holderOf } from './address.ts';
import type { Limits } from './limits.ts';

/** How often connections are checked for those that took too long. Node would do it twice a minute. */
export const lookThroughEvery = 500;

/**
 * Limits below HTTP. A connection that sends nothing costs as much as one that does, and no limit on requests sees it.
 * The newest is refused. A trusted proxy speaks for many clients, whose requests are counted by their own addresses.
 */
export function boundConnections(server: Server, limits: Limits, isProxy: (ip: string) => boolean): void {
  server.maxConnections = limits.sockets + limits.connectionsBesides;
  const perHolder = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isProxy(ip)) return;
    const holder = holderOf(ip);
    const before = perHolder.get(holder) ?? 0;
    if (before >= limits.connectionsPerAddress) {
      refuse(socket, limits.connectionsPerAddress);
      return;
    }
    perHolder.set(holder, before + 1);
    socket.once('close', () => {
      const left = (perHolder.get(holder) ?? 1) - 1;
      if (left === 0) perHolder.delete(holder);
      else perHolder.set(holder, left);
    });
  });
}

/** Sends one sentence and closes: a refused client must not hold the connection by reading slowly. */
function refuse(socket: Socket, most: number): void {
  const sentence = `There are ${most} connections from your address already. Close some first.\n`;
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'retry-after: 5',
    'connection: close',
    'cache-control: no-store',
    'content-type: text/plain; charset=utf-8',
    `content-length: ${sentence.length}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy());
}
