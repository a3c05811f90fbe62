import type { Seat } from '@lamplight/contract';
import type { State } from './state.ts';

/** Whoever is asked, or else whose turn it is: both lie open. */
export function awaits({ phase, asking, turn }: State): readonly Seat[] {
  if (phase === 'over') return [];
  return [asking?.player ?? turn];
}
