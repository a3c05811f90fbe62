import { emerald } from '@lamplight/emerald';
import type { Told, View } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { trialPlayOf } from '../../../test/emerald/trial-play.ts';
import { momentsOf, waits } from './moments-of.ts';

const trialPlay = trialPlayOf(emerald);

const seen = (t: ReturnType<typeof trialPlay>, day: 'monday' | 'tuesday') => momentsOf(t.told(day), t.sees(day), 7);

describe('[EM-SANITY-1] the die is thrown for all to see', () => {
  test('with what called for it, and the tokens that are left', () => {
    const t = trialPlay({
      hands: { monday: ['start-telegraph-clerk'] },
      agents: { rome: { monday: 1 }, paris: { tuesday: 1 } },
      cubes: { rome: { monday: 1 } },
      tops: { rome: 'cthulhu' },
    });
    t.plays('monday', { type: 'claim', card: 'start-telegraph-clerk', city: 'rome' });
    const [moment] = seen(t, 'monday');
    if (moment?.type !== 'sanity') throw new Error('Nobody rolled.');
    expect(moment).toMatchObject({ day: 'monday', cause: 'cthulhu', isMine: true });
    expect(moment.left).toBe(moment.madness ? 2 : 3);
    expect(moment.face >= 3).toBe(moment.madness);
    expect(waits(moment)).toBe(true);
    const [theirs] = seen(t, 'tuesday');
    expect(theirs).toEqual({ ...moment, isMine: false });
    expect(theirs && waits(theirs)).toBe(false);
  });

  test('[EM-CARD-NIGHT-TERRORS-1] a text that makes another roll is the cause', () => {
    const t = trialPlay({ hands: { monday: ['night-terrors'] }, agents: { rome: { tuesday: 1 } } });
    t.plays('monday', { type: 'text', card: 'night-terrors', player: 'tuesday' });
    expect(seen(t, 'monday')[0]).toMatchObject({
      type: 'sanity',
      day: 'tuesday',
      cause: 'night-terrors',
      isMine: false,
    });
  });
});

describe('reveals', () => {
  const cthulhu = (...restorationists: readonly ('tuesday' | 'wednesday')[]) => {
    const t = trialPlay({
      hands: { monday: ['cthulhu'] },
      agents: { rome: { tuesday: 1, wednesday: 1 }, paris: { monday: 1 } },
      identities: Object.fromEntries(restorationists.map(day => [day, 'restorationist' as const])),
    });
    t.plays('monday', { type: 'text', card: 'cthulhu', city: 'rome' });
    t.plays('tuesday', { type: 'allow' });
    t.plays('wednesday', { type: 'allow' });
    return t;
  };

  test('[EM-REVEAL-5] several stand side by side, and a Restorationist ends the game', () => {
    const t = cthulhu('tuesday', 'wednesday');
    expect(seen(t, 'monday')).toEqual([
      {
        type: 'reveal',
        ends: true,
        shown: [
          { day: 'tuesday', faction: 'restorationist', cause: 'agents' },
          { day: 'wednesday', faction: 'restorationist', cause: 'agents' },
        ],
      },
    ]);
  });

  test('[EM-REVEAL-2] Loyalists who stay so go on, once all have said it', () => {
    const t = cthulhu();
    t.plays('tuesday', { type: 'keep' });
    expect(seen(t, 'monday')).toEqual([]);
    t.plays('wednesday', { type: 'keep' });
    const [moment] = seen(t, 'monday');
    expect(moment).toMatchObject({ type: 'reveal', ends: false, shown: [{ day: 'tuesday' }, { day: 'wednesday' }] });
    expect(moment && waits(moment)).toBe(true);
  });

  test('[EM-CARD-CHANGE-OF-HEART-4] whoever changes sides is shown as what the card makes of them', () => {
    const t = trialPlay({
      players: 2,
      hands: { monday: ['shoggoth'], tuesday: ['change-of-heart'] },
      agents: { rome: { tuesday: 1 }, paris: { monday: 1 } },
    });
    t.plays('monday', { type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' });
    t.plays('tuesday', { type: 'allow' });
    t.plays('tuesday', { type: 'text', card: 'change-of-heart' });
    expect(seen(t, 'monday')).toEqual([
      { type: 'reveal', ends: true, shown: [{ day: 'tuesday', faction: 'restorationist', cause: 'heart' }] },
    ]);
  });
});

describe('the turn', () => {
  const t = trialPlay({ players: 2, agents: { rome: { monday: 1, tuesday: 1 } } });
  t.plays('monday', { type: 'pass' });
  t.plays('monday', { type: 'pass' });
  t.plays('monday', { type: 'end-turn' });

  test('[EM-TURN-1] is a moment for whoever gets it, and for nobody else', () => {
    expect(seen(t, 'tuesday')).toEqual([{ type: 'turn' }]);
    expect(seen(t, 'monday')).toEqual([]);
    expect(momentsOf(t.told(null), t.sees(null), 1)).toEqual([]);
  });

  test('[EM-CARD-STALL-3] the last chance is told to everybody', () => {
    const told: readonly Told[] = [{ type: 'began-round', quiet: 2 }];
    expect(momentsOf(told, t.sees('monday'), 1)).toEqual([{ type: 'last-chance' }]);
    expect(momentsOf([{ type: 'began-round', quiet: 1 }], t.sees('monday'), 1)).toEqual([]);
  });

  test('[EM-END-8] an end that is reached is one too', () => {
    const view: View = { ...t.sees('monday'), ending: 'score' };
    expect(momentsOf([{ type: 'reached', ending: 'score' }], view, 1)).toEqual([{ type: 'ending', ending: 'score' }]);
  });
});
