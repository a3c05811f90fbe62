import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../test/programs/postgres.ts';
import { until } from '../../test/programs/program.ts';
import { rowOf } from '../../test/store/contract-place.ts';
import { putUnderLoad } from '../../test/store/load.ts';
import { openPostgres } from './postgres.ts';

const kills = Number(process.env.LAMPLIGHT_POSTGRES_KILLS ?? 5);
let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server?.remove());

test(`kill -9 of PostgreSQL under load, ${kills} times: nothing that was answered is lost`, {
  timeout: 30_000 + kills * 15_000,
}, async () => {
  const url = await server.database();
  const stores = await Promise.all([1, 2].map(() => openPostgres({ url, report: () => undefined })));
  const answered = new Map<string, number>();
  let rows = 0;
  let over = false;
  const writing = stores.map((store, n) =>
    putUnderLoad({
      store,
      writers: 12,
      named: `n${n}`,
      stored: ({ stream, seq }) => {
        expect(seq).toBe((answered.get(stream) ?? 0) + 1);
        answered.set(stream, seq);
        rows += 1;
      },
      goOn: () => !over,
    }),
  );
  const pauses: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const before = rows;
    await until('rows are stored', () => rows > before + 50);
    await sleep(randomInt(200));
    const killedAt = performance.now();
    await server.kill();
    await server.start();
    const back = rows;
    await until('rows are stored again', () => rows > back);
    pauses.push(Math.round(performance.now() - killedAt));
  }
  over = true;
  await Promise.all(writing);

  expect(answered.size).toBe(24);
  for (const [stream, seq] of answered) {
    const there = await stores[0]!.read(stream, 0);
    expect(there.map(row => row.seq)).toEqual(Array.from({ length: seq }, (_, n) => n + 1));
    expect(new Set(there.map(row => row.command)).size).toBe(seq);
  }
  await Promise.all(stores.map(store => store.close()));
  process.stderr.write(
    `${server.name}, ${kills} kills: ${rows} rows answered, 0 lost; back after ${pauses.join(', ')} ms.\n`,
  );
});

test('when PostgreSQL stays away, whoever waits is told that it is not known, and can look when it is back', async () => {
  const url = await server.database();
  const store = await openPostgres({ url, report: () => undefined, giveUpAfter: 300 });
  await store.begin({ id: 'm', kind: 'match', began: 0, body: null });
  await server.kill();
  await expect(store.append(rowOf('m', 1))).rejects.toThrow('may be or may not');
  await server.start();
  expect(await store.done('m', 'c1')).toBeUndefined();
  expect(await store.append(rowOf('m', 1))).toBe('stored');
  await store.close();
});
