import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { must, type Random } from '@lamplight/contract';
import type { WebSocket } from 'ws';
import { dialFrom } from './address.ts';
import { type FloodKind, type FloodTarget, helloTo, kinds, messages } from './messages.ts';

/** What was sent while connections were open, and what came back. */
export interface PourReport {
  readonly sent: Record<FloodKind, number>;
  /** By the kind of frame; `done` must not be among them. */
  readonly heard: Record<string, number>;
  /** Connections that the server opened. */
  connections: number;
  /** Connections that the server closed, and those that it did not open. */
  closed: number;
  turnedAway: number;
}

export const nothingPoured = (): PourReport => ({
  sent: Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<FloodKind, number>,
  heard: {},
  connections: 0,
  closed: 0,
  turnedAway: 0,
});

export interface Pouring {
  readonly port: number;
  readonly target: FloodTarget;
  readonly random: Random;
  /** How many connections at a time. */
  readonly connections: number;
  /** Messages a second, over all connections. */
  readonly perSecond: number;
}

/** Enough to keep each below the rate at which an address may connect. */
const addresses = 250;
/** A sender that is not cut off sends this many before it tries another way. */
const mostPerConnection = 120;

/** Sends this many messages of all kinds, over one connection after the other, and counts them. */
export async function pour(count: number, pouring: Pouring, poured: PourReport): Promise<void> {
  let left = count;
  const take = () => {
    left -= 1;
    return left >= 0;
  };
  const flooder = async () => {
    while (left > 0) await overOneConnection(pouring, poured, take);
  };
  await Promise.all(Array.from({ length: pouring.connections }, flooder));
}

async function overOneConnection(pouring: Pouring, poured: PourReport, take: () => boolean): Promise<void> {
  const { port, target, random, connections, perSecond } = pouring;
  const kind = random.pick(kinds);
  const socket = dialFrom(`203.0.113.${random.below(addresses)}`, port);
  socket.on('error', () => {});
  socket.on('message', data => count(poured.heard, kindOf(String(data))));
  if (!(await isOpened(socket))) {
    poured.turnedAway += 1;
    return;
  }
  poured.connections += 1;
  const closed = once(socket, 'close');
  if (kind !== 'out of order') socket.send(helloTo(target));
  for (let n = 0; n < mostPerConnection && socket.readyState === socket.OPEN && take(); n++) {
    socket.send(must(messages[kind], random.below(messages[kind].length))(random, target));
    poured.sent[kind] += 1;
    // All keep to the rate; `too frequent` does so in bursts of 40.
    const wait = (1_000 / perSecond) * connections;
    if (kind !== 'too frequent') await sleep(wait);
    else if (n % 40 === 39) await sleep(wait * 40);
  }
  if (socket.readyState !== socket.OPEN) poured.closed += 1;
  socket.terminate();
  await closed;
}

async function isOpened(socket: WebSocket): Promise<boolean> {
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined);
  return socket.readyState === socket.OPEN;
}

const kindOf = (text: string): string => /^\{"t":"([a-z]+)"/.exec(text)?.[1] ?? 'unknown';
const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export const together = (one: PourReport, other: PourReport): PourReport => ({
  sent: summed(one.sent, other.sent) as Record<FloodKind, number>,
  heard: summed(one.heard, other.heard),
  connections: one.connections + other.connections,
  closed: one.closed + other.closed,
  turnedAway: one.turnedAway + other.turnedAway,
});

function summed(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map(name => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
