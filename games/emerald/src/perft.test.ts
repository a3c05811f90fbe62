/** Counts every sequence of legal moves to a small depth. If a number changes, a rule has changed: find out which. */
import { randomAt, seedOf } from '@lamplight/contract';
import { JsonSpot } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldStage } from '../stage.ts';
import { actorOf } from './clock.ts';
import { factsOf } from './decide/facts-of.ts';
import { emerald } from './index.ts';
import { offers } from './offers.ts';
import type { State } from './state.ts';

const seed = seedOf(1);

/** Without answers given beforehand: they are always open to everybody and would blur the count. */
function sequences(state: State, depth: number): number {
  const by = actorOf(state);
  let count = 0;
  for (const move of offers(factsOf(state, by))) {
    if (move.type === 'preset') continue;
    if (depth === 1) {
      count += 1;
      continue;
    }
    // The same chance whatever was done before, so that the count is one number and not a distribution.
    const verdict = emerald.decide(state, { by, at: 0, move }, randomAt(seed, depth));
    if ('refused' in verdict) throw new Error(`${JSON.stringify(move)} is offered, but refused by ${verdict.refused}.`);
    count += sequences(verdict.events.reduce(emerald.evolve, state), depth - 1);
  }
  return count;
}

type Counts = Readonly<Record<string, number>>;
const spread = (agents: Counts, cubes: Counts) => ({ agents, cubes });

const positions = {
  'the placing of the first agents': { players: 2, first: 'monday', phase: 'placing' },
  'a hand of icons over a board of small majorities': {
    players: 3,
    first: 'monday',
    turn: { player: 'monday', actions: 2 },
    hand: { monday: ['start-cab-driver', 'start-informer', 'start-chemist', 'start-knife-in-the-dark', 'bismarck'] },
    draw: { monday: ['start-handbills', 'start-safe-house'] },
    limbo: { monday: 2, tuesday: 1 },
    cities: {
      paris: { ...spread({ monday: 1, tuesday: 1 }, { monday: 2 }), pile: ['mycroft-holmes', 'city-paris'] },
      cairo: { ...spread({ monday: 1, wednesday: 1 }, { monday: 1 }), pile: ['louise-michel', 'city-cairo'] },
      rome: spread({ tuesday: 2, wednesday: 1 }, { wednesday: 2 }),
    },
  },
  'a hand of texts that attack, with Blocks about': {
    players: 4,
    first: 'thursday',
    turn: { player: 'thursday', actions: 1 },
    hand: {
      thursday: ['shoggoth', 'cthulhu', 'zombies', 'irene-adler', 'pinkertons', 'mi-go'],
      monday: ['sherlock-holmes', 'start-banker'],
      tuesday: ['vampires', 'start-banker'],
    },
    cities: {
      london: { ...spread({ monday: 1, thursday: 2 }, { tuesday: 1 }), zombies: 1, royalty: 'royalty-gloriana' },
      berlin: { ...spread({ tuesday: 1, wednesday: 1 }, {}), zombies: 2 },
      vienna: spread({ thursday: 1, wednesday: 1 }, { thursday: 1 }),
    },
  },
} as const;

test.each([
  ['the placing of the first agents', [9, 81, 729, 6_561]],
  // By hand: pass 1, claims 4, kills 1, places 9, retrievals 11, track 1, discards 31, shifts of agents 160.
  ['a hand of icons over a board of small majorities', [218, 14_225]],
  ['a hand of texts that attack, with Blocks about', [1_827, 59_654]],
] as const)('%s', (name, counts) => {
  const { match } = emeraldStage.set(new JsonSpot(positions[name], ['given']), seed);
  expect(counts.map((_, n) => sequences(match.state, n + 1))).toEqual(counts);
});
