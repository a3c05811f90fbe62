import type { SymbolName } from '../cards/symbol.tsx';
import type { TurnAct } from './draft/draft.ts';

/** The sign of each action. */
export const symbolOf: Readonly<Record<TurnAct, SymbolName>> = {
  place: 'place',
  claim: 'claim',
  retrieve: 'retrieve',
  move: 'move',
  track: 'track-loyalist',
  assassinate: 'assassinate',
  text: 'text',
  discard: 'discard',
  pass: 'pass',
  return: 'agent',
  'place-agent': 'agent',
};
