/**
 * A quick player for the arena: the move that looks best at once, by its own faction and by whom it suspects. It sees
 * only its View. It neither bluffs nor looks ahead, so its figures say how the game is balanced among such players.
 */
import type { Seating } from '@lamplight/contract';
import { choose } from './greedy/choose.ts';
import { type Mind, plainTastes } from './greedy/worth.ts';
import type { Emerald } from './src/index.ts';
import { factsIn } from './src/open.ts';
import { days, type Faction, type PlayerView, type View } from './src/words.ts';

const wait = 1_000;

export const greedy: Seating<Emerald> =
  () =>
  ({ view, random }) => {
    if (view.phase === 'over' || (view.asking?.player ?? view.turn.player) !== view.me) return undefined;
    const facts = factsIn(view);
    const mind = mindOf(view);
    const move = facts === undefined || mind === undefined ? undefined : choose(facts, mind, random);
    return move && { move, wait };
  };

const other = (faction: Faction): Faction => (faction === 'loyalist' ? 'restorationist' : 'loyalist');

/** What is known of a player's side now: Change of Heart turns an identity that has not been revealed. */
const sideOf = ({ identity, changed, revealed }: PlayerView): Faction | undefined =>
  identity === null ? undefined : changed && !revealed ? other(identity) : identity;

function mindOf(view: View): Mind | undefined {
  const faction = view.me === null ? undefined : sideOf(view.players[view.me] as PlayerView);
  if (faction === undefined) return undefined;
  const suspicion = days.flatMap(day => {
    const player = view.players[day];
    return player === undefined ? [] : [suspicionOf(player)];
  });
  return { faction, suspicion, tastes: plainTastes };
}

/** Whoever takes points that only one side keeps is likely to be of that side. */
function suspicionOf(player: PlayerView): number {
  const side = sideOf(player);
  if (side !== undefined) return side === 'restorationist' ? 1 : 0;
  const lean = player.sources.reduce((sum, { points, faction }) => {
    if (faction === 'neutral') return sum;
    return faction === 'restorationist' ? sum + points : sum - points;
  }, 0);
  return 1 / (1 + Math.exp(-lean / 4));
}
