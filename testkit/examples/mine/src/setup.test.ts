import { open, randomAt, seedOf, unseal } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { mine } from './index.ts';
import { setup } from './setup.ts';

const { state } = open(mine, { seats: 3, options: {} }, seedOf(1)).match;
const counts = (items: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(items, item => item)].map(([item, all]) => [item, all.length]));

test('[MI-PART-1] one mole and two diggers, each of whom knows only the own role', () => {
  expect(counts(state.roles.map(unseal))).toEqual({ mole: 1, digger: 2 });
  const roles = ([0, 1, 2, 'audience'] as const).map(viewer => mine.view(state, viewer).role);
  expect(roles).toEqual([...state.roles.map(unseal), null]);
});

test('[MI-PART-1] twenty cards: 9 dig, 7 cave-in, 4 lantern', () => {
  const cards = [...state.hands.flat(), ...state.deck].map(unseal);
  expect(counts(cards)).toEqual({ dig: 9, 'cave-in': 7, lantern: 4 });
});

test('[MI-PART-1] three goals lie face down, one of them gold', () => {
  expect(counts(state.goals.map(unseal))).toEqual({ gold: 1, stone: 2 });
  expect(mine.view(state, 0).known).toEqual({});
});

test('[MI-PART-1] everybody can be the mole, and the gold can lie anywhere', () => {
  const deals = Array.from({ length: 60 }, (_, seq) => setup(randomAt(seedOf(2), seq))[0]!);
  const places = deals.flatMap(deal =>
    deal.type === 'began' ? [[deal.roles.map(unseal).indexOf('mole'), deal.goals.map(unseal).indexOf('gold')]] : [],
  );
  expect(new Set(places.map(([mole]) => mole)).size).toBe(3);
  expect(new Set(places.map(([, gold]) => gold)).size).toBe(3);
});

test('[MI-PART-2] each seat is dealt two cards, the rest is the deck', () => {
  expect(state.hands.map(hand => hand.length)).toEqual([2, 2, 2]);
  expect(state.deck).toHaveLength(14);
});
