import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId, Day } from '../words.ts';

const shoggoth = (city: CityId, player: Day) => ({ type: 'text', card: 'shoggoth', city, player }) as const;
const allow = { type: 'allow' } as const;
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'restorationist', wednesday: 'loyalist' },
  hand: { monday: ['shoggoth'], tuesday: ['start-banker'] },
  cities: {
    rome: { agents: { tuesday: 2, wednesday: 1 }, cubes: { tuesday: 2, wednesday: 1 } },
    paris: { agents: { monday: 1 } },
  },
};

test('[EM-CARD-SHOGGOTH-1] an agent is killed anywhere, laid on the card in the scoring area, and the box is scored', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(shoggoth('rome', 'tuesday'));
  expect(t.audience.sees().asking).toMatchObject({ player: 'tuesday', attack: { kind: 'shoggoth', city: 'rome' } });
  expect(t.audience.sees().players.monday).toMatchObject({ hand: 0, area: [], score: 0 });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ tuesday: 1, wednesday: 1 });
  expect(seen.players.monday).toMatchObject({ area: ['shoggoth'], boxes: ['tuesday'], score: 3 });
  expect(seen.players.tuesday?.agents).toBe(8);
  expect(seen.turn.actions).toBe(1);
});

test('[EM-CARD-SHOGGOTH-1] not an own agent, and only one that stands there', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(shoggoth('paris', 'monday'))).toBe('EM-CARD-SHOGGOTH-1');
  expect(t.seat('monday').tries(shoggoth('paris', 'tuesday'))).toBe('EM-CARD-SHOGGOTH-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toEqual([shoggoth('rome', 'tuesday'), shoggoth('rome', 'wednesday')]);
});

test('[EM-CARD-SHOGGOTH-2] the cubes of the city are not touched', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(shoggoth('rome', 'tuesday'));
  t.seat('tuesday').plays(allow);
  expect(t.audience.sees().cities.rome.cubes).toEqual({ tuesday: 2, wednesday: 1 });
});

test('[EM-CARD-SHOGGOTH-2] at the end a Loyalist keeps the box of a Restorationist, and only that', () => {
  for (const [victim, kept] of [
    ['tuesday', true],
    ['wednesday', false],
  ] as const) {
    const cities = { ...given.cities, vienna: { agents: { wednesday: 1 } } };
    const t = scene(emeraldKit, { ...given, cities, points: { monday: { neutral: 21 } } });
    t.seat('monday').plays(shoggoth('rome', victim));
    t.seat(victim).plays(allow);
    const seen = t.audience.sees();
    expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'score' } });
    const line = { from: 'shoggoth', points: 3, kept, rule: 'EM-END-3' };
    expect(seen.outcome?.lines.monday).toContainEqual(line);
  }
});

test('[EM-CARD-SHOGGOTH-1] [EM-CARD-SHOGGOTH-2] the last agent killed reveals, the points scored first', () => {
  const t = scene(emeraldKit, { ...given, cities: { rome: { agents: { tuesday: 1 } } } });
  t.seat('monday').plays(shoggoth('rome', 'tuesday'));
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.players.monday).toMatchObject({ score: 3, area: ['shoggoth'], boxes: ['tuesday'] });
});

test('[EM-CARD-SHOGGOTH-3] the sanity icon works when the card is claimed', () => {
  const cities = { paris: { pile: ['shoggoth'], cubes: { monday: 1 } } };
  const t = scene(emeraldKit, { ...given, hand: { monday: ['start-informer'] }, cities, dice: ['madness'] });
  t.seat('monday').plays({ type: 'claim', card: 'start-informer', city: 'paris' });
  expect(t.audience.sees().players.monday).toMatchObject({ sanity: 2, score: 0 });
});

test('[EM-CARD-SHOGGOTH-3] and not when it is used', () => {
  const t = scene(emeraldKit, { ...given, dice: ['madness'] });
  t.seat('monday').plays(shoggoth('rome', 'tuesday'));
  t.seat('tuesday').plays(allow);
  expect(t.audience.isTold().filter(each => each.type === 'rolled')).toEqual([]);
  expect(t.audience.sees().players.monday?.sanity).toBe(3);
});

test('[EM-CARD-SHOGGOTH-4] blocked, by Holmes or the Vampires, it scored nothing and leaves the game', () => {
  for (const card of ['sherlock-holmes', 'vampires'] as const) {
    const t = scene(emeraldKit, { ...given, hand: { ...given.hand, tuesday: [card] } });
    t.seat('monday').plays(shoggoth('rome', 'tuesday'));
    t.seat('tuesday').plays({ type: 'block', card });
    const seen = t.audience.sees();
    expect(seen.cities.rome.agents).toEqual({ tuesday: 2, wednesday: 1 });
    expect(seen.players.monday).toMatchObject({ area: [], discard: [], score: 0, hand: 0 });
    expect(seen.gone).toContain('shoggoth');
    expect(seen.turn.actions).toBe(1);
  }
});
