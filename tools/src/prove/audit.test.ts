import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@lamplight/server/store/sqlite';
import type { Store } from '@lamplight/server/store/store';
import { expect, onTestFinished, test } from 'vitest';
import { audit } from './audit.ts';
import type { AcknowledgedCommand } from './person.ts';

const sign = '0123456789abcdef';
const joined = [{ type: 'joined', member: 2, name: 'Bo', hash: 'x' }];

/**
 * A table's log: somebody else joined, then Bo. Bo said something, and somebody muted Bo, which only the muter noticed.
 */
async function log(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-audit-'));
  const store = await openSqlite({ folder });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  await store.begin({ id: 'a-table', kind: 'table', began: 0, body: null });
  const rows = [
    ['other:1', '*', []],
    [`${sign}:join`, '*', joined],
    ['other:2', ['1'], []],
    [`${sign}:say`, '*', []],
  ] as const;
  for (const [n, [command, noticed, of]] of rows.entries())
    await store.append({ stream: 'a-table', seq: n + 1, command, body: { at: 0, noticed, of }, due: null });
  return store;
}

const promise = (command: string, step: number): AcknowledgedCommand => ({
  ...{ command: `${sign}:${command}`, stream: 'a-table', of: 'table', step, key: '2' },
});
const auditOf = async (...acknowledged: readonly AcknowledgedCommand[]) =>
  audit(await log(), [{ sign, acknowledged: [...acknowledged], contradictions: [] }]);

test('what was promised and kept is found, at the step of whoever asked', async () => {
  expect(await auditOf(promise('join', 1), promise('say', 2))).toEqual({
    ...{ acknowledged: 2, rows: 4, lost: [], doubled: [], misplaced: [], denied: [] },
  });
});

test('what was promised and is not kept is lost', async () => {
  const { lost, misplaced } = await auditOf(promise('join', 1), promise('say', 2), promise('sit', 3));
  expect(lost).toEqual([expect.stringContaining(`${sign}:sit to table a-table, said to be done at step 3`)]);
  expect(misplaced).toEqual([]);
});

test('a wrong step is found', async () => {
  const { misplaced } = await auditOf(promise('join', 1), promise('say', 3));
  expect(misplaced).toEqual([expect.stringContaining('said to be done at step 3, is step 2 in the log')]);
});

test('one answer too many is found', async () => {
  const { doubled } = await auditOf(promise('join', 1), promise('say', 2), promise('say', 2));
  expect(doubled).toEqual([expect.stringContaining('was answered before')]);
});

test('what is kept although it was refused is found', async () => {
  const { denied } = await auditOf(promise('join', 1));
  expect(denied).toEqual([`Command ${sign}:say is in the log of a-table.`]);
});
