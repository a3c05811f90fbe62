import { expect, test } from 'vitest';
import { readiness } from './readiness.ts';

test('however many ask, it is written once a second', async () => {
  let [written, time] = [0, 0];
  const isReady = readiness(
    async () => {
      written += 1;
    },
    2_000,
    () => time,
  );
  for (time = 0; time < 3_000; time += 100) await Promise.all([isReady(), isReady()]);
  expect(written).toBe(3);
});

test('who cannot write is not ready, and is ready again when it can', async () => {
  let [isFull, time] = [true, 0];
  const isReady = readiness(
    async () => {
      if (isFull) throw new Error('The disk is full.');
    },
    2_000,
    () => time,
  );
  await expect(isReady()).rejects.toThrow('The disk is full.');
  isFull = false;
  await expect(isReady()).rejects.toThrow('The disk is full.');
  time = 1_000;
  await isReady();
});

test('who does not answer is not ready', async () => {
  await expect(readiness(() => new Promise(() => {}), 10)()).rejects.toThrow('did not keep anything within 10 ms');
});
