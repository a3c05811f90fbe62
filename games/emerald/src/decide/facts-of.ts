import { must, type Seat, unseal } from '@lamplight/contract';
import type { SeatFacts } from '../facts.ts';
import type { State } from '../state.ts';

/** Made anew for every judgement: the public state, and the player's own hand only. */
export const factsOf = (state: State, me: Seat): SeatFacts => ({
  open: state,
  me,
  hand: must(state.hands, me).map(card => unseal(card)),
  draw: must(state.draws, me).length,
  preset: unseal(must(state.presets, me)),
});
