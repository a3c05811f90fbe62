import { type CardId, type Team, teams, type View } from '@lamplight/shadows/public';

export type Snatch = { readonly place: number; readonly card: CardId };

/** What changed in the hand, if it is nothing but that the rival took some of it. */
export function snatchesIn(before: View, after: View): readonly Snatch[] | undefined {
  const rival = rivalIn(after);
  const held = rival === undefined ? [] : (after.teams[rival]?.holding ?? []);
  if (before.available.length !== after.available.length) return undefined;
  const gone = before.available.flatMap((card, place) => (card === after.available[place] ? [] : [{ place, card }]));
  return gone.every(({ card }) => held.includes(card)) ? gone : undefined;
}

/** Whoever takes cards that I might have taken. */
export const rivalIn = ({ me, teams: sides }: View): Team | undefined =>
  teams.find(team => team !== me?.team && sides[team] !== undefined);
