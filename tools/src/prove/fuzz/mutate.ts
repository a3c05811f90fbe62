import type { Json, Random } from '@lamplight/contract';
import { oddKey, oddValue } from './odd.ts';

/** The value as JSON, changed in one place or a few: a wrong type, a key too many or too few, a depth, a length. */
export function mutated(value: Json, random: Random): string {
  const places = count(value);
  const chosen = new Set(Array.from({ length: 1 + random.below(3) }, () => random.below(places)));
  return new Writer(chosen, random).write(value);
}

function count(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + count(part), 1);
}

const changes = ['replace', 'replace', 'wrap', 'add', 'drop', 'double', 'repeat'] as const;

class Writer {
  readonly #chosen: ReadonlySet<number>;
  readonly #random: Random;
  #place = 0;

  constructor(chosen: ReadonlySet<number>, random: Random) {
    this.#chosen = chosen;
    this.#random = random;
  }

  write(value: Json): string {
    const isChosen = this.#chosen.has(this.#place++);
    const parts = this.#parts(value);
    const random = this.#random;
    if (!isChosen) return whole(value, parts);
    switch (random.pick(changes)) {
      case 'replace':
        return oddValue(random);
      case 'wrap':
        return `[${whole(value, parts)}]`;
      case 'add':
        return whole(value, [
          ...parts,
          Array.isArray(value) ? oddValue(random) : `${oddKey(random)}:${oddValue(random)}`,
        ]);
      case 'drop':
        return whole(value, parts.slice(1));
      case 'double':
        return whole(value, [...parts, ...parts]);
      case 'repeat':
        return whole(value, Array.from({ length: 60 }, () => parts).flat());
    }
  }

  #parts(value: Json): readonly string[] {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.map(part => this.write(part as Json));
    return Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${this.write(part as Json)}`);
  }
}

function whole(value: Json, parts: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`;
}

/** Now and then a byte is wrong, missing or too many. With `below` 128, text stays text. */
export function garbled(bytes: Buffer, random: Random, below = 256): Buffer {
  if (bytes.length === 0 || random.below(12) > 0) return bytes;
  const at = random.below(bytes.length);
  switch (random.below(3)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([random.below(below)]), bytes.subarray(at)]);
    default: {
      const changed = Buffer.from(bytes);
      changed[at] = random.below(below);
      return changed;
    }
  }
}
