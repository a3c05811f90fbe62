import { must, type Random, seal } from '@lamplight/contract';
import { allCards } from './setup.ts';
import type { State } from './state.ts';
import { goals, roles, type View } from './words.ts';

export function imagine(view: View, random: Random): State {
  const unseen = [...random.shuffle(without(allCards, [...view.played, ...view.hand]))];
  const take = (count: number) => unseen.splice(0, count).map(seal);
  const hidden = fill(goals, view.known, random);
  const { turn, endsAt, present, tunnel, passes, ended, played } = view;
  return {
    ...{ turn, endsAt, present, tunnel, passes, ended, played },
    roles: fill(roles, view.me === null || view.role === null ? {} : { [view.me]: view.role }, random).map(seal),
    goals: hidden.map(seal),
    hands: view.handSizes.map((size, seat) => (seat === view.me ? view.hand.map(seal) : take(size))),
    deck: take(view.deckSize),
    known: view.looked.map(looked =>
      Object.fromEntries(looked.map(goal => [goal, seal(must(hidden, Number(goal)))] as const)),
    ),
  };
}

const without = <T>(all: readonly T[], gone: readonly T[]): readonly T[] =>
  gone.reduce<readonly T[]>((left, one) => left.toSpliced(left.indexOf(one), 1), all);

/** Keeps known items in their place and deals the rest, shuffled, into the gaps. */
function fill<T>(list: readonly T[], known: { readonly [place: string]: T }, random: Random): readonly T[] {
  const rest = [...random.shuffle(without(list, Object.values(known)))];
  return list.flatMap((_, place) => known[place] ?? rest.splice(0, 1));
}
