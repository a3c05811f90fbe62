import { item, type Seat, unseal } from '@lamplight/contract';
import type { Facts } from '../facts.ts';
import type { State } from '../state.ts';

/** Fresh eyes for every judgement: the open table, and the own hand only. */
export const factsOf = (state: State, me: Seat): Facts => ({
  open: state,
  me,
  hand: item(state.hands, me).map(card => unseal(card)),
  draw: item(state.draws, me).length,
  preset: unseal(item(state.presets, me)),
});
