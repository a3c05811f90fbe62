import { type Input, must, seal, type Verdict } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { Rule } from './rules.ts';
import type { State } from './state.ts';
import { finish, type Move, rest } from './words.ts';

export function decide(state: State, input: Input<Move>): Verdict<Event, Rule> {
  if (input.by === 'table') return { events: attended(state, input) };
  if (state.ended !== null) return { refused: state.ended };
  if (input.by === 'clock') return { events: [{ type: 'finished', because: 'DA-END-2' }] };

  const { by, at, move } = input;
  const { square, restsUntil } = must(state.runners, by);
  if (move.type === 'bet') {
    const barred = square > 0 || must(state.bets, by) !== null || move.on >= state.runners.length;
    return barred ? { refused: 'DA-BET-1' } : { events: [{ type: 'betted', by, on: seal(move.on) }] };
  }
  if (at < restsUntil) return { refused: 'DA-MOVE-2' };
  const stepped: Event = { type: 'stepped', by, to: square + 1, restsUntil: at + rest };
  return { events: stepped.to < finish ? [stepped] : [stepped, { type: 'finished', because: 'DA-END-1' }] };
}

function attended(state: State, { seat, present }: Extract<Input<Move>, { by: 'table' }>): readonly Event[] {
  if (state.ended !== null || must(state.runners, seat).present === present) return [];
  const alone = !present && state.runners.every((runner, other) => other === seat || !runner.present);
  const went: Event = { type: 'attended', seat, present };
  return alone ? [went, { type: 'finished', because: 'DA-END-3' }] : [went];
}
