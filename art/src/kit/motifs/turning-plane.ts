import { concept } from '../../concept.ts';
import { ellipse, polygon } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { swallow } from '../animals/birds.ts';
import { area, solid } from '../things/brush.ts';

/** Nose to the right. `turning` is how much of a bird it has already become, 0 … 1. */
export function plane(turning: number): Group {
  if (turning >= 1) return swallow({ fill: 'dark', tone: 0.12 });
  const t = turning;
  return concept(
    'paper plane',
    [
      area(polygon([60, -4], [-50, -30 - t * 16], [-30 + t * 8, -4]), 'paper', 0.3 - t * 0.8),
      area(polygon([60, -4], [-30 + t * 8, -4], [-38, 18]), 'paper', -0.35 - t * 0.5),
      area(polygon([60, -4], [-26, 2], [-52, 30 + t * 12]), 'paper', 0.1 - t * 0.8),
      ...(t > 0.4 ? [area(polygon([-30, 0], [-74, -14], [-50, 2], [-76, 16]), 'dark', 0.1), area(ellipse(46, -3, 12, 8), 'dark', 0.1)] : []),
    ],
    { also: ['paper', 'toy', 'flight'], ...solid },
  );
}
