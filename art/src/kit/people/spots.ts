import type { Point } from '../../scene.ts';
import { cosine, plus, turned } from './outline.ts';
import type { Proportions } from './proportions.ts';
import type { Skeleton } from './skeleton.ts';

/** Places of the body where something can be worn or held before it. */
export const spots = ['eyes', 'mouth', 'chin', 'chest', 'belly', 'lap', 'floor'] as const;
export type Spot = (typeof spots)[number];

export function spotOf(s: Skeleton, p: Proportions, spot: Spot): Point {
  const face = (x: number, y: number): Point => plus(s.skull.at, turned([x * cosine(s.headYaw), y], s.headTurn), p.head / 54);
  switch (spot) {
    case 'eyes':
      return face(20, -27);
    case 'mouth':
      return face(21, -11);
    case 'chin':
      return face(14, 4);
    case 'chest':
      return s.on(0.32, 0, 6).at;
    case 'belly':
      return s.on(0.66, 0, 6).at;
    case 'lap':
      return [(s.hips.at[0] + s.nearLeg.joint.at[0]) / 2, Math.min(s.hips.at[1], s.nearLeg.joint.at[1]) - 16];
    case 'floor':
      return [(s.nearLeg.joint.at[0] + s.farLeg.joint.at[0]) / 2, 0];
  }
}
