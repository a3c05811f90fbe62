import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Group, Point } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** A rose of sixteen winds around the origin, radius 40. North is the one with the long point. */
export function compassRose(): Group {
  const on = (turn: number, r: number): Point => [Math.sin(turn) * r, -Math.cos(turn) * r];
  const ray = (turn: number, r: number, waist: number, side: -1 | 1): string => polygon([0, 0], on(turn, r), on(turn + (side * Math.PI) / 8, waist));
  const rays = (from: number, count: number, r: number, waist: number, side: -1 | 1): string =>
    Array.from({ length: count }, (_, i) => ray(from + (i * 2 * Math.PI) / count, r, waist, side)).join('');
  const ticks = Array.from({ length: 32 }, (_, i) => {
    const turn = (i * Math.PI) / 16;
    return `M${on(turn, 35).join(' ')}L${on(turn, i % 4 === 0 ? 40 : 38).join(' ')}`;
  });
  return concept('compass', [
    area(circle(0, 0, 41), 'dark', 0, { opacity: 0.35 }),
    stroke(circle(0, 0, 41) + circle(0, 0, 34), 1.2, 'accent', { tone: -0.2 }),
    stroke(ticks.join(''), 1, 'accent', { tone: -0.2 }),
    area(rays(Math.PI / 4, 4, 25, 7, 1), 'lit', -0.3),
    area(rays(Math.PI / 4, 4, 25, 7, -1), 'lit', -0.7),
    area(rays(0, 4, 33, 8, 1), 'accent', -0.1),
    area(rays(0, 4, 33, 8, -1), 'accent', -0.55),
    area(polygon([0, -52], [6, -36], [0, -40], [-6, -36]), 'accent', -0.1),
    area(circle(0, 0, 3.4), 'dark'),
    area(circle(0, 0, 1.8), 'light'),
  ]);
}
