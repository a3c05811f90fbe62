import { placed } from '../../concept.ts';
import type { Group, Point } from '../../scene.ts';
import { type Joints, jointsOf, type Person, person } from '../people/body.ts';

/** A person put so that one joint lies where it must: a seat, a rope, a railing. */
export function poised(
  options: Person,
  joint: keyof Joints,
  [x, y]: Point,
  { flip = false, turn = 0 }: { readonly flip?: boolean; readonly turn?: number } = {},
): Group {
  const [jx, jy] = jointsOf(options)[joint];
  const angle = (turn * Math.PI) / 180;
  const [fx, fy] = [flip ? -jx : jx, jy];
  const [tx, ty] = [fx * Math.cos(angle) - fy * Math.sin(angle), fx * Math.sin(angle) + fy * Math.cos(angle)];
  return placed(person(options), x - tx, y - ty, { flip, turn });
}
