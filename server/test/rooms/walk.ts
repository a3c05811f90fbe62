/** Plays in two worlds at once that one viewer cannot tell apart. */
import {
  advance,
  canonical,
  type GameTypes,
  type Match,
  type Player,
  type Progress,
  type Random,
  type Seat,
  submit,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import type { AnyGame } from '../../src/match/machine.ts';

type Two<T> = readonly [T, T];
export type Pair = Two<Match<GameTypes>>;

/** What is done in each world: the same, or in one of them something that the viewer does not notice. */
export interface WalkAct {
  readonly by: Seat;
  readonly at: number;
  readonly moves: Two<GameTypes['Move'] | undefined>;
}

/** Of very many open moves, one of the first this many is taken. */
const lookedAt = 300;
/** How many tries to find an act that looks the same to the viewer in both worlds. */
const patience = 40;

export interface TrialWalker {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  /** The longest from one act to the next, in milliseconds. */
  readonly gap: number;
  readonly dice: Random;
  readonly players: readonly Player<GameTypes>[];
  /** One act in this many is any open move. */
  readonly whims: number;
  /** Then an act may also be done in one of the worlds alone. */
  readonly isParted: boolean;
}

/** One try in this many is in one world alone. */
const secrecy = 8;

function anyOf(offered: readonly GameTypes['Move'][], dice: Random): GameTypes['Move'] | undefined {
  // Every type is equally likely, or the commonest would crowd out the rest.
  const byType = [...Map.groupBy(offered, ({ type }) => type).values()];
  return offered.length === 0 ? undefined : dice.pick(dice.pick(byType));
}

export interface PairWalk {
  readonly acts: readonly WalkAct[];
  readonly reveal: WalkAct | undefined;
  readonly pair: Pair;
}

/** Plays as long as the viewer sees the same in both worlds. */
export function walk(walker: TrialWalker, from: Pair, most: number): PairWalk {
  const { game, gap, dice } = walker;
  const acts: WalkAct[] = [];
  let pair = from;
  for (;;) {
    const at = Math.max(...both(pair, ({ now }) => now)) + dice.below(gap) + 1;
    const due = game.alarm(pair[0].state);
    const last = acts.length >= most;
    const soon = nextAct(walker, pair, at, { last });
    const next = 'pair' in soon || due === undefined ? soon : nextAct(walker, pair, Math.max(at, due), { last });
    if (!('pair' in next)) return { acts, reveal: next.reveal, pair };
    acts.push(next.act);
    pair = next.pair;
  }
}

type Next = { readonly act: WalkAct; readonly pair: Pair } | { readonly reveal: WalkAct | undefined };

/** After the last act, it looks only for an act that reveals the difference. */
function nextAct(walker: TrialWalker, pair: Pair, at: number, { last }: { readonly last: boolean }): Next {
  const { game, viewer, dice, whims, isParted } = walker;
  const rung = both(pair, match => advance(game, match, at));
  if (!isAlikeAfter(game, viewer, rung)) return { reveal: undefined };
  const ready = matchesOf(rung);
  const isWhim = dice.below(whims) === 0;
  let reveal: WalkAct | undefined;
  for (let tries = 0; tries < patience; tries++) {
    const found = choose(walker, ready, at, { isWhim });
    if (found === undefined) continue;
    const isSecret = isParted && found.by !== viewer && dice.below(secrecy) === 0;
    const one = isSecret ? dice.below(2) : undefined;
    const moves: WalkAct['moves'] = [one === 1 ? undefined : found.move, one === 0 ? undefined : found.move];
    const act: WalkAct = { by: found.by, at, moves };
    const done = bothBy(ready, moves, (match, move) =>
      move === undefined ? { match, steps: [] } : submit(game, match, { by: found.by, at, move }),
    );
    if (done.some(({ refused, steps }, n) => refused !== undefined || (moves[n] !== undefined && steps.length === 0)))
      continue;
    if (!isAlikeAfter(game, viewer, done)) reveal = isSecret ? reveal : act;
    else if (!last) return { act, pair: matchesOf(done) };
  }
  return { reveal };
}

function choose(
  { game, dice, players }: TrialWalker,
  [one]: Pair,
  at: number,
  { isWhim }: { readonly isWhim: boolean },
) {
  const by = dice.below(players.length);
  const view = game.view(one.state, by);
  const move = isWhim
    ? anyOf(some(game.moves(view, at)), dice)
    : players[by]?.({ view, told: [], at, random: dice })?.move;
  return move && { by, move };
}

const both = <T>([one, other]: Pair, make: (match: Match<GameTypes>) => T): Two<T> => [make(one), make(other)];
const bothBy = <By, T>([one, other]: Pair, by: Two<By>, make: (match: Match<GameTypes>, by: By) => T): Two<T> => [
  make(one, by[0]),
  make(other, by[1]),
];
const matchesOf = ([one, other]: Two<Progress<GameTypes>>): Pair => [one.match, other.match];

const isAlikeAfter = (game: AnyGame, viewer: Viewer, two: Two<Progress<GameTypes>>): boolean =>
  isAlike(game, viewer, matchesOf(two), [told(game, viewer, two[0]), told(game, viewer, two[1])]) &&
  two.every(({ match }) => game.outcome(match.state) === undefined);

const told = (game: AnyGame, viewer: Viewer, { steps }: Progress<GameTypes>) =>
  steps.flatMap(step => toldOf(game, step, viewer));

export const isAlike = (game: AnyGame, viewer: Viewer, [one, other]: Pair, heard: Two<unknown>): boolean =>
  canonical(game.view(one.state, viewer)) === canonical(game.view(other.state, viewer)) &&
  canonical(heard[0]) === canonical(heard[1]);

function some(moves: Iterable<GameTypes['Move']>): readonly GameTypes['Move'][] {
  const found: GameTypes['Move'][] = [];
  for (const move of moves) {
    found.push(move);
    if (found.length >= lookedAt) break;
  }
  return found;
}
