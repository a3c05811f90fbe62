import { expect, test } from 'vitest';
import { nearest, unknown } from './nearest.ts';

test.each<[string, string | undefined, string]>([
  ['moev', 'move', 'two letters swapped'],
  ['mov', 'move', 'one left out'],
  ['Refused', 'refused', 'a capital'],
  ['rfeusde', 'refused', 'twice swapped'],
  ['zebra', undefined, 'nothing like it'],
  ['at', undefined, 'short words must be nearer'],
])('%s is taken for %s: %s', (word, meant) => {
  expect(nearest(word, ['by', 'move', 'refused'])).toBe(meant);
});

test('an unknown word is answered with the nearest and with all that are known', () => {
  expect(unknown('player', 'anm', ['ann', 'bo'])).toBe(
    'There is no player "anm": did you mean "ann"? Write one of ann, bo.',
  );
  expect(unknown('player', 'zed', ['ann'])).toBe('There is no player "zed". Write ann.');
});

test('a long list is cut', () => {
  const cards = Array.from({ length: 84 }, (_, n) => `i${String(n + 1).padStart(2, '0')}`);
  expect(unknown('card', 'x', cards)).toBe(
    'There is no card "x". Write one of i01, i02, i03, i04, i05, i06, i07, i08, i09, i10, i11, i12, … (84 in all).',
  );
});
