/** What Shadows costs in search and at a table, each measured beside the simplest way to do the same. */
import { type Input, type Random, randomAt, type Seed, seedOf, type Viewer } from '@lamplight/contract';
import { shadows } from '@lamplight/shadows';
import { shadowsKit } from '@lamplight/shadows/kit';
import type { Move } from '@lamplight/shadows/public';
import { type Comparison, compare, type MeasureEffort } from './measure.ts';
import {
  keptInPlace,
  keptPlainly,
  keptPurely,
  type MatchKeeper,
  type RecordedMatch,
  recorded,
  rolledOut,
} from './shadows-play.ts';

const kinds = { pairs: 'two teams of two', fours: 'two teams of four' } as const;
type Kind = keyof typeof kinds;

const matches = 6;

/** A whole match runs through much code, which is slow until all of it is warm. */
const effort: MeasureEffort = { blocks: 15, blockMs: 120 };

export const benchShadows = (): readonly Comparison[] =>
  (['pairs', 'fours'] as const).flatMap(kind => {
    const played = Array.from({ length: matches }, (_, n) => record(kind, seedOf(n + 1)));
    return [search, table, rollouts, choosing, showing].map(bench => bench(kinds[kind], played));
  });

function record(kind: Kind, seed: Seed): RecordedMatch {
  const trial = shadowsKit.trials[kind];
  if (trial?.guide === undefined) throw new Error(`Shadows has no guided trial '${kind}': give the benchmark another.`);
  return recorded(trial.table, trial.guide, seed);
}

type Bench = (kind: string, played: readonly RecordedMatch[]) => Comparison;

/** The random streams are part of the work, as they are in a match. */
function takeAll(keeper: MatchKeeper, seed: Seed, inputs: readonly Input<Move>[], then?: () => void): void {
  for (let n = 0; n < inputs.length; n++) {
    keeper.take(inputs[n] as Input<Move>, randomAt(seed, n + 1));
    then?.();
  }
}

const inputsIn = (played: readonly RecordedMatch[]): number =>
  played.reduce((sum, { inputs }) => sum + inputs.length, 0);

const again = (name: string, played: readonly RecordedMatch[], keeperOf: (match: RecordedMatch) => MatchKeeper) => ({
  name,
  count: inputsIn(played),
  once: () => {
    for (const match of played) takeAll(keeperOf(match), match.seed, match.inputs);
  },
});

const search: Bench = (kind, played) =>
  compare(
    again(`an input of ${kind}, decided and folded in place`, played, ({ start }) => keptInPlace(start)),
    again('a plain reducer', played, ({ plain }) => keptPlainly(plain)),
    effort,
  );

const table: Bench = (kind, played) =>
  compare(
    again(`an input of ${kind}, decided and folded into a new state`, played, ({ start }) => keptPurely(start)),
    again('a plain reducer', played, ({ plain }) => keptPlainly(plain)),
    effort,
  );

/** Separate dice from those of the recorded match. */
const diceFor = (seed: Seed): Random => randomAt(seed, 2 ** 41);

const rollouts: Bench = (kind, played) => {
  const all = (name: string, keeperOf: (match: RecordedMatch) => MatchKeeper) => ({
    name,
    count: played.length,
    once: () => played.map(match => rolledOut(keeperOf(match), match.seed, diceFor(match.seed)).length),
  });
  return compare(
    all(`a whole random match of ${kind}, from views and their moves`, ({ start }) => keptInPlace(start)),
    all('one over the plain state and its own list of moves', ({ plain }) => keptPlainly(plain)),
    effort,
  );
};

/** How much of a random match goes into views and lists of moves: one minus this ratio. */
const choosing: Bench = (kind, played) => {
  const known = played.map(match => ({
    ...match,
    inputs: rolledOut(keptInPlace(match.start), match.seed, diceFor(match.seed)),
  }));
  const whole = () => known.map(({ start, seed }) => rolledOut(keptInPlace(start), seed, diceFor(seed)).length);
  return compare(
    { name: `an input of a random match of ${kind}, chosen and taken`, count: inputsIn(known), once: whole },
    again('only taking it', known, ({ start }) => keptInPlace(start)),
    effort,
  );
};

/**
 * Played again each time, so that every list is new to `view` when it is first shown, as at a table. The baseline is
 * what a server must do with the same views anyway.
 */
const showing: Bench = (kind, played) => {
  const show = (each: (keeper: ReturnType<typeof keptPurely>, viewers: readonly Viewer[]) => void) => () => {
    for (const { start, seed, inputs } of played) {
      const keeper = keptPurely(start);
      const viewers: readonly Viewer[] = [...start.sides.keys(), 'audience'];
      takeAll(keeper, seed, inputs, () => each(keeper, viewers));
    }
  };
  const texts: unknown[] = [];
  show((keeper, viewers) => texts.push(viewers.map(viewer => shadows.view(keeper.state(), viewer))))();
  const kept = { last: undefined as unknown };
  const views = show((keeper, viewers) => {
    for (const viewer of viewers) kept.last = shadows.view(keeper.state(), viewer);
  });
  const count = inputsIn(played);
  return compare(
    { name: `an input of ${kind} taken and all views after it`, count, once: views },
    { name: 'JSON.stringify of those views, ready made', count, once: () => texts.map(each => JSON.stringify(each)) },
    effort,
  );
};
