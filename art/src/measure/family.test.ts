import { expect, test } from 'vitest';
import { type Family, familyOf } from './family.ts';
import { labOf } from './oklab.ts';

const hex = (colour: string) => {
  const value = Number.parseInt(colour.slice(1), 16);
  return labOf(value >> 16, (value >> 8) & 255, value & 255);
};

/** Colours whose name nobody would argue about, and those of our palettes that lie close to a border. */
const named: readonly (readonly [string, Family])[] = [
  ['#ff0000', 'red'],
  ['#c8342c', 'red'],
  ['#5b1f3d', 'red'],
  ['#e07b2a', 'orange'],
  ['#d2691e', 'orange'],
  ['#ffff00', 'yellow'],
  ['#ffd27a', 'yellow'],
  ['#d6ae62', 'yellow'],
  ['#00ff00', 'green'],
  ['#8fbf6a', 'green'],
  ['#808000', 'green'],
  ['#19a7a0', 'teal'],
  ['#22d3e0', 'teal'],
  ['#0000ff', 'blue'],
  ['#7fc0cf', 'blue'],
  ['#0f2a40', 'blue'],
  ['#3b1f6b', 'violet'],
  ['#7a4fa8', 'violet'],
  ['#e58fa8', 'pink'],
  ['#ffb59a', 'pink'],
  ['#ff69b4', 'pink'],
  ['#7a4a2b', 'brown'],
  ['#5e3c2a', 'brown'],
  ['#b67a50', 'brown'],
  ['#f4f1ea', 'white'],
  ['#fff4dc', 'white'],
  ['#8b8d90', 'grey'],
  ['#404040', 'grey'],
  ['#1d1614', 'black'],
  ['#12222e', 'black'],
];

test.each(named)('%s is %s', (colour, family) => {
  expect(familyOf(hex(colour))).toBe(family);
});

test('white is as light as can be and has no colour', () => {
  const { l, a, b } = labOf(255, 255, 255);
  expect(l).toBeCloseTo(1, 5);
  expect(Math.hypot(a, b)).toBeLessThan(1e-4);
});
