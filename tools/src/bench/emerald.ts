/** What Emerald costs in search: moves decided and folded, whole random matches, views. */
import { fold, type Input, must, type Random, randomAt, type Seed, seedOf } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { emeraldKit } from '@lamplight/emerald/kit';
import { type Move, moves } from '@lamplight/emerald/public';
import { play } from '../arena/play.ts';
import { type Comparison, compare, type MeasureEffort } from './measure.ts';
import { plainOf, reduceEmerald } from './plain-emerald.ts';

type State = Emerald['State'];
type Recorded = {
  readonly seed: Seed;
  readonly start: State;
  readonly last: State;
  readonly inputs: readonly Input<Move>[];
  readonly events: readonly Emerald['Event'][];
};

const matches = 8;
const effort: MeasureEffort = { blocks: 15, blockMs: 120 };

export const benchEmerald = (): readonly Comparison[] =>
  [2, 3, 5].flatMap(seats => {
    const played = recordedEmerald(seats, matches);
    return [search, folding, rollouts, showing].map(bench => bench(`${seats} players`, played));
  });

function twinOf() {
  if (emerald.twin === undefined) throw new Error('Emerald has lost its twin; the benchmark measures it.');
  return emerald.twin;
}
const twin = twinOf();

/** Matches of the greedy player, which uses every kind of move and text. */
export function recordedEmerald(seats: number, count: number): readonly Recorded[] {
  const { greedy } = emeraldKit.players;
  const table = emeraldKit.seat(seats)?.table;
  if (greedy === undefined || table === undefined) throw new Error(`No greedy players for a table of ${seats}.`);
  return Array.from({ length: count }, (_, n) => {
    const seed = seedOf(n + 1);
    const { opening, steps } = play(emerald, table, seed, Array(seats).fill(greedy));
    return {
      seed,
      start: opening.match.state,
      last: (steps.at(-1)?.after ?? opening.match).state,
      inputs: steps.map(({ entry }) => entry.input),
      events: steps.flatMap(({ entry }) => entry.events),
    };
  });
}

function decided(state: State, input: Input<Move>, random: Random): readonly Emerald['Event'][] {
  const verdict = emerald.decide(state, input, random);
  if ('refused' in verdict) throw new Error(`The engine refuses ${JSON.stringify(input)}: ${verdict.refused}.`);
  return verdict.events;
}

type Bench = (kind: string, played: readonly Recorded[]) => Comparison;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const inputsIn = (played: readonly Recorded[]): number => sum(played.map(({ inputs }) => inputs.length));

/** The random streams are part of the work, as they are in a match. */
const search: Bench = (kind, played) => {
  const count = inputsIn(played);
  const inPlace = () => {
    for (const { start, inputs, seed } of played) {
      const state = twin.copy(start);
      for (let n = 0; n < inputs.length; n++)
        for (const event of decided(state, must(inputs, n), randomAt(seed, n + 1))) twin.fold(state, event);
    }
  };
  const purely = () => {
    for (const { start, inputs, seed } of played) {
      let state = start;
      for (let n = 0; n < inputs.length; n++)
        state = fold(emerald, state, decided(state, must(inputs, n), randomAt(seed, n + 1)));
    }
  };
  return compare(
    { name: `a move of ${kind}, decided and folded in place`, count, once: inPlace },
    { name: 'deciding it and folding it into new states', count, once: purely },
    effort,
  );
};

/** Like for like: the same events, with nothing decided. */
const folding: Bench = (kind, played) => {
  const count = inputsIn(played);
  const inPlace = () => {
    for (const { start, events } of played) {
      const state = twin.copy(start);
      for (const event of events) twin.fold(state, event);
    }
  };
  const nested = played.map(match => ({ ...match, plain: plainOf(match.start) }));
  return compare(
    { name: `the events of a move of ${kind}, folded in place`, count, once: inPlace },
    {
      name: 'reducing them into a nested plain state by spreads',
      count,
      once: () => nested.map(({ plain, events }) => events.reduce(reduceEmerald, plain)),
    },
    effort,
  );
};

/** Separate dice from those of the recorded match. */
const diceFor = (seed: Seed): Random => randomAt(seed, 2 ** 41);

/** A whole match of random moves. Undoing and answers given beforehand lead nowhere and are left out. */
function rolledOut({ start, seed }: Recorded): readonly Input<Move>[] {
  const state = twin.copy(start);
  const dice = diceFor(seed);
  const inputs: Input<Move>[] = [];
  while (emerald.outcome(state) === undefined) {
    const by = state.asking?.player ?? state.turn;
    const open = [...moves(emerald.view(state, by))].filter(({ type }) => type !== 'undo' && type !== 'preset');
    const input = { by, at: 0, move: dice.pick(open) };
    inputs.push(input);
    for (const event of decided(state, input, randomAt(seed, inputs.length))) twin.fold(state, event);
  }
  return inputs;
}

const rollouts: Bench = (kind, played) => {
  const known = played.map(match => ({ ...match, inputs: rolledOut(match) }));
  const taking = () => {
    for (const { start, inputs, seed } of known) {
      const state = twin.copy(start);
      for (let n = 0; n < inputs.length; n++)
        for (const event of decided(state, must(inputs, n), randomAt(seed, n + 1))) twin.fold(state, event);
    }
  };
  const length = Math.round(inputsIn(known) / known.length);
  return compare(
    {
      name: `a whole random match of ${kind} (${length} moves), from views and their moves`,
      count: known.length,
      once: () => known.map(match => rolledOut(match).length),
    },
    { name: 'only taking its moves', count: known.length, once: taking },
    effort,
  );
};

const showing: Bench = (kind, played) => {
  const states = played.flatMap(({ start, last }) => [start, last]);
  const views = states.map(state => emerald.view(state, 0));
  return compare(
    { name: `a view of ${kind}`, count: states.length, once: () => states.map(state => emerald.view(state, 0)) },
    { name: 'JSON.stringify of it', count: views.length, once: () => views.map(view => JSON.stringify(view)) },
    effort,
  );
};
