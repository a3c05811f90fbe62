import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomAt, seedOf } from '@lamplight/contract';
import { openPostgres } from '@lamplight/server/store/postgres';
import { openSqlite } from '@lamplight/server/store/sqlite';
import type { Store } from '@lamplight/server/store/store';
import { type PostgresServer, startPostgres } from '@lamplight/server/test/programs/postgres';
import { until } from '@lamplight/server/test/programs/program';
import { conclude, type Report } from './conclude.ts';
import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

export interface KillOptions {
  readonly tables: number;
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** One of this many kills comes while the server starts. */
const inTheStart = 8;
/** About how long a start takes, in milliseconds: such a kill comes within it. */
const start = 1_000;
/** One of this many other kills comes while people are still coming back. */
const inTheReturn = 4;
/** The others come once this share is back, or after `longestReturn` at most; then at a random time within `play`. */
const most = 0.9;
const longestReturn = 4_000;
const play = 1_500;

/** Where rows are stored, and what of it can be killed. */
interface KillPlace {
  readonly env: NodeJS.ProcessEnv;
  readonly open: () => Promise<Store>;
  readonly postgres?: PostgresServer;
}

/** Kills the one server with SIGKILL again and again, with its rows in SQLite. */
export async function killSqlite(options: KillOptions): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-prove-'));
  try {
    const data = join(folder, 'data');
    const env = { DATA: data, NODE_COMPILE_CACHE: join(folder, 'compiled') };
    return await killAgainAndAgain(options, { env, open: () => openSqlite({ folder: data }) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same with PostgreSQL, which is itself killed every second time. */
export async function killPostgres(options: KillOptions): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-prove-'));
  const postgres = await startPostgres();
  try {
    options.say(postgres.name);
    const url = await postgres.database();
    const env = { DATABASE_URL: url, NODE_COMPILE_CACHE: join(folder, 'compiled') };
    const open = () => openPostgres({ url, report: () => undefined });
    return await killAgainAndAgain(options, { env, open, postgres });
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killAgainAndAgain({ tables, kills, seed, say }: KillOptions, place: KillPlace): Promise<Report> {
  const server = await ServerProcess.on(place.env);
  const random = randomAt(seedOf(seed), tables);
  try {
    await server.start();
    const api = `http://127.0.0.1:${server.port}`;
    const dial = () => server.url;
    const crowd = await Crowd.gather({ tables, seed, api, dial, onlookers: 0, isWitnessed: false });
    say(`${crowd.people.length} clients at ${tables} tables`);
    const began = performance.now();
    for (let kill = 1; kill <= kills; kill++) {
      const { postgres } = place;
      if (postgres !== undefined && kill % 2 === 0) await killDatabase(crowd, postgres, random);
      else await killNode(crowd, server, random);
      if (kill % 10 === 0 || kill === kills) say(progress(kill, crowd, began));
    }
    await until('the server is lit', () => server.isListening);
    return await conclude({ crowd, servers: [server], dial, openStore: place.open, kills, began });
  } finally {
    await server.kill();
  }
}

/** Kills the server and starts it again at once. */
async function killNode(crowd: Crowd, server: ServerProcess, random: Random): Promise<void> {
  if (server.isListening) await someMoment(crowd, random);
  const at = performance.now();
  await server.kill();
  for (const person of crowd.people) person.cut(at, { byConnection: true });
  const started = server.start();
  if (random.below(inTheStart) > 0) await started;
  else await Promise.race([started, sleep(random.below(start))]);
}

async function killDatabase(crowd: Crowd, postgres: PostgresServer, random: Random): Promise<void> {
  await someMoment(crowd, random);
  const at = performance.now();
  await postgres.kill();
  await postgres.start();
  // Not before: processes of the killed database may still answer what was under way.
  for (const person of crowd.people) person.cut(at, { byConnection: false });
}

async function someMoment(crowd: Crowd, random: Random): Promise<void> {
  if (random.below(inTheReturn) > 0) await crowd.back({ share: most, within: longestReturn });
  await sleep(random.below(play));
}

function progress(kills: number, crowd: Crowd, began: number): string {
  const seconds = Math.round((performance.now() - began) / 1000);
  const away = crowd.people.filter(({ isAway }) => isAway).length;
  return `${kills} kills in ${seconds} s: ${crowd.acknowledged} commands acknowledged, ${away} clients away`;
}
