import { emeraldBoard } from '@lamplight/art/public';
import { cityIds } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { type Direction, nearestCity } from './nearest.ts';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

describe.each(['desktop', 'phone'] as const)('on the %s map', shape => {
  const board = emeraldBoard[shape];

  test('every city can be reached by arrows from every other', () => {
    for (const start of cityIds) {
      const seen = new Set([start]);
      for (const city of seen)
        for (const direction of directions) {
          const next = nearestCity(board, city, direction);
          if (next !== undefined) seen.add(next);
        }
      expect([...seen].sort()).toEqual([...cityIds].sort());
    }
  });

  test('an arrow leads in its direction', () => {
    expect(nearestCity(board, 'madrid', 'right')).toBe('rome');
    expect(nearestCity(board, 'rome', 'left')).toBe('madrid');
    expect(nearestCity(board, 'madrid', 'up')).toBe('paris');
    expect(nearestCity(board, 'madrid', 'left')).toBeUndefined();
  });
});
