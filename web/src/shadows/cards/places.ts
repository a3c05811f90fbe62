/** What lies in each place of a hand. Places never change: a new card comes into the place of the one that left. */
import type { CardId, Team } from '@lamplight/shadows/public';

export type Holding = { readonly team: Team; readonly cards: readonly CardId[] };

export type HandPlace = {
  readonly card: CardId;
  /** When it came to lie there, in ms of the page's clock. Undefined if it was there from the beginning. */
  readonly since: number | undefined;
  /** A card that the rival took first, shown a while longer. */
  readonly lost?: { readonly card: CardId; readonly by: Team; readonly at: number } | undefined;
};

/** How long a lost card is shown, and how long a new one is marked as new. */
export const lostFor = 900;
export const newFor = 2_000;

export const firstPlaces = (cards: readonly CardId[]): readonly HandPlace[] =>
  cards.map(card => ({ card, since: undefined }));

/** After the table has changed. Who took a card is read from what the rival holds now. */
export function nextPlaces(
  places: readonly HandPlace[],
  cards: readonly CardId[],
  { rival, now }: { readonly rival: Holding | undefined; readonly now: number },
): readonly HandPlace[] {
  if (places.length === cards.length && places.every(({ card }, n) => card === cards[n])) return places;
  return cards.map((card, n): HandPlace => {
    const before = places[n];
    if (before === undefined) return { card, since: now };
    if (before.card === card) return before;
    const isLost = rival?.cards.includes(before.card) === true;
    return { card, since: now, lost: isLost ? { card: before.card, by: rival.team, at: now } : undefined };
  });
}

export type HandCard =
  | { readonly card: CardId; readonly state: 'taken'; readonly by: Team }
  | { readonly card: CardId; readonly state: 'new' | 'settled' };

/** What a place shows at this moment. */
export function shownIn({ card, since, lost }: HandPlace, now: number): HandCard {
  if (lost !== undefined && now - lost.at < lostFor) return { card: lost.card, state: 'taken', by: lost.by };
  const from = since === undefined ? undefined : since + (lost === undefined ? 0 : lostFor);
  return { card, state: from !== undefined && now - from < newFor ? 'new' : 'settled' };
}

/** When a place next changes its look by itself. */
export function nextChange(places: readonly HandPlace[], now: number): number | undefined {
  const times = places.flatMap(({ since, lost }) => {
    if (since === undefined) return [];
    const from = since + (lost === undefined ? 0 : lostFor);
    return [from, from + newFor];
  });
  return times.filter(time => time > now).sort((one, other) => one - other)[0];
}
