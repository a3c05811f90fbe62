import type { CardId, CityId, Day } from '@lamplight/emerald/public';

/** What a player may start to do. The first nine are the actions of the rulebook, in its order. */
export const acts = [
  'place',
  'claim',
  'retrieve',
  'move',
  'track',
  'assassinate',
  'text',
  'discard',
  'pass',
  'return',
  'place-agent',
] as const;
export type TurnAct = (typeof acts)[number];

/** Something on the board that was tapped. One piece of a stack at a time, since they are all alike. */
export type Pick =
  | { readonly type: 'city'; readonly city: CityId }
  | { readonly type: 'piece'; readonly city: CityId; readonly kind: 'agents' | 'cubes'; readonly day: Day }
  | { readonly type: 'royalty'; readonly city: CityId }
  | { readonly type: 'player'; readonly day: Day }
  | { readonly type: 'limbo' }
  | { readonly type: 'count'; readonly count: number };

export type TurnTap =
  | { readonly type: 'act'; readonly act: TurnAct }
  | { readonly type: 'card'; readonly place: number }
  /** Takes back the last choice; takes back everything. */
  | { readonly type: 'back' | 'clear' }
  | Pick;

/** A move half said. Cards are named by their position in the hand, since two copies of a card are two cards. */
export interface TurnDraft {
  readonly act: TurnAct | null;
  /** In the order in which they were chosen. */
  readonly cards: readonly number[];
  readonly picks: readonly Pick[];
}

export const noDraft: TurnDraft = { act: null, cards: [], picks: [] };
export const isEmpty = ({ act, cards, picks }: TurnDraft): boolean =>
  act === null && cards.length === 0 && picks.length === 0;

/** What a draft still lacks, with its `count` where that matters. */
export interface MissingPick {
  readonly what:
    | 'act'
    | 'cards'
    | 'text-card'
    | 'city'
    | 'cubes'
    | 'agent'
    | 'destination'
    | 'killer'
    | 'target'
    | 'bombs'
    | 'player'
    | 'cube'
    | 'their-agent'
    | 'zombies';
  readonly count: number;
}

export const cityOf = (picks: readonly Pick[]): CityId | undefined => {
  for (const pick of picks) if ('city' in pick) return pick.city;
  return undefined;
};

export function isSamePick(one: Pick, other: Pick): boolean {
  switch (one.type) {
    case 'city':
    case 'royalty':
      return other.type === one.type && other.city === one.city;
    case 'piece':
      return other.type === 'piece' && other.city === one.city && other.kind === one.kind && other.day === one.day;
    case 'player':
      return other.type === 'player' && other.day === one.day;
    case 'limbo':
      return other.type === 'limbo';
    case 'count':
      return other.type === 'count' && other.count === one.count;
  }
}

/** Whether it is the only pick. */
export const isOnlyPick = (picks: readonly Pick[], pick: Pick): boolean =>
  picks.length === 1 && picks.every(each => isSamePick(each, pick));

export const idsOf = (hand: readonly CardId[], places: readonly number[]): readonly CardId[] =>
  places.flatMap(place => hand[place] ?? []);
