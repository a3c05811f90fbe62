import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Group, Point, Token } from '../../scene.ts';
import { area } from '../things/brush.ts';

interface Crown {
  readonly width?: number;
  readonly points?: number;
  readonly height?: number;
  readonly fill?: Token;
  readonly gem?: Token;
}

/** The middle of its lower edge at the origin. */
export function crown(wanted: Crown = {}): Group {
  const { width: w = 120, points = 3, fill = 'accent', gem = 'accent2' } = wanted;
  const h = wanted.height ?? w * 0.6;
  const tips = Array.from({ length: points }, (_, i): Point => {
    const u = points === 1 ? 0 : (i / (points - 1)) * 2 - 1;
    return [u * w * 0.56, -h * (0.72 + 0.28 * (1 - u * u))];
  });
  const outline = tips.flatMap((tip, i): Point[] => {
    const next = tips[i + 1];
    return next === undefined ? [tip] : [tip, [(tip[0] + next[0]) / 2, -h * 0.36]];
  });
  return concept(
    'crown',
    [
      area(polygon([-w / 2, 0], ...outline, [w / 2, 0]), fill),
      area(tips.map(([x, y]) => circle(x, y - w * 0.035, w * 0.05)).join(''), fill, 0.2),
      area(polygon([-w * 0.49, -h * 0.03], [-w * 0.51, -h * 0.18], [w * 0.51, -h * 0.18], [w * 0.49, -h * 0.03]), 'dark', 0, { opacity: 0.45 }),
      area(tips.map(([x]) => circle(x * 0.72, -h * 0.105, w * 0.035)).join(''), gem),
    ],
    { also: ['king', 'queen'], rim: 0.9, shade: { to: [0.4, 1], depth: 0.45 } },
  );
}
