import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { mineKit } from '../../kit.ts';

const lantern = (goal: number) => ({ type: 'play', card: 'lantern', goal }) as const;
const given = { goals: ['stone', 'gold', 'stone'], hands: { ann: ['lantern', 'lantern'] } };

test('[MI-CARD-PEEK-GOAL-1] a lantern shows one goal to the one who plays it', () => {
  const t = scene(mineKit, given);
  t.seat('ann').plays(lantern(1));
  expect(t.seat('ann').sees().known).toEqual({ 1: 'gold' });
  expect(t.seat('ann').isTold()).toContainEqual({ type: 'peeked', by: 0, goal: 1, found: 'gold' });
});

test('[MI-CARD-PEEK-GOAL-1] the others learn which goal, not what it is', () => {
  const t = scene(mineKit, given);
  t.seat('ann').plays(lantern(1));
  for (const eyes of [t.seat('bo'), t.seat('cy'), t.audience]) {
    expect(eyes.isTold()).toContainEqual({ type: 'peeked', by: 0, goal: 1, found: null });
    expect(eyes.sees()).toMatchObject({ known: {}, looked: [['1'], [], []] });
  }
});

test('[MI-CARD-PEEK-GOAL-2] a seat cannot look at a goal it has already looked at', () => {
  const t = scene(mineKit, { ...given, looked: { ann: [0], bo: [1] } });
  expect(t.seat('ann').isOffered()).toEqual([lantern(1), lantern(2), lantern(1), lantern(2)]);
  expect(t.seat('ann').tries(lantern(0))).toBe('MI-CARD-PEEK-GOAL-2');
  t.seat('ann').plays(lantern(1));
});
