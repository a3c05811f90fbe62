import type { Json } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import type { View } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { trialPlayOf } from '../../../test/emerald/trial-play.ts';
import { entriesOf } from '../log/entries.ts';
import { seenOf } from './seen.ts';

const trialPlay = trialPlayOf(emerald);

test('[EM-CLAIM-7] points with their faction, and what lies in a box', () => {
  const view = trialPlay().sees('monday');
  const tuesday = view.players.tuesday;
  if (tuesday === undefined) throw new Error('Tuesday plays.');
  const seen: View = {
    ...view,
    players: {
      ...view.players,
      tuesday: {
        ...tuesday,
        sources: [
          { card: 'louise-michel', points: 1, faction: 'restorationist', victim: null },
          { card: 'hired-assassin', points: 3, faction: 'loyalist', victim: 'wednesday' },
        ],
      },
    },
  };
  expect(seenOf(seen, [], 'tuesday')).toEqual([
    { type: 'points', card: 'louise-michel', points: 1, faction: 'restorationist' },
    { type: 'box', other: 'wednesday', card: 'hired-assassin', points: 3 },
  ]);
  expect(seenOf(seen, [], 'friday')).toEqual([]);
});

test('[EM-TRACK-1] how far somebody moved each marker, what was taken back left out', () => {
  const t = trialPlay({ hands: { monday: ['bismarck', 'matvei-golovinski', 'louise-michel'] } });
  const tellings: { step: number; at: number; told: readonly Json[] }[] = [];
  const plays = (move: Parameters<typeof t.plays>[1]) => {
    t.plays('monday', move);
    tellings.push({ step: tellings.length + 1, at: 0, told: t.told('tuesday') as readonly Json[] });
  };
  plays({ type: 'track', cards: ['bismarck'] });
  plays({ type: 'text', card: 'matvei-golovinski' });
  plays({ type: 'track', cards: ['louise-michel'] });
  plays({ type: 'undo' });
  expect(seenOf(t.sees('tuesday'), entriesOf(tellings), 'monday')).toEqual([
    { type: 'track', faction: 'loyalist', by: 5 },
  ]);
});

describe('[EM-CARD-VLADIMIR-BURTSEV-1] an identity that was looked at', () => {
  const t = trialPlay({ hands: { monday: ['vladimir-burtsev'] }, identities: { tuesday: 'restorationist' } });
  t.plays('monday', { type: 'text', card: 'vladimir-burtsev', player: 'tuesday' });

  test('is known to whoever looked', () => {
    expect(seenOf(t.sees('monday'), [], 'tuesday')).toEqual([{ type: 'looked', faction: 'restorationist' }]);
  });

  test('all others know only that it was looked at', () => {
    const watched = [{ type: 'watched', who: 'monday' }];
    expect(seenOf(t.sees('wednesday'), [], 'tuesday')).toEqual(watched);
    expect(seenOf(t.sees(null), [], 'tuesday')).toEqual(watched);
  });
});

test('[EM-CARD-CHANGE-OF-HEART-1] a change of heart is public, the side is not', () => {
  const t = trialPlay({ hands: { monday: ['change-of-heart'] } });
  t.plays('monday', { type: 'text', card: 'change-of-heart' });
  expect(seenOf(t.sees('tuesday'), [], 'monday')).toEqual([{ type: 'heart' }]);
});
