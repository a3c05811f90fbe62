/**
 * The one loop that plays a match. Code that holds a whole match in memory (arena, tests, the laws) calls `advance`,
 * `submit` and `attend`. The server stores every step before it makes the next, so it calls the same two primitives one
 * step at a time: `ringing` for the alarms and `apply` for the input (server/src/match/machine.ts, server/src/stream).
 * The law `late` holds that both ways write the same log.
 */
import { ringDue } from './alarms.ts';
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

/** One accepted input with its events: a row of the log. */
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

/** A match made up by a bot: an imagined state and its own randomness, never that of the true match. */
export function suppose<T extends GameTypes>(game: Game<T>, view: T['View'], now: Instant, random: Random): Match<T> {
  const words = Array.from({ length: 8 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  return { seed: words.join('') as Seed, seq: 0, now, state: game.imagine(view, random) };
}

/** Every alarm due by `to`, in order, one step at a time: the next rings when the caller asks for it. */
export function* ringing<T extends GameTypes>(game: Game<T>, match: Match<T>, to: Instant): Generator<Step<T>, void> {
  const alarms = {
    name: game.id,
    due: ({ state }: Match<T>) => game.alarm(state),
    ring: (current: Match<T>, at: Instant) => {
      const { steps, refused } = apply(game, current, { by: 'clock', at });
      if (refused !== undefined) throw new Error(`${game.id} refuses its own alarm at ${at}: ${refused}.`);
      const [step] = steps;
      return step && { state: step.after, step };
    },
  };
  for (const { step } of ringDue(alarms, match, { from: match.now, to })) yield step;
}

/** Lets time pass: rings every alarm due by `to`, in order. */
export function advance<T extends GameTypes>(game: Game<T>, match: Match<T>, to: Instant): Progress<T> {
  const steps = [...ringing(game, match, to)];
  return { match: steps.at(-1)?.after ?? match, steps };
}

/** A seat moves: the alarms that were due ring, then the move is decided. A late message cannot overtake a deadline. */
export function submit<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { by, move, at }: { readonly by: Seat; readonly move: T['Move']; readonly at: Instant },
): Progress<T> {
  return after(game, advance(game, match, at), { by, at, move });
}

/** The table tells the game that somebody went or came back. If that changes nothing in the game, it is no step. */
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

/** Decides one input as the next of the match. `verify` also uses it, to decide a stored match again. */
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
