import { emerald } from '@lamplight/emerald';
import type { View } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { trialPlayOf } from '../../../test/emerald/trial-play.ts';
import { sentFrom, shownOf, waitOf } from './wait.ts';

const trialPlay = trialPlayOf(emerald);

function asked(): View {
  const t = trialPlay({ players: 2, hands: { monday: ['shoggoth'] }, agents: { rome: { tuesday: 2 } } });
  t.plays('monday', { type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' }, 4_000);
  return t.sees('tuesday');
}

describe('[EM-PRESET-2] an answer is held back for three seconds', () => {
  const view = asked();
  const from = view.clock.pausedUntil ?? 0;

  test('by hand as by a preset', () => {
    expect(sentFrom(view, 0)).toBe(from);
    expect(waitOf(view, 0, from - 1_000)).toEqual({ left: 1_000, whole: 3_000, of: 'pause' });
    expect(waitOf(view, 0, from)).toBeUndefined();
  });

  test('[EM-CARD-CHANGE-OF-HEART-6] at a reveal too, counted from the question', () => {
    const reveal: View = {
      ...view,
      asking: { player: 'tuesday', for: 'reveal' },
      clock: { ...view.clock, pausedUntil: null },
    };
    expect(sentFrom(reveal, 5_000)).toBe(8_000);
  });

  test('where nothing can be given away nothing is held back', () => {
    const reinforce: View = { ...view, asking: { player: 'tuesday', for: 'reinforce', agents: 2 } };
    expect(sentFrom(reinforce, 5_000)).toBe(0);
  });
});

test('[EM-CLOCK-2] then the time of whoever is asked runs', () => {
  const view = asked();
  const clocked: View = {
    ...view,
    options: { clock: { kind: 'bank', time: 60_000, increment: 0 }, runsOut: 'step' },
    clock: { bank: [60_000, 40_000], since: 10_000, handed: [false, false], pausedUntil: null },
  };
  expect(waitOf(clocked, 0, 20_000)).toEqual({ left: 30_000, whole: 40_000, of: 'clock' });
  expect(waitOf(clocked, 0, 99_000)?.left).toBe(0);
  const handed: View = { ...clocked, clock: { ...clocked.clock, handed: [false, true] } };
  expect(waitOf(handed, 0, 20_000)).toBeUndefined();
});

test('what is left, in the unit that says most', () => {
  expect(shownOf(11_200)).toEqual({ unit: 'seconds', value: 12, rest: 0 });
  expect(shownOf(245_000)).toEqual({ unit: 'minutes', value: 4, rest: 5 });
  expect(shownOf(7.5 * 3_600_000)).toMatchObject({ unit: 'hours', value: 7 });
  expect(shownOf(60 * 3_600_000)).toMatchObject({ unit: 'days', value: 2, rest: 12 });
});
