import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';

test('which cards were spent on an action is told once', () => {
  const t = scene(emeraldKit, {
    players: 2,
    first: 'monday',
    turn: { player: 'monday', actions: 2 },
    hand: { monday: ['start-handbills', 'start-street-orator'] },
  });
  t.seat('monday').plays({ type: 'place', cards: ['start-handbills', 'start-street-orator'], city: 'rome' });
  expect(t.seat('tuesday').isTold()).toMatchObject([
    { type: 'acted', by: 'monday', move: { type: 'place', city: 'rome' } },
    { type: 'played', by: 'monday', cards: ['start-handbills', 'start-street-orator'], to: 'discard' },
    { type: 'cubes', of: 'monday', from: 'supply', to: 'rome' },
  ]);
  expect(JSON.stringify(t.seat('tuesday').isTold()).split('start-handbills')).toHaveLength(2);
});

const claiming = {
  players: 2,
  first: 'monday',
  turn: { player: 'monday', actions: 2 },
  hand: { monday: ['start-telegraph-clerk', 'duchess-d-uzes', 'the-third-section'] },
  cities: { rome: { cubes: { monday: 2 }, pile: ['bismarck', 'fenians', 'hired-assassin'] } },
} as const;

test.each([
  ['a claim', { type: 'claim', card: 'start-telegraph-clerk', city: 'rome' }, 'monday'],
  ['a text that claims', { type: 'text', card: 'duchess-d-uzes', city: 'rome' }, 'monday'],
  ['a text that discards', { type: 'text', card: 'the-third-section', city: 'rome' }, null],
] as const)('[EM-CLAIM-4] the card that left the pile is told by name: %s', (_, move, by) => {
  const t = scene(emeraldKit, claiming);
  t.seat('monday').plays(move);
  expect(t.seat('tuesday').isTold()).toContainEqual({ type: 'took', city: 'rome', by, card: 'bismarck' });
});
