/** How alarms ring, one after the other: for a match, and for a table on the server. */
import type { Instant } from './game.ts';

/** Something that has an alarm. */
export interface Alarms<State, Rung extends { readonly state: State }> {
  /** For error messages. */
  readonly name: string;
  /** When the next alarm is due. */
  due(state: State): Instant | undefined;
  /** The result, with the state after it. Undefined: nothing happened, which is a fault. */
  ring(state: State, at: Instant): Rung | undefined;
}

/** `from` is the time of the last input. An alarm that was due before it rings at `from`: time never runs backwards. */
export interface TimeSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** Alarms that may ring at one instant. A state that needs more has forgotten to set its alarm anew. */
const mostAtOnce = 100;

/**
 * Rings every alarm due by `to`, each at its own time. Each rings when the caller asks for it. So a caller with a log
 * can store one before the next rings, and stop when another node was faster.
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
