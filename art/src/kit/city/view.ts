import type { Point } from '../../scene.ts';

/** One-point perspective. Lengths are eye heights: the ground is y −1, the eye is 0, a person's head about 0. */
export interface View {
  /** `x` to the right, `y` up, `z` away from the viewer. */
  at(x: number, y: number, z: number): Point;
  readonly vanishing: Point;
}

export function viewFrom({ vanishing = [300, 330] as Point, focal = 240 } = {}): View {
  return { vanishing, at: (x, y, z) => [vanishing[0] + (focal * x) / z, vanishing[1] - (focal * y) / z] };
}
