import { expect, test } from 'vitest';
import { houses } from './houses.ts';

const row = houses(1440, 230);
const lefts = (path: string) => [...path.matchAll(/M(-?[\d.]+)/g)].map(([, left]) => Number(left));

test('the town is the same at every visit', () => {
  expect(houses(1440, 230)).toEqual(row);
});

test('houses stand from edge to edge, none wider than a house', () => {
  const all = row.walls.flatMap(lefts).toSorted((one, other) => one - other);
  expect(all[0]).toBeLessThanOrEqual(0);
  expect(all.at(-1)).toBeGreaterThan(1440 - 70);
  const gaps = all.slice(1).map((left, index) => left - (all[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(70);
});

test('some windows are lit and most are dark', () => {
  const [lit, dark] = [lefts(row.lit).length, lefts(row.dark).length];
  expect(lit).toBeGreaterThan(20);
  expect(dark).toBeGreaterThan(3 * lit);
});

test('every path can be drawn', () => {
  for (const path of [...row.walls, row.dark, row.lit]) expect(path).toMatch(/^[MmLlHhVvQqZz\d\s.-]+$/);
});
