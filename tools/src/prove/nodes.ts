import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomAt, seedOf } from '@lamplight/contract';
import { openPostgres } from '@lamplight/server/store/postgres';
import { startPostgres } from '@lamplight/server/test/programs/postgres';
import { until } from '@lamplight/server/test/programs/program';
import { findRedis, type RedisServer, startRedis } from '@lamplight/server/test/programs/redis';
import { conclude, type Report } from './conclude.ts';
import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

export interface NodesOptions {
  readonly tables: number;
  readonly kills: number;
  /** How long Redis is away in the middle, in milliseconds. */
  readonly silence: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

const count = 3;
const soonest = 300;
const latest = 2_500;
/** People at each table who only watch, each connected to another node. */
const onlookers = 2;

/** Three nodes on one PostgreSQL and one Redis. Random nodes are killed, and Redis is away for a while. */
export async function killNodes({ tables, kills, silence, seed, say }: NodesOptions): Promise<Report> {
  const program = await findRedis();
  if (program === undefined) {
    throw new Error(
      'This proof needs Redis, and none was found: install it (on Debian: apt-get install redis-server), or set LAMPLIGHT_REDIS to the path of redis-server.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-prove-'));
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis(program)]);
  const nodes: ServerProcess[] = [];
  try {
    say(`${postgres.name}, ${program.name}`);
    const url = await postgres.database();
    const env = { DATABASE_URL: url, REDIS_URL: redis.url, NODE_COMPILE_CACHE: join(folder, 'compiled') };
    for (let n = 0; n < count; n++) {
      const node = await ServerProcess.on(env);
      nodes.push(node);
      await node.start();
    }
    const dial = dialAmong(nodes);
    const api = `http://127.0.0.1:${nodes[0]?.port}`;
    const crowd = await Crowd.gather({ tables, seed, api, dial, onlookers, isWitnessed: true });
    say(`${crowd.people.length} clients at ${tables} tables on ${count} nodes`);
    const began = performance.now();
    const random = randomAt(seedOf(seed), tables);
    let quiet: Promise<void> | undefined;
    for (let kill = 1; kill <= kills; kill++) {
      if (kill === Math.ceil(kills / 2)) quiet = silenceRedis(redis, silence, say);
      await killOne(crowd, nodes, random);
      if (kill % 10 === 0 || kill === kills) {
        const seconds = Math.round((performance.now() - began) / 1000);
        say(`${kill} kills in ${seconds} s: ${crowd.acknowledged} commands acknowledged`);
      }
    }
    await quiet;
    await until('all nodes are lit', () => nodes.every(({ isListening }) => isListening));
    const openStore = () => openPostgres({ url, report: () => undefined });
    return await conclude({ crowd, servers: nodes, dial, openStore, kills, began });
  } finally {
    await Promise.all(nodes.map(node => node.kill()));
    await Promise.all([postgres.remove(), redis.remove()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** As a proxy would: another node for each new connection, and none that is known to be down. */
export function dialAmong(nodes: readonly ServerProcess[]): (tries: number) => string {
  return tries => {
    const up = nodes.filter(({ isListening }) => isListening);
    const among = up.length === 0 ? nodes : up;
    return (among[tries % among.length] as ServerProcess).url;
  };
}

async function killOne(crowd: Crowd, nodes: readonly ServerProcess[], random: Random): Promise<void> {
  await sleep(soonest + random.below(latest - soonest));
  const node = random.pick(nodes);
  const at = performance.now();
  await node.kill();
  for (const person of crowd.people) if (person.calls === node.url) person.cut(at, { byConnection: true });
  // Not awaited: the others go on meanwhile, and the next kill may hit it while it starts.
  node.start().catch(() => undefined);
}

async function silenceRedis(redis: RedisServer, silence: number, say: (line: string) => void): Promise<void> {
  await redis.stop();
  say(`Redis is away for ${silence / 1000} s`);
  await sleep(silence);
  await redis.start();
  say('Redis is back');
}
