import type { CardId, Move, Rule } from '@lamplight/emerald/public';
import { isSamePick, type MissingPick, type Pick, type TurnDraft } from '../draft.ts';
import type { TurnSight } from '../sight.ts';

/**
 * How one kind of move is said tap by tap. A recipe knows what a move is made of, and no rule: whether a tap is open is found
 * by asking the judge about whole moves that hold it.
 */
export interface MoveRecipe {
  /** Whether the card can be played for it at all. */
  readonly serves: (card: CardId) => boolean;
  /** The rule that says so of a card that does not serve, and of a hand in which none does. */
  readonly rule: Rule;
  /** One card serves it: another takes its place. */
  readonly takesOneCard?: true;
  /** What is picked after this, or undefined where it means nothing here. */
  readonly pick?: (sight: TurnSight, draft: TurnDraft, pick: Pick) => readonly Pick[] | undefined;
  /** Whole moves that hold everything chosen so far, the nearest first. The judge has the last word on them. */
  readonly completions: (sight: TurnSight, draft: TurnDraft) => Iterable<Move>;
  /** The move that is just what was chosen, or what it lacks. */
  readonly said: (sight: TurnSight, draft: TurnDraft) => { readonly move: Move } | { readonly missing: MissingPick };
}

export const missing = (what: MissingPick['what'], count = 0): { readonly missing: MissingPick } => ({
  missing: { what, count },
});

/** These places and every choice of more of them from the pool, fewer first. */
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

/** The places of the hand whose cards serve. */
export const poolOf = ({ hand }: TurnSight, serves: (card: CardId) => boolean): readonly number[] =>
  hand.flatMap((card, place) => (serves(card) ? [place] : []));

/** One city, taken and given back; a piece or the royalty of a city is the city. */
export const oneCity = (_sight: TurnSight, { picks }: TurnDraft, pick: Pick): readonly Pick[] | undefined => {
  if (!('city' in pick)) return undefined;
  const [before] = picks;
  const isSame = before !== undefined && 'city' in before && before.city === pick.city;
  return isSame ? [] : [{ type: 'city', city: pick.city }];
};

/** One more of the same up to so many; after the last all of them are given back. */
export function oneMore(picks: readonly Pick[], pick: Pick, most: number): readonly Pick[] | undefined {
  const isSame = (each: Pick) => isSamePick(each, pick);
  const taken = picks.filter(isSame).length;
  if (most === 0) return undefined;
  return taken < most ? [...picks, pick] : picks.filter(each => !isSame(each));
}
