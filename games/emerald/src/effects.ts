/** The texts: each effect has a file in cards/, named after the column `effect`. */
import type { Seat } from '@lamplight/contract';
import { bombs3 } from './cards/bombs-3.ts';
import { cancelAgentLoss } from './cards/cancel-agent-loss.ts';
import { claimWithoutCube } from './cards/claim-without-cube.ts';
import { clearCubes } from './cards/clear-cubes.ts';
import { cubesToLimbo2 } from './cards/cubes-to-limbo-2.ts';
import { cycleHand } from './cards/cycle-hand.ts';
import { deployAgent } from './cards/deploy-agent.ts';
import { destroyCity } from './cards/destroy-city.ts';
import { discardTopCard } from './cards/discard-top-card.ts';
import { doubleAgentBombs } from './cards/double-agent-bombs.ts';
import { draw2 } from './cards/draw-2.ts';
import { forceSanityRoll } from './cards/force-sanity-roll.ts';
import { hideRoyalty } from './cards/hide-royalty.ts';
import { killAnyAgent } from './cards/kill-any-agent.ts';
import { limboPerAgent } from './cards/limbo-per-agent.ts';
import { limboToSupplyAll } from './cards/limbo-to-supply-all.ts';
import { loyalistTrack2 } from './cards/loyalist-track-2.ts';
import { peekIdentity } from './cards/peek-identity.ts';
import { purgeUndead } from './cards/purge-undead.ts';
import { restoreSanity } from './cards/restore-sanity.ts';
import { royaltyBonus2 } from './cards/royalty-bonus-2.ts';
import { sacrificeAgents } from './cards/sacrifice-agents.ts';
import { storeAgents } from './cards/store-agents.ts';
import { swapAnyAgent } from './cards/swap-any-agent.ts';
import { swapLocalAgentOrCancelKill } from './cards/swap-local-agent-or-cancel-kill.ts';
import { switchFaction } from './cards/switch-faction.ts';
import { zombies } from './cards/zombies.ts';
import { type CardNo, idOf, rowOf } from './cards.ts';
import type { Work } from './decide/verbs.ts';
import type { Facts } from './facts.ts';
import type { Rule } from './rules.ts';
import type { AttackKind, Open } from './state.ts';
import type { TextAim } from './words.ts';

export type Effect = {
  readonly id: string;
  readonly rules: readonly Rule[];
  /** The attacks it stops when played as a Block [EM-CARD-BLOCK-9]. */
  readonly blocks?: readonly AttackKind[];
  readonly text?: Text;
};

export type Text = {
  /** What the player must say. */
  readonly needs: readonly (keyof TextAim)[];
  readonly forbids: (facts: Facts, aim: TextAim, card: CardNo) => Rule | undefined;
  /** Everything the player could say; what `forbids` refuses may be among it. */
  readonly aims: (facts: Facts, card: CardNo) => Iterable<TextAim>;
  /** Verbs only: no card touches the state itself. */
  readonly play: (work: Work, by: Seat, aim: TextAim, card: CardNo) => void;
  /** The card gives points when used, so it is kept [EM-CARD-GEN-4]. */
  readonly scores?: true;
  /** The card is put away by its own effect. */
  readonly stowsItself?: true;
};

const effects: readonly Effect[] = [
  ...[bombs3, cancelAgentLoss, claimWithoutCube, clearCubes, cubesToLimbo2, cycleHand, deployAgent, destroyCity],
  ...[discardTopCard, doubleAgentBombs, draw2, forceSanityRoll, hideRoyalty, killAnyAgent, limboPerAgent],
  ...[limboToSupplyAll, loyalistTrack2, peekIdentity, purgeUndead, restoreSanity, royaltyBonus2, sacrificeAgents],
  ...[storeAgents, swapAnyAgent, swapLocalAgentOrCancelKill, switchFaction, zombies],
];
const byId: ReadonlyMap<string, Effect> = new Map(effects.map(effect => [effect.id, effect]));

export const effectOf = (card: CardNo): Effect | undefined => byId.get(rowOf(card).effect);
export const isFree = (card: CardNo): boolean => rowOf(card).header.endsWith('free');

/** Where a text card goes when its effect is complete [EM-TURN-5, EM-CARD-GEN-4]. */
export function restOf(card: CardNo): 'discard' | 'area' | 'gone' {
  const { header, vp } = rowOf(card);
  if (!header.startsWith('one-use')) return 'discard';
  return vp > 0 || effectOf(card)?.text?.scores ? 'area' : 'gone';
}

/** After the Society of Leopold the undead are cards without a text [EM-CARD-SOCIETY-OF-LEOPOLD-4]. */
export const isDead = (open: Open, card: CardNo): boolean =>
  open.purged && (idOf(card) === 'zombies' || idOf(card) === 'vampires');
