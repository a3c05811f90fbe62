import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';

const words = (hex: string): readonly number[] =>
  (hex.match(/[0-9a-f]{8}/g) ?? []).map(word => Number.parseInt(word, 16));

test('the block of RFC 8439, section 2.3.2', () => {
  // The key is the bytes 00 01 … 1f, the nonce 00 00 00 09 00 00 00 4a 00 00 00 00, read as little-endian words.
  const key = Uint32Array.from(words('03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c'));
  const block = chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]);
  expect([...block]).toEqual(
    words(`
      e4e7f110 15593bd1 1fdd0f50 c47120a3
      c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
      466482d2 09aa9f07 05d7c214 a2028bd9
      d19c12b5 b94e16de e883d0cb 4e3c50a2
    `),
  );
});

test('the block of RFC 8439, appendix A.1, test vector 1: all zeros', () => {
  expect([...chachaBlock(new Uint32Array(8), 0, [0, 0, 0])]).toEqual(
    words(`
      ade0b876 903df1a0 e56a5d40 28bd8653
      b819d2bd 1aed8da0 ccef36a8 c70d778b
      7c5941da 8d485751 3fe02477 374ad8b8
      f4b8436a 1ca11815 69b687c3 8665eeb2
    `),
  );
});

test('OpenSSL makes the same key stream from any key, counter and nonce', () => {
  const word = fc.nat({ max: 2 ** 32 - 1 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 8, maxLength: 8 }),
      word,
      fc.tuple(word, word, word),
      (key, counter, nonce) => {
        const stream = createCipheriv('chacha20', bytesOf(key), bytesOf([counter, ...nonce])).update(
          new Uint8Array(64),
        );
        expect(bytesOf(chachaBlock(Uint32Array.from(key), counter, nonce))).toEqual(stream);
      },
    ),
    { seed: 1 },
  );
});

function bytesOf(wordsOf: Iterable<number>): Buffer {
  return Buffer.concat(
    Array.from(wordsOf, word => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(word);
      return bytes;
    }),
  );
}

test('neither key nor nonce is changed by it', () => {
  const key = new Uint32Array(8).fill(7);
  chachaBlock(key, 3, [1, 2, 3]);
  expect([...key]).toEqual(Array(8).fill(7));
});
