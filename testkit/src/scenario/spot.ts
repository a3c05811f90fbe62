import type { Json } from '@lamplight/contract';
import { MalformedScenario, type ScenarioPath } from './misread.ts';
import { unknown } from './nearest.ts';
import { shown } from './shown.ts';

/** Reads the value at a spot, or rejects it with a sentence. */
export type SpotReader<Value> = (spot: JsonSpot) => Value;

/**
 * A position in a scenario and the value there. Scenarios are read through spots only: so every rejection knows its
 * line, and no key is silently ignored.
 */
export class JsonSpot {
  /** Undefined if the file has nothing there. */
  readonly value: Json | undefined;
  readonly path: ScenarioPath;

  constructor(value: Json | undefined, path: ScenarioPath) {
    this.value = value;
    this.path = path;
  }

  reject(sentence: string): never {
    throw new MalformedScenario(this.path, sentence);
  }

  /** What must be there. */
  as<Value>(read: SpotReader<Value>): Value {
    if (this.value === undefined) {
      throw new MalformedScenario(
        this.path.slice(0, -1),
        `The key ${JSON.stringify(this.path.at(-1))} is missing: add it.`,
      );
    }
    return read(this);
  }

  /** What may be left out. */
  maybe<Value>(read: SpotReader<Value>): Value | undefined {
    return this.value === undefined ? undefined : read(this);
  }

  /** The spots under these keys, given or not. Any other key is rejected. */
  fields<Key extends string>(known: readonly Key[]): Readonly<Record<Key, JsonSpot>> {
    const entries = this.mapping();
    for (const key of Object.keys(entries)) {
      if (!known.includes(key as Key)) this.under(key).reject(unknown('key', key, known));
    }
    return Object.fromEntries(known.map(key => [key, this.under(key)])) as Readonly<Record<Key, JsonSpot>>;
  }

  /** Whether there is a mapping here with this key: for values that may be given in more than one way. */
  has(key: string): boolean {
    const { value } = this;
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key);
  }

  under(key: string): JsonSpot {
    return new JsonSpot(this.has(key) ? this.mapping()[key] : undefined, [...this.path, key]);
  }

  mapping(): { readonly [key: string]: Json } {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.reject(`Write a mapping here, not ${shown(value)}.`);
    }
    return value as { readonly [key: string]: Json };
  }

  items(): readonly JsonSpot[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.reject(`Write a list here, not ${shown(value)}.`);
    return value.map((each, place) => new JsonSpot(each, [...this.path, place]));
  }
}
