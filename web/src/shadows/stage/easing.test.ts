import { expect, test } from 'vitest';
import { curve, out, spring } from './easing.ts';

test('a curve begins at nothing and ends whole, before and after its time too', () => {
  for (const ease of [out, spring]) expect([-1, 0, 1, 2].map(ease)).toEqual([0, 0, 1, 1]);
});

test('handles on the straight line leave a share as it is', () => {
  const plain = curve(0.25, 0.25, 0.75, 0.75);
  for (const share of [0.1, 0.37, 0.8]) expect(plain(share)).toBeCloseTo(share, 3);
});

test('what eases out is past half early, and a spring goes beyond its end', () => {
  expect(out(0.25)).toBeGreaterThan(0.5);
  expect(Math.max(...[0.4, 0.5, 0.6, 0.7].map(spring))).toBeGreaterThan(1);
});
