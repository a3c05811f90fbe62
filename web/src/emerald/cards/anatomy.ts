/** What is printed where on a card, without any pixels. */
import { type Card, type CardId, type CityId, cardNamed, cityIds } from '@lamplight/emerald/public';
import type { SymbolName } from './symbol.tsx';

/** What a card can be played for: left on the card, in the order of the action bar. */
export const uses = [
  'place',
  'claim',
  'retrieve',
  'move',
  'track-loyalist',
  'track-restorationist',
  'assassinate',
  'bomb',
] as const;
export type CardUse = (typeof uses)[number];

const counts: Readonly<Record<CardUse, (card: Card) => number>> = {
  place: card => card.place,
  claim: card => card.claim,
  retrieve: card => card.retrieve,
  move: card => card.move,
  'track-loyalist': card => card.track_loyalist,
  'track-restorationist': card => card.track_restorationist,
  assassinate: card => card.assassinate,
  bomb: card => card.bombs,
};

export type UseCount = { readonly use: CardUse; readonly count: number };

export const usesOf = (id: CardId): readonly UseCount[] => {
  const card = cardNamed(id);
  return uses.map(use => ({ use, count: counts[use](card) })).filter(({ count }) => count > 0);
};

/** A symbol of the spine. A number stands beside it if it is a sum, and not a count of icons. */
export type SpineIcon = { readonly symbol: CardUse; readonly number?: number };

/** A count is shown as that many icons; on a track, as the number. Royalty shows what kills it. */
export function spineOf(id: CardId): readonly SpineIcon[] {
  const { kind, bombs_to_kill } = cardNamed(id);
  if (kind === 'royalty') return [{ symbol: 'bomb', number: bombs_to_kill }];
  return usesOf(id).flatMap(({ use, count }): readonly SpineIcon[] =>
    use === 'track-loyalist' || use === 'track-restorationist'
      ? [{ symbol: use, number: count }]
      : Array.from({ length: count }, () => ({ symbol: use })),
  );
}

type Header = Card['header'];
const flags: Readonly<Record<Header, readonly SymbolName[]>> = {
  none: [],
  action: ['action'],
  free: ['free'],
  block: ['block'],
  'one-use-action': ['one-use', 'action'],
  'one-use-action-or-block': ['one-use', 'action', 'block'],
  'one-use-benefit': ['one-use', 'benefit'],
  'one-use-bombs': ['one-use', 'bomb'],
  'one-use-free': ['one-use', 'free'],
};
/** The flags before a text: whether it costs an action, and whether it is used once. */
export const flagsOf = (id: CardId): readonly SymbolName[] => flags[cardNamed(id).header];

/** The city of a city card or of royalty. */
export const cityOf = (id: CardId): CityId | undefined => {
  const name = cardNamed(id).city.toLowerCase().replaceAll(' ', '-');
  return cityIds.find(city => city === name);
};
