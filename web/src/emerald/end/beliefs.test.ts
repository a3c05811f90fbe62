import { expect, test } from 'vitest';
import { beliefsIn } from './beliefs.ts';

const sound = {
  seat: 1,
  of: [
    [0.5, 0],
    [0.7, 0],
    [1, 0],
  ],
};

test('what bots believed is read, and what cannot be shown is left out', () => {
  expect(beliefsIn([sound])).toEqual([sound]);
  expect(beliefsIn([sound, { seat: 2 }, { seat: 2, of: [[0.5]] }, { seat: 'x', of: sound.of }, null])).toEqual([sound]);
  expect(beliefsIn([{ seat: 1, of: [[0.5], [0.5], [7]] }])).toEqual([]);
  expect(beliefsIn(undefined)).toEqual([]);
  expect(beliefsIn(null)).toEqual([]);
});
