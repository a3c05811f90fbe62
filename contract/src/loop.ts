/** The one loop that plays a match. Server, arena, tests and offline play all use it. */
import type { Game, GameTypes, Input, Instant, Seat, Table, Viewer } from './game.ts';
import type { Tagged } from './json.ts';
import { type Random, randomAt } from './random.ts';
import type { Seed } from './seed.ts';

export type Match<T extends GameTypes> = {
  /** Never in the state, so it can be in no view. */
  readonly seed: Seed;
  /** How many inputs were accepted. */
  readonly seq: number;
  readonly now: Instant;
  readonly state: T['State'];
};

/** One accepted input with what came of it: a row of the log. */
export type Entry<T extends GameTypes> = {
  readonly seq: number;
  readonly input: Input<T['Move']>;
  readonly events: readonly T['Event'][];
};

export type Step<T extends GameTypes> = {
  readonly before: Match<T>;
  readonly entry: Entry<T>;
  readonly after: Match<T>;
};

/** A refusal may still bring steps: alarms that were due before the refused move. */
export type Progress<T extends GameTypes> = {
  readonly match: Match<T>;
  readonly steps: readonly Step<T>[];
  readonly refused?: T['Rule'];
};

export type Opening<T extends GameTypes> = { readonly match: Match<T>; readonly dealt: readonly T['Event'][] };

export function open<T extends GameTypes>(game: Game<T>, table: Table<T['Options']>, seed: Seed): Opening<T> {
  const dealt = game.setup(table, randomAt(seed, 0));
  return { match: { seed, seq: 0, now: 0, state: fold(game, game.blank(table), dealt) }, dealt };
}

/** A match of a bot's own making: an imagined state and a chance of its own, never that of the true match. */
export function suppose<T extends GameTypes>(game: Game<T>, view: T['View'], now: Instant, random: Random): Match<T> {
  const words = Array.from({ length: 8 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  return { seed: words.join('') as Seed, seq: 0, now, state: game.imagine(view, random) };
}

/** Alarms that may ring at one instant. A game that needs more has forgotten to set its alarm anew. */
const ringsAtOnce = 100;

/** Lets time pass: rings every alarm due by `to`, in order. */
export function advance<T extends GameTypes>(game: Game<T>, match: Match<T>, to: Instant): Progress<T> {
  const steps: Step<T>[] = [];
  let current = match;
  let rings = 0;
  for (let due = game.alarm(match.state); due !== undefined && due <= to; due = game.alarm(current.state)) {
    const rung: Progress<T> = apply(game, current, { by: 'clock', at: Math.max(due, current.now) });
    if (rung.refused !== undefined) throw new Error(`${game.id} refuses its own alarm at ${due}: ${rung.refused}.`);
    rings = rung.match.now === current.now ? rings + 1 : 1;
    if (rung.steps.length === 0 || rings > ringsAtOnce) {
      throw new Error(`${game.id} rings the same alarm for ever: when it has rung, set it later than ${due}.`);
    }
    current = rung.match;
    steps.push(...rung.steps);
  }
  return { match: current, steps };
}

/** A seat moves: first the alarms that were due, then the move. A late message cannot jump over a deadline. */
export function submit<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { by, move, at }: { readonly by: Seat; readonly move: T['Move']; readonly at: Instant },
): Progress<T> {
  return after(game, advance(game, match, at), { by, at, move });
}

/** The table tells the game that somebody went or came back. Without effect on the game it is no step. */
export function attend<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, present, at }: { readonly seat: Seat; readonly present: boolean; readonly at: Instant },
): Progress<T> {
  return after(game, advance(game, match, at), { by: 'table', at, seat, present });
}

/** Everything one viewer is told of a step, in order. */
export const toldOf = <T extends GameTypes>(game: Game<T>, { entry, after }: Step<T>, viewer: Viewer) =>
  tellings(game, entry.events, after.state, viewer);

/** Everything one viewer is told of the deal, in order. */
export const toldOfDeal = <T extends GameTypes>(game: Game<T>, { dealt, match }: Opening<T>, viewer: Viewer) =>
  tellings(game, dealt, match.state, viewer);

function tellings<T extends GameTypes>(
  game: Game<T>,
  events: readonly T['Event'][],
  state: T['State'],
  viewer: Viewer,
): readonly T['Told'][] {
  type Teller = (event: Tagged, viewer: Viewer, state: T['State']) => T['Told'] | undefined;
  const tell = game.tell as unknown as Readonly<Record<string, Teller>>;
  return events.flatMap(event => {
    const told = tell[event.type]?.(event, viewer, state);
    return told === undefined ? [] : [told];
  });
}

export function fold<T extends GameTypes>(game: Game<T>, state: T['State'], events: readonly T['Event'][]): T['State'] {
  return events.reduce<T['State']>((current, event) => game.evolve(current, event), state);
}

/** Decides one input as the next of the match. `verify` uses it to decide a stored match again. */
export function apply<T extends GameTypes>(game: Game<T>, match: Match<T>, input: Input<T['Move']>): Progress<T> {
  if (!(input.at >= match.now)) {
    throw new Error(`Time runs forward: stamp the input with ${match.now} or later, not ${input.at}.`);
  }
  const seq = match.seq + 1;
  const verdict = game.decide(match.state, input, randomAt(match.seed, seq));
  if ('refused' in verdict) return { match, steps: [], refused: verdict.refused };
  if (verdict.events.length === 0) return { match, steps: [] };
  const next = { ...match, seq, now: input.at, state: fold(game, match.state, verdict.events) };
  return { match: next, steps: [{ before: match, entry: { seq, input, events: verdict.events }, after: next }] };
}

function after<T extends GameTypes>(game: Game<T>, rung: Progress<T>, input: Input<T['Move']>): Progress<T> {
  const done = apply(game, rung.match, input);
  return { ...done, steps: [...rung.steps, ...done.steps] };
}
