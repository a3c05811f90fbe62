import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { promises } from './contract.ts';
import { headOf, type Place, rowOf } from './contract-place.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

let folder: string;
let place: Place;
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

test('a folder that cannot be used is refused', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(openSqlite({ folder: join(folder, 'file', 'data') })).rejects.toThrow('ENOTDIR');
});

test('when the database cannot write, whoever asked is told, nothing is stored by halves, and it goes on', async () => {
  const store = await place.node();
  for (const id of ['m', 'n']) await store.begin(headOf(id));
  await place.sql(
    "create trigger full before insert on log when new.stream = 'n' begin select raise(abort, 'secret'); end",
  );
  const both = await Promise.allSettled(['m', 'n'].map(id => store.append(rowOf(id, 1))));
  for (const one of both) {
    expect(one).toMatchObject({
      reason: { message: expect.stringContaining('could not write (SQLITE_CONSTRAINT_TRIGGER)') },
    });
  }
  expect(await store.read('m', 0)).toEqual([]);
  await place.sql('drop trigger full');
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
  // One commit a row would write at least three pages each: the table's and those of its two indexes.
  expect(framesIn(folder) - before).toBeLessThan(150);
});

/** Pages written to the log since it was begun. */
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
