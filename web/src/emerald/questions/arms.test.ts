import type { Json } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import type { Told } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { trialPlayOf } from '../../../test/emerald/trial-play.ts';
import { armsOf } from './arms.ts';

const trialPlay = trialPlayOf(emerald);

const telling = (told: readonly Told[]) => [{ step: 1, at: 0, told: told as readonly Json[] }];

test('[EM-CARD-FENIANS-1] the cards of an assassination and what they are worth', () => {
  const t = trialPlay({
    players: 2,
    hands: { monday: ['hired-assassin', 'fenians', 'start-chemist'] },
    agents: { paris: { monday: 2, tuesday: 1 } },
  });
  t.plays('monday', {
    type: 'assassinate',
    card: 'hired-assassin',
    city: 'paris',
    target: { agent: 'tuesday' },
    bombs: [],
    benefit: 'fenians',
  });
  const view = t.sees('tuesday');
  const attack = view.asking?.attack;
  if (attack === undefined) throw new Error('Nobody is attacked.');
  const told = telling(t.told('tuesday'));
  expect(armsOf(view, attack, told)).toEqual({
    cards: ['hired-assassin', 'fenians'],
    slots: { agents: 4, bombs: 0 },
  });
  expect(armsOf(view, attack, [])).toEqual({ cards: ['hired-assassin'], slots: undefined });
});
