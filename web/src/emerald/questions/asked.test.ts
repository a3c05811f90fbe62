import { emerald } from '@lamplight/emerald';
import type { CardId, View } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { trialPlayOf } from '../../../test/emerald/trial-play.ts';
import { answersOf, causeOf, chosenNext, stakesOf } from './asked.ts';

const trialPlay = trialPlayOf(emerald);

/** Monday attacks an agent of Tuesday in Rome, where three bombs are needed. */
function attacked({ hand = [] as readonly CardId[], elsewhere = 1, card = 'hired-assassin' as CardId } = {}) {
  const t = trialPlay({
    hands: { monday: [card, 'infernal-machine'], tuesday: hand },
    agents: { rome: { monday: 2, tuesday: 1 }, paris: { tuesday: elsewhere } },
    cubes: { rome: { monday: 1 } },
  });
  const target = { agent: 'tuesday' } as const;
  t.plays('monday', { type: 'assassinate', card, city: 'rome', target, bombs: ['infernal-machine'] });
  return t;
}
const attackIn = (view: View) => {
  const attack = view.asking?.attack;
  if (attack === undefined) throw new Error('Nobody is attacked.');
  return attack;
};

describe('what is at stake', () => {
  test('[EM-KILL-4] a card with a kill box scores for the attacker', () => {
    const view = attacked().sees('tuesday');
    expect(stakesOf(view, attackIn(view))).toEqual({ lost: 1, left: 1, reveals: false, points: 3 });
  });

  test('[EM-KILL-4] without a box nobody scores', () => {
    const view = attacked({ card: 'start-knife-in-the-dark' }).sees('tuesday');
    expect(stakesOf(view, attackIn(view)).points).toBe(0);
  });

  test('[EM-REVEAL-1] the last agent would reveal', () => {
    const view = attacked({ elsewhere: 0 }).sees('tuesday');
    expect(stakesOf(view, attackIn(view))).toMatchObject({ left: 0, reveals: true });
  });

  test('[EM-CARD-CTHULHU-3] Cthulhu takes every agent of the city', () => {
    const t = trialPlay({
      players: 2,
      hands: { monday: ['cthulhu'] },
      agents: { rome: { monday: 1, tuesday: 2 }, paris: { tuesday: 1 } },
    });
    t.plays('monday', { type: 'text', card: 'cthulhu', city: 'rome' });
    const view = t.sees('tuesday');
    expect(stakesOf(view, attackIn(view))).toEqual({ lost: 2, left: 1, reveals: false, points: 0 });
  });
});

describe('which answers there are', () => {
  test('[EM-CARD-BLOCK-9] a Block of the hand that stops this attack', () => {
    const t = attacked({ hand: ['sherlock-holmes', 'start-banker'] });
    expect(answersOf(t.sees('tuesday')).blocks).toEqual(['sherlock-holmes']);
  });

  test('[EM-CARD-BLOCK-7] without one nothing but to allow; and nobody else has an answer', () => {
    const none = { blocks: [], canChange: false, victims: [] };
    const t = attacked();
    for (const day of ['monday', 'tuesday', 'wednesday', null] as const) expect(answersOf(t.sees(day))).toEqual(none);
  });

  test('[EM-CARD-BLOCK-7] all others see the same with a Block in the hand and without', () => {
    const [held, bare] = [attacked({ hand: ['sherlock-holmes'] }), attacked({ hand: ['start-banker'] })];
    const seen = (view: View) => JSON.stringify([view.asking, view.clock, view.preset]);
    expect(seen(held.sees('wednesday'))).toBe(seen(bare.sees('wednesday')));
    expect(seen(held.sees(null))).toBe(seen(bare.sees(null)));
  });

  test.each([
    [['change-of-heart'] as const, true],
    [['start-banker'] as const, false],
  ])('[EM-CARD-CHANGE-OF-HEART-4] at a reveal with %j in the hand', (hand, canChange) => {
    const t = attacked({ hand, elsewhere: 0 });
    t.plays('tuesday', { type: 'allow' });
    const view = t.sees('tuesday');
    expect(view.asking?.for).toBe('reveal');
    expect(answersOf(view)).toEqual({ blocks: [], canChange, victims: [] });
    expect(causeOf(view, 'tuesday')).toBe('agents');
  });

  test('[EM-CARD-SHERLOCK-HOLMES-3] whom the second zombie may go for', () => {
    const t = trialPlay({
      hands: { monday: ['zombies'], tuesday: ['sherlock-holmes'] },
      agents: { rome: { monday: 1, tuesday: 1, wednesday: 1 } },
      zombies: { rome: 2 },
    });
    t.plays('monday', {
      type: 'text',
      card: 'zombies',
      agents: { rome: 'tuesday' },
      cities: ['paris', 'paris'],
    });
    t.plays('tuesday', { type: 'block', card: 'sherlock-holmes' });
    expect(answersOf(t.sees('monday')).victims).toEqual([
      { day: 'wednesday', move: { type: 'text', card: 'zombies', agents: { rome: 'wednesday' } } },
    ]);
  });
});

test('[EM-REVEAL-2] one tap too many takes the first one back', () => {
  const two = chosenNext(chosenNext([], 'rome', 2), 'rome', 2);
  expect(two).toEqual(['rome', 'rome']);
  expect(chosenNext(two, 'paris', 2)).toEqual(['rome', 'paris']);
});
