import type { Seat } from '@lamplight/contract';
import type { State } from './state.ts';

/** The player who is asked, or else whose turn it is. Both are public. */
export function awaits({ phase, asking, turn }: State): readonly Seat[] {
  if (phase === 'over') return [];
  return [asking?.player ?? turn];
}
