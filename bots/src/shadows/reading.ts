/** How somebody interprets cards: how likely each of the pictures around is to be meant. */
import type { PictureId } from '@lamplight/shadows/public';

/** How alike two pictures are to somebody: larger is more alike, and 0 means nothing in common. */
export type Eye = (card: PictureId, picture: PictureId) => number;

/** How alike each card is to each picture, one row per card. */
export type Likenesses = readonly (readonly number[])[];

export const likenessesOf = (
  eye: Eye,
  cards: readonly PictureId[],
  pictures: readonly (PictureId | null)[],
): Likenesses => cards.map(card => pictures.map(picture => (picture === null ? 0 : eye(card, picture))));

/**
 * How well each picture fits all the cards. One that fits the first very well and the second not at all is worse than
 * one that fits both.
 */
export function fits(rows: Likenesses): readonly number[] {
  const [first = []] = rows;
  return first.map((_, n) => {
    const each = rows.map(row => row[n] ?? 0);
    const mean = each.reduce((sum, fit) => sum + fit, 0) / each.length;
    return 0.7 * mean + 0.3 * Math.min(...each);
  });
}

/** The chance of each picture. */
export const reading = (rows: Likenesses, sharpness: number): readonly number[] =>
  softmax(fits(rows).map(fit => fit * sharpness));

function softmax(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map(power => power / sum);
}
