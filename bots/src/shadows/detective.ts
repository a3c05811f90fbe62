/** How a Detective interprets the cards. */
import type { CardId, CellId, PictureId } from '@lamplight/shadows/public';
import { type Eye, likenessesOf, reading } from './reading.ts';

export interface HeardClue {
  readonly cards: readonly CardId[];
  readonly cells: readonly CellId[];
  readonly pictureOf: (cell: CellId) => PictureId | null;
  /** The cards that were available when these were chosen, these included; unknown to a Detective who came later. */
  readonly choice: readonly CardId[] | undefined;
  /** The prior of each cell, before looking at pictures: nobody is led to police twice. */
  readonly before: (cell: CellId) => number;
}

/** The chance of each cell, as this eye sees it. */
export function takenFor(
  { cards, cells, pictureOf, before }: HeardClue,
  eye: Eye,
  sharpness: number,
): readonly number[] {
  const rows = likenessesOf(eye, cards, cells.map(pictureOf));
  return shares(reading(rows, sharpness).map((chance, n) => chance * before(cells[n] as CellId)));
}

/** How carefully an Officer is assumed to choose cards. */
const officerCare = 8;

/**
 * Why these cards and not others? An Officer who meant a cell would have chosen the best of the available cards for it.
 * So a cell for which better cards were available is less likely.
 */
export function takenWithWhy(heard: HeardClue, eye: Eye, sharpness: number): readonly number[] {
  const { cards, cells, choice, before } = heard;
  const plain = takenFor(heard, eye, sharpness);
  if (choice === undefined) return plain;
  const others = sameSize(choice, cards.length);
  const sums = cells.map(() => 0);
  for (const each of others) {
    const read = takenFor({ ...heard, cards: each, before: () => 1 }, eye, sharpness);
    for (const [n, chance] of read.entries()) sums[n] = (sums[n] ?? 0) + chance ** officerCare;
  }
  const said = takenFor({ ...heard, before: () => 1 }, eye, sharpness);
  return shares(cells.map((cell, n) => (before(cell) * (said[n] ?? 0) ** officerCare) / Math.max(sums[n] ?? 0, 1e-9)));
}

function sameSize(choice: readonly CardId[], size: number): readonly (readonly CardId[])[] {
  const sorted = choice.toSorted();
  if (size === 1) return sorted.map(card => [card]);
  return sorted.flatMap((card, n) => sorted.slice(n + 1).map(other => [card, other]));
}

function shares(parts: readonly number[]): readonly number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map(part => (sum === 0 ? 1 / parts.length : part / sum));
}
