import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keep } from './keep.ts';
import { shadowsMatches } from './shadows.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamplight-matches-'));
afterAll(() => rm(folder, { recursive: true }));
const names = Object.keys(shadowsMatches);

test('nothing is written unless asked for', async () => {
  expect(await keep(folder, shadowsMatches, { write: false })).toEqual(names.map(name => ({ name, stored: false })));
  expect(await readdir(folder)).toEqual([]);
});

test('asked to, it writes them all, and the same bytes the next time', async () => {
  await keep(folder, shadowsMatches, { write: true });
  expect(await readdir(folder)).toEqual(names.map(name => `${name}.json`).toSorted());
  expect(await keep(folder, shadowsMatches, { write: true })).toEqual([]);
});

test('a match that is stored otherwise is named, and stays as it is', async () => {
  const file = join(folder, 'alone-won.json');
  await writeFile(file, '{}\n');
  expect(await keep(folder, shadowsMatches, { write: false })).toEqual([{ name: 'alone-won', stored: true }]);
  expect(await readFile(file, 'utf8')).toBe('{}\n');
});
