import { expect, test } from 'vitest';
import { treeOf } from './memory.ts';
import type { CheckPart, Findings } from './part.ts';
import { judge, line, sentence } from './run.ts';

const part = (name: string, check: () => Findings): CheckPart => ({ name, about: name, check });
const good = part('good', () => ({ checked: 2, of: 'files', faults: [] }));
const bad = part('bad', () => ({ checked: 2, of: 'files', faults: [{ file: 'a.ts', line: 3, says: 'is wrong.' }] }));
const empty = part('empty', () => ({ checked: 0, of: 'files', faults: [] }));
const crash = part('crash', () => {
  throw new Error('the lamp went out');
});

test('a part passes when it looked at something and found no fault', async () => {
  const [first, second] = await judge([good, bad], treeOf({}));
  expect(first).toMatchObject({ part: 'good', passed: true, checked: 2 });
  expect(second).toMatchObject({ part: 'bad', passed: false, faults: [{ file: 'a.ts' }] });
});

test('a note is told and fails nothing', async () => {
  const [verdict] = await judge(
    [part('noted', () => ({ checked: 2, of: 'files', faults: [], notes: ['Look.'] }))],
    treeOf({}),
  );
  expect(verdict).toMatchObject({ passed: true, notes: ['Look.'] });
});

test('a part that found nothing to check fails', async () => {
  const [verdict] = await judge([empty], treeOf({}));
  expect(verdict?.passed).toBe(false);
  expect(verdict?.faults[0]?.says).toBe('The part empty found no files to check: see where it looks for them.');
});

test('a crash fails that part and stops no other', async () => {
  const verdicts = await judge([crash, good], treeOf({}));
  expect(verdicts.map(verdict => verdict.passed)).toEqual([false, true]);
  expect(verdicts[0]?.faults[0]?.says).toContain('The part crash itself crashed: Error: the lamp went out');
});

test('a verdict is one line', async () => {
  const [first, second] = await judge([good, bad], treeOf({}));
  expect(line(first!)).toMatch(/^ok {3}good {9} {0,1}2 files \(\d+\.\d s\)$/);
  expect(line(second!)).toMatch(/^FAIL bad +2 files, 1 fault \(\d+\.\d s\)$/);
});

test('a fault is a sentence that begins with its place', () => {
  expect(sentence({ file: 'a.ts', line: 3, says: 'is wrong.' })).toBe('a.ts:3 is wrong.');
  expect(sentence({ file: 'a.ts', says: 'is wrong.' })).toBe('a.ts is wrong.');
  expect(sentence({ says: 'All is wrong.' })).toBe('All is wrong.');
});
