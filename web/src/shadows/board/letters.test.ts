import { expect, test } from 'vitest';
import { lettersAt } from './letters.ts';

test('[UX-32] names and initials are at least 12 px high as seen, from a small phone to a large screen', () => {
  for (const scale of [0.45, 0.53, 0.7, 0.83, 1, 1.16, 1.9]) {
    const { tags, names, room } = lettersAt(scale);
    expect(19 * scale * Number(tags)).toBeGreaterThanOrEqual(12);
    if (room === 'much') expect(16.5 * scale * Number(names)).toBeGreaterThanOrEqual(12);
  }
});

test('names give way to initials where they would lie over the neighbours', () => {
  expect(lettersAt(0.53).room).toBe('little');
  expect(lettersAt(0.83).room).toBe('much');
});

test('close up a name does not grow with the picture', () => {
  expect(16.5 * 1.9 * Number(lettersAt(1.9).names)).toBeLessThan(19);
});
