/**
 * The texts: each effect has a file in cards/, named after the column `effect`. A row without its effect does not
 * compile.
 */
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
import type { Effect, TextAttack, TextEffect } from './effect.ts';
import type { OpenState } from './state.ts';
import { type AttackKind, attackKinds, type EffectId, type TextEffectId } from './words.ts';

const effects: { readonly [id in EffectId]: id extends TextEffectId ? TextEffect<id> : Effect<id> } = {
  'bombs-3': bombs3,
  'cancel-agent-loss': cancelAgentLoss,
  'claim-without-cube': claimWithoutCube,
  'clear-cubes': clearCubes,
  'cubes-to-limbo-2': cubesToLimbo2,
  'cycle-hand': cycleHand,
  'deploy-agent': deployAgent,
  'destroy-city': destroyCity,
  'discard-top-card': discardTopCard,
  'double-agent-bombs': doubleAgentBombs,
  'draw-2': draw2,
  'force-sanity-roll': forceSanityRoll,
  'hide-royalty': hideRoyalty,
  'kill-any-agent': killAnyAgent,
  'limbo-per-agent': limboPerAgent,
  'limbo-to-supply-all': limboToSupplyAll,
  'loyalist-track-2': loyalistTrack2,
  'peek-identity': peekIdentity,
  'purge-undead': purgeUndead,
  'restore-sanity': restoreSanity,
  'royalty-bonus-2': royaltyBonus2,
  'sacrifice-agents': sacrificeAgents,
  'store-agents': storeAgents,
  'swap-any-agent': swapAnyAgent,
  'swap-local-agent-or-cancel-kill': swapLocalAgentOrCancelKill,
  'switch-faction': switchFaction,
  zombies,
};

export function effectOf(card: CardNo): Effect | undefined {
  const { effect } = rowOf(card);
  return effect === 'none' ? undefined : effects[effect];
}

const isText = (effect: Effect | undefined): effect is TextEffect => effect?.text !== undefined;
/** Undefined for a card that is not used in the player's own turn. */
export function textEffectOf(card: CardNo): TextEffect | undefined {
  const effect = effectOf(card);
  return isText(effect) ? effect : undefined;
}

const attacks: ReadonlyMap<AttackKind, TextAttack> = new Map(
  Object.values<Effect>(effects).flatMap(({ attack }) =>
    attack === undefined ? [] : [[attack.kind, attack] as const],
  ),
);
for (const kind of attackKinds)
  if (kind !== 'assassinate' && !attacks.has(kind))
    throw new Error(
      `No effect makes the attack '${kind}': give one an \`attack\` of this kind, or take it out of attackKinds.`,
    );

/** Undefined for an assassination, which needs no text. */
export const textAttackOf = (kind: AttackKind): TextAttack | undefined => attacks.get(kind);

export const isFree = (card: CardNo): boolean => rowOf(card).header.endsWith('free');

/** Where a text card goes when its effect is complete [EM-TURN-5, EM-CARD-GEN-4]. */
export function restOf(card: CardNo): 'discard' | 'area' | 'gone' {
  const { header, vp } = rowOf(card);
  if (!header.startsWith('one-use')) return 'discard';
  return vp > 0 || effectOf(card)?.text?.scores ? 'area' : 'gone';
}

/** After the Society of Leopold the undead are cards without a text [EM-CARD-SOCIETY-OF-LEOPOLD-4]. */
export const isDead = (open: OpenState, card: CardNo): boolean =>
  open.purged && (idOf(card) === 'zombies' || idOf(card) === 'vampires');
