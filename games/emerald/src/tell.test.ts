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
