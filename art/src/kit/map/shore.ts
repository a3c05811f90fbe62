import { chance } from '../../chance.ts';
import { limb, smooth } from '../../path.ts';
import type { Point } from '../../scene.ts';
import { mainland } from './coast.ts';
import { islands } from './islands.ts';
import type { Projection } from './projection.ts';
import { lakes, rivers } from './waters.ts';

/** Paths of what is land and what is water. */
interface Shore {
  readonly land: string;
  readonly lakes: string;
  readonly rivers: string;
}

/** Long straight pieces of a shore look ruled: they get small bays and capes, the same ones every time. */
function frayed(points: readonly Point[], seed: number, longest: number): Point[] {
  const c = chance(seed);
  const split = (a: Point, b: Point): Point[] => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    if (Math.hypot(dx, dy) <= longest || Math.hypot(dx, dy) > longest * 60) return [a];
    const off = c.between(-0.16, 0.16);
    const middle: Point = [(a[0] + b[0]) / 2 - dy * off, (a[1] + b[1]) / 2 + dx * off];
    return [...split(a, middle), ...split(middle, b)];
  };
  return points.flatMap((point, i) => split(point, points[(i + 1) % points.length] ?? point));
}

export function shoreOf(project: Projection, longest = 7): Shore {
  const ring = (places: typeof mainland, seed: number): string => smooth(frayed(places.map(project), seed, longest), 'closed');
  return {
    land: [mainland, ...islands].map(ring).join(''),
    lakes: lakes.map(ring).join(''),
    rivers: rivers.map(river => limb(river.map(project), longest * 0.04, longest * 0.17)).join(''),
  };
}
