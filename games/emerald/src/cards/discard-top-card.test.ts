import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId } from '../words.ts';

const section = (city: CityId) => ({ type: 'text', card: 'the-third-section', city }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['the-third-section'] },
  cities: {
    rome: { pile: ['bismarck', 'nihilists'], agents: { monday: 1, tuesday: 1 }, cubes: { wednesday: 2 } },
    paris: { pile: ['city-paris', 'royalty-the-weaver-in-darkness', 'necronomicon'] },
    vienna: { pile: [], royalty: 'royalty-the-waltzing-hunger' },
  },
};

test('[EM-CARD-THE-THIRD-SECTION-1] the face-up card leaves the game unscored, and the next is turned up', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(section('rome'));
  const seen = t.audience.sees();
  expect(seen.cities.rome).toMatchObject({ top: 'nihilists', pile: 1 });
  expect(seen.gone).toContain('bismarck');
  expect(seen.players.monday).toMatchObject({ score: 0, discard: ['the-third-section'], sanity: 3 });
  expect(seen.turn.actions).toBe(2);
  expect(t.seat('tuesday').isTold()).toContainEqual({ type: 'turned-up', city: 'rome', card: 'nihilists' });
});

test('[EM-CARD-THE-THIRD-SECTION-1] a city card goes too', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(section('paris'));
  expect(t.audience.sees().gone).toContain('city-paris');
  expect(t.audience.sees().players.monday?.score).toBe(0);
});

test('[EM-CARD-THE-THIRD-SECTION-2] cubes and agents stay', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(section('rome'));
  const { rome } = t.audience.sees().cities;
  expect(rome.agents).toEqual({ monday: 1, tuesday: 1 });
  expect(rome.cubes).toEqual({ wednesday: 2 });
});

test('[EM-CARD-THE-THIRD-SECTION-3] royalty turned up by it goes to its space', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(section('paris'));
  const seen = t.audience.sees();
  expect(seen.cities.paris).toMatchObject({ top: 'necronomicon', royalty: 'royalty-the-weaver-in-darkness', pile: 1 });
  expect(seen.gone).not.toContain('royalty-the-weaver-in-darkness');
});

test('[EM-CARD-THE-THIRD-SECTION-3] an empty pile has nothing to lose, and royalty in its space is safe', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(section('vienna'))).toBe('EM-CARD-THE-THIRD-SECTION-3');
  expect(t.seat('monday').isOffered()).not.toContainEqual(section('vienna'));
  expect(t.audience.sees().cities.vienna.royalty).toBe('royalty-the-waltzing-hunger');
});
