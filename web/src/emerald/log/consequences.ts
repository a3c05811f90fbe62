/** What follows from a move, each in a sentence of its own. Details that few people read are small print. */
import { type CityId, changeOfHeart, type Day, royaltyOf, type Told } from '@lamplight/emerald/public';
import type { Tracks } from './deeds.ts';
import type { Rise, Sentence } from './sentence.ts';

export interface Following {
  readonly follows: readonly Sentence[];
  readonly small: readonly Sentence[];
}

/** Two types of telling may share a shape, so each member of the union is searched by itself. */
export type ToldOf<Type extends Told['type']> = Told extends infer Each extends Told
  ? Each extends Told
    ? Type extends Each['type']
      ? Each
      : never
    : never
  : never;

const isCity = (place: ToldOf<'agents'>['from']): place is CityId =>
  !['supply', 'limbo', 'box', 'store', 'stock'].includes(place);
const nothing: Following = { follows: [], small: [] };
const followed = (...follows: readonly Sentence[]): Following => ({ follows, small: [] });
const printed = (...small: readonly Sentence[]): Following => ({ follows: [], small });

export function risesOf(before: Tracks, after: Tracks): readonly Rise[] {
  return (['loyalist', 'restorationist'] as const).flatMap(faction =>
    before[faction] === after[faction] ? [] : { faction, by: after[faction] - before[faction], now: after[faction] },
  );
}

const gap = ({ loyalist, restorationist }: Tracks): number => Math.abs(loyalist - restorationist);

/** The points that the gap between the markers gives or takes from everybody [EM-TRACK-2]. */
export function everyoneOf(before: Tracks, after: Tracks): readonly Sentence[] {
  const count = gap(after) - gap(before);
  return count === 0 ? [] : [{ type: 'everyone', count }];
}

/** `by` made the move. `before` are the markers before this telling. */
export function followingOf(told: Told, by: Day | null, before: Tracks): Following {
  switch (told.type) {
    case 'answered':
      return answered(told);
    case 'agents':
      return agents(told, by);
    case 'cubes':
      return cubes(told);
    case 'zombies':
      if (isCity(told.to)) return followed({ type: 'zombies-in', city: told.to, count: told.count });
      return isCity(told.from) ? followed({ type: 'zombies-out', city: told.from, count: told.count }) : nothing;
    case 'played':
      return printed({ type: 'spent', cards: told.cards, word: told.to });
    case 'stowed':
      return printed({ type: 'spent', cards: [told.card], word: told.to });
    case 'drew':
      return printed(drawn(told));
    case 'reshuffled':
      return printed({ type: 'reshuffled', who: told.by });
    case 'took':
      if (told.by === null) return followed({ type: 'card-gone', card: told.card, city: told.city });
      return followed({ type: 'took', who: told.by, card: told.card, city: told.city });
    case 'turned-up':
    case 'royalty-came':
      return followed({ type: told.type, card: told.card, city: told.city });
    case 'royalty-went':
      return followed({ type: 'royalty-went', who: told.by, card: royaltyOf(told.city), city: told.city });
    case 'emptied':
      return followed({ type: 'emptied', city: told.city });
    case 'boxed':
      return printed({ type: 'boxed', other: told.victim, card: told.card });
    case 'scored':
      return followed({ type: 'scored', who: told.by, count: told.points, faction: told.faction, card: told.card });
    case 'purged':
      return followed({ type: 'purged', who: told.of, card: told.card });
    case 'undead-ended':
      return followed({ type: 'undead-ended' });
    case 'marked':
      return followed({ type: 'rose', rises: risesOf(before, told) }, ...everyoneOf(before, told));
    default:
      return minds(told);
  }
}

/** Sanity, identities and ends. */
function minds(told: Told): Following {
  switch (told.type) {
    case 'rolled':
      return followed({ type: told.madness ? 'madness' : 'calm', who: told.by });
    case 'healed':
      return followed({ type: 'healed', who: told.of });
    case 'peeked': {
      const { found, of: other } = told;
      const mine: readonly Sentence[] = found === null ? [] : [{ type: 'found', other, faction: found, isMine: true }];
      return followed({ type: 'peeked', who: told.by, other }, ...mine);
    }
    case 'changed-heart':
      return followed({ type: 'changed-heart', who: told.by, card: changeOfHeart });
    case 'revealed':
      return followed({ type: 'revealed', who: told.of, faction: told.faction });
    case 'reached':
      return followed({ type: 'reached', word: told.ending });
    case 'ended':
      return followed({ type: 'ended', word: told.because });
    default:
      return nothing;
  }
}

function answered({ by: who, move }: ToldOf<'answered'>): Following {
  if (move.type === 'allow') return followed({ type: 'allowed', who });
  if (move.type === 'block') return followed({ type: 'blocked', who, card: move.card });
  if (move.type === 'keep') return printed({ type: 'kept', who });
  if (move.type === 'pass') return followed({ type: 'zombies-rest', who });
  if (move.type !== 'text' || move.card === changeOfHeart) return nothing;
  return followed(
    ...Object.entries(move.agents ?? {}).map(
      ([city, other]): Sentence => ({ type: 'zombies-again', who, other: other as Day, city: city as CityId }),
    ),
  );
}

function agents({ of: who, from, to, count }: ToldOf<'agents'>, by: Day | null): Following {
  if (isCity(from) && isCity(to)) return followed({ type: 'agent-moved', who, routes: [{ from, to }] });
  if (isCity(to)) return followed({ type: 'agents-in', who, city: to, count });
  if (!isCity(from)) return nothing;
  if (to === 'store') return followed({ type: 'agents-stored', who, city: from, count });
  if (to === 'box') return followed({ type: who === by ? 'agents-given' : 'agent-died', who, city: from, count });
  return followed({ type: 'agents-out', who, city: from, count });
}

function cubes({ of: who, from, to, count }: ToldOf<'cubes'>): Following {
  if (isCity(to)) return followed({ type: 'cubes-in', who, city: to, count });
  if (to === 'limbo' && isCity(from)) return followed({ type: 'cubes-limbo', who, city: from, count });
  if (isCity(from)) return printed({ type: 'cubes-back', who, city: from, count });
  return followed({ type: 'cubes-free', who, count });
}

const drawn = ({ by: who, count, cards }: ToldOf<'drew'>): Sentence =>
  cards === undefined ? { type: 'drew', who, count } : { type: 'drew-mine', who, cards, isMine: true };
