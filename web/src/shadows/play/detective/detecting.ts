/** What a Detective's tap and button do: look, then vote [UX-09]. */
import type { CellId, Move } from '@lamplight/shadows/public';
import { whyNot } from '../map/reach.ts';
import { leading } from '../view/agreement.ts';
import { type OurView, ownTeam } from '../view/our-view.ts';

/** The move of a tap. Undefined if there is none: then the picture is opened instead. */
export function tapped(view: OurView, cell: CellId, { isVote }: { readonly isVote: boolean }): Move | undefined {
  const own = ownTeam(view);
  if (own === undefined || view.me === null || whyNot(view, cell) !== undefined) return undefined;
  const { seat } = view.me;
  if (isVote) return voted(view, cell);
  return { type: 'look', cell: own.looking?.[seat] === cell ? null : cell };
}

/** A vote, or the same one taken back. */
export function voted(view: OurView, cell: CellId): Move | undefined {
  const own = ownTeam(view);
  if (own === undefined || view.me === null || whyNot(view, cell) !== undefined) return undefined;
  return own.pointing?.[view.me.seat] === cell ? { type: 'unpoint' } : { type: 'point', cell };
}

export type CellOffer = {
  /** The cell the button acts on: where I look, else where I point, else where most of the others point. */
  readonly cell: CellId;
  /** I have voted for it already. */
  readonly isVoted: boolean;
  /** I look there, and may look away. */
  readonly isLookedAt: boolean;
};

/** Undefined while there is no such cell. */
export function offerOf(view: OurView): CellOffer | undefined {
  const own = ownTeam(view);
  if (own === undefined || view.me === null || own.step === 'gather') return undefined;
  const { seat } = view.me;
  const [look, vote] = [own.looking?.[seat], own.pointing?.[seat]];
  const cell = look ?? vote ?? leading(own, view)?.cell;
  return cell === undefined ? undefined : { cell, isVoted: vote === cell, isLookedAt: look === cell };
}
