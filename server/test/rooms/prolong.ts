/** Makes a match long, with the rows that a server would store. */
import type { GameTypes, Seat } from '@lamplight/contract';
import { type AnyGame, type MatchHead, matchMachine, startOf } from '../../src/match/machine.ts';
import type { MatchStream } from '../../src/rooms/deps.ts';
import type { Store, StreamRow } from '../../src/store/store.ts';
import type { CommandId } from '../../src/stream/command-id.ts';
import { Stream } from '../../src/stream/stream.ts';

/** How many rows are stored at a time: a store accepts only so many at once. */
const atOnce = 1_000;
const betweenDeeds = 700;

export interface ProlongedMove {
  readonly by: Seat;
  readonly move: GameTypes['Move'];
}

/** The match in memory, in a server that does nothing by itself. */
export async function matchIn(
  store: Store,
  match: string,
  game: AnyGame,
  passed: () => number = () => 0,
): Promise<MatchStream> {
  const head = await store.head(match);
  if (head === undefined) throw new Error(`There is no match ${match}.`);
  const clock = { now: () => head.began + passed(), after: () => () => {} };
  const deps = { store, clock, hint: () => {}, trouble: fail };
  const machine = matchMachine(game, head.body as unknown as MatchHead);
  return Stream.load(deps, head, machine, body => startOf(game, body as MatchHead));
}

/** Continues a match until it has this many rows, or nobody acts. A refused move makes no row, but takes time. */
export async function prolong(
  store: Store,
  match: string,
  game: AnyGame,
  { rows, next }: { readonly rows: number; readonly next: (stream: MatchStream) => ProlongedMove | undefined },
): Promise<void> {
  const made: StreamRow[] = [];
  // A row stored alone waits for the disk. These are stored together, afterwards.
  const later = new Proxy(store, {
    get: (target, name) => {
      if (name !== 'append') return (Reflect.get(target, name) as () => unknown).bind(target);
      return async (row: StreamRow) => {
        made.push(row);
        return 'stored';
      };
    },
  });
  let passed = 0;
  const stream = await matchIn(later, match, game, () => passed);
  for (let n = 0; stream.seq < rows; n++) {
    passed += betweenDeeds;
    const deed = next(stream);
    if (deed === undefined) break;
    await new Promise<void>(resolve => stream.ask(`long-${n}` as CommandId, deed, () => resolve()));
  }
  for (let n = 0; n < made.length; n += atOnce)
    await Promise.all(made.slice(n, n + atOnce).map(row => store.append(row)));
}

/** Moves that can be repeated for ever, and that nobody else is told of. */
export const presets = (by: Seat): (() => ProlongedMove) => {
  let count = 0;
  return () => ({ by, move: { type: 'preset', answer: count++ % 2 === 0 ? 'allow' : 'ask' } as GameTypes['Move'] });
};

function fail(error: unknown): never {
  throw error;
}
