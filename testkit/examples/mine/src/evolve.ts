import { item, unseal } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'began':
      return { ...state, roles: event.roles, goals: event.goals, deck: event.deck };
    case 'played': {
      const hand = item(state.hands, event.by);
      const rest = hand.toSpliced(hand.map(unseal).indexOf(event.card), 1);
      return { ...state, passes: 0, played: [...state.played, event.card], hands: state.hands.with(event.by, rest) };
    }
    case 'tunnelled':
      return { ...state, tunnel: event.length };
    case 'peeked': {
      const known = { ...item(state.known, event.by), [event.goal]: event.found };
      return { ...state, known: state.known.with(event.by, known) };
    }
    case 'drew': {
      const hand = [...item(state.hands, event.by), event.card];
      return { ...state, deck: state.deck.slice(1), hands: state.hands.with(event.by, hand) };
    }
    case 'passed':
      return { ...state, passes: state.passes + 1 };
    case 'turned':
      return { ...state, turn: event.to, endsAt: event.endsAt };
    case 'attended':
      return { ...state, present: state.present.with(event.seat, event.present), endsAt: event.endsAt };
    case 'ended':
      return { ...state, ended: event.because };
  }
}
