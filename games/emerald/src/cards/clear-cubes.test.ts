import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId, Day } from '../words.ts';

const lestrade = (city: CityId, player: Day) => ({ type: 'text', card: 'inspector-lestrade', city, player }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['inspector-lestrade'] },
  cities: {
    london: { agents: { tuesday: 1 }, cubes: { monday: 1, tuesday: 3, wednesday: 2 } },
    rome: { agents: { tuesday: 1 }, cubes: { wednesday: 1 } },
  },
};

test('[EM-CARD-INSPECTOR-LESTRADE-1] all cubes of one player in one city go back to the supply', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(lestrade('london', 'tuesday'));
  const seen = t.audience.sees();
  expect(seen.players.tuesday?.cubes).toBe(10);
  expect(seen.limbo.tuesday).toBe(0);
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 } });
  expect(seen.players.monday?.discard).toEqual(['inspector-lestrade']);
});

test('[EM-CARD-INSPECTOR-LESTRADE-1] the own cubes may be chosen', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(lestrade('london', 'monday'));
  expect(t.audience.sees().players.monday?.cubes).toBe(10);
});

test('[EM-CARD-INSPECTOR-LESTRADE-2] agents and the cubes of others stay, in other cities too', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(lestrade('london', 'wednesday'));
  const { london, rome } = t.audience.sees().cities;
  expect(london).toMatchObject({ agents: { tuesday: 1 }, cubes: { monday: 1, tuesday: 3 } });
  expect(london.cubes.wednesday).toBeUndefined();
  expect(rome.cubes).toEqual({ wednesday: 1 });
});

test('[EM-CARD-INSPECTOR-LESTRADE-2] the chosen player must have a cube there', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(lestrade('rome', 'tuesday'))).toBe('EM-CARD-INSPECTOR-LESTRADE-2');
  expect(t.seat('monday').tries(lestrade('rome', 'friday'))).toBe('EM-CARD-INSPECTOR-LESTRADE-2');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toHaveLength(4);
});
