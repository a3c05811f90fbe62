import { concept } from '../../concept.ts';
import { polygon } from '../../path.ts';
import type { Group, Point } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { type GableKind, gableOutline } from '../city/gable.ts';
import { area } from '../things/brush.ts';

/** Cast from a bucket: one colour, windows pressed in with a stick. */
export function sandHouse(w: number, h: number, gable: GableKind, tone = 0): Group {
  const top = h * 0.74;
  const outline = gableOutline(gable, w, top, h * 0.24).map(([u, v]): Point => [u - w / 2, -v]);
  const holes = times(3).flatMap(row => times(2).map(col => d`M${-w * 0.3 + col * w * 0.36} ${-h * (0.2 + row * 0.2)}h${w * 0.22}v${-h * 0.11}h${-w * 0.22}Z`));
  return concept('house', [
    area(polygon([-w / 2, 0], ...outline, [w / 2, 0]), 'hairBlond', tone + 0.15, { shade: { to: [1, 0.4], depth: 0.4 } }),
    area(holes.join(''), 'brown', -0.45, { opacity: 0.85 }),
  ]);
}

export const tower = (h: number): Group =>
  concept('church tower', [
    area(d`M-15 0V${-h * 0.62}H15V0Z`, 'hairBlond', 0.3, { shade: { to: [1, 0], depth: 0.5 } }),
    area(d`M-19 ${-h * 0.62}H19L10 ${-h * 0.72}V${-h * 0.8}L0 ${-h}L-10 ${-h * 0.8}V${-h * 0.72}Z`, 'orange', -0.15, { shade: { to: [1, 0], depth: 0.5 } }),
    area(d`M-5 ${-h * 0.36}V${-h * 0.48}A5 5 0 0 1 5 ${-h * 0.48}V${-h * 0.36}Z`, 'brown', -0.45),
  ]);
