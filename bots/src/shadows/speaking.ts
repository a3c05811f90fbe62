/** Which cards to give: how many different minds would interpret each choice, and what follows from that. */
import type { CardId, Cell, PictureId } from '@lamplight/shadows/public';
import { type Eye, fits, type Likenesses, likenessesOf, reading } from './reading.ts';

/** A cell that a team could be led to: its picture, and what it is worth to get there. */
export interface ClueSpot {
  readonly cell: Cell;
  readonly picture: PictureId | null;
  /** Moves to the end of the journey from there; undefined for police, and if no way leads on. */
  readonly moves: number | undefined;
  readonly isPolice: boolean;
}

/** The cells around a team: those that one card leads to, and those that two lead to. */
export interface Field {
  readonly near: readonly ClueSpot[];
  readonly far: readonly ClueSpot[];
  readonly cards: readonly CardId[];
}

/** Cards that could be given, and how the imagined listeners interpret them. */
export interface ClueCandidate {
  readonly cards: readonly CardId[];
  readonly spots: readonly ClueSpot[];
  /** By spot. */
  readonly chances: readonly number[];
  /** How well each spot fits the cards, whatever else may fit them. */
  readonly fits: readonly number[];
}

/** A card means the same to a mind whatever lies beside it, so each is looked at once for all clues. */
export function cluesIn(
  { near, far, cards }: Field,
  eyes: readonly Eye[],
  sharpness: number,
): readonly ClueCandidate[] {
  // Sorted by name, so that the position of a card says nothing.
  const sorted = cards.toSorted();
  const one = eyes.map(eye =>
    likenessesOf(
      eye,
      sorted,
      near.map(({ picture }) => picture),
    ),
  );
  const two = eyes.map(eye =>
    likenessesOf(
      eye,
      sorted,
      far.map(({ picture }) => picture),
    ),
  );
  const clues: ClueCandidate[] = [];
  for (const [n, card] of sorted.entries()) {
    clues.push({ cards: [card], spots: near, ...heard(one, [n], sharpness) });
    for (let m = n + 1; m < sorted.length; m++)
      clues.push({ cards: [card, sorted[m] as CardId], spots: far, ...heard(two, [n, m], sharpness) });
  }
  return clues;
}

/** The average interpretation over all minds. */
function heard(
  minds: readonly Likenesses[],
  places: readonly number[],
  sharpness: number,
): Pick<ClueCandidate, 'chances' | 'fits'> {
  const rows = minds.map(each => places.map(place => each[place] ?? []));
  return { chances: mean(rows.map(each => reading(each, sharpness))), fits: mean(rows.map(fits)) };
}

function mean(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = lists;
  return first.map((_, n) => lists.reduce((sum, each) => sum + (each[n] ?? 0), 0) / lists.length);
}

export const policeIn = ({ spots, chances }: ClueCandidate): number =>
  spots.reduce((sum, { isPolice }, n) => sum + (isPolice ? (chances[n] ?? 0) : 0), 0);
