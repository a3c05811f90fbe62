import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId } from '../words.ts';

const hide = (city: CityId) => ({ type: 'text', card: 'hide-royalty', city }) as const;
const given = {
  first: 'monday',
  identities: { monday: 'loyalist' },
  hand: { monday: ['hide-royalty'], tuesday: ['sherlock-holmes'] },
  cities: {
    london: { royalty: 'royalty-gloriana', cubes: { monday: 2, tuesday: 1 } },
    paris: { royalty: 'royalty-the-weaver-in-darkness', agents: { monday: 2, wednesday: 1 }, cubes: { wednesday: 1 } },
    rome: { agents: { monday: 2 } },
  },
  dice: ['calm'],
};

test('[EM-CARD-HIDE-ROYALTY-1] the most pieces, be they cubes, take the royalty into the scoring area for Loyalist points', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(hide('london'));
  const seen = t.audience.sees();
  expect(seen.cities.london.royalty).toBeNull();
  expect(seen.players.monday).toMatchObject({
    score: 6,
    area: ['royalty-gloriana', 'hide-royalty'],
    discard: [],
    sanity: 3,
  });
  const source = { card: 'royalty-gloriana', points: 6, faction: 'loyalist', victim: null };
  expect(seen.players.monday?.sources).toEqual([source]);
  expect(seen.turn.actions).toBe(1);
});

test('[EM-CARD-HIDE-ROYALTY-1] not at a tie, and not where no royalty is in the royalty space', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(hide('paris'))).toBe('EM-CARD-HIDE-ROYALTY-1');
  expect(t.seat('monday').tries(hide('rome'))).toBe('EM-CARD-HIDE-ROYALTY-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toEqual([hide('london')]);
});

const strong = { paris: { ...given.cities.paris, agents: { monday: 3 } }, rome: { agents: { monday: 1 } } };

test('[EM-CARD-HIDE-ROYALTY-2] a token lost costs one agent of that city too', () => {
  const t = scene(emeraldKit, { ...given, cities: strong, dice: ['madness'] });
  t.seat('monday').plays(hide('paris'));
  const seen = t.audience.sees();
  expect(seen.cities.paris.agents).toEqual({ monday: 2 });
  expect(seen.cities.rome.agents).toEqual({ monday: 1 });
  expect(seen.players.monday).toMatchObject({ sanity: 2, agents: 7, score: 4 });
  expect(t.seat('tuesday').isTold()).toContainEqual({ type: 'rolled', by: 'monday', madness: true });
});

test('[EM-CARD-HIDE-ROYALTY-2] no agent is lost where none stands, nor on a calm roll', () => {
  const t = scene(emeraldKit, { ...given, dice: ['madness'] });
  t.seat('monday').plays(hide('london'));
  expect(t.audience.sees().players.monday).toMatchObject({ sanity: 2, agents: 6 });
  const calm = scene(emeraldKit, { ...given, cities: strong });
  calm.seat('monday').plays(hide('paris'));
  expect(calm.audience.sees().cities.paris.agents).toEqual({ monday: 3 });
});

test('[EM-CARD-HIDE-ROYALTY-3] then the own cubes go to Limbo and those of the others home', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(hide('london'));
  const seen = t.audience.sees();
  expect(seen.cities.london.cubes).toEqual({});
  expect(seen.limbo).toEqual({ monday: 2, tuesday: 0, wednesday: 0 });
  expect(seen.players.tuesday?.cubes).toBe(10);
});

test('[EM-CARD-HIDE-ROYALTY-4] nobody is asked, and a Restorationist loses the points at the end', () => {
  const identities = { monday: 'restorationist' };
  const t = scene(emeraldKit, { ...given, identities, points: { monday: { neutral: 20 } } });
  t.seat('monday').plays(hide('london'));
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ asking: null, phase: 'over', outcome: { why: 'score' } });
  const line = { from: 'royalty-gloriana', points: 6, kept: false, rule: 'EM-END-2' };
  expect(seen.outcome?.lines.monday).toContainEqual(line);
});

test('[EM-CARD-HIDE-ROYALTY-5] a Restorationist who goes mad over it has scored, and ends the game at once', () => {
  const identities = { monday: 'restorationist' };
  const t = scene(emeraldKit, { ...given, identities, sanity: { monday: 1 }, dice: ['madness'] });
  t.seat('monday').plays(hide('london'));
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.players.monday).toMatchObject({ score: 6, area: ['royalty-gloriana', 'hide-royalty'] });
  expect(seen.cities.london.cubes).toEqual({ monday: 2, tuesday: 1 });
});

test('[EM-CARD-HIDE-ROYALTY-5] a Loyalist reveals, is topped up, and the rest is carried out', () => {
  const t = scene(emeraldKit, {
    ...given,
    cities: { london: given.cities.london },
    sanity: { monday: 1 },
    dice: ['madness'],
  });
  t.seat('monday').plays(hide('london'));
  t.seat('monday').plays({ type: 'keep' });
  t.seat('monday').plays({ type: 'reinforce', cities: ['london', 'london', 'rome'] });
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'playing', asking: null, limbo: { monday: 2 } });
  expect(seen.players.monday?.area).toEqual(['royalty-gloriana', 'hide-royalty']);
});
