import { must, open, randomAt, type Secret, seedOf, unseal } from '@lamplight/contract';
import { describe, expect, test } from 'vitest';
import { cityCards, gameCards, idOf, isRoyalty, royaltyCards, startingCards } from './cards.ts';
import { emerald } from './index.ts';
import { setup } from './setup.ts';
import { cityIds } from './words.ts';

const options = { clock: null, runsOut: 'step' } as const;
const seeds = Array.from({ length: 40 }, (_, n) => seedOf(n + 1));
const openCards = (cards: readonly Secret<number>[]) => cards.map(card => unseal(card));
const opened = (seats: number, n = 0) => open(emerald, { seats, options }, must(seeds, n)).match.state;

describe.each([
  { seats: 2, share: 3 },
  { seats: 3, share: 3 },
  { seats: 4, share: 4 },
  { seats: 5, share: 5 },
])('with $seats players', ({ seats, share }) => {
  test('[EM-SETUP-1] a pile is the city card, its royalty and its share of the game deck; the rest stays unseen', () => {
    const state = opened(seats);
    const piles = cityIds.map((_, city) => [
      ...[state.tops[city], state.royalty[city]].filter(card => card !== null && card !== undefined),
      ...openCards(must(state.piles, city)),
    ]);
    for (const [city, pile] of piles.entries()) {
      expect(pile).toHaveLength(share + 2);
      expect(pile).toContain(must(cityCards, city));
      expect(pile).toContain(must(royaltyCards, city));
    }
    const dealt = piles.flat().filter(card => gameCards.includes(card));
    expect([...dealt, ...openCards(state.unseen)].toSorted()).toEqual([...gameCards].toSorted());
  });

  test('[EM-SETUP-4] five cubes in Limbo, five in the supply, ten agents, three tokens, five of ten cards', () => {
    const state = opened(seats);
    const each = <T>(value: T) => Array.from({ length: seats }, () => value);
    expect(state).toMatchObject({ limbo: each(5), cubeSupply: each(5), agentSupply: each(10), sanity: each(3) });
    for (const [seat, hand] of state.hands.entries()) {
      const cards = [...openCards(hand), ...openCards(must(state.draws, seat))];
      expect(hand).toHaveLength(5);
      expect(cards.toSorted()).toEqual([...startingCards].toSorted());
    }
  });
});

test('[EM-SETUP-1] no two piles or decks are alike, and another seed deals otherwise', () => {
  const decks = [0, 1].flatMap(n => opened(5, n).draws.map(deck => openCards(deck).join()));
  expect(new Set(decks).size).toBe(10);
});

test('[EM-SETUP-2] a face-up card is never royalty, and royalty lies in its space or unseen in its own pile', () => {
  const came = { above: 0, below: 0 };
  for (const n of seeds.keys()) {
    const state = opened(3, n);
    for (const [city, top] of state.tops.entries()) {
      expect(top === null || isRoyalty(top)).toBe(false);
      const below = openCards(must(state.piles, city)).includes(must(royaltyCards, city));
      expect(state.royalty[city]).toBe(below ? null : royaltyCards[city]);
      came[below ? 'below' : 'above'] += 1;
    }
  }
  // One card in five is the royalty: of 360 piles some 72 begin with it.
  expect(came.above).toBeGreaterThan(40);
  expect(came.below).toBeGreaterThan(came.above);
});

test('[EM-SETUP-5] everybody sees the own identity and no other; those set aside are in no view', () => {
  const state = opened(4);
  for (const seat of [0, 1, 2, 3]) {
    const { players } = emerald.view(state, seat);
    const seen = Object.values(players).map(({ identity }) => identity);
    expect(seen).toEqual([0, 1, 2, 3].map(other => (other === seat ? unseal(must(state.identities, seat)) : null)));
  }
  expect(Object.values(emerald.view(state, 'audience').players).map(({ identity }) => identity)).toEqual(
    Array(4).fill(null),
  );
  expect(state.spareIdentities).toHaveLength(2);
});

test('[EM-CARD-SET-4] three identities of each faction, dealt by lot: nobody knows the split from the own card', () => {
  const others = new Set<string>();
  for (const n of seeds.keys()) {
    const { identities, spareIdentities } = opened(5, n);
    const all = [...identities, ...spareIdentities].map(faction => unseal(faction));
    expect(all.toSorted()).toEqual([...Array(3).fill('loyalist'), ...Array(3).fill('restorationist')]);
    others.add(`${all[0]} with ${all.slice(1, 5).filter(faction => faction === 'loyalist').length} Loyalists`);
  }
  expect([...others].toSorted()).toEqual([
    'loyalist with 1 Loyalists',
    'loyalist with 2 Loyalists',
    'restorationist with 2 Loyalists',
    'restorationist with 3 Loyalists',
  ]);
});

test('[EM-SETUP-6] the first player is drawn by lot', () => {
  const first = seeds.map(seed => setup({ seats: 5, options }, randomAt(seed, 0)).find(({ type }) => type === 'dealt'));
  expect(new Set(first.map(event => (event?.type === 'dealt' ? event.first : undefined))).size).toBe(5);
});

test('[EM-SETUP-3] both markers and all scores begin at 0', () => {
  const { tracks, players } = emerald.view(opened(5), 'audience');
  expect(tracks).toEqual({ loyalist: 0, restorationist: 0 });
  expect(Object.values(players).map(({ score }) => score)).toEqual([0, 0, 0, 0, 0]);
});

test('[EM-PART-2] nine cities, each with a city card and a royalty of its own', () => {
  expect(cityIds).toHaveLength(9);
  expect(new Set(cityCards.map(idOf)).size).toBe(9);
  expect(new Set(royaltyCards.map(idOf)).size).toBe(9);
});
