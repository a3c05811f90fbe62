import { expect, test } from 'vitest';
import { nothing } from './belief-signs.ts';
import { weights } from './belief-weights.ts';

test('every sign has its weight: a new effect is a new sign, and they are fitted anew', () => {
  expect(weights).toHaveLength(nothing.length);
});
