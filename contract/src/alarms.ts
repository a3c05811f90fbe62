/** How alarms ring, one after the other: those of a match, and those of a table on the server. */
import type { Instant } from './game.ts';

/** Something that has an alarm. */
export interface Alarms<State, Rung extends { readonly state: State }> {
  /** For the sentence that says what is wrong with it. */
  readonly name: string;
  /** When the clock must speak next. */
  due(state: State): Instant | undefined;
  /** What comes of it, with the state after it; undefined: nothing, which is a fault. */
  ring(state: State, at: Instant): Rung | undefined;
}

/** `from` is the time of the last input: an alarm that should have rung before it rings then, since time never runs backwards. */
export interface TimeSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** Alarms that may ring at one instant. Whatever needs more has forgotten to set its alarm anew. */
const mostAtOnce = 100;

/**
 * Rings every alarm due by `to`, each at its own time. One rings when it is asked for, so that whoever keeps a log can store
 * what came of one before the next rings, and can stop when somebody else was faster.
 */
export function* ringDue<State, Rung extends { readonly state: State }>(
  { name, due, ring }: Alarms<State, Rung>,
  state: State,
  { from, to }: TimeSpan,
): Generator<Rung & { readonly at: Instant }, void> {
  let now = from;
  let current = state;
  let atOnce = 0;
  for (let next = due(state); next !== undefined && next <= to; next = due(current)) {
    const at = Math.max(next, now);
    const rung = ring(current, at);
    atOnce = at === now ? atOnce + 1 : 1;
    if (rung === undefined || atOnce > mostAtOnce) {
      throw new Error(`${name} rings the same alarm for ever: when it has rung, set it later than ${next}.`);
    }
    now = at;
    current = rung.state;
    yield { ...rung, at };
  }
}
