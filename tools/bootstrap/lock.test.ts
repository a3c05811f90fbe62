import { readdirSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshClone } from './fresh-clone.ts';

const lock = 'tools/bootstrap/.installing';
/** Never given to a process: the largest id Linux allows is 2^22. */
const deadPid = 2 ** 30;

function left(clone: ReturnType<typeof freshClone>) {
  return readdirSync(join(clone.root, 'tools/bootstrap')).filter(name => name.startsWith('.installing'));
}

test('three at once install once, and none runs before the packages are there', async () => {
  const clone = freshClone();
  const runs = await Promise.all([1, 2, 3].map(() => clone.run(['start'], { NPM_TAKES: '1500' })));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(clone.npmCalls()).toHaveLength(1);
  expect(
    runs.filter(({ err }) => err.includes('Another Lamplight command is installing; waiting for it…')),
  ).toHaveLength(2);
  expect(left(clone)).toEqual([]);
});

test('the lock of a process that is gone does not block, for however many wait', async () => {
  const clone = freshClone();
  clone.write(`${lock}/owner.json`, JSON.stringify({ token: 'old', pid: deadPid, host: hostname() }));
  const runs = await Promise.all([1, 2, 3].map(() => clone.run(['start'], { NPM_TAKES: '800' })));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(clone.npmCalls()).toHaveLength(1);
  expect(left(clone)).toEqual([]);
});

test('a lock from another machine holds while its heart beats, and no longer', async () => {
  const clone = freshClone();
  clone.write(`${lock}/owner.json`, JSON.stringify({ token: 'far', pid: deadPid, host: 'elsewhere' }));
  const waiting = clone.start(['start']);
  await sleep(1200);
  expect(clone.npmCalls()).toEqual([]);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(clone.root, lock, 'owner.json'), longAgo, longAgo);
  expect((await clone.end(waiting)).code).toBe(0);
  expect(clone.npmCalls()).toHaveLength(1);
});

test('interrupted while installing: npm is stopped, nothing counts as installed, no lock stays', async () => {
  const clone = freshClone();
  const installing = clone.start(['start'], { NPM_TAKES: '20000' });
  while (clone.npmCalls().length === 0) await sleep(20);
  installing.kill('SIGTERM');
  expect(await clone.end(installing)).toMatchObject({ code: null, signal: 'SIGTERM', out: '' });
  expect(clone.has('node_modules/.lamplight-installed')).toBe(false);
  expect(left(clone)).toEqual([]);
});
