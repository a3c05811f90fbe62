/** How dash is tried. The `hidden` strings are the snapshot: a change in them is a change of what is secret. */
import type { GameTrial } from '@lamplight/testkit';
import type { Dash } from './src/index.ts';
import { rules } from './src/rules.ts';
import type { State } from './src/state.ts';
import { finish } from './src/words.ts';

const common = {
  gap: 150,
  absence: 8,
  idle: 150,
  limit: 2_000,
  ends: ['DA-END-1', 'DA-END-2', 'DA-END-3'],
  sound,
  rules,
} as const;

export const dashTrials: Readonly<Record<'four' | 'two', GameTrial<Dash>>> = {
  four: {
    ...common,
    table: { seats: 4, options: {} },
    seeds: 150,
    hidden: { 0: 'bets.1-3', 1: 'bets.0,2-3', 2: 'bets.0-1,3', 3: 'bets.0-2', audience: 'bets.0-3' },
  },
  two: {
    ...common,
    table: { seats: 2, options: {} },
    seeds: 100,
    hidden: { 0: 'bets.1', 1: 'bets.0', audience: 'bets.0-1' },
  },
};

function sound({ runners, bets, ended }: State): readonly string[] {
  const seats = [...runners.keys()];
  return [
    ...(bets.every(bet => bet === null || (seats as readonly unknown[]).includes(bet)) ? [] : ['bets are on runners']),
    ...(runners.every(({ square }) => square <= finish) ? [] : ['nobody runs past the finish']),
    ...(runners.some(({ square }) => square === finish) === (ended === 'DA-END-1')
      ? []
      : ['the first at the finish ends it']),
  ];
}
