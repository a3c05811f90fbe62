import { item, type Twin, unseal } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { State } from './state.ts';

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Fluid = {
  -readonly [Key in keyof State]: State[Key] extends readonly (infer Part)[] ? Mutable<Part[]> : State[Key];
};

/** The same fold without a copy. Lists are owned by the state that `copy` made, so they may be changed in place. */
export const twin: Twin<State, Event> = {
  copy: state => ({
    ...state,
    present: [...state.present],
    played: [...state.played],
    roles: [...state.roles],
    goals: [...state.goals],
    hands: state.hands.map(hand => [...hand]),
    deck: [...state.deck],
    known: state.known.map(known => ({ ...known })),
  }),
  fold: (given, event) => {
    const state = given as Fluid;
    switch (event.type) {
      case 'began':
        state.roles = [...event.roles];
        state.goals = [...event.goals];
        state.deck = [...event.deck];
        break;
      case 'played': {
        const hand = item(state.hands, event.by) as State['deck'][number][];
        hand.splice(hand.map(unseal).indexOf(event.card), 1);
        state.passes = 0;
        state.played.push(event.card);
        break;
      }
      case 'tunnelled':
        state.tunnel = event.length;
        break;
      case 'peeked':
        (item(state.known, event.by) as Record<string, typeof event.found>)[event.goal] = event.found;
        break;
      case 'drew':
        state.deck.shift();
        (item(state.hands, event.by) as State['deck'][number][]).push(event.card);
        break;
      case 'passed':
        state.passes += 1;
        break;
      case 'turned':
        state.turn = event.to;
        state.endsAt = event.endsAt;
        break;
      case 'attended':
        state.present[event.seat] = event.present;
        state.endsAt = event.endsAt;
        break;
      case 'ended':
        state.ended = event.because;
    }
  },
};
