/** What follows from a move, each thing in a sentence of its own; what only the curious read is small print. */
import { type CityId, changeOfHeart, type Day, royaltyOf, type Told } from '@lamplight/emerald/public';
import type { Tracks } from './deeds.ts';
import type { Rise, Sentence } from './sentence.ts';

export interface Following {
  readonly follows: readonly Sentence[];
  readonly small: readonly Sentence[];
}

/** Two kinds of telling may share a shape, so a kind is looked for among those of each. */
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

/** What the gap between the markers gives everybody, or takes [EM-TRACK-2]. */
export function everyoneOf(before: Tracks, after: Tracks): readonly Sentence[] {
  const count = gap(after) - gap(before);
  return count === 0 ? [] : [{ say: 'everyone', count }];
}

/** `by` made the move; `before` are the markers as they stood before this was told. */
export function followingOf(told: Told, by: Day | null, before: Tracks): Following {
  switch (told.type) {
    case 'answered':
      return answered(told);
    case 'agents':
      return agents(told, by);
    case 'cubes':
      return cubes(told);
    case 'zombies':
      if (isCity(told.to)) return followed({ say: 'zombies-in', city: told.to, count: told.count });
      return isCity(told.from) ? followed({ say: 'zombies-out', city: told.from, count: told.count }) : nothing;
    case 'played':
      return printed({ say: 'spent', cards: told.cards, word: told.to });
    case 'stowed':
      return printed({ say: 'spent', cards: [told.card], word: told.to });
    case 'drew':
      return printed(drawn(told));
    case 'reshuffled':
      return printed({ say: 'reshuffled', who: told.by });
    case 'took':
      if (told.by === null) return followed({ say: 'card-gone', card: told.card, city: told.city });
      return followed({ say: 'took', who: told.by, card: told.card, city: told.city });
    case 'turned-up':
    case 'royalty-came':
      return followed({ say: told.type, card: told.card, city: told.city });
    case 'royalty-went':
      return followed({ say: 'royalty-went', who: told.by, card: royaltyOf(told.city), city: told.city });
    case 'emptied':
      return followed({ say: 'emptied', city: told.city });
    case 'boxed':
      return printed({ say: 'boxed', other: told.victim, card: told.card });
    case 'scored':
      return followed({ say: 'scored', who: told.by, count: told.points, faction: told.faction, card: told.card });
    case 'purged':
      return followed({ say: 'purged', who: told.of, card: told.card });
    case 'undead-ended':
      return followed({ say: 'undead-ended' });
    case 'marked':
      return followed({ say: 'rose', rises: risesOf(before, told) }, ...everyoneOf(before, told));
    default:
      return minds(told);
  }
}

/** Sanity, identities and ends. */
function minds(told: Told): Following {
  switch (told.type) {
    case 'rolled':
      return followed({ say: told.madness ? 'madness' : 'calm', who: told.by });
    case 'healed':
      return followed({ say: 'healed', who: told.of });
    case 'peeked': {
      const { found, of: other } = told;
      const mine: readonly Sentence[] = found === null ? [] : [{ say: 'found', other, faction: found, isMine: true }];
      return followed({ say: 'peeked', who: told.by, other }, ...mine);
    }
    case 'changed-heart':
      return followed({ say: 'changed-heart', who: told.by, card: changeOfHeart });
    case 'revealed':
      return followed({ say: 'revealed', who: told.of, faction: told.faction });
    case 'reached':
      return followed({ say: 'reached', word: told.ending });
    case 'ended':
      return followed({ say: 'ended', word: told.because });
    default:
      return nothing;
  }
}

function answered({ by: who, move }: ToldOf<'answered'>): Following {
  if (move.type === 'allow') return followed({ say: 'allowed', who });
  if (move.type === 'block') return followed({ say: 'blocked', who, card: move.card });
  if (move.type === 'keep') return printed({ say: 'kept', who });
  if (move.type === 'pass') return followed({ say: 'zombies-rest', who });
  if (move.type !== 'text' || move.card === changeOfHeart) return nothing;
  return followed(
    ...Object.entries(move.agents ?? {}).map(
      ([city, other]): Sentence => ({ say: 'zombies-again', who, other: other as Day, city: city as CityId }),
    ),
  );
}

function agents({ of: who, from, to, count }: ToldOf<'agents'>, by: Day | null): Following {
  if (isCity(from) && isCity(to)) return followed({ say: 'agent-moved', who, routes: [{ from, to }] });
  if (isCity(to)) return followed({ say: 'agents-in', who, city: to, count });
  if (!isCity(from)) return nothing;
  if (to === 'store') return followed({ say: 'agents-stored', who, city: from, count });
  if (to === 'box') return followed({ say: who === by ? 'agents-given' : 'agent-died', who, city: from, count });
  return followed({ say: 'agents-out', who, city: from, count });
}

function cubes({ of: who, from, to, count }: ToldOf<'cubes'>): Following {
  if (isCity(to)) return followed({ say: 'cubes-in', who, city: to, count });
  if (to === 'limbo' && isCity(from)) return followed({ say: 'cubes-limbo', who, city: from, count });
  if (isCity(from)) return printed({ say: 'cubes-back', who, city: from, count });
  return followed({ say: 'cubes-free', who, count });
}

const drawn = ({ by: who, count, cards }: ToldOf<'drew'>): Sentence =>
  cards === undefined ? { say: 'drew', who, count } : { say: 'drew-mine', who, cards, isMine: true };
