import type { JsonBytes } from './archive.ts';

/** A cache of answers that never change, such as a finished match. Bounded in bytes; keeps those asked for last. */
export class KeptAnswers {
  readonly #answers = new Map<string, JsonBytes>();
  readonly #most: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(key: string): JsonBytes | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    // Put in again, so that the first of the map is the least recently used.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  add(key: string, answer: JsonBytes): void {
    if (answer.length > this.#most) return;
    this.#drop(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.length ?? 0;
    this.#answers.delete(key);
  }
}
