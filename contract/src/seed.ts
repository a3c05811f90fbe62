declare const seeded: unique symbol;

/** 256 bits as 64 hex digits. As wide as a key, because anyone who guesses it knows every shuffle of the match. */
export type Seed = string & { readonly [seeded]: true };

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** For a real match: it cannot be guessed. */
export const freshSeed = (): Seed => hex(crypto.getRandomValues(new Uint8Array(32))) as Seed;

/** For tests, benchmarks and arenas: the whole number `n` itself, so that a failure can name it. */
export function seedOf(n: number): Seed {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(`A seed is a whole number from 0 up, not ${n}.`);
  return n.toString(16).padStart(64, '0') as Seed;
}

export function readSeed(text: string): Seed | undefined {
  return /^[0-9a-f]{64}$/.test(text) ? (text as Seed) : undefined;
}

/** The eight key words of a seed, most significant digits first. */
export const keyOf = (seed: Seed): Uint32Array =>
  Uint32Array.from({ length: 8 }, (_, n) => Number.parseInt(seed.slice(n * 8, n * 8 + 8), 16));

/** Shown when the match starts. The seed itself is shown when it ends, so anyone can check that it was fixed before. */
export const commitmentTo = (seed: Seed): Promise<string> => digestOf(`lamplight seed ${seed}`);

/** SHA-256 as hex. Browsers offer it only on https and localhost; elsewhere, use `npm run replay` to verify a match. */
export async function digestOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
