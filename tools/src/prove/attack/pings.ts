/** Floods of control frames. A WebSocket answers each by itself, below all limits on frames. */
import { setTimeout as sleep } from 'node:timers/promises';
import { frameOf, opcodes } from '../raw/frame.ts';
import { rawWebSocket } from '../raw/raw-socket.ts';
import { type AttackPlan, type Mark, mark } from './attack.ts';

const long = 10_000;
const short = 4_000;
/** How many go into one write. */
const together = 400;

type PingFlood = { readonly name: string; readonly frame: () => Buffer; readonly isReading: boolean };
const ping = (bytes: number) => frameOf({ opcode: opcodes.ping, payload: Buffer.alloc(bytes, 1) });
const ways: readonly PingFlood[] = [
  { name: 'long pings, their pongs unread', frame: () => ping(125), isReading: false },
  { name: 'empty pings, their pongs read', frame: () => ping(0), isReading: true },
  { name: 'pongs that nobody asked for', frame: () => frameOf({ opcode: opcodes.pong }), isReading: true },
];

export const pings: AttackPlan = {
  name: 'pings',
  kind: 'loud',
  strike: async ({ port, address }) => {
    const marks: Mark[] = [];
    for (const way of ways) {
      const { sent, connections, firstClosed } = await flood(way, port, address, long / ways.length);
      marks.push(
        mark(
          firstClosed !== undefined,
          `A flood of ${way.name}: the line is closed.`,
          `${sent} sent over ${connections} lines, the first ${firstClosed === undefined ? 'never closed' : `closed after ${firstClosed} ms`}`,
        ),
      );
    }
    return marks;
  },
  annoy: async ({ port, address, seed }) => {
    await flood(ways[seed % ways.length] as PingFlood, port, address, short);
  },
};

/** Sends as fast as the server reads, over a new connection when the last is closed. */
async function flood({ frame, isReading }: PingFlood, port: number, address: string, time: number) {
  const many = Buffer.concat(Array.from({ length: together }, frame));
  const end = performance.now() + time;
  let sent = 0;
  let connections = 0;
  let firstClosed: number | undefined;
  while (performance.now() < end) {
    const socket = await rawWebSocket(address, port).catch(() => undefined);
    if (socket === undefined) {
      await sleep(250);
      continue;
    }
    connections += 1;
    const began = performance.now();
    if (isReading) socket.resume();
    else socket.pause();
    while (!socket.destroyed && performance.now() < end) {
      sent += together;
      const isTaken = socket.write(many);
      // A paused reader does not see the end of its connection, so its next write fails.
      await (isTaken ? new Promise(resolve => setImmediate(resolve)) : drained(socket));
    }
    if (socket.destroyed) firstClosed ??= Math.round(performance.now() - began);
    socket.destroy();
  }
  return { sent, connections, firstClosed };
}

function drained(socket: NonNullable<Awaited<ReturnType<typeof rawWebSocket>>>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  socket.once('drain', done).once('close', done);
  const late = setTimeout(done, 1_000);
  return promise.finally(() => {
    clearTimeout(late);
    socket.off('drain', done).off('close', done);
  });
}
