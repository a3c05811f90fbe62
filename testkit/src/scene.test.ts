import { mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const dig = { type: 'play', card: 'dig' } as const;

test('what must be accepted and is not fails with the rule', () => {
  const t = scene(mineKit, { hands: { ann: ['dig'], bo: ['dig'] } });
  expect(() => t.seat('bo').plays(dig)).toThrow('{"type":"play","card":"dig"} by bo is refused by MI-TURN-1.');
});

test('a name nobody has is an error that lists those there are', () => {
  expect(() => scene(mineKit).seat('zoe')).toThrow("Nobody is called 'zoe': there are ann, bo, cy.");
});

test('what is told is of the last thing that happened', () => {
  const t = scene(mineKit, { hands: { ann: ['dig'], bo: ['dig'] } });
  t.seat('ann').plays(dig);
  expect(t.audience.isTold()).toContainEqual({ type: 'played', by: 0, card: 'dig' });
  t.seat('cy').leaves();
  expect(t.audience.isTold()).toEqual([{ type: 'attended', seat: 2, present: false, endsAt: 60_000 }]);
});

test('what is not given is dealt from the seed', () => {
  const hand = (seed: number) => scene(mineKit, {}, seed).seat('ann').sees().hand;
  expect(hand(1)).toEqual(hand(1));
  expect(new Set([1, 2, 3, 4, 5, 6].map(seed => hand(seed).join())).size).toBeGreaterThan(1);
});

test('a wrong key is rejected as in a scenario', () => {
  expect(() => scene(mineKit, { hans: {} })).toThrow('hans');
});
