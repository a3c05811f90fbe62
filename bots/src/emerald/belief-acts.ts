/** Reads tellings as signs of the faction of whoever acted. */
import {
  type CardId,
  type CityId,
  cardNamed,
  type Day,
  type Deed,
  type Told,
  textOf,
  type View,
} from '@lamplight/emerald/public';
import { dealt, type SeenSigns } from './belief-signs.ts';

/** The part of the table that is needed to understand what is done at it. */
export interface BeliefScene {
  readonly tops: Readonly<Partial<Record<CityId, CardId | null>>>;
  readonly royalty: Readonly<Partial<Record<CityId, CardId | null>>>;
  readonly tracks: { readonly loyalist: number; readonly restorationist: number };
  /** The current action, and whose it is. */
  readonly doing: { readonly by: Day; readonly move: Deed } | undefined;
}

export function sceneOf({ cities, tracks }: View): BeliefScene {
  const each = (part: 'top' | 'royalty') =>
    Object.fromEntries(Object.entries(cities).map(([city, shown]) => [city, shown[part]]));
  return { tops: each('top'), royalty: each('royalty'), tracks, doing: undefined };
}

export function sceneAfter(scene: BeliefScene, told: Told): BeliefScene {
  switch (told.type) {
    case 'acted':
      return { ...scene, doing: { by: told.by, move: told.move } };
    case 'turned-up':
      return { ...scene, tops: { ...scene.tops, [told.city]: told.card } };
    case 'took':
    case 'emptied':
      return { ...scene, tops: { ...scene.tops, [told.city]: null } };
    case 'royalty-came':
      return { ...scene, royalty: { ...scene.royalty, [told.city]: told.card } };
    case 'royalty-went':
      return { ...scene, royalty: { ...scene.royalty, [told.city]: null } };
    case 'marked':
      return { ...scene, tracks: { loyalist: told.loyalist, restorationist: told.restorationist } };
    default:
      return scene;
  }
}

/** Whose sign it is, and which. `suspected` is how likely each is believed to be a Restorationist, from −1 to 1. */
export function signsIn(
  told: Told,
  scene: BeliefScene,
  suspected: (day: Day) => number,
): { readonly of: Day; readonly seen: SeenSigns } | undefined {
  const { doing } = scene;
  switch (told.type) {
    case 'acted':
      return { of: told.by, seen: signsOfDeed(told.move, scene, suspected) };
    case 'took':
      return told.by === null ? undefined : { of: told.by, seen: dealt('claim', told.card) };
    case 'played':
      return doing?.by === told.by ? { of: told.by, seen: signsOfCards(doing.move, told.cards) } : undefined;
    case 'marked':
      return doing?.move.type === 'track' ? { of: doing.by, seen: signsOfMarks(scene.tracks, told) } : undefined;
    case 'boxed':
      return { of: told.by, seen: [['kill for points', 1]] };
    case 'changed-heart':
      return { of: told.by, seen: [['changed heart', 1]] };
    default:
      return undefined;
  }
}

function signsOfDeed(move: Deed, scene: BeliefScene, suspected: (day: Day) => number): SeenSigns {
  switch (move.type) {
    case 'place':
    case 'place-agent':
      return reachingFor(scene, move.city);
    case 'move':
      return move.moves.flatMap(({ to }) => reachingFor(scene, to));
    case 'assassinate':
      if (move.target === 'royalty') return [['kill royalty', 1]];
      return [
        ['kill agent', 1],
        ['kill suspect', suspected(move.target.agent)],
      ];
    case 'text': {
      const used = [[`use ${cardNamed(move.card).effect}`, 1] as const];
      return move.player === undefined ? used : [...used, ...aimedAt(move.card, suspected(move.player))];
    }
    default:
      return [];
  }
}

/** Looking at an identity or clearing cubes says nothing of friend and enemy. */
const aimedAt = (card: CardId, suspicion: number): SeenSigns =>
  textOf(card)?.harms ? [['kill suspect', suspicion]] : [];

function reachingFor({ tops, royalty }: BeliefScene, city: CityId): SeenSigns {
  const top = tops[city] ?? null;
  const near = (royalty[city] ?? null) === null ? [] : [['near royalty', 1] as const];
  return top === null ? near : [...dealt('reach', top), ...near];
}

/** A card used for what it is best at says nothing. What counts is what somebody could do without. */
function signsOfCards(move: Deed, cards: readonly CardId[]): SeenSigns {
  if (move.type === 'discard') return cards.flatMap(card => dealt('drop', card));
  if (move.type === 'track' || move.type === 'assassinate' || move.type === 'text') return [];
  return cards.flatMap(card => dealt('spend', card));
}

function signsOfMarks(before: BeliefScene['tracks'], after: BeliefScene['tracks']): SeenSigns {
  const loyalist = after.loyalist - before.loyalist;
  const restorationist = after.restorationist - before.restorationist;
  return [
    ['mark loyalist', loyalist],
    ['mark restorationist', restorationist],
    ['mark towards loyalist', Math.sign(loyalist - restorationist)],
  ];
}
