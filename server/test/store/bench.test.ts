import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { speedOf } from './bench.ts';

test('many writers together store more than one alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-bench-'));
  const store = await openSqlite({ folder });
  const speed = await speedOf(store, { writers: 100, ms: 400 });
  await store.close();
  rmSync(folder, { recursive: true });
  expect(speed).toMatchObject({ name: store.name, writers: 100 });
  expect(speed.single).toBeGreaterThan(0);
  expect(speed.grouped).toBeGreaterThan(speed.single);
});
