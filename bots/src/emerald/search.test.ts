import { randomAt, seedOf } from '@lamplight/contract';
import type { Move, View } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import type { Rehearsal } from './rehearsal.ts';
import { bestOf, type SearchEffort, search } from './search.ts';

const cities = ['berlin', 'cairo', 'london', 'madrid', 'paris', 'rome', 'vienna'] as const;
type City = (typeof cities)[number];
const placeIn = (city: City): Move => ({ type: 'place-agent', city });

/** A game for one, in one turn: a city, then another. The chance to win depends on luck too. */
type World = { readonly chosen: readonly City[]; readonly luck: number };

const toy = (chances: (first: City, second: City) => number): Rehearsal<World> => ({
  dreamer: () => random => ({ chosen: [], luck: random.below(1_000) / 1_000 }),
  actor: ({ chosen }) => (chosen.length < 2 ? 0 : undefined),
  turns: () => 1,
  play: (world, move) => ({ ...world, chosen: [...world.chosen, (move as { readonly city: City }).city] }),
  policy: () => placeIn('berlin'),
  options: (_world, _suspicion, _temper, count) =>
    cities.slice(0, count).map((city, n) => ({ move: placeIn(city), worth: -n })),
  rule: () => placeIn('berlin'),
  mask: () => undefined,
  value: ({ chosen: [first = 'berlin', second = 'berlin'], luck }) => [luck < chances(first, second) ? 1 : 0],
});

const effort: SearchEffort = { worlds: 300, rounds: 1, width: 7, later: 7, curiosity: 0.4, flat: false };
const asked = { view: {} as View, me: 0, suspicion: [0], temper: 'bold' } as const;
const inTime = () => false;
const searched = (game: Rehearsal<World>, with_: Partial<SearchEffort> = {}, late = inTime) =>
  search(game, asked, { ...effort, ...with_ }, randomAt(seedOf(5), 1), late);

const romeIsBetter = toy(first => (first === 'rome' ? 0.6 : 0.45));
/** London is best of all, but only before Cairo. With Berlin second, nothing of that shows. */
const londonThenCairo = toy((first, second) => (first === 'london' ? (second === 'cairo' ? 0.9 : 0.1) : 0.4));

test('what does badly is given up, and what is left is tried more and more', () => {
  const edges = searched(romeIsBetter);
  const visits = edges.map(edge => edge.visits).toSorted((one, other) => one - other);
  expect(visits[0]).toBeLessThan(20);
  expect(visits.at(-1)).toBeGreaterThan(80);
  expect(visits.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(effort.worlds);
  expect(bestOf(edges)?.move).toEqual(placeIn('rome'));
});

test('a flat search tries every move as often as every other', () => {
  const edges = searched(romeIsBetter, { flat: true });
  expect(edges.map(edge => edge.visits)).toEqual(cities.map(() => 42));
});

test('it finds what is good only with the right move after it; a flat search does not', () => {
  expect(bestOf(searched(londonThenCairo, { worlds: 1_500 }))?.move).toEqual(placeIn('london'));
  expect(bestOf(searched(londonThenCairo, { worlds: 1_500, flat: true }))?.move).not.toEqual(placeIn('london'));
});

test('out of time it stops, and has an answer all the same', () => {
  let looks = 0;
  const edges = searched(romeIsBetter, {}, () => ++looks > 3);
  expect(edges.map(edge => edge.visits)).toEqual(cities.map(() => 3));
  expect(bestOf(edges)).toBeDefined();
});

test('the same dice make the same search', () => {
  expect(searched(londonThenCairo)).toEqual(searched(londonThenCairo));
});
