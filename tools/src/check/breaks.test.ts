import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaks } from './breaks.ts';
import { artBreaks } from './breaks-art.ts';
import { parts } from './check.ts';
import { type Copy, copyTree } from './copy.ts';

let copy: Copy;
beforeAll(() => {
  copy = copyTree(fileURLToPath(new URL('../../..', import.meta.url)));
});
afterAll(() => copy.remove());

const named = (name: string) => parts.find(part => part.name === name)!;

describe('the tree as it is', () => {
  test.each(parts.map(part => part.name))('%s finds no fault', async name => {
    expect(await copy.faults(named(name), {})).toEqual([]);
  });
});

describe('one break each', () => {
  test.each([...breaks, ...artBreaks])('$part finds $name', async ({ part, changes, says }) => {
    expect(await copy.faults(named(part), changes)).toContainEqual(expect.stringContaining(says));
  });
});
