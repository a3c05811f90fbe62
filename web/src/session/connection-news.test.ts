import { expect, test } from 'vitest';
import { nothingMissed, notSlow, troubleOf, withLatency, withNews } from './connection-news.ts';

test('[UX-22] a lost line says when the next try is and how old what is shown is', () => {
  const connection = { type: 'stale', since: 20_000, heard: 15_000, next: 23_500 } as const;
  expect(troubleOf(connection, 22_000)).toEqual({ type: 'stale', nextIn: 2, age: 7 });
  expect(troubleOf({ ...connection, next: undefined }, 22_900)).toEqual({ type: 'stale', nextIn: undefined, age: 7 });
  expect(troubleOf(connection, 24_000)?.nextIn).toBe(0);
});

test('a first connection is no trouble at once, and an open line none at all', () => {
  const connection = { type: 'connecting', since: 1_000, next: undefined } as const;
  expect(troubleOf(connection, 3_000)).toBeUndefined();
  expect(troubleOf(connection, 3_500)).toEqual({ type: 'connecting', nextIn: undefined, age: undefined });
  expect(troubleOf({ type: 'open', since: 0 }, 9_000)).toBeUndefined();
});

test('[UX-23] what was missed is counted: steps of the match that told something, and lines of the chat', () => {
  const news = [
    { of: 'match', told: [{ type: 'moved' }, { type: 'ended-round' }] },
    { of: 'match', told: [] },
    { of: 'table', told: [{ type: 'said' }, { type: 'came' }] },
    { of: 'table', told: [{ type: 'said' }] },
  ] as const;
  expect(news.reduce(withNews, nothingMissed)).toEqual({ moves: 1, lines: 2 });
});

test('[UX-24] a line is slow when three answers in a row were, and no longer when one is quick', () => {
  const seconds = (...latencies: readonly number[]) => latencies.reduce(withLatency, notSlow).seconds;
  expect(seconds(1_400, 1_500)).toBeUndefined();
  expect(seconds(40, 1_400, 1_500)).toBeUndefined();
  expect(seconds(40, 1_400, 1_500, 1_649)).toBe(1.6);
  expect(seconds(1_400, 1_500, 1_649, 90)).toBeUndefined();
});
