/** Deals identities by their likelihood. */
import { must, type Random } from '@lamplight/contract';
import type { DealIdentities } from '../src/imagine.ts';
import type { Faction } from '../src/words.ts';

/** However strong a suspicion is, the other side keeps this chance. */
const doubt = 0.03;
const grains = 10_000;
/** With at most five unknown identities, this many attempts almost always find a deal that the six cards allow. */
const throws = 40;

/** `suspicion`, by seat: how likely the identity dealt there is a Restorationist's. */
export const dealBy =
  (suspicion: readonly number[]): DealIdentities =>
  (known, left, random) => {
    for (let n = 0; n < throws; n++) {
      const rest = [...left];
      const dealt = known.map((faction, seat) => faction ?? taken(rest, thrown(must(suspicion, seat), random)));
      if (dealt.every(faction => faction !== undefined)) return [...dealt, ...random.shuffle(rest)];
    }
    const rest = [...random.shuffle(left)];
    return [...known.map(faction => faction ?? (rest.shift() as Faction)), ...rest];
  };

function thrown(rebel: number, random: Random): Faction {
  const chance = Math.max(doubt, Math.min(1 - doubt, rebel));
  return random.below(grains) < chance * grains ? 'restorationist' : 'loyalist';
}

function taken(rest: Faction[], faction: Faction): Faction | undefined {
  const place = rest.indexOf(faction);
  return place < 0 ? undefined : rest.splice(place, 1)[0];
}
