import { expect, test } from 'vitest';
import { centreOf } from '../geometry/geometry.ts';
import { journeyStops, linePath } from './stops.ts';

test('every stop after the start is numbered; a second visit stands beside the first', () => {
  const stops = journeyStops(['0,0', '0,1', '0,2', '0,1']);
  expect(stops.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(stops[0]).toMatchObject(centreOf('0,1'));
  expect(stops[2]).toMatchObject({ x: centreOf('0,1').x + 25, y: centreOf('0,1').y });
});

test('a journey that has not begun draws nothing but its start', () => {
  expect(journeyStops(['0,0'])).toEqual([]);
  expect(linePath(['0,0'])).toBe('M0 0');
  expect(linePath([])).toBe('');
});
