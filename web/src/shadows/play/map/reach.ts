/** Where a team may go, and why not elsewhere [SA-MOVE-1]. */
import {
  type CellId,
  cellAt,
  distance,
  isObstacle,
  nameOf,
  type Team,
  targetsOf,
  type View,
} from '@lamplight/shadows/public';
import { type OurView, ownTeam } from '../view/our-view.ts';

/** The lit cells: where the own team may go with the cards it holds, or would with those the Officer has chosen. */
export function reachOf(view: OurView, cards = 0): readonly CellId[] {
  const own = ownTeam(view);
  if (own === undefined || view.phase !== 'playing') return [];
  const count = own.step === 'move' ? own.holding.length : cards;
  return count === 0 ? [] : targetsOf(cellAt(own.at), count).map(nameOf);
}

/** How many steps the own team is from there. Undefined for a cell that nobody can reach. */
export function awayFrom(view: View, team: Team | undefined, cell: CellId): number | undefined {
  const at = team === undefined ? undefined : view.teams[team]?.at;
  return at === undefined ? undefined : distance(cellAt(at), cellAt(cell));
}

export type WhyNot =
  | { readonly why: 'canal' | 'here' | 'noCards' }
  | { readonly why: 'tooNear' | 'tooFar'; readonly away: number; readonly cards: number };

/** Why a Detective cannot send the team there; undefined where it can. */
export function whyNot(view: OurView, cell: CellId): WhyNot | undefined {
  const own = ownTeam(view);
  if (own === undefined) return undefined;
  if (isObstacle(cellAt(cell))) return { why: 'canal' };
  if (own.step === 'gather') return { why: 'noCards' };
  const cards = own.holding.length;
  const away = distance(cellAt(own.at), cellAt(cell)) ?? 0;
  if (away === cards) return undefined;
  if (away === 0) return { why: 'here' };
  return { why: away < cards ? 'tooNear' : 'tooFar', away, cards };
}
