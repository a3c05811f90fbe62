/**
 * Two worlds that one viewer cannot tell apart, and a course of play that is the same in both. The game itself judges
 * what is equal; its laws are proved elsewhere. What goes over the wire must then be equal to the byte.
 */
import { type GameTypes, open, randomAt, type Seating, seedOf, type Table, type Viewer } from '@lamplight/contract';
import type { AnyGame } from '../../src/match/machine.ts';
import { isAlike, type Pair, type TrialWalker, type WalkAct, walk } from './walk.ts';

export interface Worlds {
  readonly viewer: Viewer;
  readonly seed: ReturnType<typeof seedOf>;
  /** The state each world begins with. */
  readonly starts: readonly [GameTypes['State'], GameTypes['State']];
  readonly acts: readonly WalkAct[];
  /** The last act, which reveals that there are two worlds. Undefined if the course ends without one. */
  readonly reveal: WalkAct | undefined;
  /** The state at the end of the first world, before the reveal. */
  readonly last: GameTypes['State'];
}

export interface WorldsWish {
  readonly game: AnyGame;
  readonly table: Table<GameTypes['Options']>;
  readonly viewer: Viewer;
  readonly number: number;
  /** Steps that are the same in both worlds, before they part; then steps after that. */
  readonly before: number;
  readonly most: number;
  readonly gap: number;
  /**
   * The parts of the state that differ in the other world. The rest stays, or nothing could ever show the difference.
   */
  readonly swapped: readonly string[] | 'all';
  /** Who plays until the worlds part. */
  readonly player: Seating<GameTypes>;
  /** Who plays from there. Players go towards the end and its reveal; anybody does whatever is open and stays alike. */
  readonly after: 'players' | 'anybody';
}

/** One act in this many is any open move, so that things happen that no good player does. */
const whims = 8;

export function worldsOf({ table, number, before, most, swapped, player, after, ...rest }: WorldsWish): Worlds {
  const { game, viewer } = rest;
  const seed = seedOf(number);
  const dice = randomAt(seedOf(number + 1_000_000), 0);
  const { match: dealt } = open(game, table, seed);
  const walker: TrialWalker = {
    ...rest,
    dice,
    whims,
    isParted: false,
    players: Array.from({ length: table.seats }, () => player()),
  };
  const { pair: common } = walk(walker, [dealt, dealt], before);
  const [match] = common;
  const imagined = game.imagine(game.view(match.state, viewer), dice);
  const fields = Object.entries(imagined).filter(([key]) => swapped === 'all' || swapped.includes(key));
  const other: GameTypes['State'] = { ...match.state, ...Object.fromEntries(fields) };
  const parted: Pair = [match, { ...match, state: other }];
  if (!isAlike(game, viewer, parted, [[], []])) throw new Error(`${game.id} does not imagine what ${viewer} sees.`);
  // The server counts its inputs from here, and draws by their number.
  const fresh: Pair = [
    { ...parted[0], seq: 0 },
    { ...parted[1], seq: 0 },
  ];
  const parting: TrialWalker = { ...walker, isParted: true, ...(after === 'anybody' ? { whims: 1 } : {}) };
  const { acts, reveal, pair } = walk(parting, fresh, most);
  return { viewer, seed, starts: [match.state, other], acts, reveal, last: pair[0].state };
}

/** The game, starting in this state whatever the seed. */
export const begunIn = (game: AnyGame, state: GameTypes['State']): AnyGame => ({
  ...game,
  blank: () => state,
  setup: () => [],
});

/** The bytes of one connection, with random ids and marks replaced so that two servers compare equal. */
export const plain = (bytes: readonly string[], ids: readonly string[]): readonly string[] =>
  bytes.map(text =>
    ids.reduce((line, id, n) => line.replaceAll(id, `#${n}`), text).replace(/"mark":"[\w-]{8}"/, '"mark":"#"'),
  );

/** Where two connections first differ. */
export function differ(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((text, n) => text !== other[n]);
  const from = at === -1 && other.length > one.length ? one.length : at;
  return from === -1 ? undefined : `Frame ${from}: ${one[from] ?? 'nothing'} and ${other[from] ?? 'nothing'}`;
}
