import { type CardId, type Team, teams, type View } from '@lamplight/shadows/public';

export type Snatch = { readonly place: number; readonly card: CardId };

/** The cards that the rival took, if nothing else changed in the hand. */
export function snatchesIn(before: View, after: View): readonly Snatch[] | undefined {
  const rival = rivalIn(after);
  const held = rival === undefined ? [] : (after.teams[rival]?.holding ?? []);
  if (before.available.length !== after.available.length) return undefined;
  const gone = before.available.flatMap((card, place) => (card === after.available[place] ? [] : [{ place, card }]));
  return gone.every(({ card }) => held.includes(card)) ? gone : undefined;
}

/** The team that takes cards I might have taken. */
export const rivalIn = ({ me, teams: sides }: View): Team | undefined =>
  teams.find(team => team !== me?.team && sides[team] !== undefined);
