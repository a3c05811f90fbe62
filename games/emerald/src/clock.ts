/** Whose time runs, and what happens when it is over [EM-CLOCK-1 to EM-CLOCK-4]. */
import { type Instant, must, type Seat } from '@lamplight/contract';
import type { OpenState } from './state.ts';
import { cityIds, type Move } from './words.ts';

/** The seat that the game waits for. */
export const actorOf = (open: OpenState): Seat => open.asking?.player ?? open.turn;

export function alarm(open: OpenState): Instant | undefined {
  if (open.phase === 'over') return undefined;
  const actor = actorOf(open);
  const runs = open.options.clock !== null && !must(open.handed, actor);
  const over = runs ? open.since + must(open.bank, actor) : undefined;
  if (open.pausedUntil === null) return over;
  return over === undefined ? open.pausedUntil : Math.min(over, open.pausedUntil);
}

/** Everybody's remaining time after a step at this time. A player who is now waited for may get more. */
export function bankAfter(before: OpenState, after: OpenState, at: Instant): readonly Instant[] {
  const { clock } = before.options;
  if (clock === null) return before.bank;
  const [was, is] = [actorOf(before), actorOf(after)];
  const bank = before.bank.with(was, Math.max(0, must(before.bank, was) - (at - before.since)));
  const newTurn = after.turns !== before.turns;
  if (clock.kind === 'turn') return newTurn || was !== is ? bank.with(is, clock.time) : bank;
  return newTurn ? bank.with(after.turn, must(bank, after.turn) + clock.increment) : bank;
}

/** The move that commits a player to least. */
export function simplestMove(open: OpenState): Move {
  const [first] = cityIds;
  if (open.asking?.for === 'attack') return { type: 'allow' };
  if (open.asking?.for === 'reveal') return { type: 'keep' };
  if (open.asking?.for === 'reinforce') {
    return { type: 'reinforce', cities: Array.from({ length: open.asking.agents }, () => first) };
  }
  if (open.phase === 'placing') return { type: 'place-agent', city: first };
  return open.actions > 0 || open.asking !== null ? { type: 'pass' } : { type: 'end-turn' };
}
