/** The ChaCha20 block function of RFC 8439, in 32-bit integer operations only: it gives the same on every machine. */

/** "expand 32-byte k", read as four little-endian words. */
const sigma = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const rounds = 20;

/** Used by one call at a time and made only once: a block is stirred for many a draw. */
const start = new Int32Array(16);
const stirred = new Int32Array(16);

/** Sixteen words of key stream: eight of key, one of counter, three of nonce in. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
  start.set(sigma);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  stirred.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  const block = new Uint32Array(16);
  for (let n = 0; n < 16; n++) block[n] = word(stirred, n) + word(start, n);
  return block;
}

const word = (list: Int32Array, place: number): number => list[place] as number;
const turn = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** The four words are local while they are stirred, so that each is fetched and stored only once. */
function quarter(first: number, second: number, third: number, fourth: number): void {
  let a = word(stirred, first);
  let b = word(stirred, second);
  let c = word(stirred, third);
  let d = word(stirred, fourth);
  a = (a + b) | 0;
  d = turn(d ^ a, 16);
  c = (c + d) | 0;
  b = turn(b ^ c, 12);
  a = (a + b) | 0;
  d = turn(d ^ a, 8);
  c = (c + d) | 0;
  b = turn(b ^ c, 7);
  stirred[first] = a;
  stirred[second] = b;
  stirred[third] = c;
  stirred[fourth] = d;
}
