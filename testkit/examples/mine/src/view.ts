import { must, unseal, type Viewer } from '@lamplight/contract';
import type { State } from './state.ts';
import type { View } from './words.ts';

export function view(state: State, viewer: Viewer): View {
  const { turn, endsAt, present, tunnel, passes, ended, played } = state;
  const open = {
    ...{ turn, endsAt, present, tunnel, passes, ended, played },
    handSizes: state.hands.map(hand => hand.length),
    deckSize: state.deck.length,
    looked: state.known.map(known => Object.keys(known)),
  };
  if (viewer === 'audience') return { ...open, me: null, role: null, hand: [], known: {} };
  const known = Object.entries(must(state.known, viewer)).map(([goal, found]) => [goal, unseal(found)] as const);
  return {
    ...open,
    me: viewer,
    role: unseal(must(state.roles, viewer)),
    hand: must(state.hands, viewer).map(unseal),
    known: Object.fromEntries(known),
  };
}
