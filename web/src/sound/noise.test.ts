import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { filtered, layIn, levelled, whiteNoise } from './noise.ts';

const mean = (samples: Float32Array) => samples.reduce((sum, each) => sum + each, 0) / samples.length;
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, each) => sum + each ** 2, 0) / samples.length);

test('what is levelled is as loud as asked, around zero', () => {
  const samples = levelled(
    whiteNoise(20_000, chanceFrom(3)).map(sample => sample + 0.4),
    0.1,
  );
  expect(rms(samples)).toBeCloseTo(0.1, 4);
  expect(mean(samples)).toBeCloseTo(0, 6);
});

test('a filtered loop has no seam', () => {
  const low = filtered(whiteNoise(8_000, chanceFrom(4)), 8_000, 100, 'low');
  const jumps = low.map((sample, n) => Math.abs(sample - (low[(n + 1) % low.length] ?? 0)));
  const seam = jumps.at(-1) ?? 1;
  expect(seam).toBeLessThanOrEqual(Math.max(...jumps.slice(0, -1)));
});

test('what runs over the end of a loop comes in at its beginning', () => {
  const loop = new Float32Array(4);
  layIn(loop, 3, index => index + 1, 3);
  expect([...loop]).toEqual([2, 3, 0, 1]);
});

test('the same seed is the same chance, evenly from 0 to 1', () => {
  const [one, other] = [chanceFrom(9), chanceFrom(9)];
  const drawn = Array.from({ length: 2_000 }, one);
  expect(drawn).toEqual(Array.from({ length: 2_000 }, other));
  expect(drawn.every(each => each >= 0 && each < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++)
    expect(drawn.filter(each => Math.floor(each * 10) === tenth).length).toBeGreaterThan(140);
});
