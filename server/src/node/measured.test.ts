import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '../metrics.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type MeasuredStore, measured } from './measured.ts';

let folder: string;
let metrics: Metrics;
let store: MeasuredStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-measured-'));
  metrics = createMetrics();
  store = measured(await openSqlite({ folder }), metrics);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const begin = (id: string) => store.begin({ id, kind: 'match', began: 0, body: {} });
const row = (stream: string, seq: number) => ({ stream, seq, command: `command-${seq}`, body: {}, due: null });

test('appends are timed, those in one commit are counted together, and a beaten one is a conflict', async () => {
  for (const id of ['a', 'b', 'c']) await begin(id);
  expect(await Promise.all(['a', 'b', 'c'].map(id => store.append(row(id, 1))))).toEqual([
    'stored',
    'stored',
    'stored',
  ]);
  expect(await store.append(row('a', 1))).toBe('beaten');
  await sleep(20);
  const text = await metrics.text();
  expect(text).toContain('lamplight_append_seconds_count 4');
  expect(text).toContain('lamplight_append_conflicts_total 1');
  expect(text).toContain('lamplight_commit_rows_count 2');
  expect(text).toContain('lamplight_commit_rows_sum 4');
});

test('a hint is timed until its row was read; our own, and those of streams not open here, are not', async () => {
  for (const id of ['a', 'b']) await begin(id);
  await store.append(row('a', 1));
  store.heard('a', 1);
  store.heard('b', 1);
  await store.read('a', 0);
  expect(await metrics.text()).toContain('lamplight_hint_to_read_seconds_count 0');
  store.heard('a', 2);
  await store.read('a', 1);
  expect(await metrics.text()).toContain('lamplight_hint_to_read_seconds_count 0');
  await store.append(row('a', 2));
  await store.read('a', 0);
  expect(await metrics.text()).toContain('lamplight_hint_to_read_seconds_count 1');
});
