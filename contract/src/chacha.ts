/** The ChaCha20 block function of RFC 8439, in 32-bit integer operations only: it gives the same on every machine. */

/** "expand 32-byte k", read as four little-endian words. */
const sigma: readonly [number, number, number, number] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const rounds = 20;

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/**
 * Sixteen words of key stream, from eight of key, one of counter and three of nonce.
 *
 * Unrolled, because local variables are four times as fast here as an array, and every shuffle waits for it.
 */
export function chachaBlock(key: Uint32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
  let x0 = sigma[0];
  let x1 = sigma[1];
  let x2 = sigma[2];
  let x3 = sigma[3];
  let x4 = key[0] ?? 0;
  let x5 = key[1] ?? 0;
  let x6 = key[2] ?? 0;
  let x7 = key[3] ?? 0;
  let x8 = key[4] ?? 0;
  let x9 = key[5] ?? 0;
  let x10 = key[6] ?? 0;
  let x11 = key[7] ?? 0;
  let x12 = counter;
  let x13 = nonce[0];
  let x14 = nonce[1];
  let x15 = nonce[2];

  for (let round = 0; round < rounds; round += 2) {
    // The columns.
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 7);
    // The diagonals.
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 7);
  }

  const block = new Uint32Array(16);
  block[0] = x0 + sigma[0];
  block[1] = x1 + sigma[1];
  block[2] = x2 + sigma[2];
  block[3] = x3 + sigma[3];
  block[4] = x4 + (key[0] ?? 0);
  block[5] = x5 + (key[1] ?? 0);
  block[6] = x6 + (key[2] ?? 0);
  block[7] = x7 + (key[3] ?? 0);
  block[8] = x8 + (key[4] ?? 0);
  block[9] = x9 + (key[5] ?? 0);
  block[10] = x10 + (key[6] ?? 0);
  block[11] = x11 + (key[7] ?? 0);
  block[12] = x12 + counter;
  block[13] = x13 + nonce[0];
  block[14] = x14 + nonce[1];
  block[15] = x15 + nonce[2];
  return block;
}
