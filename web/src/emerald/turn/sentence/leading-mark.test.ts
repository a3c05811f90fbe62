import { expect, test } from 'vitest';
import { leadingMark } from './leading-mark.ts';

test('a mark after a card stays on its line, with the space that French puts before it', () => {
  expect(leadingMark('. Then')).toBe('.');
  expect(leadingMark('\u00a0: puis')).toBe('\u00a0:');
  expect(leadingMark(' and')).toBe('');
  expect(leadingMark('\u00a0cubes')).toBe('');
});
