import type { Seating } from '@lamplight/contract';
import type { Mine } from './src/index.ts';
import { type CardId, type Move, moves, type Role } from './src/public.ts';

/**
 * What each role prefers to play: diggers dig, the mole buries, and both look at a goal before they help the others.
 */
const wishes: Readonly<Record<Role, readonly CardId[]>> = {
  digger: ['dig', 'lantern', 'cave-in'],
  mole: ['cave-in', 'lantern', 'dig'],
};

/** Plays for its own faction, and ignores what the others do. */
export const eager: Seating<Mine> =
  () =>
  ({ view }) => {
    const { role } = view;
    if (role === null) return undefined;
    const rank = (move: Move) => (move.type === 'pass' ? 0 : wishes[role].indexOf(move.card));
    const [best] = moves(view).toSorted((a, b) => rank(a) - rank(b));
    return best === undefined ? undefined : { move: best, wait: 0 };
  };
