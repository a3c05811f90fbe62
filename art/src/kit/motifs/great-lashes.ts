import { limb } from '../../path.ts';
import type { Point } from '../../scene.ts';
import { times } from '../city/draw.ts';

const lash = (at: Point, angle: number, length: number): string => {
  const a = (angle * Math.PI) / 180;
  const to: Point = [at[0] + Math.cos(a) * length, at[1] + Math.sin(a) * length];
  const bend: Point = [at[0] + Math.cos(a + 0.34) * length * 0.5, at[1] + Math.sin(a + 0.34) * length * 0.5];
  return limb([at, bend, to], 5, 0.8);
};

export const lashes = times(14).map(i => {
  const t = (i + 0.4) / 14;
  const [p, q, k, m] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const root: Point = [p * 40 + q * 130 + k * 460 + m * 566, p * 348 + q * 140 + k * 134 + m * 330];
  return lash(root, -152 + t * 122, 46 + Math.sin(Math.PI * t) * 16);
});
