import { canonical, type Input, type Instant, must, type Verdict } from '@lamplight/contract';
import { effectOf, rowOf } from './cards.ts';
import type { Event } from './events.ts';
import { moves } from './public.ts';
import type { Rule } from './rules.ts';
import type { State } from './state.ts';
import { type MinePlay, play } from './verbs.ts';
import { view } from './view.ts';
import type { Move } from './words.ts';

/** How long a turn lasts, in milliseconds [MI-TURN-2]. */
export const turnTime = { present: 60_000, absent: 5_000 } as const;

export function decide(state: State, input: Input<Move>): Verdict<Event, Rule> {
  if (input.by === 'table') return attend(state, input);
  if (state.ended !== null) return { refused: state.ended };
  if (input.by !== 'clock' && input.by !== state.turn) return { refused: 'MI-TURN-1' };

  const game = play(state);
  if (input.by === 'clock') game.verbs.emit({ type: 'passed', by: state.turn });
  else {
    const refused = forbidden(state, input.move);
    if (refused !== undefined) return { refused };
    act(game, input.by, input.move);
  }
  close(game, input.at);
  return { events: game.events };
}

function forbidden(state: State, move: Move): Rule | undefined {
  const seen = view(state, state.turn);
  if (moves(seen).some(offered => canonical(offered) === canonical(move))) return undefined;
  if (move.type === 'pass') return 'MI-PLAY-2';
  return effectOf(move.card) !== undefined && seen.hand.includes(move.card) ? 'MI-CARD-PEEK-GOAL-2' : 'MI-PLAY-1';
}

function act({ verbs }: MinePlay, by: number, move: Move): void {
  if (move.type === 'pass') {
    verbs.emit({ type: 'passed', by });
    return;
  }
  verbs.emit({ type: 'played', by, card: move.card });
  const { tunnel } = rowOf(move.card);
  if (tunnel !== 0) verbs.tunnel(by, tunnel);
  if (move.goal !== undefined) effectOf(move.card)?.play(verbs, by, move.goal);
  verbs.draw(by);
}

function close({ verbs, now }: MinePlay, at: Instant): void {
  const { tunnel, passes, turn, present } = now();
  const to = (turn + 1) % present.length;
  if (tunnel >= 5) verbs.emit({ type: 'ended', because: 'MI-END-1' });
  else if (passes >= 3) verbs.emit({ type: 'ended', because: 'MI-END-2' });
  else verbs.emit({ type: 'turned', to, endsAt: at + timeOf(must(present, to)) });
}

const timeOf = (present: boolean): Instant => (present ? turnTime.present : turnTime.absent);

function attend(state: State, { seat, present, at }: Extract<Input<Move>, { by: 'table' }>): Verdict<Event, Rule> {
  if (must(state.present, seat) === present || state.ended !== null) return { events: [] };
  const endsAt = seat === state.turn ? at + timeOf(present) : state.endsAt;
  return { events: [{ type: 'attended', seat, present, endsAt }] };
}
