import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { Move } from '../words.ts';

const holmes = { type: 'block', card: 'sherlock-holmes' } as const;
const allow = { type: 'allow' } as const;
const kill: Move = {
  type: 'assassinate',
  card: 'hired-assassin',
  city: 'rome',
  target: { agent: 'tuesday' },
  bombs: [],
};
/** An answer given beforehand is always open, and answers nothing yet. */
const answersOf = (eyes: { readonly isOffered: () => readonly Move[] }) =>
  eyes.isOffered().filter(move => move.type !== 'preset');
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'loyalist' },
  hand: {
    monday: ['hired-assassin', 'shoggoth', 'vampires', 'zombies', 'cthulhu'],
    tuesday: ['sherlock-holmes', 'start-banker'],
  },
  draw: { tuesday: ['start-handbills', 'start-informer'] },
  cities: {
    rome: { pile: ['city-rome'], agents: { monday: 3, tuesday: 2 }, cubes: { monday: 1, tuesday: 1 }, zombies: 1 },
    paris: { agents: { wednesday: 1 } },
  },
};

const attacks: readonly (readonly [string, Move, object])[] = [
  ['an assassination', kill, { area: ['hired-assassin'], boxes: [null], score: 0 }],
  ['Shoggoth', { type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' }, { area: [], score: 0 }],
  [
    'the Vampires',
    { type: 'text', card: 'vampires', city: 'rome', player: 'tuesday' },
    { area: ['vampires'], agents: 7 },
  ],
  [
    'the Zombies',
    { type: 'text', card: 'zombies', agents: { rome: 'tuesday' }, cities: ['paris', 'paris'] },
    { discard: ['zombies'] },
  ],
  ['Cthulhu', { type: 'text', card: 'cthulhu', city: 'rome' }, { area: ['cthulhu'] }],
];

for (const [name, attack, spent] of attacks) {
  test(`[EM-CARD-SHERLOCK-HOLMES-1] [EM-CARD-BLOCK-9] he stops ${name}; the attack is spent`, () => {
    const t = scene(emeraldKit, given);
    t.seat('monday').plays(attack);
    expect(t.audience.sees().asking).toMatchObject({ player: 'tuesday', for: 'attack', attack: { city: 'rome' } });
    expect(answersOf(t.seat('tuesday'))).toEqual([allow, holmes]);
    t.seat('tuesday').plays(holmes);
    const seen = t.audience.sees();
    expect(seen).toMatchObject({ asking: null, turn: { player: 'monday', actions: 1 } });
    expect(seen.cities.rome.agents).toEqual({ monday: 3, tuesday: 2 });
    expect(seen.players.monday).toMatchObject(spent);
    expect(seen.players.tuesday).toMatchObject({ hand: 2, discard: ['sherlock-holmes'], agents: 8 });
    expect(t.seat('tuesday').sees().players.tuesday?.hand).toEqual(['start-banker', 'start-handbills']);
  });
}

test('[EM-CARD-SHERLOCK-HOLMES-1] everybody sees him, and only his owner what is drawn for him', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(kill);
  t.seat('tuesday').plays(holmes);
  expect(t.audience.isTold()).toContainEqual({ type: 'answered', by: 'tuesday', move: holmes });
  expect(t.audience.isTold()).toContainEqual({ type: 'drew', by: 'tuesday', count: 1 });
});

test('[EM-CARD-SHERLOCK-HOLMES-1] [EM-CARD-GEN-3] a reshuffle for his draw does not contain him', () => {
  const t = scene(emeraldKit, { ...given, draw: { tuesday: [] }, discard: { tuesday: ['start-landlady'] } });
  t.seat('monday').plays(kill);
  t.seat('tuesday').plays(holmes);
  expect(t.seat('tuesday').sees().players.tuesday).toMatchObject({
    hand: ['start-banker', 'start-landlady'],
    draw: 0,
    discard: ['sherlock-holmes'],
  });
});

test('[EM-CARD-SHERLOCK-HOLMES-1] he can be used again, once drawn again', () => {
  const t = scene(emeraldKit, { ...given, draw: { tuesday: [] } });
  t.seat('monday').plays(kill);
  t.seat('tuesday').plays(holmes);
  t.seat('monday').plays({ type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' });
  expect(t.seat('tuesday').tries(holmes)).toBe('EM-CARD-GEN-1');
  t.seat('tuesday').plays(allow);
  t.seat('monday').plays({ type: 'end-turn' });
  for (const day of ['tuesday', 'wednesday'] as const) {
    t.seat(day).plays({ type: 'pass' });
    t.seat(day).plays({ type: 'pass' });
    t.seat(day).plays({ type: 'end-turn' });
  }
  t.seat('monday').plays({ type: 'text', card: 'vampires', city: 'rome', player: 'tuesday' });
  t.seat('tuesday').plays(holmes);
  expect(t.audience.sees().cities.rome.agents).toEqual({ monday: 3, tuesday: 1 });
});

test('[EM-CARD-SHERLOCK-HOLMES-1] he has no text to use in the own turn', () => {
  const t = scene(emeraldKit, { ...given, first: 'tuesday' });
  expect(t.seat('tuesday').tries({ type: 'text', card: 'sherlock-holmes' })).toBe('EM-TEXT-1');
  expect(t.seat('tuesday').tries(holmes)).toBe('EM-CARD-BLOCK-1');
});

const cthulhu: Move = { type: 'text', card: 'cthulhu', city: 'rome' };

test('[EM-CARD-SHERLOCK-HOLMES-2] against Cthulhu the whole effect is cancelled for everybody', () => {
  const rome = { ...given.cities.rome, agents: { monday: 1, tuesday: 1, wednesday: 1 } };
  const cities = { rome, berlin: { agents: { monday: 1, tuesday: 1, wednesday: 1 } } };
  const hand = { ...given.hand, tuesday: [], wednesday: ['sherlock-holmes'] };
  const t = scene(emeraldKit, { ...given, hand, cities });
  t.seat('monday').plays(cthulhu);
  t.seat('tuesday').plays(allow);
  expect(t.audience.sees().cities.rome.agents).toEqual({ monday: 1, tuesday: 1, wednesday: 1 });
  t.seat('wednesday').plays(holmes);
  const seen = t.audience.sees();
  expect(seen.cities.rome).toMatchObject({ top: 'city-rome', pile: 1, cubes: { monday: 1, tuesday: 1 }, zombies: 1 });
  expect(seen.cities.rome.agents).toEqual({ monday: 1, tuesday: 1, wednesday: 1 });
  expect(seen.players.monday?.area).toEqual(['cthulhu']);
});

test('[EM-CARD-SHERLOCK-HOLMES-2] blocked by the first who is asked, the others are not asked any more', () => {
  const rome = { ...given.cities.rome, agents: { tuesday: 1, wednesday: 1 } };
  const t = scene(emeraldKit, { ...given, cities: { rome } });
  t.seat('monday').plays(cthulhu);
  t.seat('tuesday').plays(holmes);
  expect(t.audience.sees().asking).toBeNull();
  expect(t.audience.sees().cities.rome.agents).toEqual({ tuesday: 1, wednesday: 1 });
});

test('[EM-CARD-SHERLOCK-HOLMES-2] without an agent in the chosen city he helps nobody', () => {
  const rome = { ...given.cities.rome, agents: { monday: 1, wednesday: 1 } };
  const paris = { agents: { tuesday: 1, wednesday: 1, monday: 1 } };
  const t = scene(emeraldKit, { ...given, cities: { rome, paris } });
  t.seat('monday').plays(cthulhu);
  expect(t.audience.sees().asking?.player).toBe('wednesday');
  expect(t.seat('tuesday').tries(holmes)).toBe('EM-CARD-BLOCK-1');
  t.seat('wednesday').plays(allow);
  expect(t.audience.sees().cities.rome).toMatchObject({ top: null, pile: 0 });
});

const rising = { type: 'text', card: 'zombies', cities: ['vienna', 'vienna'] } as const;
const crowd = { monday: 1, tuesday: 2, wednesday: 1 };

test('[EM-CARD-SHERLOCK-HOLMES-3] one zombie: the removal is cancelled, the other cities go on', () => {
  const cities = { rome: { agents: crowd, zombies: 1 }, cairo: { agents: crowd, zombies: 1 } };
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays({ ...rising, agents: { rome: 'tuesday', cairo: 'tuesday' } });
  t.seat('tuesday').plays(holmes);
  expect(t.audience.sees().asking).toMatchObject({ player: 'tuesday', for: 'attack', attack: { city: 'cairo' } });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual(crowd);
  expect(seen.cities.cairo.agents).toEqual({ ...crowd, tuesday: 1 });
  expect(seen.cities.vienna.zombies).toBe(2);
});

const haunted = { rome: { agents: crowd, zombies: 2 }, cairo: { agents: { wednesday: 2 }, zombies: 2 } };
const instead = { type: 'text', card: 'zombies', agents: { rome: 'wednesday' } } as const;

test('[EM-CARD-SHERLOCK-HOLMES-3] a second zombie lets the attacker choose an agent of a different player', () => {
  const t = scene(emeraldKit, { ...given, cities: haunted });
  t.seat('monday').plays({ ...rising, agents: { rome: 'tuesday', cairo: 'wednesday' } });
  t.seat('tuesday').plays(holmes);
  expect(t.audience.sees().asking).toMatchObject({
    player: 'monday',
    for: 'zombies',
    attack: { city: 'rome', victim: 'tuesday' },
  });
  expect(t.audience.isTold()).toContainEqual({ type: 'asked', player: 'monday', for: 'zombies' });
  expect(answersOf(t.seat('monday'))).toEqual([{ type: 'pass' }, instead]);
  expect(answersOf(t.seat('tuesday'))).toEqual([]);
  t.seat('monday').plays(instead);
  expect(t.audience.sees().asking).toMatchObject({ player: 'wednesday', attack: { city: 'rome' } });
  t.seat('wednesday').plays(allow);
  expect(t.audience.sees().cities.rome.agents).toEqual({ monday: 1, tuesday: 2 });
  expect(t.audience.sees().asking).toMatchObject({ player: 'wednesday', attack: { city: 'cairo' } });
  t.seat('wednesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.cairo.agents).toEqual({ wednesday: 1 });
  expect(seen).toMatchObject({ asking: null, cities: { vienna: { zombies: 2 } }, turn: { actions: 1 } });
  expect(seen.players.monday?.discard).toEqual(['zombies']);
});

test('[EM-CARD-SHERLOCK-HOLMES-3] the blocker is safe there, and nothing else may be chosen', () => {
  const t = scene(emeraldKit, { ...given, cities: haunted });
  t.seat('monday').plays({ ...rising, agents: { rome: 'tuesday' } });
  t.seat('tuesday').plays(holmes);
  const monday = t.seat('monday');
  const rule = 'EM-CARD-SHERLOCK-HOLMES-3';
  expect(monday.tries({ ...instead, agents: { rome: 'tuesday' } })).toBe(rule);
  expect(monday.tries({ ...instead, agents: { rome: 'monday' } })).toBe(rule);
  expect(monday.tries({ ...instead, agents: { cairo: 'wednesday' } })).toBe(rule);
  expect(monday.tries({ ...instead, agents: { rome: 'wednesday', cairo: 'wednesday' } })).toBe(rule);
  expect(monday.tries({ ...instead, cities: ['rome'] })).toBe(rule);
  expect(monday.tries({ type: 'text', card: 'cthulhu', city: 'rome' })).toBe(rule);
  expect(monday.tries({ type: 'end-turn' })).toBe(rule);
  expect(t.seat('wednesday').tries(allow)).toBe(rule);
  monday.plays({ type: 'pass' });
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual(crowd);
  expect(seen).toMatchObject({ asking: null, turn: { actions: 1 }, cities: { vienna: { zombies: 2 } } });
});

test('[EM-CARD-SHERLOCK-HOLMES-3] where nobody else stands the second zombie finds nothing', () => {
  const t = scene(emeraldKit, { ...given, cities: { rome: { agents: { monday: 1, tuesday: 1 }, zombies: 3 } } });
  t.seat('monday').plays({ ...rising, agents: { rome: 'tuesday' } });
  t.seat('tuesday').plays(holmes);
  expect(t.audience.sees()).toMatchObject({ asking: null, cities: { rome: { agents: { tuesday: 1 } } } });
});

test('[EM-CARD-SHERLOCK-HOLMES-3] the question can be imagined from what each of them sees', () => {
  const { game, stage } = emeraldKit;
  const t = scene({ stage }, { ...given, cities: haunted });
  t.seat('monday').plays({ ...rising, agents: { rome: 'tuesday' } });
  t.seat('tuesday').plays(holmes);
  const view = t.seat('monday').sees();
  const random = {
    below: () => 0,
    pick: <T>(items: readonly T[]) => items[0]!,
    shuffle: <T>(items: readonly T[]) => items,
  };
  const state = game.imagine(view, random);
  expect(game.view(state, 0)).toEqual(view);
  const isOffered = () => [...game.moves(game.view(state, 0), 0)];
  expect(answersOf({ isOffered })).toEqual([{ type: 'pass' }, instead]);
});

test('[EM-CARD-SHERLOCK-HOLMES-4] played for his assassination icon he is spent, without a box', () => {
  const hand = { monday: ['sherlock-holmes'], tuesday: [] };
  const t = scene(emeraldKit, { ...given, hand });
  t.seat('monday').plays({ ...kill, card: 'sherlock-holmes' });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.players.monday).toMatchObject({ area: ['sherlock-holmes'], boxes: [null], score: 0, discard: [] });
  expect(seen.players.tuesday?.agents).toBe(9);
});
