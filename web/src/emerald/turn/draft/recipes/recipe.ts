import type { CardId, Move, Rule } from '@lamplight/emerald/public';
import { isSamePick, type MissingPick, type Pick, type TurnDraft } from '../draft.ts';
import type { TurnSight } from '../sight.ts';

/**
 * How one kind of move is composed tap by tap. A recipe knows what a move consists of, but no rules: whether a tap is
 * legal is found by asking the judge about whole moves that contain it.
 */
export interface MoveRecipe {
  /** Whether the card can be played for it at all. */
  readonly serves: (card: CardId) => boolean;
  /** The rule to name for a card that does not serve, or for a hand in which none does. */
  readonly rule: Rule;
  /** Only one card serves it: another replaces it. */
  readonly takesOneCard?: true;
  /** The picks after this tap. Undefined if the tap means nothing here. */
  readonly pick?: (sight: TurnSight, draft: TurnDraft, pick: Pick) => readonly Pick[] | undefined;
  /** Whole moves that contain everything chosen so far, the closest first. The judge decides whether they are legal. */
  readonly completions: (sight: TurnSight, draft: TurnDraft) => Iterable<Move>;
  /** The move that is exactly what was chosen, or what it lacks. */
  readonly said: (sight: TurnSight, draft: TurnDraft) => { readonly move: Move } | { readonly missing: MissingPick };
}

export const missing = (what: MissingPick['what'], count = 0): { readonly missing: MissingPick } => ({
  missing: { what, count },
});

/** These cards alone, and with every choice of more from the pool, fewer first. */
export function* withMore(chosen: readonly number[], pool: readonly number[]): Iterable<readonly number[]> {
  const rest = pool.filter(place => !chosen.includes(place));
  for (let count = 0; count <= rest.length; count++)
    for (const more of choicesOf(rest, count)) yield [...chosen, ...more];
}

function* choicesOf(places: readonly number[], count: number): Iterable<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const [n, place] of places.entries())
      for (const more of choicesOf(places.slice(n + 1), count - 1)) yield [place, ...more];
}

/** The positions of the cards in hand that serve. */
export const poolOf = ({ hand }: TurnSight, serves: (card: CardId) => boolean): readonly number[] =>
  hand.flatMap((card, place) => (serves(card) ? [place] : []));

/** One city, chosen or unchosen. A piece or the royalty in a city stands for the city. */
export const oneCity = (_sight: TurnSight, { picks }: TurnDraft, pick: Pick): readonly Pick[] | undefined => {
  if (!('city' in pick)) return undefined;
  const [before] = picks;
  const isSame = before !== undefined && 'city' in before && before.city === pick.city;
  return isSame ? [] : [{ type: 'city', city: pick.city }];
};

/** One more of the same up to `most`. A tap after that takes all of them back. */
export function oneMore(picks: readonly Pick[], pick: Pick, most: number): readonly Pick[] | undefined {
  const isSame = (each: Pick) => isSamePick(each, pick);
  const taken = picks.filter(isSame).length;
  if (most === 0) return undefined;
  return taken < most ? [...picks, pick] : picks.filter(each => !isSame(each));
}
