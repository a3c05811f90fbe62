import { emerald } from '@lamplight/emerald';
import type { Told } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { trialPlayOf } from '../../../test/emerald/trial-play.ts';
import { effectsOf } from './effects.ts';

const trialPlay = trialPlayOf(emerald);

const attacked = () => {
  const t = trialPlay({
    players: 2,
    hands: { monday: ['shoggoth', 'start-handbills'], tuesday: ['start-banker'] },
    agents: { rome: { tuesday: 2, monday: 1 } },
  });
  return t;
};
const nameOf = (sounds: readonly { readonly name: string }[]) => sounds.map(({ name }) => name);

test('[UX-20] my turn sounds like nothing else, and after the move that brought it', () => {
  const t = attacked();
  t.plays('monday', { type: 'place', cards: ['start-handbills'], city: 'rome' });
  expect(nameOf(effectsOf(t.told('tuesday'), t.sees('tuesday')).sounds)).toEqual(['cube']);
  t.plays('monday', { type: 'pass' });
  t.plays('monday', { type: 'end-turn' });
  const { sounds } = effectsOf(t.told('tuesday'), t.sees('tuesday'));
  expect(nameOf(sounds).at(-1)).toBe('my-turn');
  expect(nameOf(effectsOf(t.told('monday'), t.sees('monday')).sounds)).not.toContain('my-turn');
});

describe('[UX-21] what others do is felt, what I do is not', () => {
  test('a move', () => {
    const t = attacked();
    t.plays('monday', { type: 'place', cards: ['start-handbills'], city: 'rome' });
    expect(effectsOf(t.told('monday'), t.sees('monday')).buzz).toBeUndefined();
    expect(effectsOf(t.told('tuesday'), t.sees('tuesday')).buzz).toEqual([15]);
    expect(effectsOf(t.told(null), t.sees(null)).buzz).toBeUndefined();
  });

  test('an attack on me more than anything', () => {
    const t = attacked();
    t.plays('monday', { type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' });
    expect(effectsOf(t.told('tuesday'), t.sees('tuesday'))).toEqual({
      sounds: [{ name: 'dagger', after: 0 }],
      buzz: [60, 40, 60],
    });
  });
});

test('what only I am told makes no sound', () => {
  const told: readonly Told[] = [{ type: 'preset', answer: 'block' }];
  expect(effectsOf(told, attacked().sees('monday'))).toEqual({ sounds: [], buzz: undefined });
});
