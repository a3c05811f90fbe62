import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const peoplesWill = { type: 'text', card: 'the-peoples-will' } as const;
const given = {
  first: 'monday',
  hand: { monday: ['the-peoples-will', 'hired-assassin'] },
  limbo: { monday: 4, tuesday: 2 },
  cities: { cairo: { agents: { monday: 1, tuesday: 1 }, cubes: { monday: 1 } } },
};

test('[EM-CARD-THE-PEOPLES-WILL-1] all own cubes in Limbo return, for no action; the card leaves the game', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(peoplesWill);
  const seen = t.audience.sees();
  expect(seen.limbo).toEqual({ monday: 0, tuesday: 2, wednesday: 0 });
  expect(seen.players.monday).toMatchObject({ cubes: 9, discard: [], area: [] });
  expect(seen.cities.cairo.cubes).toEqual({ monday: 1 });
  expect(seen.turn.actions).toBe(2);
  expect(seen.gone).toContain('the-peoples-will');
});

test('[EM-CARD-THE-PEOPLES-WILL-1] at least one cube must be there', () => {
  const t = scene(emeraldKit, { ...given, limbo: { tuesday: 2 } });
  expect(t.seat('monday').tries(peoplesWill)).toBe('EM-CARD-THE-PEOPLES-WILL-1');
  expect(t.seat('monday').isOffered()).not.toContainEqual(peoplesWill);
});

test('[EM-CARD-THE-PEOPLES-WILL-2] its track icon does not spend it', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays({ type: 'track', cards: ['the-peoples-will'] });
  const seen = t.audience.sees();
  expect(seen.tracks).toEqual({ loyalist: 0, restorationist: 2 });
  expect(seen.players.monday?.discard).toEqual(['the-peoples-will']);
  expect(seen.limbo.monday).toBe(4);
});

test('[EM-CARD-THE-PEOPLES-WILL-2] nor does its bomb', () => {
  const t = scene(emeraldKit, given);
  const target = { agent: 'tuesday' } as const;
  const bombs = ['the-peoples-will'] as const;
  t.seat('monday').plays({ type: 'assassinate', card: 'hired-assassin', city: 'cairo', target, bombs });
  expect(t.audience.sees().players.monday?.discard).toEqual(['the-peoples-will']);
});
