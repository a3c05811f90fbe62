import { expect, test } from 'vitest';
import { commitmentTo, digestOf, freshSeed, keyOf, readSeed, seedOf } from './seed.ts';

test('a seed is named by its number', () => {
  expect(seedOf(17)).toBe('11'.padStart(64, '0'));
  expect(seedOf(0)).toBe('0'.repeat(64));
});

test.each([-1, 1.5, Number.NaN, 2 ** 53])('%s names no seed', n => {
  expect(() => seedOf(n)).toThrow(`A seed is a whole number from 0 up, not ${n}.`);
});

test.each([
  ['of 64 hex digits', 'ab'.repeat(32), true],
  ['too short', 'ab'.repeat(31), false],
  ['too long', 'ab'.repeat(33), false],
  ['with capitals, which would hash otherwise', 'AB'.repeat(32), false],
  ['with other letters', 'xy'.repeat(32), false],
  ['with a line break', `${'ab'.repeat(32)}\n`, false],
])('a text %s', (_name, text, isSeed) => {
  expect(readSeed(text)).toBe(isSeed ? text : undefined);
});

test('fresh seeds are seeds, and differ', () => {
  const seeds = Array.from({ length: 50 }, freshSeed);
  expect(seeds.every(seed => readSeed(seed) === seed)).toBe(true);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('the key has the first digits first', () => {
  expect([...keyOf(seedOf(0x1_0000_0002))]).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
});

test('the digest is SHA-256', async () => {
  // FIPS 180-2, appendix B.1.
  expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a commitment fixes one seed and shows nothing of it', async () => {
  const commitment = await commitmentTo(seedOf(17));
  expect(commitment).toBe(await commitmentTo(seedOf(17)));
  expect(commitment).not.toBe(await commitmentTo(seedOf(18)));
  // Hashed with a prefix, so that it differs from the plain digest of the seed.
  expect(commitment).not.toBe(await digestOf(seedOf(17)));
});
