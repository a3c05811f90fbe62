import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { promises } from '../../test/store/contract.ts';
import { headOf, rowOf, type StorePlace } from '../../test/store/contract-place.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

let folder: string;
let place: StorePlace;
let opened: Promise<Store>[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-sqlite-'));
  opened = [];
  const open = (known = migrations): Promise<Store> => {
    const store = openSqlite({ folder, migrations: known });
    opened.push(store);
    return store;
  };
  let only: Promise<Store> | undefined;
  place = {
    node: () => {
      only ??= open();
      return only;
    },
    open,
    sql: async statement => {
      const database = new Database(join(folder, 'lamplight.db'));
      const prepared = database.prepare(statement);
      const rows = prepared.reader ? prepared.all() : [prepared.run()];
      database.close();
      return rows;
    },
  };
});

afterEach(async () => {
  for (const store of await Promise.allSettled(opened)) if (store.status === 'fulfilled') await store.value.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('SQLite promises:', () => {
  test.each(promises)('%s', (_name, kept) => kept(place));
});

test('says what it is', async () => {
  expect((await place.node()).name).toMatch(/^SQLite 3\.\d+\.\d+$/);
});

test('a second process on the same folder is refused with a sentence, and the first goes on', async () => {
  const store = await place.node();
  await expect(place.open(migrations)).rejects.toThrow(
    /Another Lamplight is running on the data folder .* Stop it first/,
  );
  expect(await store.begin(headOf('m'))).toBe(true);
  await store.close();
  expect(await (await place.open(migrations)).head('m')).toEqual(headOf('m'));
});

test('[TB-KEEP-2] a second one is refused although somebody has deleted the file of the lock', async () => {
  const store = await place.node();
  rmSync(join(folder, 'lamplight.lock'));
  await expect(place.open(migrations)).rejects.toThrow('Another Lamplight is running on the data folder');
  expect(await store.begin(headOf('m'))).toBe(true);
});

test('a backup can be made while the store is open, with all that was answered', async () => {
  const store = await place.node();
  await store.begin(headOf('m'));
  await store.append(rowOf('m', 1));
  const tool = new Database(join(folder, 'lamplight.db'));
  await tool.backup(join(folder, 'backup.db'));
  tool.close();
  const backup = new Database(join(folder, 'backup.db'), { readonly: true });
  expect(backup.prepare('select count(*) from log').pluck().get()).toBe(1);
  backup.close();
  expect(await store.append(rowOf('m', 2))).toBe('stored');
});

describe.each(['lamplight.db', 'lamplight.db-wal'])('[TB-KEEP-1] when somebody takes %s away', file => {
  const taken = (told: string[] = []) => openSqlite({ folder, lost: sentence => told.push(sentence) });

  test('nothing more is answered as kept, whoever keeps the machine is told once, and it goes on when it is back', async () => {
    const told: string[] = [];
    const store = await taken(told);
    await store.begin(headOf('m'));
    expect(await store.append(rowOf('m', 1))).toBe('stored');
    renameSync(join(folder, file), join(folder, 'elsewhere'));
    for (const seq of [2, 2, 2])
      await expect(store.append(rowOf('m', seq))).rejects.toThrow(`${file} in the data folder`);
    expect(told).toHaveLength(1);
    renameSync(join(folder, 'elsewhere'), join(folder, file));
    expect(await store.append(rowOf('m', 2))).toBe('stored');
    await store.close();
    const again = await taken();
    expect(await again.read('m', 0)).toHaveLength(2);
    await again.close();
  });

  test('what has taken its place is not written to', async () => {
    const store = await taken();
    await store.begin(headOf('m'));
    rmSync(join(folder, file));
    writeFileSync(join(folder, file), '');
    await expect(store.append(rowOf('m', 1))).rejects.toThrow('Move back what was there');
    await store.close();
    expect(statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });
});

test('a folder that cannot be used is refused', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(openSqlite({ folder: join(folder, 'file', 'data') })).rejects.toThrow('ENOTDIR');
});

test('when the database cannot write, whoever asked is told, nothing is stored by halves, and it goes on', async () => {
  const first = await place.open(migrations);
  for (const id of ['m', 'n']) await first.begin(headOf(id));
  await first.close();
  await place.sql(
    "create trigger full before insert on log when new.stream = 'n' begin select raise(abort, 'secret'); end",
  );
  const store = await place.node();
  const both = await Promise.allSettled(['m', 'n'].map(id => store.append(rowOf(id, 1))));
  for (const one of both) {
    expect(one).toMatchObject({
      reason: { message: expect.stringContaining('could not write (SQLITE_CONSTRAINT_TRIGGER)') },
    });
  }
  expect(await store.read('m', 0)).toEqual([]);
  expect(await store.append(rowOf('m', 1))).toBe('stored');
});

test('many appends share few commits', async () => {
  const store = await place.node();
  const streams = Array.from({ length: 300 }, (_, n) => `m${n}`);
  await Promise.all(streams.map(id => store.begin(headOf(id))));
  const before = framesIn(folder);
  await Promise.all(streams.map(id => store.append(rowOf(id, 1, { body: 'x' }))));
  const database = new Database(join(folder, 'lamplight.db'), { readonly: true });
  expect(database.prepare('select count(*) from log').pluck().get()).toBe(300);
  database.close();
  // One commit per row would write at least three pages each: one of the table and one of each of its two indexes.
  expect(framesIn(folder) - before).toBeLessThan(150);
});

/** Pages written to the write-ahead log since it began. */
function framesIn(data: string): number {
  const wal = readFileSync(join(data, 'lamplight.db-wal'));
  return (wal.length - 32) / (wal.readUInt32BE(8) + 24);
}

test('the event loop goes on while the disk is busy', async () => {
  const store = await place.node();
  const streams = Array.from({ length: 200 }, (_, n) => `m${n}`);
  await Promise.all(streams.map(id => store.begin(headOf(id))));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const body = 'x'.repeat(20_000);
  for (let seq = 1; seq <= 10; seq++) await Promise.all(streams.map(id => store.append(rowOf(id, seq, { body }))));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});
