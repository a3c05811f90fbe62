import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../../kit.ts';
import type { CityId } from '../words.ts';

const fromSupply = (city: CityId) => ({ type: 'text', card: 'pinkertons', city }) as const;
const fromCity = (from: CityId, to: CityId) => ({ type: 'text', card: 'pinkertons', moves: [{ from, to }] }) as const;
const given = {
  first: 'monday',
  hand: { monday: ['pinkertons'] },
  cities: { rome: { agents: { monday: 1 } }, paris: { agents: { tuesday: 1 } } },
};

test('[EM-CARD-PINKERTONS-1] an agent of the supply enters any city, for no action; the card leaves the game', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(fromSupply('paris'));
  const seen = t.audience.sees();
  expect(seen.cities.paris.agents).toEqual({ monday: 1, tuesday: 1 });
  expect(seen.players.monday).toMatchObject({ agents: 8, discard: [], area: [] });
  expect(seen).toMatchObject({ asking: null, turn: { actions: 2 } });
  expect(seen.gone).toContain('pinkertons');
});

test('[EM-CARD-PINKERTONS-1] or one comes from another city', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(fromCity('rome', 'vienna'));
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({});
  expect(seen.cities.vienna.agents).toEqual({ monday: 1 });
  expect(seen.players.monday?.agents).toBe(9);
});

test('[EM-CARD-PINKERTONS-1] one own agent only, from where one is', () => {
  const t = scene(emeraldKit, given);
  const [shift] = fromCity('rome', 'vienna').moves;
  const rule = 'EM-CARD-PINKERTONS-1';
  expect(t.seat('monday').tries(fromCity('paris', 'vienna'))).toBe(rule);
  expect(t.seat('monday').tries(fromCity('rome', 'rome'))).toBe(rule);
  expect(t.seat('monday').tries({ type: 'text', card: 'pinkertons', moves: [shift, shift] })).toBe(rule);
  expect(t.seat('monday').tries({ ...fromSupply('paris'), moves: [shift] })).toBe(rule);
  expect(t.seat('monday').tries({ type: 'text', card: 'pinkertons' })).toBe(rule);
});

test('[EM-CARD-PINKERTONS-1] with nobody in the supply only a move is left', () => {
  const t = scene(emeraldKit, { ...given, cities: { rome: { agents: { monday: 10 } } } });
  expect(t.seat('monday').tries(fromSupply('paris'))).toBe('EM-CARD-PINKERTONS-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toHaveLength(8);
});

test('[EM-CARD-PINKERTONS-2] moving the only agent reveals nobody', () => {
  const t = scene(emeraldKit, { ...given, identities: { monday: 'restorationist' } });
  t.seat('monday').plays(fromCity('rome', 'vienna'));
  expect(t.audience.sees()).toMatchObject({ phase: 'playing', asking: null, players: { monday: { revealed: false } } });
});
