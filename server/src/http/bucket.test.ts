import { expect, test } from 'vitest';
import { createBucket, createBuckets } from './bucket.ts';

const rate = { burst: 3, perSecond: 2 };
const times = (count: number, take: () => boolean) => Array.from({ length: count }, take).filter(Boolean).length;

test('a full bucket gives its burst and then nothing', () => {
  const bucket = createBucket(rate, () => 0);
  expect(times(10, bucket.take)).toBe(3);
});

test('tokens come back with time, up to the burst and no further', () => {
  let now = 0;
  const bucket = createBucket(rate, () => now);
  times(3, bucket.take);
  now = 499;
  expect(bucket.take()).toBe(false);
  now = 500;
  expect(times(5, bucket.take)).toBe(1);
  now = 3_600_000;
  expect(times(10, bucket.take)).toBe(3);
});

test('a refusal costs nothing: who waits long enough is let in', () => {
  let now = 0;
  const bucket = createBucket(rate, () => now);
  times(1000, bucket.take);
  now = 1000;
  expect(times(10, bucket.take)).toBe(2);
});

test('what something has cost is taken afterwards, also what is not there, and comes back with time', () => {
  let now = 0;
  const bucket = createBucket(rate, () => now);
  const buckets = createBuckets(rate, () => now);
  const taken: readonly [() => boolean, (tokens: number) => void][] = [
    [bucket.take, bucket.charge],
    [() => buckets.take('ada'), tokens => buckets.charge('ada', tokens)],
  ];
  for (const [take, charge] of taken) {
    now = 10_000;
    expect(take()).toBe(true);
    charge(4);
    now = 11_499;
    expect(take()).toBe(false);
    now = 11_500;
    expect(times(3, take)).toBe(1);
    now = 20_000;
  }
  expect(buckets.take('bo')).toBe(true);
});

test('in the long run the rate holds, however the asking is spread', () => {
  let now = 0;
  const bucket = createBucket(rate, () => now);
  let given = 0;
  for (; now < 100_000; now += 7) if (bucket.take()) given++;
  expect(given).toBeGreaterThanOrEqual(200);
  expect(given).toBeLessThanOrEqual(203);
});

test('keys do not pay for each other', () => {
  const buckets = createBuckets(rate, () => 0);
  expect(times(10, () => buckets.take('a'))).toBe(3);
  expect(times(10, () => buckets.take('b'))).toBe(3);
});

test('the quietest key is forgotten first, and no more are kept than promised', () => {
  const buckets = createBuckets({ burst: 1, perSecond: 0 }, () => 0, 2);
  expect([buckets.take('a'), buckets.take('b')]).toEqual([true, true]);
  expect(buckets.take('a')).toBe(false);
  // c pushes out b, which spoke before a did.
  expect(buckets.take('c')).toBe(true);
  expect(buckets.take('a')).toBe(false);
  expect(buckets.take('b')).toBe(true);
});
