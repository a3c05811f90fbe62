/**
 * Two worlds that one viewer cannot tell apart, and a course of play that is the same in both. What is equal is judged by the
 * game itself, whose laws are proved elsewhere; what goes over the wire must then be equal to the byte.
 */
import {
  advance,
  canonical,
  type GameTypes,
  type Match,
  open,
  type Progress,
  type Random,
  randomAt,
  type Seat,
  seedOf,
  submit,
  type Table,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import type { AnyGame } from '../../match/machine.ts';

export type Act = { readonly by: Seat; readonly at: number; readonly move: GameTypes['Move'] };

export interface Worlds {
  readonly viewer: Viewer;
  readonly seed: ReturnType<typeof seedOf>;
  /** The state each world begins with. */
  readonly starts: readonly [GameTypes['State'], GameTypes['State']];
  readonly acts: readonly Act[];
  /** How the first one ends. */
  readonly last: GameTypes['State'];
}

type Pair = readonly [Match<GameTypes>, Match<GameTypes>];

/** Of very many open moves, one of the first so many is taken. */
const lookedAt = 300;
/** So many tries to find something to do that shows the viewer nothing different. */
const patience = 40;

export interface Wish {
  readonly game: AnyGame;
  readonly table: Table<GameTypes['Options']>;
  readonly viewer: Viewer;
  readonly number: number;
  /** Steps that are the same in both worlds, before they part; and steps after that. */
  readonly before: number;
  readonly most: number;
  readonly gap: number;
  /** The parts of the state that are other in the other world; the rest stays, or nothing could happen that shows it. */
  readonly swapped: readonly string[] | 'all';
}

export function worldsOf({ game, table, viewer, number, before, most, gap, swapped }: Wish): Worlds {
  const seed = seedOf(number);
  const dice = randomAt(seedOf(number + 1_000_000), 0);
  const { match: dealt } = open(game, table, seed);
  const { pair: common } = walk({ game, seats: table.seats, viewer, gap, dice }, [dealt, dealt], before);
  const [match] = common;
  const imagined = game.imagine(game.view(match.state, viewer), dice);
  const parts = Object.entries(imagined).filter(([key]) => swapped === 'all' || swapped.includes(key));
  const other: GameTypes['State'] = { ...match.state, ...Object.fromEntries(parts) };
  const parted: Pair = [match, { ...match, state: other }];
  if (!isAlike(game, viewer, parted, [[], []])) throw new Error(`${game.id} does not imagine what ${viewer} sees.`);
  // The house counts its inputs from here, and draws by their number.
  const fresh: Pair = [
    { ...parted[0], seq: 0 },
    { ...parted[1], seq: 0 },
  ];
  const { acts, pair } = walk({ game, seats: table.seats, viewer, gap, dice }, fresh, most);
  return { viewer, seed, starts: [match.state, other], acts, last: pair[0].state };
}

interface Walker {
  readonly game: AnyGame;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly gap: number;
  readonly dice: Random;
}

/** Random play that the viewer sees alike in both worlds, as far as it goes. */
function walk(walker: Walker, from: Pair, most: number): { readonly acts: readonly Act[]; readonly pair: Pair } {
  const { game, gap, dice } = walker;
  const acts: Act[] = [];
  let pair = from;
  while (acts.length < most) {
    const at = pair[0].now + dice.below(gap) + 1;
    const due = game.alarm(pair[0].state);
    const next =
      nextAct(walker, pair, at) ?? (due === undefined ? undefined : nextAct(walker, pair, Math.max(at, due)));
    if (next === undefined) break;
    acts.push(next.act);
    pair = next.pair;
  }
  return { acts, pair };
}

function nextAct({ game, seats, viewer, dice }: Walker, pair: Pair, at: number) {
  const rung = both(pair, match => advance(game, match, at));
  if (!isAlikeAfter(game, viewer, rung)) return undefined;
  const ready = matchesOf(rung);
  for (let tries = 0; tries < patience; tries++) {
    const by = dice.below(seats);
    const offered = some(game.moves(game.view(ready[0].state, by), at));
    if (offered.length === 0) continue;
    // Every type alike, or the commonest would crowd out the rest.
    const byType = [...Map.groupBy(offered, ({ type }) => type).values()];
    const act: Act = { by, at, move: dice.pick(dice.pick(byType)) };
    const done = both(ready, match => submit(game, match, act));
    if (done.some(({ refused, steps }) => refused !== undefined || steps.length === 0)) continue;
    if (isAlikeAfter(game, viewer, done)) return { act, pair: matchesOf(done) };
  }
  return undefined;
}

type Two<T> = readonly [T, T];
const both = <T>([one, other]: Pair, make: (match: Match<GameTypes>) => T): Two<T> => [make(one), make(other)];
const matchesOf = ([one, other]: Two<Progress<GameTypes>>): Pair => [one.match, other.match];

const isAlikeAfter = (game: AnyGame, viewer: Viewer, two: Two<Progress<GameTypes>>): boolean =>
  isAlike(game, viewer, matchesOf(two), [told(game, viewer, two[0]), told(game, viewer, two[1])]) &&
  two.every(({ match }) => game.outcome(match.state) === undefined);

const told = (game: AnyGame, viewer: Viewer, { steps }: Progress<GameTypes>) =>
  steps.map(step => toldOf(game, step, viewer));

const isAlike = (game: AnyGame, viewer: Viewer, [one, other]: Pair, heard: Two<unknown>): boolean =>
  canonical(game.view(one.state, viewer)) === canonical(game.view(other.state, viewer)) &&
  canonical(heard[0]) === canonical(heard[1]) &&
  game.alarm(one.state) === game.alarm(other.state);

function some(moves: Iterable<GameTypes['Move']>): readonly GameTypes['Move'][] {
  const found: GameTypes['Move'][] = [];
  for (const move of moves) {
    found.push(move);
    if (found.length >= lookedAt) break;
  }
  return found;
}

/** The game, begun in this state whatever the seed. */
export const begunIn = (game: AnyGame, state: GameTypes['State']): AnyGame => ({
  ...game,
  blank: () => state,
  setup: () => [],
});

/** The bytes of one line, with the names that each house draws by lot made alike. */
export const plain = (bytes: readonly string[], ids: readonly string[]): readonly string[] =>
  bytes.map(text => ids.reduce((line, id, n) => line.replaceAll(id, `#${n}`), text));

/** Where two lines first differ. */
export function differ(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((text, n) => text !== other[n]);
  const from = at === -1 && other.length > one.length ? one.length : at;
  return from === -1 ? undefined : `Frame ${from}: ${one[from] ?? 'nothing'} and ${other[from] ?? 'nothing'}`;
}
