import { must } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { recordedEmerald } from './emerald.ts';
import { plainOf, reduceEmerald } from './plain-emerald.ts';

test.each([2, 3, 4, 5])('the plain reducer of Emerald tells the same story as the engine: %i players', seats => {
  const { start, events, last } = must(recordedEmerald(seats, 3), 2);
  expect(events.length).toBeGreaterThan(100);
  expect(events.reduce(reduceEmerald, plainOf(start))).toEqual(plainOf(last));
});
