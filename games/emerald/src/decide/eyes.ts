import { must, type Seat, unseal } from '@lamplight/contract';
import type { SeatFacts } from '../facts.ts';
import type { State } from '../state.ts';

/** Fresh eyes for every judgement: the open table, and the own hand only. */
export const factsOf = (state: State, me: Seat): SeatFacts => ({
  open: state,
  me,
  hand: must(state.hands, me).map(card => unseal(card)),
  draw: must(state.draws, me).length,
  preset: unseal(must(state.presets, me)),
});
