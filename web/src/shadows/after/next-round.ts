/** Before the next round: who may be Officer, and whether I may still say yes. */
import type { Seat } from '@lamplight/contract';
import { moves, type TeamView, type View } from '@lamplight/shadows/public';

/** Sorted by seat: a change of Officer moves nobody on the screen. */
export const crewOf = ({ officer, detectives }: TeamView): readonly Seat[] =>
  [officer, ...detectives].toSorted((a, b) => a - b);

/** The seats my team may make its Officer now. None once I am ready. */
export const officersToBe = (view: View): readonly Seat[] =>
  moves(view).flatMap(move => (move.type === 'roles' ? [move.officer] : []));

export const mayReady = (view: View): boolean => moves(view).some(move => move.type === 'ready');
