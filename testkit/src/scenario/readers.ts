/** The readers that stages are made of. A game adds its own: any function of a spot will do. */
import { choice, unknown } from './nearest.ts';
import { shown } from './shown.ts';
import type { JsonSpot, SpotReader } from './spot.ts';

export const text: SpotReader<string> = spot => {
  const { value } = spot;
  if (typeof value === 'string' && value.trim() !== '') return value;
  const bare = typeof value === 'number' || typeof value === 'boolean';
  return spot.reject(`Write a text here, not ${shown(value)}.${bare ? ' In quotes it would be one.' : ''}`);
};

export const flag: SpotReader<boolean> = spot =>
  typeof spot.value === 'boolean' ? spot.value : spot.reject(`Write true or false here, not ${shown(spot.value)}.`);

export function whole(from: number, to = Number.MAX_SAFE_INTEGER): SpotReader<number> {
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from} up` : `from ${from} to ${to}`;
  return spot => {
    const { value } = spot;
    const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to;
    return fits ? value : spot.reject(`Write a whole number ${range} here, not ${shown(value)}.`);
  };
}

/** One of a closed set of words or numbers. `kind` says what they are: `card`, `city`, `player`. */
export function oneOf<const Value extends string | number>(kind: string, known: readonly Value[]): SpotReader<Value> {
  return spot => {
    const { value } = spot;
    const found = known.find(each => each === value);
    if (found !== undefined) return found;
    if (typeof value === 'string') return spot.reject(unknown(kind, value, known.map(String)));
    return spot.reject(`This is not a ${kind}: ${shown(value)}. ${choice(known.map(String))}`);
  };
}

export type ListRule = {
  /** How many there must be. */
  readonly length?: number;
  readonly min?: number;
  /** The same item twice is rejected at its second place. */
  readonly distinct?: true;
};

export function listOf<Value>(
  read: SpotReader<Value>,
  { length, min = 0, distinct }: ListRule = {},
): SpotReader<readonly Value[]> {
  return spot => {
    const items = spot.items();
    if (length !== undefined && items.length !== length) {
      spot.reject(`Write a list of ${length} here, not of ${items.length}.`);
    }
    if (items.length < min) spot.reject(`Write at least ${min} here.`);
    if (distinct) rejectTwice(items);
    return items.map(read);
  };
}

function rejectTwice(items: readonly JsonSpot[]): void {
  const seen = new Set<string>();
  for (const each of items) {
    const word = JSON.stringify(each.value);
    if (seen.has(word)) each.reject(`${word} stands twice in this list: leave one of them out.`);
    seen.add(word);
  }
}

/** A mapping from words of a closed set, each of which may be left out: `{ monday: 2, friday: 1 }`. */
export function byKey<Key extends string, Value>(
  kind: string,
  known: readonly Key[],
  read: SpotReader<Value>,
): SpotReader<ReadonlyMap<Key, Value>> {
  return spot => {
    const keys = Object.keys(spot.mapping());
    return new Map(
      keys.map(key => {
        const found = known.find(each => each === key);
        const under = spot.under(key);
        return [found ?? under.reject(unknown(kind, key, known)), read(under)];
      }),
    );
  };
}

/** What a scenario may call a player. */
export const seatName: SpotReader<string> = spot => {
  const name = text(spot);
  return name === 'audience' ? spot.reject('"audience" is the spectator: give the player another name.') : name;
};
