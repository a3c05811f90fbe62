/** The ChaCha20 block function of RFC 8439, in 32-bit integer operations only: it gives the same on every machine. */

/** "expand 32-byte k", read as four little-endian words. */
const sigma = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const rounds = 20;

/** Sixteen words of key stream: eight of key, one of counter, three of nonce in. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
  const start = new Uint32Array([...sigma, ...key, counter, ...nonce]);
  const block = start.slice();
  for (let round = 0; round < rounds; round += 2) {
    quarter(block, 0, 4, 8, 12);
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15);
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  return block.map((word, n) => word + (start[n] ?? 0));
}

function quarter(block: Uint32Array, a: number, b: number, c: number, d: number): void {
  stir(block, a, b, d, 16);
  stir(block, c, d, b, 12);
  stir(block, a, b, d, 8);
  stir(block, c, d, b, 7);
}

/** `into += from; mixed ^= into; mixed <<<= by`. The array wraps at 32 bits by itself. */
function stir(block: Uint32Array, into: number, from: number, mixed: number, by: number): void {
  const sum = ((block[into] ?? 0) + (block[from] ?? 0)) | 0;
  const word = (block[mixed] ?? 0) ^ sum;
  block[into] = sum;
  block[mixed] = (word << by) | (word >>> (32 - by));
}
