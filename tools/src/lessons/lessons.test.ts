import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';

test('[UX-37] the pages hold the lessons and the boards of the rules as they are played today', async () => {
  expect(await lessons({ write: false })).toEqual([]);
});
