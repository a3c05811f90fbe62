import { expect, test } from 'vitest';
import { trialView } from '../board/trial-view.ts';
import { pointsOf } from './point-lines.ts';

const player = trialView({
  players: {
    monday: {
      sources: [
        { card: 'bismarck', points: 3, faction: 'loyalist', victim: null },
        { card: 'sebastian-moran', points: 4, faction: 'neutral', victim: 'friday' },
      ],
    },
  },
}).players.monday;

test('[EM-END-2] [EM-END-3] each source says who keeps it; what lies on a kill box is its own kind', () => {
  if (player === undefined) throw new Error('Monday sits there.');
  expect(pointsOf(player, { loyalist: 2, restorationist: 2 })).toEqual([
    { from: 'bismarck', points: 3, keeps: 'loyalist', victim: null },
    { from: 'sebastian-moran', points: 4, keeps: 'box', victim: 'friday' },
  ]);
});

test('[EM-TRACK-2] [EM-END-4] the gap of the tracks is a source for everyone, kept by the side that is ahead', () => {
  if (player === undefined) throw new Error('Monday sits there.');
  expect(pointsOf(player, { loyalist: 2, restorationist: 5 }).at(-1)).toEqual({
    from: 'tracks',
    points: 3,
    keeps: 'restorationist',
  });
});
