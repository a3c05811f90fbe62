/** Who a player is and whom it suspects, from a view or, in an imagined world, from the state. */
import { must, type Seat } from '@lamplight/contract';
import { playersOf } from '../src/open.ts';
import { seatsOf } from '../src/scores.ts';
import type { State } from '../src/state.ts';
import { identityFor } from '../src/view.ts';
import type { PlayerView, View } from '../src/views.ts';
import { type Faction, seatNo } from '../src/words.ts';
import type { GreedyMind, Tastes } from './worth.ts';

type IdentityFacts = Pick<PlayerView, 'identity' | 'changed' | 'revealed'>;
type Gained = readonly { readonly points: number; readonly faction: Faction | 'neutral' }[];

const otherSide = (faction: Faction): Faction => (faction === 'loyalist' ? 'restorationist' : 'loyalist');

/** A player's current side, if known: Change of Heart turns an identity that has not been revealed. */
const sideOf = ({ identity, changed, revealed }: IdentityFacts): Faction | undefined =>
  identity === null ? undefined : changed && !revealed ? otherSide(identity) : identity;

/** A player who takes points that only one side keeps is likely to be of that side. */
function suspicionOf(known: IdentityFacts, sources: Gained): number {
  const side = sideOf(known);
  if (side !== undefined) return side === 'restorationist' ? 1 : 0;
  let lean = 0;
  for (const { points, faction } of sources)
    if (faction !== 'neutral') lean += faction === 'restorationist' ? points : -points;
  return 1 / (1 + Math.exp(-lean / 4));
}

/** By seat, how likely a Restorationist sits there: from what everybody has seen and what this viewer knows. */
export const suspicionIn = (view: View): readonly number[] =>
  playersOf(view).map(player => suspicionOf(player, player.sources));

/** Undefined for the audience. */
export function mindIn(view: View, suspicion: readonly number[], tastes: Tastes): GreedyMind | undefined {
  const faction = view.me === null ? undefined : sideOf(must(playersOf(view), seatNo(view.me)));
  return faction === undefined ? undefined : { faction, suspicion, tastes };
}

/** The same from a state, using only what this seat may see. */
export function mindOf(state: State, seat: Seat, tastes: Tastes): GreedyMind {
  const knownOf = (of: Seat): IdentityFacts => ({
    identity: identityFor(state, of, seat),
    changed: must(state.changed, of),
    revealed: must(state.revealed, of) !== null,
  });
  const suspicion = seatsOf(state).map(of => suspicionOf(knownOf(of), must(state.sources, of)));
  return { faction: must(suspicion, seat) === 1 ? 'restorationist' : 'loyalist', suspicion, tastes };
}

/** The same player on the other side. */
export function turned(mind: GreedyMind, seat: Seat): GreedyMind {
  const faction = otherSide(mind.faction);
  return { ...mind, faction, suspicion: mind.suspicion.with(seat, faction === 'loyalist' ? 0 : 1) };
}
