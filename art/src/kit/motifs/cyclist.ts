import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import type { Person } from '../people/body.ts';
import type { Pose } from '../people/skeleton.ts';
import { type BicycleOptions, bicycle } from '../transport/bicycle.ts';
import { poised } from './poised.ts';

/** Upright as on a Dutch bicycle: hands meet the grips and feet the pedals of transport/bicycle.ts. */
const riding: Pose = {
  torso: 8,
  bend: 6,
  head: -2,
  nearArm: [-6, 80, 5],
  farArm: [0, 82, 5],
  nearLeg: [35, -10, 2],
  farLeg: [65, -52, 2],
  nearFoot: 6,
  farFoot: 14,
  rests: 'air',
};

interface Cyclist {
  readonly rider?: Person;
  readonly bike?: BicycleOptions;
  readonly width?: number;
}

/** Wheels on the ground at the origin, riding right; as tall as 1.3 of its width. */
export function cyclist({ rider = {}, bike = {}, width = 122 }: Cyclist = {}): Group {
  const scale = width / 122;
  const up: Person = { height: 120 * scale, pose: riding, rim: 0.7, ...rider };
  return concept('cyclist', [bicycle({ width, ...bike }), poised(up, 'hips', [-19 * scale, -67 * scale])], { also: ['person', 'ride'] });
}
