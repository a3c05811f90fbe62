/** The log: every move in a sentence, with what came of it. */
import type { StepTellings } from '@lamplight/client';
import {
  attackOf,
  type CardId,
  type CityId,
  type Day,
  quietRounds,
  royaltyOf,
  type Told,
} from '@lamplight/emerald/public';
import { everyoneOf, type Following, followingOf, risesOf, type ToldOf } from './consequences.ts';
import { deedsOf, type LogDeed, type Tracks } from './deeds.ts';
import { citiesIn, daysIn, type Sentence } from './sentence.ts';

export interface EmeraldLogEntry {
  /** The step in which it began. It identifies the entry. */
  readonly step: number;
  readonly at: number;
  readonly round: number;
  /** Whose turn it was. */
  readonly turn: Day | null;
  readonly head: Sentence;
  readonly follows: readonly Sentence[];
  readonly small: readonly Sentence[];
  readonly isUndone: boolean;
  /** Nothing but the end of a turn. */
  readonly isQuiet: boolean;
  /** Every player it is about. */
  readonly days: readonly Day[];
  readonly cities: readonly CityId[];
}

export const entriesOf = (tellings: readonly StepTellings[], markers?: Tracks): readonly EmeraldLogEntry[] =>
  deedsOf(tellings, markers).flatMap(deed => entryOf(deed) ?? []);

function entryOf(deed: LogDeed): EmeraldLogEntry | undefined {
  const { step, at, round, turn, isUndone } = deed;
  const [first, ...rest] = deed.told;
  if (first === undefined) return undefined;
  const { head, also = [], left } = headOf(first, rest, deed.tracks);
  const by = first.type === 'acted' ? first.by : null;
  const following = followingAll(left, by, deed.tracks);
  const [lead, ...follows] = [...(head === undefined ? [] : [head]), ...also, ...following.follows];
  if (lead === undefined) return undefined;
  const all = [lead, ...follows];
  return {
    ...{ step, at, round, turn, isUndone, head: lead, follows, small: following.small },
    isQuiet: first.type === 'acted' && first.move.type === 'end-turn' && follows.length === 0,
    days: [...new Set(all.flatMap(daysIn))],
    cities: [...new Set(all.flatMap(citiesIn))],
  };
}

interface Headed {
  readonly head: Sentence | undefined;
  /** Sentences to add. */
  readonly also?: readonly Sentence[];
  /** Tellings that the head has not covered. */
  readonly left: readonly Told[];
}

/** The next round may be the last: everybody is told [EM-CARD-STALL-3]. */
const lastChance = quietRounds - 1;

function headOf(first: Told, rest: readonly Told[], tracks: Tracks): Headed {
  if (first.type === 'acted') return acted(first, rest, tracks);
  if (first.type === 'handed')
    return { head: { type: first.handed ? 'handed' : 'handed-back', who: first.player }, left: rest };
  if (first.type === 'began-round')
    return { head: first.quiet >= lastChance ? { type: 'last-chance' } : undefined, left: rest };
  return { head: undefined, left: [first, ...rest] };
}

type Acted = ToldOf<'acted'>;
type ToldType = Told['type'];

/** Takes tellings of these types out of the list, so that nothing is said twice. */
function part<Type extends ToldType>(told: readonly Told[], ...types: readonly Type[]) {
  const isTaken = (each: Told): each is ToldOf<Type> => (types as readonly ToldType[]).includes(each.type);
  return { taken: told.filter(isTaken), left: told.filter(each => !isTaken(each)) };
}

const sum = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((all, { count }) => all + count, 0);

function acted({ by: who, move }: Acted, rest: readonly Told[], tracks: Tracks): Headed {
  switch (move.type) {
    case 'place-agent':
      return { head: { type: 'place-agent', who, city: move.city }, left: part(rest, 'agents').left };
    case 'place': {
      const { cards, left } = spent(who, rest);
      const { taken, left: others } = part(left, 'cubes');
      return { head: { type: 'place', who, city: move.city, count: sum(taken), cards }, left: others };
    }
    case 'retrieve': {
      const { cards, left } = spent(who, rest);
      const { taken, left: others } = part(left, 'cubes');
      const places = taken.map(({ from, count }) => ({ at: from as CityId | 'limbo', count }));
      return { head: { type: 'retrieve', who, count: sum(taken), places, cards }, left: others };
    }
    case 'move': {
      const { cards, left } = spent(who, rest);
      const head: Sentence = { type: 'move', who, count: move.moves.length, routes: move.moves, cards };
      return { head, left: part(left, 'agents').left };
    }
    case 'track': {
      const { cards, left } = spent(who, rest);
      const { taken, left: others } = part(left, 'marked');
      const after = taken.at(-1) ?? tracks;
      const head: Sentence = { type: 'track', who, rises: risesOf(tracks, after), cards };
      return { head, also: everyoneOf(tracks, after), left: others };
    }
    default:
      return largeDeed(who, move, rest);
  }
}

/** Moves with a card of a pile, a victim or a text. */
function largeDeed(who: Day, move: Acted['move'], rest: readonly Told[]): Headed {
  switch (move.type) {
    case 'claim': {
      const { cards, left } = spent(who, rest);
      const { taken, left: others } = part(left, 'took');
      const [took] = taken;
      const head: Sentence = { type: 'claim', who, city: move.city, cards, ...(took && { card: took.card }) };
      return { head, left: others };
    }
    case 'assassinate': {
      const { cards, left } = spent(who, rest);
      if (move.target !== 'royalty')
        return { head: { type: 'attack', who, other: move.target.agent, city: move.city, cards }, left };
      const head: Sentence = { type: 'kill', who, city: move.city, cards, card: royaltyOf(move.city) };
      return { head, left: part(left, 'royalty-went').left };
    }
    case 'discard': {
      const { cards, left } = spent(who, rest);
      return { head: { type: 'discard', who, cards }, left };
    }
    case 'text':
      return { head: { type: 'text', who, card: move.card }, also: aimsOf(move), left: rest };
    case 'return': {
      const { taken, left } = part(rest, 'agents');
      return { head: { type: 'return', who, card: move.card, city: move.city, count: sum(taken) }, left };
    }
    case 'pass':
    case 'end-turn':
      return { head: { type: move.type, who }, left: rest };
    default:
      return { head: undefined, left: rest };
  }
}

/** Whom a text attacks. If it is blocked, nothing that follows would say so. */
function aimsOf({ card, city, player, agents = {} }: Extract<Acted['move'], { type: 'text' }>): readonly Sentence[] {
  if (attackOf(card) === undefined) return [];
  if (city !== undefined)
    return [player === undefined ? { type: 'aimed-city', city } : { type: 'aimed', other: player, city }];
  return Object.entries(agents).map(([at, owner]) => ({ type: 'aimed', other: owner as Day, city: at as CityId }));
}

/** The cards paid for it. Those that are not on the discard pile now are in the small print too. */
function spent(who: Day, rest: readonly Told[]): { readonly cards: readonly CardId[]; readonly left: readonly Told[] } {
  const isPaid = (told: Told): told is ToldOf<'played'> => told.type === 'played' && told.by === who;
  const cards = rest.filter(isPaid).flatMap(told => told.cards);
  return { cards, left: rest.filter(told => !isPaid(told) || told.to !== 'discard') };
}

function followingAll(told: readonly Told[], by: Day | null, before: Tracks): Following {
  const follows: Sentence[] = [];
  const small: Sentence[] = [];
  let tracks = before;
  for (const [n, each] of told.entries()) {
    // A question gets a line only while nobody has answered it.
    if (each.type === 'asked' && n === told.length - 1)
      follows.push({ type: 'asked', who: each.player, word: each.for });
    const following = followingOf(each, by, tracks);
    follows.push(...following.follows);
    small.push(...following.small);
    if (each.type === 'marked') tracks = each;
  }
  return { follows, small };
}
