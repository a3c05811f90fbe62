/**
 * All attacks mixed, for a long time, from a few addresses, while people play. Quiet windows in between serve as
 * baseline.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomAt, seedOf } from '@lamplight/contract';
import { openPostgres } from '@lamplight/server/store/postgres';
import { openSqlite } from '@lamplight/server/store/sqlite';
import type { Store } from '@lamplight/server/store/store';
import { startPostgres } from '@lamplight/server/test/programs/postgres';
import { findRedis, startRedis } from '@lamplight/server/test/programs/redis';
import { median, quantile } from '../bench/figure.ts';
import { attacks } from './attack/attacks.ts';
import { type Striker, startStriker } from './attack/striker.ts';
import { conclude, faultsIn, type Report } from './conclude.ts';
import { Crowd } from './crowd.ts';
import { dialAmong } from './nodes.ts';
import { ServerProcess } from './server-process.ts';

export interface Window {
  readonly quiet: number;
  readonly abused: number;
  /** Of the largest node, at the end of the window. */
  readonly rss: number;
  readonly acts: number;
}

export interface AbuseReport {
  readonly windows: readonly Window[];
  readonly acts: Readonly<Record<string, number>>;
  /** Undefined if a server died before the end. */
  readonly end: Report | undefined;
  readonly faults: readonly string[];
}

export interface AbuseWishes {
  readonly minutes: number;
  readonly tables: number;
  readonly isPostgres: boolean;
  readonly seed: number;
  readonly say: (line: string) => void;
}

interface AbusePlace {
  readonly envs: readonly NodeJS.ProcessEnv[];
  readonly open: () => Promise<Store>;
}

const quietFor = 20_000;
const abusedFor = 38_000;
/**
 * A pause after each abused window, so that closed connections and leftover work do not count against the quiet one.
 */
const resting = 2_000;
const slower = 2;
/** How much memory may grow from the second quarter of the windows to the last. */
const mostGrowth = 60e6;
const strikers = 2;
const together = 3;
const addresses = 8;
/** Takes the default limits: an empty variable counts as not set. */
const usualLimits = { SOCKETS_PER_ADDRESS: '', ADDRESS_RATE: '', TABLES_PER_MINUTE: '' };

export async function proveAbuse(wishes: AbuseWishes): Promise<AbuseReport> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-prove-'));
  const compiled = { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...usualLimits };
  try {
    if (wishes.isPostgres) return await onTwoNodes(wishes, compiled);
    const data = join(folder, 'data');
    return await abused(wishes, { envs: [{ DATA: data, ...compiled }], open: () => openSqlite({ folder: data }) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onTwoNodes(wishes: AbuseWishes, compiled: NodeJS.ProcessEnv): Promise<AbuseReport> {
  const program = await findRedis();
  if (program === undefined)
    throw new Error('With --postgres this proof needs Redis: set LAMPLIGHT_REDIS to the path of redis-server.');
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis(program)]);
  try {
    const url = await postgres.database();
    const env = { DATABASE_URL: url, REDIS_URL: redis.url, ...compiled };
    return await abused(wishes, { envs: [env, env], open: () => openPostgres({ url, report: () => undefined }) });
  } finally {
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

async function abused({ minutes, tables, seed, say }: AbuseWishes, { envs, open }: AbusePlace): Promise<AbuseReport> {
  const servers: ServerProcess[] = [];
  const crew = Array.from({ length: strikers }, startStriker);
  let crowd: Crowd | undefined;
  try {
    for (const env of envs) {
      const server = await ServerProcess.on(env);
      servers.push(server);
      await server.start();
    }
    await Promise.all(crew.map(striker => striker.ready));
    const dial = dialAmong(servers);
    const api = `http://127.0.0.1:${servers[0]?.port}`;
    const addressOf = (table: number) => `127.0.6.${table + 1}`;
    crowd = await Crowd.gather({ tables, seed, api, dial, onlookers: 0, isWitnessed: false, addressOf });
    say(`${crowd.people.length} clients at ${tables} tables, ${servers.length} nodes, ${minutes} minutes`);
    const began = performance.now();
    const random = randomAt(seedOf(seed), 1);
    const acts: Record<string, number> = {};
    const windows: Window[] = [];
    await sleep(quietFor);
    while (performance.now() - began < minutes * 60_000 && servers.every(({ isListening }) => isListening)) {
      const window = await oneWindow({ crowd, servers, crew, random, acts });
      windows.push(window);
      say(`  window ${windows.length}: ${lineOf(window)}`);
    }
    const crashes = servers.flatMap(server => server.crashes);
    if (crashes.length > 0) return { windows, acts, end: undefined, faults: crashes };
    const end = await conclude({ crowd, servers, dial, openStore: open, kills: 0, began });
    return { windows, acts, end, faults: faultsOf(windows, acts, end) };
  } finally {
    // Stops those who still play, even when the server is gone.
    await crowd?.rest(100);
    crowd?.close();
    await Promise.all(crew.map(one => one.stop()));
    await Promise.all(servers.map(server => server.kill()));
  }
}

interface Abuse {
  readonly crowd: Crowd;
  readonly servers: readonly ServerProcess[];
  readonly crew: readonly Striker[];
  readonly random: Random;
  readonly acts: Record<string, number>;
}

async function oneWindow({ crowd, servers, crew, random, acts }: Abuse): Promise<Window> {
  const take = () => crowd.people.flatMap(person => person.takeTimes());
  await sleep(resting);
  take();
  await sleep(quietFor);
  const quiet = p99(take());
  const end = performance.now() + abusedFor;
  let done = 0;
  const annoying = attacks.filter(({ annoy }) => annoy !== undefined);
  const pest = async (striker: Striker) => {
    while (performance.now() < end && servers.every(({ isListening }) => isListening)) {
      const { name } = random.pick(annoying);
      const [address, honest] = [0, 0].map(() => `127.0.4.${1 + random.below(addresses)}`) as [string, string];
      const { port } = random.pick(servers);
      const target = { port, pid: 0, address, honest, seed: random.below(1_000_000), sown: null };
      acts[name] = (acts[name] ?? 0) + 1;
      done += 1;
      await striker.strike({ name, how: 'annoy', target });
    }
  };
  await Promise.all(crew.flatMap(striker => Array.from({ length: together }, () => pest(striker))));
  const abused = p99(take());
  return { quiet, abused, rss: Math.max(...(await Promise.all(servers.map(rssOf)))), acts: done };
}

const p99 = (times: readonly number[]): number => quantile(times, 0.99);

/** By the server's own count, which it gives to this machine only. */
async function rssOf({ port, isListening }: ServerProcess): Promise<number> {
  if (!isListening) return 0;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
}

function faultsOf(windows: readonly Window[], acts: AbuseReport['acts'], end: Report): readonly string[] {
  const [quiet, abused] = [median(windows.map(w => w.quiet)), median(windows.map(w => w.abused))];
  const grown = growthOf(windows);
  const troubles = Object.entries(end.troubles).map(([what, n]) => `Logged ${n} times: ${what}`);
  return [
    ...faultsIn(end),
    ...troubles.slice(0, 10),
    ...(abused <= quiet * slower ? [] : [`Others waited ${(abused / quiet).toFixed(2)} times as long.`]),
    ...(grown <= mostGrowth ? [] : [`Memory grew by ${mb(grown)} from the second quarter to the last.`]),
    ...(end.audit.acknowledged > 0 && Object.keys(acts).length > 0 ? [] : ['Nothing happened: nothing is proved.']),
  ];
}

/** From the second quarter, by when all one-time allocations are made, to the last. */
function growthOf(windows: readonly Window[]): number {
  const quarter = Math.ceil(windows.length / 4);
  const mean = (some: readonly Window[]) => some.reduce((sum, { rss }) => sum + rss, 0) / Math.max(1, some.length);
  return windows.length < 4 ? 0 : mean(windows.slice(-quarter)) - mean(windows.slice(quarter, 2 * quarter));
}

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const lineOf = ({ quiet, abused, rss, acts }: Window): string =>
  `99 % within ${quiet.toFixed(1)} ms in the quiet, ${abused.toFixed(1)} ms under ${acts} acts; rss ${mb(rss)}`;

export function linesOfAbuse({ windows, acts, end, faults }: AbuseReport): readonly string[] {
  const [quiet, abused] = [median(windows.map(w => w.quiet)), median(windows.map(w => w.abused))];
  return [
    `${windows.length} windows of each kind, ${(quietFor + abusedFor + resting) / 1_000} s together`,
    `  acts: ${Object.entries(acts)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
    `  others: 99 % answered within ${abused.toFixed(1)} ms under abuse, ${quiet.toFixed(1)} ms without: ${(abused / quiet).toFixed(2)} times (at most ${slower}); medians of the windows`,
    `  memory: ${mb(windows[0]?.rss ?? 0)} after the first window, ${mb(windows.at(-1)?.rss ?? 0)} after the last; ${mb(growthOf(windows))} from the second quarter to the last (at most ${mb(mostGrowth)})`,
    ...(end === undefined ? [] : linesOfEnd(end)),
    ...faults.slice(0, 20).map(fault => `  ! ${fault}`),
  ];
}

const linesOfEnd = ({ audit, records, clients, tables, seconds }: Report): readonly string[] => [
  `  ${clients} clients at ${tables} tables for ${seconds} s; commands acknowledged: ${audit.acknowledged}; lost ${audit.lost.length}, doubled ${audit.doubled.length}, at another step ${audit.misplaced.length}, done but refused ${audit.denied.length}`,
  `  matches ended and verified: ${records.matches - records.flaws.length} of ${records.matches}`,
];
