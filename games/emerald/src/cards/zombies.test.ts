import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { ByCity, CityId, Day, Move } from '../words.ts';

const zombies = (agents: ByCity<Day>, ...cities: CityId[]) =>
  ({ type: 'text', card: 'zombies', agents, cities }) as const;
const allow = { type: 'allow' } as const;
/** An answer given beforehand is always open, and answers nothing yet. */
const answersOf = (eyes: { readonly isOffered: () => readonly Move[] }) =>
  eyes.isOffered().filter(move => move.type !== 'preset');
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'restorationist' },
  hand: { monday: ['zombies'], tuesday: ['vampires'] },
  cities: {
    rome: { agents: { tuesday: 2, wednesday: 1 }, zombies: 2 },
    cairo: { agents: { monday: 1, wednesday: 2 }, zombies: 1 },
    paris: { agents: { tuesday: 1 } },
  },
};

test('[EM-CARD-ZOMBIES-1] one agent a city with a zombie returns to its owner, each owner asked in the order named', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(zombies({ cairo: 'wednesday', rome: 'tuesday' }, 'berlin', 'vienna'));
  expect(t.audience.sees().asking).toMatchObject({ player: 'wednesday', attack: { kind: 'zombies', city: 'cairo' } });
  t.seat('wednesday').plays(allow);
  expect(t.audience.sees().asking).toMatchObject({ player: 'tuesday', attack: { city: 'rome' } });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ tuesday: 1, wednesday: 1 });
  expect(seen.cities.cairo.agents).toEqual({ monday: 1, wednesday: 1 });
  expect(seen.players).toMatchObject({ tuesday: { agents: 8 }, wednesday: { agents: 8 } });
});

test('[EM-CARD-ZOMBIES-1] cities may be left out, all of them too', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(zombies({}, 'rome', 'rome'));
  expect(t.audience.sees()).toMatchObject({ asking: null, turn: { actions: 1 }, cities: { rome: { zombies: 4 } } });
});

test('[EM-CARD-ZOMBIES-1] only agents of others, and only where a zombie stands', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(zombies({ paris: 'tuesday' }, 'rome', 'rome'))).toBe('EM-CARD-ZOMBIES-1');
  expect(t.seat('monday').tries(zombies({ cairo: 'monday' }, 'rome', 'rome'))).toBe('EM-CARD-ZOMBIES-1');
  expect(t.seat('monday').tries(zombies({ cairo: 'tuesday' }, 'rome', 'rome'))).toBe('EM-CARD-ZOMBIES-1');
  const offered = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(offered).toHaveLength(3 * 2 * 45);
});

test('[EM-CARD-ZOMBIES-1] [EM-CARD-BLOCK-9] the Vampires do not stop them', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(zombies({ rome: 'tuesday' }, 'berlin', 'vienna'));
  expect(answersOf(t.seat('tuesday'))).toEqual([allow]);
  expect(t.seat('tuesday').tries({ type: 'block', card: 'vampires' })).toBe('EM-CARD-BLOCK-9');
});

test('[EM-CARD-ZOMBIES-2] then two rise, in one city or two, and the card can be used again', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(zombies({ rome: 'tuesday' }, 'berlin', 'vienna'));
  expect(t.audience.sees().zombies.stock).toBe(3);
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ zombies: { stock: 1 }, cities: { berlin: { zombies: 1 }, vienna: { zombies: 1 } } });
  expect(seen.players.monday).toMatchObject({ discard: ['zombies'], area: [] });
});

test('[EM-CARD-ZOMBIES-2] two must rise; one if one is left, none if none', () => {
  const full = (count: number) => ({ ...given, cities: { ...given.cities, london: { zombies: count } } });
  const two = scene(emeraldKit, full(0));
  expect(two.seat('monday').tries(zombies({}, 'rome'))).toBe('EM-CARD-ZOMBIES-2');
  const one = scene(emeraldKit, full(2));
  expect(one.seat('monday').tries(zombies({}, 'rome', 'rome'))).toBe('EM-CARD-ZOMBIES-2');
  one.seat('monday').plays(zombies({}, 'rome'));
  expect(one.audience.sees()).toMatchObject({ zombies: { stock: 0 }, cities: { rome: { zombies: 3 } } });
  const none = scene(emeraldKit, full(3));
  expect(none.seat('monday').tries(zombies({}))).toBe('EM-CARD-GEN-2');
  none.seat('monday').plays(zombies({ rome: 'tuesday' }));
});

test('[EM-CARD-ZOMBIES-3] a Loyalist whose last agent is removed reveals before the rest of the action; nobody scores', () => {
  const cities = { rome: { agents: { tuesday: 1 }, zombies: 1 }, cairo: { agents: { wednesday: 2 }, zombies: 1 } };
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays(zombies({ rome: 'tuesday', cairo: 'wednesday' }, 'rome', 'rome'));
  t.seat('tuesday').plays(allow);
  expect(t.audience.sees().asking).toEqual({ player: 'tuesday', for: 'reveal' });
  t.seat('tuesday').plays({ type: 'keep' });
  t.seat('tuesday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'rome'] });
  t.seat('wednesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.rome).toMatchObject({ agents: { tuesday: 3 }, zombies: 3 });
  expect(seen.players.monday).toMatchObject({ score: 0, area: [] });
});

test('[EM-CARD-ZOMBIES-3] a Restorationist so revealed ends the game before the rest of the action', () => {
  const cities = { rome: { agents: { tuesday: 2 }, zombies: 1 }, cairo: { agents: { wednesday: 1 }, zombies: 1 } };
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays(zombies({ cairo: 'wednesday', rome: 'tuesday' }, 'berlin', 'berlin'));
  t.seat('wednesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' }, zombies: { stock: 4 } });
  expect(seen.cities.rome.agents).toEqual({ tuesday: 2 });
  expect(seen.players.monday?.discard).toEqual(['zombies']);
});

test('[EM-CARD-ZOMBIES-4] zombies that stand already serve whoever holds the card', () => {
  const t = scene(emeraldKit, { ...given, first: 'tuesday', hand: { tuesday: ['zombies'] } });
  t.seat('tuesday').plays(zombies({ cairo: 'monday' }, 'berlin', 'berlin'));
  t.seat('monday').plays(allow);
  expect(t.audience.sees().asking).toEqual({ player: 'monday', for: 'reveal' });
});

test('[EM-CARD-ZOMBIES-5] neither a claim nor a kill moves a zombie', () => {
  const t = scene(emeraldKit, {
    ...given,
    hand: { monday: ['start-informer', 'hired-assassin', 'okhrana'] },
    cities: {
      rome: { pile: ['city-rome'], agents: { monday: 3, tuesday: 1 }, cubes: { monday: 1 }, zombies: 2 },
      paris: { agents: { tuesday: 1 } },
    },
  });
  t.seat('monday').plays({ type: 'claim', card: 'start-informer', city: 'rome' });
  const target = { agent: 'tuesday' } as const;
  t.seat('monday').plays({ type: 'assassinate', card: 'hired-assassin', city: 'rome', target, bombs: [] });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.rome).toMatchObject({ pile: 0, zombies: 2, cubes: {} });
  expect(seen.cities.rome.agents).toEqual({ monday: 3 });
});
