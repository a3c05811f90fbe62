/** How a position of the rules answers a tap. */
import {
  type CardId,
  type CityId,
  cardNamed,
  type Day,
  days,
  killValueOf,
  type Move,
  type View,
} from '@lamplight/emerald/public';
import { claimStanding } from '../board/standing.ts';
import type { ExampleId } from './examples.ts';

export type EmeraldExampleTap =
  | { readonly type: 'city'; readonly city: CityId }
  | { readonly type: 'limbo' }
  | { readonly type: 'card'; readonly card: CardId }
  | { readonly type: 'target'; readonly target: 'agent' | 'royalty' }
  | { readonly type: 'play' }
  | { readonly type: 'answer'; readonly answer: 'block' | 'allow' };

/** What has been chosen so far for a move of several taps. */
export interface Doing {
  readonly cards: readonly CardId[];
  readonly from: { readonly [place in CityId | 'limbo']?: number };
}
export const nothing: Doing = { cards: [], from: {} };

/** By the keys of the catalogue, with their values. */
export type EmeraldRemark =
  | { readonly type: 'placed'; readonly cubes: number; readonly city: CityId; readonly left: number }
  | { readonly type: 'claimed'; readonly card: CardId }
  | { readonly type: 'tie' | 'behind'; readonly mine: number; readonly others: number }
  | { readonly type: 'tracked'; readonly before: number; readonly after: number; readonly change: number }
  | { readonly type: 'short' | 'spare'; readonly have: number; readonly need: number }
  | { readonly type: 'killed' | 'slain'; readonly points: number }
  | {
      readonly type:
        | 'cubeless'
        | 'half'
        | 'retrieved'
        | 'none'
        | 'trackless'
        | 'bombless'
        | 'dagger'
        | 'blocked'
        | 'allowed'
        | 'madness'
        | 'calm'
        | 'loyal'
        | 'over';
    };

export type ExampleAnswer =
  | { readonly move: Move }
  /** Something was chosen or unchosen, and nothing is wrong. */
  | { readonly doing: Doing; readonly said?: EmeraldRemark }
  | { readonly wrong: EmeraldRemark };

const me: Day = 'monday';
const rival: Day = 'tuesday';
export const dagger = 'hired-assassin';
const killCity = 'paris';

export const handOf = ({ players }: View): readonly CardId[] => {
  const hand = players[me]?.hand;
  return typeof hand === 'object' ? hand : [];
};

const toggled = (doing: Doing, card: CardId): Doing => ({
  ...doing,
  cards: doing.cards.includes(card) ? doing.cards.filter(each => each !== card) : [...doing.cards, card],
});

export function answerTo(
  example: ExampleId,
  view: View,
  doing: Doing,
  tap: EmeraldExampleTap,
): ExampleAnswer | undefined {
  switch (example) {
    case 'place':
      return tap.type === 'city' ? { move: { type: 'place', cards: handOf(view), city: tap.city } } : undefined;
    case 'claim':
    case 'sanity':
      return tap.type === 'city' ? claiming(view, tap.city) : undefined;
    case 'back':
      return retrieving(view, doing, tap);
    case 'tracks':
      return tracking(doing, tap);
    case 'kill':
      return killing(view, doing, tap);
    case 'reveal':
      return tap.type === 'city' ? revealing(tap.city) : undefined;
    case 'block':
      return tap.type === 'answer' ? { move: blocking(tap.answer) } : undefined;
    default:
      return undefined;
  }
}

function claiming(view: View, city: CityId): ExampleAnswer {
  const standing = claimStanding(view, city, me);
  const card = handOf(view)[0] ?? 'start-informer';
  if (standing.type === 'can') return { move: { type: 'claim', card, city } };
  const { agents, cubes } = view.cities[city];
  const piecesOf = (day: Day) => (agents[day] ?? 0) + (cubes[day] ?? 0);
  const [mine, others] = [piecesOf(me), Math.max(...days.filter(day => day !== me).map(piecesOf))];
  if (mine > others) return { wrong: { type: 'cubeless' } };
  return { wrong: { type: mine === others ? 'tie' : 'behind', mine, others } };
}

function retrieving(view: View, doing: Doing, tap: EmeraldExampleTap): ExampleAnswer | undefined {
  const place = tap.type === 'city' ? tap.city : tap.type === 'limbo' ? 'limbo' : undefined;
  if (place === undefined) return undefined;
  const there = (place === 'limbo' ? view.limbo[me] : view.cities[place].cubes[me]) ?? 0;
  const taken = doing.from[place] ?? 0;
  if (there - taken <= 0) return { wrong: { type: 'none' } };
  const from = { ...doing.from, [place]: taken + 1 };
  const total = Object.values(from).reduce((sum, count) => sum + count, 0);
  if (total < 2) return { doing: { ...doing, from }, said: { type: 'half' } };
  return { move: { type: 'retrieve', cards: handOf(view), from } };
}

function tracking(doing: Doing, tap: EmeraldExampleTap): ExampleAnswer | undefined {
  if (tap.type === 'play')
    return doing.cards.length === 0 ? undefined : { move: { type: 'track', cards: doing.cards } };
  if (tap.type !== 'card') return undefined;
  const { track_loyalist, track_restorationist } = cardNamed(tap.card);
  if (track_loyalist + track_restorationist === 0) return { wrong: { type: 'trackless' } };
  return { doing: toggled(doing, tap.card) };
}

/** Bombs that agents and chosen cards give, and how many each target needs [EM-KILL-2]. */
export function bombsIn(view: View, { cards }: Doing) {
  const agents = view.cities[killCity].agents[me] ?? 0;
  const { royalty } = view.cities[killCity];
  return {
    have: cards.reduce((sum, card) => sum + cardNamed(card).bombs, agents),
    agent: killValueOf(killCity),
    royalty: royalty === null ? 0 : (cardNamed(royalty).bombs_to_kill ?? 0),
  };
}

function killing(view: View, doing: Doing, tap: EmeraldExampleTap): ExampleAnswer | undefined {
  if (tap.type === 'card') {
    if (tap.card === dagger) return { wrong: { type: 'dagger' } };
    return cardNamed(tap.card).bombs === 0 ? { wrong: { type: 'bombless' } } : { doing: toggled(doing, tap.card) };
  }
  if (tap.type !== 'target') return undefined;
  const { have, ...needs } = bombsIn(view, doing);
  const need = needs[tap.target];
  if (have < need) return { wrong: { type: 'short', have, need } };
  if (doing.cards.some(card => have - cardNamed(card).bombs >= need)) return { wrong: { type: 'spare', have, need } };
  const target = tap.target === 'royalty' ? tap.target : { agent: rival };
  return { move: { type: 'assassinate', card: dagger, city: killCity, target, bombs: doing.cards } };
}

function revealing(city: CityId): ExampleAnswer | undefined {
  if (city !== 'st-petersburg') return undefined;
  const target = { agent: rival };
  return { move: { type: 'assassinate', card: 'start-knife-in-the-dark', city, target, bombs: [] } };
}

const blocking = (answer: 'block' | 'allow'): Move =>
  answer === 'allow' ? { type: 'allow' } : { type: 'block', card: 'sherlock-holmes' };

const gapOf = ({ tracks }: View): number => Math.abs(tracks.loyalist - tracks.restorationist);
const scoreOf = ({ players }: View, day: Day): number => players[day]?.score ?? 0;

/** What came of a move, once everything has happened. */
export function outcomeOf(move: Move, before: View, after: View): EmeraldRemark {
  switch (move.type) {
    case 'place': {
      const cubes = (before.players[me]?.cubes ?? 0) - (after.players[me]?.cubes ?? 0);
      return { type: 'placed', cubes, city: move.city, left: after.players[me]?.cubes ?? 0 };
    }
    case 'claim': {
      const card = before.cities[move.city].top ?? 'start-informer';
      if (cardNamed(card).sanity === 0) return { type: 'claimed', card };
      return { type: (after.players[me]?.sanity ?? 0) < (before.players[me]?.sanity ?? 0) ? 'madness' : 'calm' };
    }
    case 'retrieve':
      return { type: 'retrieved' };
    case 'track': {
      const change = scoreOf(after, me) - scoreOf(before, me);
      return { type: 'tracked', before: gapOf(before), after: gapOf(after), change };
    }
    case 'assassinate':
      if (move.target === 'royalty') return { type: 'slain', points: scoreOf(after, me) - scoreOf(before, me) };
      if (move.card === dagger) return { type: 'killed', points: scoreOf(after, me) - scoreOf(before, me) };
      return { type: after.phase === 'over' ? 'over' : 'loyal' };
    case 'block':
      return { type: 'blocked' };
    default:
      return { type: 'allowed' };
  }
}
