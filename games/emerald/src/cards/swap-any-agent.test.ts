import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId, Day } from '../words.ts';

const irene = (city: CityId, player: Day) => ({ type: 'text', card: 'irene-adler', city, player }) as const;
const given = {
  first: 'monday',
  identities: { tuesday: 'loyalist', wednesday: 'restorationist' },
  hand: { monday: ['irene-adler'], tuesday: ['sherlock-holmes'], wednesday: ['vampires'] },
  cities: { rome: { agents: { tuesday: 1 } }, cairo: { agents: { wednesday: 1 } }, vienna: { agents: { monday: 1 } } },
};

test('[EM-CARD-IRENE-ADLER-1] [EM-CARD-BLOCK-9] an agent of another is replaced anywhere, and no Block is asked for', () => {
  const cities = { ...given.cities, paris: { agents: { tuesday: 1 } } };
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays(irene('rome', 'tuesday'));
  const seen = t.audience.sees();
  expect(seen.asking).toBeNull();
  expect(seen.cities.rome.agents).toEqual({ monday: 1 });
  expect(seen.players).toMatchObject({ monday: { agents: 8, hand: 0 }, tuesday: { agents: 9 } });
  expect(seen.gone).toContain('irene-adler');
  expect(seen.turn.actions).toBe(1);
});

test('[EM-CARD-IRENE-ADLER-1] only an agent of another player, where one stands', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(irene('vienna', 'monday'))).toBe('EM-CARD-IRENE-ADLER-1');
  expect(t.seat('monday').tries(irene('rome', 'wednesday'))).toBe('EM-CARD-IRENE-ADLER-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toEqual([irene('cairo', 'wednesday'), irene('rome', 'tuesday')]);
});

test('[EM-CARD-IRENE-ADLER-2] nobody can be replaced without an agent in the supply', () => {
  const cities = { ...given.cities, vienna: { agents: { monday: 10 } } };
  const t = scene(emeraldKit, { ...given, cities });
  expect(t.seat('monday').tries(irene('rome', 'tuesday'))).toBe('EM-CARD-IRENE-ADLER-2');
  expect(t.seat('monday').isOffered()).not.toContainEqual(irene('rome', 'tuesday'));
});

test('[EM-CARD-IRENE-ADLER-3] the last agent replaced reveals a Loyalist, who is topped up; nobody scores', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(irene('rome', 'tuesday'));
  expect(t.audience.sees()).toMatchObject({ asking: { player: 'tuesday', for: 'reveal' } });
  expect(t.audience.sees().players.tuesday?.identity).toBeNull();
  t.seat('tuesday').plays({ type: 'keep' });
  expect(t.audience.sees().players.tuesday).toMatchObject({ revealed: true, identity: 'loyalist' });
  t.seat('tuesday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'paris'] });
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ monday: 1, tuesday: 2 });
  expect(seen.players.monday).toMatchObject({ score: 0, area: [] });
  expect(seen.gone).toContain('irene-adler');
});

test('[EM-CARD-IRENE-ADLER-3] a Restorationist left without agents ends the game at once', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(irene('cairo', 'wednesday'));
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.cities.cairo.agents).toEqual({ monday: 1 });
  expect(seen.gone).toContain('irene-adler');
});
