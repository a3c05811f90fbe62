import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/http/caller.ts';
import { arrive } from '../../test/http/person.ts';
import { type TrialProcess, trial } from '../../test/node/server.ts';
import { type PostgresServer, startPostgres } from '../../test/programs/postgres.ts';
import { findRedis, type RedisServer, startRedis } from '../../test/programs/redis.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.remove());

let server: TrialProcess;
beforeEach(() => {
  server = trial();
});
afterEach(() => server.end());

const order = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"game":"emerald","seats":2,"options":{"clock":null,"runsOut":"step"}}',
};

/** Ada and Bo on two nodes. Ada's is killed, and she goes on at Bo's. */
async function playOnTwoNodes(env: NodeJS.ProcessEnv) {
  const [one, two] = await Promise.all([server.listening([], env), server.listening([], env)]);
  const { code } = JSON.parse((await ask(one.port, '/api/tables', order)).body) as { code: string };
  const ada = await arrive({ port: one.port, code });
  const bo = await arrive({ port: two.port, code });
  const names = (view: unknown) =>
    (view as { members: { name: string }[] } | undefined)?.members.map(({ name }) => name);
  expect(await ada.ask('table', { type: 'join', name: 'Ada' })).toMatchObject({ t: 'done' });
  expect(await bo.ask('table', { type: 'join', name: 'Bo' })).toMatchObject({ t: 'done' });
  await vi.waitFor(
    () =>
      expect([ada, bo].map(({ table }) => names(table?.view))).toEqual([
        ['Ada', 'Bo'],
        ['Ada', 'Bo'],
      ]),
    5000,
  );
  const hints = async () => {
    const { body } = await ask(two.port, '/metrics');
    return Number(/lamplight_hint_to_read_seconds_count (\d+)/.exec(body)?.[1]);
  };
  // Bo's node may have read that Ada joined when Bo joined. What Ada does alone, it must hear of by a hint.
  const heard = await hints();
  for (const seat of [0, 1]) {
    expect(await ada.ask('table', { type: 'sit', seat })).toMatchObject({ t: 'done' });
    await vi.waitFor(
      () => expect(bo.table?.view).toMatchObject({ members: [{ name: 'Ada', seat }, { name: 'Bo' }] }),
      5000,
    );
  }
  const hinted = (await hints()) - heard;

  one.child.kill('SIGKILL');
  await ada.caller.closed;
  const back = await arrive({ port: two.port, code, had: ada });
  expect(await back.ask('table', { type: 'sit', seat: 0 })).toMatchObject({ t: 'done' });
  await vi.waitFor(
    () => expect(bo.table?.view).toMatchObject({ members: [{ name: 'Ada', seat: 0 }, { name: 'Bo' }] }),
    5000,
  );
  two.child.kill('SIGTERM');
  expect(await two.ended).toEqual([0, null]);
  return { hinted, log: one.wrote() + two.wrote() };
}

test('two nodes on one PostgreSQL serve one table, and one goes on when the other is killed', async () => {
  const { log } = await playOnTwoNodes({ DATABASE_URL: await postgres.database() });
  expect(log).toContain('"store":"PostgreSQL');
});

const program = await findRedis();

describe.runIf(program)('with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(program!);
  });
  afterAll(() => redis?.remove());

  test('they hear of each other by hints', async () => {
    const { hinted } = await playOnTwoNodes({ DATABASE_URL: await postgres.database(), REDIS_URL: redis.url });
    expect(hinted).toBeGreaterThan(0);
  });

  test('and go on without Redis', async () => {
    const url = redis.url;
    await redis.stop();
    const { log } = await playOnTwoNodes({ DATABASE_URL: await postgres.database(), REDIS_URL: url });
    await redis.start();
    expect(log).toContain('Redis is away');
    expect(log).not.toContain(url);
  });
});
