import { type ScenePlay, scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { type Emerald, emeraldKit } from '../../kit.ts';

const leopold = { type: 'text', card: 'society-of-leopold' } as const;
const given = {
  players: 2,
  first: 'monday',
  hand: { monday: ['society-of-leopold', 'start-banker'], tuesday: ['start-chemist'] },
  draw: { tuesday: ['start-handbills', 'start-informer', 'start-landlady'] },
  cities: { rome: { agents: { monday: 1, tuesday: 1 }, zombies: 2 }, paris: { zombies: 1 } },
};

test('[EM-CARD-SOCIETY-OF-LEOPOLD-1] all zombies leave the game, on the board and in the stock', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(leopold);
  const seen = t.audience.sees();
  expect(seen.zombies).toMatchObject({ stock: 0, purged: true });
  expect(Object.values(seen.cities).map(city => city.zombies)).toEqual(Array(9).fill(0));
  expect(seen.cities.rome.agents).toEqual({ monday: 1, tuesday: 1 });
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 } });
  expect(seen.players.monday?.discard).toEqual(['society-of-leopold']);
});

const zones = [
  ['hand', { hand: { ...given.hand, tuesday: ['zombies', 'start-chemist'] } }],
  ['deck', { draw: { tuesday: ['start-handbills', 'zombies', 'start-informer', 'start-landlady'] } }],
  ['discard pile', { discard: { tuesday: ['zombies'] } }],
  ['scoring area', { area: { tuesday: ['zombies'] } }],
] as const;

for (const [zone, where] of zones) {
  test(`[EM-CARD-SOCIETY-OF-LEOPOLD-2] [EM-CARD-SOCIETY-OF-LEOPOLD-3] a card in the ${zone} goes, and its points with it`, () => {
    const t = scene(emeraldKit, { ...given, ...where, points: { tuesday: { loyalist: 3, neutral: 2 } } });
    expect(t.audience.sees().players.tuesday?.score).toBe(5);
    t.seat('monday').plays(leopold);
    const { players, gone } = t.audience.sees();
    expect(players.tuesday).toMatchObject({ score: 2, discard: [], area: [] });
    expect(players.tuesday?.concealed).not.toContain('zombies');
    expect(gone).toContain('zombies');
    for (const eyes of [t.seat('monday'), t.audience])
      expect(eyes.isTold()).toContainEqual({ type: 'purged', of: 'tuesday', card: 'zombies' });
  });
}

test('[EM-CARD-SOCIETY-OF-LEOPOLD-2] the rest of a deck keeps its order', () => {
  const draw = { tuesday: ['start-handbills', 'vampires', 'start-informer', 'start-landlady'] };
  const t = scene(emeraldKit, { ...given, draw, hand: { ...given.hand, tuesday: [] } });
  t.seat('monday').plays(leopold);
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'end-turn' });
  t.seat('tuesday').plays({ type: 'pass' });
  t.seat('tuesday').plays({ type: 'pass' });
  t.seat('tuesday').plays({ type: 'end-turn' });
  const order = ['start-handbills', 'start-informer', 'start-landlady'];
  expect(t.seat('tuesday').sees().players.tuesday?.hand).toEqual(order);
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-2] both cards go, whoever has them, the own too', () => {
  const hand = { monday: ['society-of-leopold', 'vampires'], tuesday: ['zombies'] };
  const draw = { monday: ['start-safe-house'], tuesday: ['start-handbills'] };
  const t = scene(emeraldKit, { ...given, hand, draw });
  t.seat('monday').plays(leopold);
  expect(t.audience.sees().gone).toEqual(expect.arrayContaining(['zombies', 'vampires']));
  expect(t.seat('monday').sees().players.monday?.hand).toEqual(['start-safe-house']);
  expect(t.seat('tuesday').sees().players.tuesday?.hand).toEqual(['start-handbills']);
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-3] a hand card is replaced at once; only its owner sees by what', () => {
  const t = scene(emeraldKit, { ...given, hand: { ...given.hand, tuesday: ['zombies', 'start-chemist'] } });
  t.seat('monday').plays(leopold);
  expect(t.seat('tuesday').sees().players.tuesday?.hand).toEqual(['start-chemist', 'start-handbills']);
  expect(t.seat('monday').isTold()).toContainEqual({ type: 'drew', by: 'tuesday', count: 1 });
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-3] both go before anything is drawn, and the reshuffle brings neither back', () => {
  const hand = { monday: ['society-of-leopold', 'zombies'] };
  const zonesOfMonday = { draw: { monday: [] }, discard: { monday: ['vampires', 'start-landlady'] } };
  const t = scene(emeraldKit, { ...given, hand, ...zonesOfMonday });
  t.seat('monday').plays(leopold);
  expect(t.seat('monday').sees().players.monday).toMatchObject({
    hand: ['start-landlady'],
    draw: 0,
    discard: ['society-of-leopold'],
  });
});

const later = {
  ...given,
  hand: { monday: ['society-of-leopold', 'start-banker'], tuesday: ['start-informer', 'start-telegraph-clerk'] },
  draw: { monday: [], tuesday: [] },
  cities: {
    rome: { agents: { monday: 1, tuesday: 1 }, zombies: 1 },
    paris: { pile: ['vampires'], agents: { monday: 1 }, cubes: { tuesday: 3 } },
    cairo: { pile: ['zombies'], cubes: { tuesday: 3 } },
  },
  dice: ['calm', 'madness'],
};
/** The turn in which Tuesday claims both of them. */
function claimBoth(t: ScenePlay<Emerald>): void {
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'end-turn' });
  t.seat('tuesday').plays({ type: 'claim', card: 'start-informer', city: 'paris' });
  t.seat('tuesday').plays({ type: 'claim', card: 'start-telegraph-clerk', city: 'cairo' });
  t.seat('tuesday').plays({ type: 'pass' });
  t.seat('tuesday').plays({ type: 'end-turn' });
}

test('[EM-CARD-SOCIETY-OF-LEOPOLD-4] cards in the piles stay; claimed later they give points and roll as printed', () => {
  const t = scene(emeraldKit, later);
  t.seat('monday').plays(leopold);
  expect(t.audience.sees().cities).toMatchObject({ paris: { top: 'vampires' }, cairo: { top: 'zombies' } });
  claimBoth(t);
  expect(t.audience.sees().players.tuesday).toMatchObject({ score: 6, sanity: 2, hand: 4 });
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-4] but their texts are dead, as an action and as a Block; their icons are not', () => {
  const hand = { monday: ['society-of-leopold', 'shoggoth'], tuesday: later.hand.tuesday };
  const t = scene(emeraldKit, { ...later, hand });
  t.seat('monday').plays(leopold);
  claimBoth(t);
  t.seat('monday').plays({ type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' });
  expect(t.seat('tuesday').tries({ type: 'block', card: 'vampires' })).toBe('EM-CARD-BLOCK-9');
  expect(t.seat('tuesday').isOffered()).not.toContainEqual({ type: 'block', card: 'vampires' });
  t.seat('tuesday').plays({ type: 'allow' });
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-4] in the own turn neither text can be used', () => {
  const t = scene(emeraldKit, later);
  t.seat('monday').plays(leopold);
  claimBoth(t);
  t.seat('monday').plays({ type: 'discard', cards: ['start-banker'] });
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'end-turn' });
  const rule = 'EM-CARD-SOCIETY-OF-LEOPOLD-4';
  const tuesday = t.seat('tuesday');
  expect(tuesday.tries({ type: 'text', card: 'zombies', agents: {}, cities: [] })).toBe(rule);
  expect(tuesday.tries({ type: 'text', card: 'vampires', city: 'rome', player: 'monday' })).toBe(rule);
  expect(tuesday.isOffered().filter(move => move.type === 'text')).toEqual([]);
  tuesday.plays({ type: 'place', cards: ['zombies'], city: 'rome' });
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-5] used again it takes what was claimed later, and its points', () => {
  const t = scene(emeraldKit, later);
  t.seat('monday').plays(leopold);
  claimBoth(t);
  t.seat('monday').plays(leopold);
  const seen = t.audience.sees();
  expect(seen.players.tuesday).toMatchObject({ score: 0, hand: 2 });
  expect(seen.gone).toEqual(expect.arrayContaining(['zombies', 'vampires']));
});

test('[EM-CARD-SOCIETY-OF-LEOPOLD-6] it needs a zombie on the board or one of the cards in somebody’s possession', () => {
  const rome = { agents: { monday: 1 } };
  const t = scene(emeraldKit, { ...given, cities: { rome, paris: { pile: ['zombies'] } } });
  expect(t.seat('monday').tries(leopold)).toBe('EM-CARD-SOCIETY-OF-LEOPOLD-6');
  expect(t.seat('monday').isOffered()).not.toContainEqual(leopold);
  const owned = scene(emeraldKit, { ...given, cities: { rome }, draw: { tuesday: ['vampires'] } });
  expect(owned.seat('monday').isOffered()).toContainEqual(leopold);
  owned.seat('monday').plays(leopold);
});
