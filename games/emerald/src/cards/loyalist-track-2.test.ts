import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';

const golovinski = { type: 'text', card: 'matvei-golovinski' } as const;
const given = { first: 'monday', hand: { monday: ['matvei-golovinski'] }, tracks: { loyalist: 1, restorationist: 2 } };

test('[EM-CARD-MATVEI-GOLOVINSKI-1] the Loyalist marker rises by 2 and every score follows, for no action', () => {
  const t = scene(emeraldKit, { ...given, tracks: { loyalist: 3, restorationist: 2 } });
  t.seat('monday').plays(golovinski);
  const seen = t.audience.sees();
  expect(seen.tracks).toEqual({ loyalist: 5, restorationist: 2 });
  expect(seen.players).toMatchObject({ monday: { score: 3 }, tuesday: { score: 3 }, wednesday: { score: 3 } });
  expect(seen.turn.actions).toBe(2);
  expect(seen.players.monday?.discard).toEqual(['matvei-golovinski']);
});

test('[EM-CARD-MATVEI-GOLOVINSKI-1] scores fall where the difference does', () => {
  const t = scene(emeraldKit, { ...given, tracks: { loyalist: 1, restorationist: 4 } });
  t.seat('monday').plays(golovinski);
  expect(t.audience.sees().players).toMatchObject({ monday: { score: 1 }, tuesday: { score: 1 } });
});

test('[EM-CARD-MATVEI-GOLOVINSKI-1] [EM-CARD-MATVEI-GOLOVINSKI-2] from 9 it rises by 1, and at 10 the game ends', () => {
  const t = scene(emeraldKit, { ...given, identities: { monday: 'restorationist' }, tracks: { loyalist: 9 } });
  t.seat('monday').plays(golovinski);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ tracks: { loyalist: 10 }, phase: 'over', outcome: { why: 'track' } });
  expect(seen.players.monday?.discard).toEqual(['matvei-golovinski']);
});

test('[EM-CARD-MATVEI-GOLOVINSKI-2] [EM-CARD-GEN-6] it ends the game also where a claim could still go on', () => {
  const t = scene(emeraldKit, {
    ...given,
    hand: { monday: ['matvei-golovinski', 'start-informer', 'start-landlady'] },
    cities: {
      paris: { pile: ['city-paris'], cubes: { monday: 1 } },
      rome: { pile: ['city-rome'], cubes: { monday: 1 } },
    },
    tracks: { loyalist: 9, restorationist: 8 },
  });
  t.seat('monday').plays({ type: 'claim', card: 'start-informer', city: 'paris' });
  t.seat('monday').plays(golovinski);
  expect(t.audience.sees()).toMatchObject({ phase: 'over', outcome: { why: 'track' } });
});

test('[EM-CARD-MATVEI-GOLOVINSKI-3] the 2 is no icon for a track action', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries({ type: 'track', cards: ['matvei-golovinski'] })).toBe('EM-TRACK-1');
});
