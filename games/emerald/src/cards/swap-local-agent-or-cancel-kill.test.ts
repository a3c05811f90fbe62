import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId, Day, Move } from '../words.ts';

const vampires = (city: CityId, player: Day) => ({ type: 'text', card: 'vampires', city, player }) as const;
const allow = { type: 'allow' } as const;
const block = { type: 'block', card: 'vampires' } as const;
/** An answer given beforehand is always open, and answers nothing yet. */
const answersOf = (eyes: { readonly isOffered: () => readonly Move[] }) =>
  eyes.isOffered().filter(move => move.type !== 'preset');
const given = {
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'restorationist' },
  hand: { monday: ['vampires'], tuesday: ['start-banker'] },
  points: { monday: { loyalist: 3 } },
  cities: {
    rome: { agents: { monday: 1, tuesday: 1, wednesday: 1 }, cubes: { tuesday: 1 } },
    paris: { agents: { tuesday: 1 } },
    cairo: { agents: { monday: 1 } },
  },
};

test('[EM-CARD-VAMPIRES-1] where one has an agent, another player’s is replaced by one of the supply', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(vampires('rome', 'tuesday'));
  expect(t.audience.sees().asking).toMatchObject({ player: 'tuesday', for: 'attack', attack: { kind: 'vampires' } });
  expect(t.audience.sees().cities.rome.agents).toEqual({ monday: 1, tuesday: 1, wednesday: 1 });
  t.seat('tuesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen.cities.rome).toMatchObject({ agents: { monday: 2, wednesday: 1 }, cubes: { tuesday: 1 } });
  expect(seen.cities.rome.agents.tuesday).toBeUndefined();
  expect(seen.players).toMatchObject({ monday: { agents: 7 }, tuesday: { agents: 9 } });
});

test('[EM-CARD-VAMPIRES-1] not where one has no agent, not the own, not where there is none', () => {
  const t = scene(emeraldKit, given);
  expect(t.seat('monday').tries(vampires('paris', 'tuesday'))).toBe('EM-CARD-VAMPIRES-1');
  expect(t.seat('monday').tries(vampires('rome', 'monday'))).toBe('EM-CARD-VAMPIRES-1');
  expect(t.seat('monday').tries(vampires('cairo', 'tuesday'))).toBe('EM-CARD-VAMPIRES-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toEqual([vampires('rome', 'tuesday'), vampires('rome', 'wednesday')]);
});

test('[EM-CARD-VAMPIRES-1] [EM-CARD-VAMPIRES-4] the last agent so lost reveals: a Restorationist ends the game', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(vampires('rome', 'wednesday'));
  t.seat('wednesday').plays(allow);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.cities.rome.agents).toEqual({ monday: 2, tuesday: 1 });
  expect(seen.players.monday?.area).toEqual(['vampires']);
});

test('[EM-CARD-VAMPIRES-1] the last agent so lost reveals a Loyalist, who is topped up', () => {
  const { paris: _paris, ...cities } = given.cities;
  const t = scene(emeraldKit, { ...given, cities });
  t.seat('monday').plays(vampires('rome', 'tuesday'));
  t.seat('tuesday').plays(allow);
  t.seat('tuesday').plays({ type: 'keep' });
  t.seat('tuesday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'rome'] });
  expect(t.audience.sees().cities.rome.agents).toEqual({ monday: 2, tuesday: 3, wednesday: 1 });
});

test('[EM-CARD-VAMPIRES-2] nobody can be replaced without an agent in the supply', () => {
  const cities = { ...given.cities, cairo: { agents: { monday: 9 } } };
  const t = scene(emeraldKit, { ...given, cities });
  expect(t.seat('monday').tries(vampires('rome', 'tuesday'))).toBe('EM-CARD-VAMPIRES-2');
});

const kill: Move = {
  type: 'assassinate',
  card: 'hired-assassin',
  city: 'rome',
  target: { agent: 'tuesday' },
  bombs: [],
};
const attacked = {
  ...given,
  hand: { monday: ['hired-assassin', 'shoggoth', 'cthulhu'], tuesday: ['vampires'] },
  draw: { tuesday: ['start-handbills'] },
  points: { tuesday: { loyalist: 3 } },
  cities: { rome: { agents: { monday: 3, tuesday: 1 }, cubes: { monday: 1 } }, paris: { agents: { tuesday: 1 } } },
};

test('[EM-CARD-VAMPIRES-3] [EM-CARD-VAMPIRES-4] they cancel an assassination, and that is their one use', () => {
  const t = scene(emeraldKit, attacked);
  t.seat('monday').plays(kill);
  expect(answersOf(t.seat('tuesday'))).toEqual([allow, block]);
  t.seat('tuesday').plays(block);
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ monday: 3, tuesday: 1 });
  expect(seen.players.monday).toMatchObject({ area: ['hired-assassin'], boxes: [null], score: 0 });
  expect(seen.players.tuesday).toMatchObject({ area: ['vampires'], discard: [], score: 3, hand: 1 });
});

test('[EM-CARD-VAMPIRES-3] they cancel Shoggoth', () => {
  const t = scene(emeraldKit, attacked);
  t.seat('monday').plays({ type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' });
  t.seat('tuesday').plays(block);
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ monday: 3, tuesday: 1 });
  expect(seen.players.tuesday?.area).toEqual(['vampires']);
});

test('[EM-CARD-VAMPIRES-3] [EM-CARD-BLOCK-9] they do not cancel Cthulhu, who kills nobody', () => {
  const t = scene(emeraldKit, attacked);
  t.seat('monday').plays({ type: 'text', card: 'cthulhu', city: 'rome' });
  expect(t.seat('tuesday').tries(block)).toBe('EM-CARD-BLOCK-9');
  expect(answersOf(t.seat('tuesday'))).toEqual([allow]);
});

test('[EM-CARD-VAMPIRES-4] used as an action they go to the scoring area, blocked or not, and the points stay', () => {
  for (const answer of [allow, { type: 'block', card: 'sherlock-holmes' } as const]) {
    const t = scene(emeraldKit, { ...given, hand: { ...given.hand, tuesday: ['sherlock-holmes'] } });
    t.seat('monday').plays(vampires('rome', 'tuesday'));
    t.seat('tuesday').plays(answer);
    const seen = t.audience.sees();
    expect(seen.players.monday).toMatchObject({ area: ['vampires'], discard: [], score: 3 });
    expect(seen).toMatchObject({ asking: null, turn: { actions: 1 } });
    expect(seen.gone).not.toContain('vampires');
    expect(t.seat('monday').tries(vampires('rome', 'wednesday'))).toBe('EM-CARD-GEN-1');
  }
});

test('[EM-CARD-VAMPIRES-4] the Society of Leopold takes them out of the scoring area with their points', () => {
  const t = scene(emeraldKit, { ...given, hand: { ...given.hand, tuesday: ['society-of-leopold'] } });
  t.seat('monday').plays(vampires('rome', 'tuesday'));
  t.seat('tuesday').plays(allow);
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'end-turn' });
  t.seat('tuesday').plays({ type: 'text', card: 'society-of-leopold' });
  expect(t.audience.sees().players.monday).toMatchObject({ area: [], score: 0 });
});
