/** How mine is tried. The `hidden` strings are the snapshot: a change in them is a change of what is secret. */
import { seal } from '@lamplight/contract';
import type { GameTrial } from '@lamplight/testkit';
import type { Mine } from './src/index.ts';
import { rules } from './src/rules.ts';
import { allCards } from './src/setup.ts';
import type { State } from './src/state.ts';
import { goals, roles } from './src/words.ts';

export const mineTrial: GameTrial<Mine> = {
  table: { seats: 3, options: {} },
  seeds: 250,
  gap: 5_000,
  absence: 10,
  idle: 12,
  limit: 2_000,
  ends: ['MI-END-1', 'MI-END-2'],
  hidden: {
    0: 'deck.0-13 goals.0-2 hands.1-2.0-1 known.1-2.0-2 roles.1-2',
    1: 'deck.0-13 goals.0-2 hands.0,2.0-1 known.0,2.0-2 roles.0,2',
    2: 'deck.0-13 goals.0-2 hands.0-1.0-1 known.0-1.0-2 roles.0-1',
    audience: 'deck.0-13 goals.0-2 hands.0-2.0-1 known.0-2.0-2 roles.0-2',
  },
  sound,
  rules,
};

/** Compares secrets sealed, as lists of everything there is: this needs no knowledge of which is which. */
function sound({ played, hands, deck, roles: dealt, goals: lying, known }: State): readonly string[] {
  const same = (found: readonly unknown[], list: readonly unknown[]) =>
    found.toSorted().join() === list.toSorted().join();
  return [
    ...(same([...played.map(seal), ...hands.flat(), ...deck], allCards)
      ? []
      : ['the cards are those of the deck list']),
    ...(same(dealt, roles) ? [] : ['there is one mole']),
    ...(same(lying, goals) ? [] : ['one goal is gold']),
    ...(known.every(seen => Object.entries(seen).every(([goal, found]) => found === lying[Number(goal)]))
      ? []
      : ['what a seat has learned is true']),
  ];
}
