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
  store = measured(await openSqlite({ folder }), metrics, () => Date.now());
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
  expect(text).toContain('lamplight_command_tries_sum 3');
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

test('who reads of the past learns nothing of now', async () => {
  await begin('a');
  for (const seq of [1, 2]) await store.append(row('a', seq));
  expect(await store.read('a', 0, 1)).toHaveLength(1);
  store.heard('a', 2);
  await store.read('a', 0);
  expect(await metrics.text()).toContain('lamplight_hint_to_read_seconds_count 0');
});

test('a command that was beaten counts each try', async () => {
  await begin('a');
  await store.append(row('a', 1));
  expect(await store.append({ ...row('a', 1), command: 'mine' })).toBe('beaten');
  expect(await store.append({ ...row('a', 2), command: 'mine' })).toBe('stored');
  expect(await metrics.text()).toContain('lamplight_command_tries_sum 3');
});

test('a clock is late by as much as has passed since its time', async () => {
  await begin('a');
  await store.append({ ...row('a', 1), due: Date.now() - 3000 });
  await store.append({ ...row('a', 2), command: 'alarm:2' });
  await store.append({ ...row('a', 3), command: 'alarm:3' });
  const text = await metrics.text();
  expect(text).toContain('lamplight_alarm_lateness_seconds_count 1');
  expect(text).toContain('lamplight_alarm_lateness_seconds_bucket{le="2.5"} 0');
  expect(text).toContain('lamplight_alarm_lateness_seconds_bucket{le="10"} 1');
});
