import { must, type Twin, unseal } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Fluid = { -readonly [Key in keyof State]: State[Key] };

export function evolve(state: State, event: Event): State {
  const next = { ...state };
  fold(next, event);
  return next;
}

/** A shallow copy is enough, because fields are replaced and lists inside them never change. */
export const twin: Twin<State, Event> = { copy: state => ({ ...state }), fold };

function fold(given: State, event: Event): void {
  const state = given as Fluid;
  switch (event.type) {
    case 'began':
      state.roles = event.roles;
      state.goals = event.goals;
      state.deck = event.deck;
      break;
    case 'played': {
      const hand = must(state.hands, event.by);
      const rest = hand.toSpliced(hand.map(unseal).indexOf(event.card), 1);
      state.passes = 0;
      state.played = [...state.played, event.card];
      state.hands = state.hands.with(event.by, rest);
      break;
    }
    case 'tunnelled':
      state.tunnel = event.length;
      break;
    case 'peeked':
      state.known = state.known.with(event.by, { ...must(state.known, event.by), [event.goal]: event.found });
      break;
    case 'drew':
      state.deck = state.deck.slice(1);
      state.hands = state.hands.with(event.by, [...must(state.hands, event.by), event.card]);
      break;
    case 'passed':
      state.passes += 1;
      break;
    case 'turned':
      state.turn = event.to;
      state.endsAt = event.endsAt;
      break;
    case 'attended':
      state.present = state.present.with(event.seat, event.present);
      state.endsAt = event.endsAt;
      break;
    case 'ended':
      state.ended = event.because;
  }
}
