import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId } from '../words.ts';

const duchess = (city: CityId) => ({ type: 'text', card: 'duchess-d-uzes', city }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['duchess-d-uzes', 'start-informer'], tuesday: ['sherlock-holmes'] },
  cities: {
    paris: { pile: ['city-paris', 'bismarck'], agents: { monday: 2, tuesday: 1 }, cubes: { wednesday: 1 } },
    rome: { pile: ['city-rome'], agents: { monday: 1 }, cubes: { monday: 1, tuesday: 2 } },
    vienna: { pile: [], agents: { monday: 1 } },
    london: { pile: ['city-london'], cubes: { monday: 1 } },
  },
};

test('[EM-CARD-DUCHESS-D-UZES-1] the most pieces take the face-up card, without a cube and without asking anybody', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(duchess('paris'));
  const seen = t.audience.sees();
  expect(seen.asking).toBeNull();
  expect(seen.players.monday).toMatchObject({ score: 3, discard: ['city-paris'], hand: 1 });
  expect(seen.cities.paris).toMatchObject({ top: 'bismarck', pile: 1 });
  expect(seen.gone).toContain('duchess-d-uzes');
});

test('[EM-CARD-DUCHESS-D-UZES-1] a tie or a minority does not take', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(duchess('rome'))).toBe('EM-CARD-DUCHESS-D-UZES-1');
  expect(t.seat('monday').tries(duchess('berlin'))).toBe('EM-CARD-DUCHESS-D-UZES-1');
  const offered = t.seat('monday').isOffered();
  expect(offered.filter(move => move.type === 'text')).toEqual([duchess('london'), duchess('paris')]);
});

test('[EM-CARD-DUCHESS-D-UZES-2] as the first action it is no claim that a claim could continue', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(duchess('paris'));
  expect(t.audience.sees().turn).toMatchObject({ actions: 1, going: null });
  const claim = { type: 'claim', card: 'start-informer', city: 'london' } as const;
  expect(t.seat('monday').tries(claim)).toBe('EM-CLAIM-1');
});

test('[EM-CARD-DUCHESS-D-UZES-2] it may be the second action, after a claim, and costs it', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays({ type: 'claim', card: 'start-informer', city: 'london' });
  t.seat('monday').plays(duchess('paris'));
  expect(t.audience.sees().turn.actions).toBe(0);
  expect(t.audience.sees().players.monday?.score).toBe(6);
});

test('[EM-CARD-DUCHESS-D-UZES-3] cubes, agents, points, sanity and the next card go as in a claim', () => {
  const pile = ['madame-blavatsky', 'royalty-the-weaver-in-darkness', 'nihilists', 'city-paris'];
  const cities = { paris: { pile, agents: { monday: 2 }, cubes: { monday: 1, tuesday: 2 } } };
  const t = scene(emeraldKit, { ...given, cities, dice: ['madness'] });
  t.seat('monday').plays(duchess('paris'));
  const seen = t.audience.sees();
  expect(seen.cities.paris).toMatchObject({ top: 'nihilists', royalty: 'royalty-the-weaver-in-darkness', pile: 2 });
  expect(seen.cities.paris).toMatchObject({ agents: { monday: 3 }, cubes: {} });
  expect(seen.cities.paris.cubes).toEqual({});
  expect(seen.limbo).toMatchObject({ monday: 1, tuesday: 0 });
  expect(seen.players.monday).toMatchObject({ score: 2, sanity: 2, discard: ['madame-blavatsky'], cubes: 9 });
  expect(seen.players.tuesday?.cubes).toBe(10);
  expect(t.seat('tuesday').isTold()).toContainEqual({ type: 'rolled', by: 'monday', madness: true });
});

test('[EM-CARD-DUCHESS-D-UZES-4] there is nothing to take from an empty pile', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(duchess('vienna'))).toBe('EM-CARD-DUCHESS-D-UZES-4');
});
