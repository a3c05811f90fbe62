import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LossyProxy, proxyTo } from '../../test/programs/lossy-proxy.ts';
import { type PostgresServer, startPostgres } from '../../test/programs/postgres.ts';
import { promises } from '../../test/store/contract.ts';
import { headOf, rowOf, type StorePlace } from '../../test/store/contract-place.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

let server: PostgresServer;
let url: string;
let place: StorePlace;
let opened: Promise<Store>[];

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server?.remove());

beforeEach(async () => {
  url = await server.database();
  opened = [];
  const open = (known = migrations): Promise<Store> => {
    const store = openPostgres({ url, migrations: known, report: () => undefined, giveUpAfter: 2_000 });
    opened.push(store);
    return store;
  };
  place = {
    node: () => open(),
    open,
    sql: async statement => {
      const client = new Client(url);
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
  };
});

afterEach(async () => {
  for (const store of await Promise.allSettled(opened)) if (store.status === 'fulfilled') await store.value.close();
});

describe('PostgreSQL promises:', () => {
  test.each(promises)('%s', (_name, kept) => kept(place));
});

test('says what it is', async () => {
  expect((await place.node()).name).toMatch(/^PostgreSQL \d+/);
});

test('a row it cannot take fails alone, and its words are in no error', async () => {
  const store = await place.node();
  for (const id of ['m', 'n']) await store.begin(headOf(id));
  const [bad, good] = await Promise.allSettled([
    store.append(rowOf('m', 1, { command: 'secret\u0000' })),
    store.append(rowOf('n', 1)),
  ]);
  expect(good).toEqual({ status: 'fulfilled', value: 'stored' });
  expect(bad).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('PostgreSQL refused (22021)') },
  });
  expect(JSON.stringify(bad)).not.toContain('secret');
});

test('a connection that is cut in the middle of appends costs nothing', async () => {
  const store = await place.node();
  const streams = Array.from({ length: 50 }, (_, n) => `m${n}`);
  for (const id of streams) await store.begin(headOf(id));
  const cutting = setInterval(
    () => void place.sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lamplight'"),
    30,
  );
  const written = await Promise.all(
    streams.map(async id => {
      for (let seq = 1; seq <= 20; seq++) expect(await store.append(rowOf(id, seq))).toBe('stored');
    }),
  );
  clearInterval(cutting);
  expect(written).toHaveLength(50);
  for (const id of streams) expect(await store.read(id, 0)).toHaveLength(20);
});

describe('an answer that is lost after the deed:', () => {
  let proxy: LossyProxy;
  let store: Store;
  let direct: Store;

  beforeEach(async () => {
    proxy = await proxyTo(url);
    direct = await place.node();
    store = await openPostgres({ url: proxy.url, report: () => undefined });
  });

  afterEach(async () => {
    await store.close();
    await proxy.close();
  });

  test('the row is found to be stored, and is there once', async () => {
    await store.begin(headOf('m'));
    proxy.loseNextAnswer();
    expect(await store.append(rowOf('m', 1, { due: 5 }))).toBe('stored');
    expect(proxy.lost).toBe(1);
    expect(await direct.read('m', 0)).toEqual([rowOf('m', 1, { due: 5 })]);
    expect(await store.append(rowOf('m', 2))).toBe('stored');
  });

  test('of many rows, those of others are still told from our own', async () => {
    const streams = Array.from({ length: 20 }, (_, n) => `m${n}`);
    for (const id of streams) await store.begin(headOf(id));
    await direct.append(rowOf('m3', 1, { body: 'of another' }));
    await direct.append(rowOf('m4', 1, { command: 'of another' }));
    proxy.loseNextAnswer();
    const appended = await Promise.all(streams.map(id => store.append(rowOf(id, 1))));
    expect(proxy.lost).toBe(1);
    expect(streams.filter((_, n) => appended[n] === 'beaten')).toEqual(['m3', 'm4']);
  });

  test('a stream is begun by us', async () => {
    proxy.loseNextAnswer();
    expect(await store.begin(headOf('m'), 'LAMPLT')).toBe(true);
    expect(proxy.lost).toBe(1);
    proxy.loseNextAnswer();
    expect(await store.begin({ ...headOf('m'), body: 'of another' })).toBe(false);
  });
});

test('warns when the database is set up so that it may forget', async () => {
  const said: string[] = [];
  const careless = `${url}${encodeURIComponent(' -c synchronous_commit=off')}`;
  const store = await openPostgres({ url: careless, report: proxy => said.push(proxy) });
  await store.close();
  expect(said.join()).toContain('may be lost');
});

test('a database that is not there is refused with a sentence that names no secret', async () => {
  const wrong = 'postgres://me:password@127.0.0.1:1/none';
  const opening = openPostgres({ url: wrong, report: () => undefined, giveUpAfter: 100 });
  await expect(opening).rejects.toThrow(/did not answer .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow('password');
});
