import { randomAt, seedOf } from '@lamplight/contract';
import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { eager } from './eager.ts';
import { mineKit } from './kit.ts';

const wish = (role: string, hand: readonly string[]) => {
  const view = scene(mineKit, { roles: { ann: role }, hands: { ann: hand } })
    .seat('ann')
    .sees();
  return eager()({ view, told: [], at: 0, random: randomAt(seedOf(1), 0) });
};

test.each([
  ['digger', ['cave-in', 'dig'], { type: 'play', card: 'dig' }],
  ['digger', ['cave-in', 'lantern'], { type: 'play', card: 'lantern', goal: 0 }],
  ['mole', ['dig', 'cave-in'], { type: 'play', card: 'cave-in' }],
  ['mole', ['dig', 'lantern'], { type: 'play', card: 'lantern', goal: 0 }],
  ['mole', [], { type: 'pass' }],
])('an eager %s with %j in hand', (role, hand, move) => {
  expect(wish(role, hand)).toEqual({ move, wait: 0 });
});

test('whoever is not on turn wishes nothing', () => {
  const { view } = { view: scene(mineKit, { turn: 'bo' }).seat('ann').sees() };
  expect(eager()({ view, told: [], at: 0, random: randomAt(seedOf(1), 0) })).toBeUndefined();
});
