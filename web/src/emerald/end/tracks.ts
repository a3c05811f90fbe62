/** The two markers over the match, round by round, from the audience's view. */
import type { View } from '@lamplight/emerald/public';
import type { ReplayFrame } from '../../replay/frames.ts';

/** Where the markers stood when that round was over; round 0 is before the first turn. */
export type TrackPoint = { readonly round: number; readonly loyalist: number; readonly restorationist: number };

export function tracksOf(frames: readonly ReplayFrame[]): readonly TrackPoint[] {
  const points = new Map<number, TrackPoint>([[0, { round: 0, loyalist: 0, restorationist: 0 }]]);
  for (const { views } of frames) {
    const view = views[0]?.view as View | undefined;
    if (view === undefined || view.phase === 'placing') continue;
    const round = Math.ceil(view.turn.number / Object.keys(view.players).length);
    points.set(round, { round, ...view.tracks });
  }
  return [...points.values()];
}

/** A line that stays level during a round and steps at its end. x is the round, y the place on the track. */
export function stepsOf(
  points: readonly TrackPoint[],
  of: 'loyalist' | 'restorationist',
): readonly (readonly [number, number])[] {
  return points.flatMap((point, n): readonly (readonly [number, number])[] => {
    const before = points[n - 1];
    return before === undefined
      ? [[point.round, point[of]]]
      : [
          [point.round, before[of]],
          [point.round, point[of]],
        ];
  });
}

/** The gap between the lines: what the difference was worth. */
export const gapOf = (points: readonly TrackPoint[]): readonly (readonly [number, number])[] => [
  ...stepsOf(points, 'loyalist'),
  ...stepsOf(points, 'restorationist').toReversed(),
];
