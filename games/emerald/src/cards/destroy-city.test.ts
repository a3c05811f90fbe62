import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId } from '../words.ts';

const cthulhu = (city: CityId) => ({ type: 'text', card: 'cthulhu', city }) as const;
const allow = { type: 'allow' } as const;
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'restorationist' },
  hand: { monday: ['cthulhu'] },
  points: { monday: { loyalist: 3 } },
  cities: {
    paris: {
      pile: ['bismarck', 'nihilists', 'royalty-the-weaver-in-darkness', 'city-paris'],
      agents: { monday: 1, tuesday: 1 },
      cubes: { monday: 2, wednesday: 1 },
      zombies: 2,
    },
    rome: { pile: [], royalty: 'royalty-rhogog' },
    cairo: { pile: [] },
    berlin: { agents: { monday: 1, tuesday: 1, wednesday: 1 } },
  },
};

test('[EM-CARD-CTHULHU-1] the whole pile leaves the game, and nobody learns what lay hidden', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(cthulhu('paris'));
  t.seat('tuesday').plays(allow);
  for (const eyes of [t.seat('monday'), t.seat('tuesday'), t.audience]) {
    const seen = eyes.sees();
    expect(seen.cities.paris).toMatchObject({ top: null, pile: 0, buried: 3, royalty: null });
    expect(seen.gone).toContain('bismarck');
    expect(seen.gone).not.toContain('nihilists');
    expect(eyes.isTold()).toContainEqual({ type: 'emptied', city: 'paris' });
    expect(JSON.stringify(eyes.isTold())).not.toMatch(/nihilists|weaver|city-paris/);
  }
});

test('[EM-CARD-CTHULHU-2] royalty in its space stays, and can still be hidden', () => {
  const rome = { pile: ['city-rome'], royalty: 'royalty-rhogog', agents: { monday: 1 } };
  const t = scene(emeraldKit, {
    ...given,
    hand: { monday: ['cthulhu'], tuesday: ['start-handbills', 'hide-royalty'] },
    cities: { ...given.cities, rome },
  });
  t.seat('monday').plays(cthulhu('rome'));
  expect(t.audience.sees().cities.rome).toMatchObject({ top: null, royalty: 'royalty-rhogog' });
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'end-turn' });
  t.seat('tuesday').plays({ type: 'place', cards: ['start-handbills'], city: 'rome' });
  t.seat('tuesday').plays({ type: 'text', card: 'hide-royalty', city: 'rome' });
  expect(t.audience.sees().players.tuesday?.score).toBe(3);
});

test('[EM-CARD-CTHULHU-3] all agents return to their supplies, the own too, and nobody scores', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(cthulhu('paris'));
  expect(t.audience.sees().cities.paris.agents).toEqual({ monday: 1, tuesday: 1 });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.paris.agents).toEqual({});
  expect(seen.players).toMatchObject({ monday: { agents: 9, score: 3 }, tuesday: { agents: 9, score: 0 } });
  expect(seen.phase).toBe('playing');
});

const last = { paris: { pile: ['city-paris'], agents: { monday: 1, tuesday: 2 }, cubes: { tuesday: 1 } } };

test('[EM-CARD-CTHULHU-3] [EM-CARD-GEN-10] all is carried out, then those left without agents reveal together', () => {
  const t = scene(emeraldKit, { ...given, cities: { ...last, berlin: { agents: { wednesday: 1 } } } });
  t.seat('monday').plays(cthulhu('paris'));
  t.seat('tuesday').plays(allow);
  expect(t.audience.sees()).toMatchObject({
    asking: { player: 'monday', for: 'reveal' },
    cities: { paris: { top: null } },
  });
  expect(t.audience.sees().limbo.tuesday).toBe(1);
  t.seat('monday').plays({ type: 'keep' });
  expect(t.audience.sees().asking).toEqual({ player: 'tuesday', for: 'reveal' });
  expect(t.audience.sees().players.monday).toMatchObject({ revealed: false, identity: null });
  t.seat('tuesday').plays({ type: 'keep' });
  expect(t.audience.sees().players).toMatchObject({
    monday: { identity: 'loyalist' },
    tuesday: { identity: 'loyalist' },
  });
  t.seat('monday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'rome'] });
  t.seat('tuesday').plays({ type: 'reinforce', cities: ['paris', 'paris', 'paris'] });
  expect(t.audience.sees()).toMatchObject({ asking: null, players: { monday: { area: ['cthulhu'], agents: 7 } } });
});

test('[EM-CARD-CTHULHU-3] [EM-REVEAL-5] who is asked first learns nothing of those who must reveal with him', () => {
  const cities = { paris: { pile: ['city-paris'], agents: { tuesday: 1, wednesday: 1 } } };
  const asked = (wednesday: 'loyalist' | 'restorationist') => {
    const t = scene(emeraldKit, { ...given, cities, identities: { ...given.identities, wednesday } });
    t.seat('monday').plays(cthulhu('paris'));
    t.seat('tuesday').plays(allow);
    t.seat('wednesday').plays(allow);
    return t;
  };
  const t = asked('restorationist');
  expect(t.audience.sees().asking).toEqual({ player: 'tuesday', for: 'reveal' });
  expect(t.seat('tuesday').sees()).toEqual(asked('loyalist').seat('tuesday').sees());
  t.seat('tuesday').plays({ type: 'keep' });
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.players).toMatchObject({ tuesday: { revealed: true, agents: 10 }, wednesday: { revealed: true } });
});

test('[EM-CARD-CTHULHU-3] [EM-CARD-CTHULHU-6] a Restorationist among them ends the game, and the card is in the scoring area', () => {
  const cities = { paris: { ...last.paris, agents: { wednesday: 1 } }, berlin: { agents: { monday: 1, tuesday: 1 } } };
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays(cthulhu('paris'));
  t.seat('wednesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' }, cities: { paris: { top: null, pile: 0 } } });
  expect(seen.players.monday).toMatchObject({ area: ['cthulhu'], score: 3 });
});

test('[EM-CARD-CTHULHU-4] all cubes go to Limbo, the own too', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(cthulhu('paris'));
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.paris.cubes).toEqual({});
  expect(seen.limbo).toEqual({ monday: 2, tuesday: 0, wednesday: 1 });
  expect(seen.players).toMatchObject({ monday: { cubes: 8 }, wednesday: { cubes: 9 } });
});

test('[EM-CARD-CTHULHU-5] its zombies return to the stock and can be placed again', () => {
  const t = scene(emeraldKit, { ...given, hand: { monday: ['cthulhu', 'zombies'] } });
  t.seat('monday').plays(cthulhu('paris'));
  t.seat('tuesday').plays(allow);
  expect(t.audience.sees()).toMatchObject({ zombies: { stock: 6 }, cities: { paris: { zombies: 0 } } });
  t.seat('monday').plays({ type: 'text', card: 'zombies', cities: ['paris', 'paris'] });
  expect(t.audience.sees()).toMatchObject({ zombies: { stock: 4 }, cities: { paris: { zombies: 2 } } });
});

test('[EM-CARD-CTHULHU-6] the city must hold a card, a piece or a zombie; royalty in its space is not enough', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(cthulhu('cairo'))).toBe('EM-CARD-CTHULHU-6');
  expect(t.seat('monday').tries(cthulhu('rome'))).toBe('EM-CARD-CTHULHU-6');
  const cities = t
    .seat('monday')
    .isOffered()
    .flatMap(move => (move.type === 'text' ? [move.city] : []));
  expect(cities).toHaveLength(7);
  expect(cities).not.toContain('cairo');
});

test('[EM-CARD-CTHULHU-6] a lone zombie is enough, and nobody is asked; the points stay with the card', () => {
  const t = scene(emeraldKit, { ...given, cities: { ...given.cities, cairo: { pile: [], zombies: 1 } } });
  t.seat('monday').plays(cthulhu('cairo'));
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 }, zombies: { stock: 4 } });
  expect(seen.players.monday).toMatchObject({ score: 3, area: ['cthulhu'], discard: [] });
  expect(seen.gone).not.toContain('cthulhu');
});

test('[EM-CARD-CTHULHU-7] pieces may enter the empty city, and there is killing there', () => {
  const t = scene(emeraldKit, {
    ...given,
    hand: {
      monday: ['cthulhu', 'start-cab-driver'],
      tuesday: ['start-cab-driver', 'hired-assassin', 'start-chemist'],
    },
    cities: { berlin: { agents: { monday: 3, tuesday: 3, wednesday: 1 } }, vienna: { agents: { tuesday: 2 } } },
  });
  t.seat('monday').plays(cthulhu('vienna'));
  t.seat('tuesday').plays(allow);
  const shift = { from: 'berlin', to: 'vienna' } as const;
  t.seat('monday').plays({ type: 'move', cards: ['start-cab-driver'], moves: [shift] });
  t.seat('monday').plays({ type: 'end-turn' });
  t.seat('tuesday').plays({ type: 'move', cards: ['start-cab-driver'], moves: [shift, shift] });
  const target = { agent: 'monday' } as const;
  const bombs = ['start-chemist'] as const;
  t.seat('tuesday').plays({ type: 'assassinate', card: 'hired-assassin', city: 'vienna', target, bombs });
  t.seat('monday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.vienna).toMatchObject({ top: null, agents: { tuesday: 2 } });
  expect(seen.players.tuesday).toMatchObject({ score: 3, boxes: ['monday'] });
});
