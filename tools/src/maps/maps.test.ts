import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bands, faultsIn, figuresOf } from '@lamplight/shadows/fairness';
import { layerOf, mapPairs, type NumberedPair } from '@lamplight/shadows/maps';
import { expect, onTestFinished, test } from 'vitest';
import { checkMaps, dataFile, pageFile } from './check.ts';
import { draw, drawNumber, drawStored, storedAttempts, storedSeed } from './draw.ts';
import { dataOf, pageOf } from './page.ts';
import { rate } from './rate.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const stored = join(root, 'games', 'shadows', 'maps');

async function run(...args: readonly string[]) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args]);
    return { code: 0, out: stdout, err: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

/** A copy of the stored folder, to be broken. */
async function copied() {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-maps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of [dataFile, pageFile]) await copyFile(join(stored, file), join(folder, file));
  return folder;
}
const readPairs = async (folder: string) =>
  JSON.parse(await readFile(join(folder, dataFile), 'utf8')) as NumberedPair[];

test('[SA-MAP-3] the stored maps and their table are as the rules ask', async () => {
  expect(await checkMaps(stored)).toEqual([]);
  const { code, out } = await run('--check');
  expect([code, out]).toEqual([0, 'All 40 maps are as the rules ask.\n']);
});

test('[SA-MAP-3] by the figure of difficulty each of 1 to 6 is easier than each of the others, which spread', () => {
  const difficulties = mapPairs.map(pair => rate(pair).difficulty);
  const rest = difficulties.slice(6);
  expect(Math.max(...difficulties.slice(0, 6))).toBeLessThan(Math.min(...rest));
  expect(Math.max(...rest) - Math.min(...rest)).toBeGreaterThan(2);
  expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
});

test('the table says what the maps give', async () => {
  const page = await readFile(join(stored, pageFile), 'utf8');
  expect(page).toBe(pageOf(mapPairs));
  expect(page.match(/^\| \d+ \|.*\|$/gm)).toHaveLength(40);
  expect(await readFile(join(stored, dataFile), 'utf8')).toBe(dataOf(mapPairs));
});

test('a stale table fails the check', async () => {
  const folder = await copied();
  const page = await readFile(join(folder, pageFile), 'utf8');
  await writeFile(join(folder, pageFile), page.replace('| 40 |', '| 41 |'));
  expect(await checkMaps(folder)).toEqual([
    'The table in README.md does not say what maps.json gives. Run `npm run maps` to make it again.',
  ]);
});

test.each<[string, (pairs: NumberedPair[]) => unknown, string | RegExp]>([
  ['no list', () => ({}), 'maps.json is not a list of twin pairs.'],
  ['a pair without a share', ([first]) => [{ ...first, black: undefined }], 'maps.json is not a list of twin pairs.'],
  ['a map too few', pairs => pairs.slice(1), 'The maps are not numbered 1 to 40.'],
  [
    'a hard map among the first',
    pairs => pairs.with(0, { ...pairs[39]!, number: 1 }),
    'Map 1: with 11 police, turned to circle, black has a journey of 6 moves, not 4 to 4.',
  ],
  [
    'a cell used twice',
    pairs => pairs.with(6, { ...pairs[6]!, black: { ...pairs[6]!.black, client: pairs[6]!.common.client } }),
    /^Map 7: the cell \S+ is used twice\.$/,
  ],
])('the check finds %s', async (_name, change, sentence) => {
  const folder = await copied();
  await writeFile(join(folder, dataFile), JSON.stringify(change(await readPairs(folder))));
  const [first] = await checkMaps(folder);
  if (typeof sentence === 'string') expect(first).toContain(sentence);
  else expect(first).toMatch(sentence);
});

test('the check finds missing files', async () => {
  const folder = await copied();
  await rm(join(folder, pageFile));
  expect(await checkMaps(folder)).toEqual([
    'maps.json or README.md is not there. Run `npm run maps` to make it again.',
  ]);
});

test('every stored map was drawn from the stored seed', () => {
  const drawn = new Set(Array.from({ length: storedAttempts }, (_, n) => JSON.stringify(draw(storedSeed, n))));
  for (const { number, ...pair } of mapPairs) expect(drawn.has(JSON.stringify(pair)), `map ${number}`).toBe(true);
});

test('the same number gives the same map, held to the same rules, and another number another', async () => {
  const one = await run('--number', '41', '--json');
  const again = await run('--number', '41', '--json');
  expect(one.code).toBe(0);
  expect(again.out).toBe(one.out);
  const { pair } = JSON.parse(one.out) as { pair: NumberedPair };
  expect(pair).toEqual(drawNumber(41));
  const { number, ...twins } = pair;
  expect(number).toBe(41);
  expect([...faultsIn(twins, bands.rest)]).toEqual([]);
  const { number: _other, ...others } = drawNumber(42);
  expect(others).not.toEqual(twins);
  // People keep links with numbers: map 41 must never change.
  expect(twins.common).toEqual({
    evidence: ['-3,2', '0,3', '3,-1'],
    police: ['1,1', '3,0', '-2,0', '2,-2', '2,-3', '-1,0'],
    client: ['-1,3'],
  });
});

test('too few attempts are an error with a sentence', () => {
  expect(() => drawStored(1, 3)).toThrow(/^Only \d of 6 fair maps came up: raise storedAttempts\.$/);
});

test.each([
  ['a stored number', ['--number', '40'], 'ask for a number from 41 up.'],
  ['a number that is no seed', ['--number', '99999999999999999999'], 'is too large to be a seed.'],
  ['two wishes at once', ['--number', '41', '--check'], 'Give --check or --number, not both.'],
])('maps refuses %s with a sentence', async (_name, args, sentence) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('the figures of a whole map take well under 5 ms', () => {
  const layers = mapPairs.map(pair => layerOf(pair, 'black', 'circle'));
  const times = [...layers, ...layers].map(layer => {
    const start = performance.now();
    figuresOf(layer);
    return performance.now() - start;
  });
  // The median of the second round, because other things run on the machine too.
  expect(times.slice(40).toSorted((a, b) => a - b)[20]).toBeLessThan(5);
});
