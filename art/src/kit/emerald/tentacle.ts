import { concept } from '../../concept.ts';
import { ellipse, limb, sampled } from '../../path.ts';
import type { Group, Point, Token } from '../../scene.ts';
import { area } from '../things/brush.ts';

interface Tentacle {
  readonly from?: number;
  readonly to?: number;
  /** The side the suckers are on, as it grows. */
  readonly suckers?: 'left' | 'right' | 'none';
  readonly fill?: Token;
  readonly tone?: number;
  readonly spots?: Token;
  readonly rim?: number;
}

/** Grows along these points: thick at the first, thin at the last. Let it curl back on itself at the end. */
export function tentacle(points: readonly Point[], wanted: Tentacle = {}): Group {
  const { from = 26, to = 4, suckers = 'right', fill = 'mass', tone = -0.35, spots = 'lit', rim = 0.9 } = wanted;
  const count = Math.max(8, Math.round(points.length * 3.4));
  const spine = sampled(points, count);
  const side = suckers === 'left' ? -1 : 1;
  const discs = spine.flatMap(([x, y], i) => {
    if (i < 1 || i > count - 1) return [];
    const [ax, ay] = spine[i - 1] ?? [x, y];
    const [bx, by] = spine[i + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const width = from + (to - from) * (i / count);
    const [nx, ny] = [(-(by - ay) / length) * width * 0.45 * side, ((bx - ax) / length) * width * 0.45 * side];
    return [ellipse(x + nx, y + ny, width * 0.3, width * 0.26)];
  });
  return concept(
    'tentacle',
    [area(limb(points, from, to, 16), fill, tone), ...(suckers === 'none' ? [] : [area(discs.join(''), spots, -0.1, { opacity: 0.55 })])],
    { also: ['monster', 'octopus'], rim, shade: { to: [0.4, 1], depth: 0.5 } },
  );
}
