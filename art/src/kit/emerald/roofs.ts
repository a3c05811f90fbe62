import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { polygon, rect } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { area } from '../things/brush.ts';

/** How a city builds its common houses: none of them has a gable to the street. */
const styles = ['london', 'paris', 'block', 'tiled', 'flat'] as const;
type Style = (typeof styles)[number];

interface Roofs {
  readonly style?: Style;
  readonly from?: number;
  readonly to?: number;
  readonly y?: number;
  readonly low?: number;
  readonly high?: number;
  readonly width?: number;
  readonly lit?: number;
  readonly seed?: number;
  readonly tone?: number;
}

const tops: Record<Style, (x: number, y: number, w: number, c: () => number) => string> = {
  london: (x, y, w, c) => {
    const stack = x + w * (c() < 0.5 ? 0.08 : 0.66);
    const pots = [0, 1, 2].map(i => rect(stack + 2 + i * w * 0.085, y - w * 0.52, w * 0.05, w * 0.12)).join('');
    return `${polygon([x - 2, y], [x + w * 0.18, y - w * 0.26], [x + w * 0.82, y - w * 0.26], [x + w + 2, y])}${rect(stack, y - w * 0.42, w * 0.26, w * 0.42)}${pots}`;
  },
  paris: (x, y, w, c) => {
    const chimney = rect(x + w * (0.1 + c() * 0.6), y - w * 0.62, w * 0.16, w * 0.3);
    const dormers = [0.24, 0.62]
      .map(
        u =>
          `${rect(x + w * u, y - w * 0.24, w * 0.14, w * 0.2)}${polygon([x + w * (u - 0.03), y - w * 0.24], [x + w * (u + 0.07), y - w * 0.33], [x + w * (u + 0.17), y - w * 0.24])}`,
      )
      .join('');
    return `M${x - 3} ${y}C${x + w * 0.04} ${y - w * 0.2} ${x + w * 0.08} ${y - w * 0.36} ${x + w * 0.12} ${y - w * 0.4}L${x + w * 0.88} ${y - w * 0.4}C${x + w * 0.92} ${y - w * 0.36} ${x + w * 0.96} ${y - w * 0.2} ${x + w + 3} ${y}Z${chimney}${dormers}`;
  },
  block: (x, y, w, c) =>
    `${rect(x - 4, y - w * 0.06, w + 8, w * 0.07)}${rect(x + w * 0.06, y - w * 0.13, w * 0.88, w * 0.08)}${c() < 0.4 ? polygon([x + w * 0.3, y - w * 0.12], [x + w * 0.5, y - w * 0.26], [x + w * 0.7, y - w * 0.12]) : rect(x + w * 0.7, y - w * 0.26, w * 0.1, w * 0.16)}`,
  tiled: (x, y, w, c) =>
    `${polygon([x - 6, y], [x + w * 0.5, y - w * (0.16 + c() * 0.1)], [x + w + 6, y])}${c() < 0.4 ? rect(x + w * 0.7, y - w * 0.3, w * 0.12, w * 0.26) : ''}`,
  flat: (x, y, w, c) =>
    `${rect(x - 2, y - w * 0.04, w + 4, w * 0.06)}${c() < 0.5 ? rect(x + w * 0.2, y - w * 0.22, w * 0.3, w * 0.2) : ''}${c() < 0.35 ? `M${x + w * 0.55} ${y}C${x + w * 0.55} ${y - w * 0.3} ${x + w * 0.9} ${y - w * 0.3} ${x + w * 0.9} ${y}Z` : ''}`,
};

/** A street of houses standing on `y`, with lit windows. */
export function roofs(wanted: Roofs = {}): Group {
  const { style = 'london', from = -20, to = 620, y = 640, low = 80, high = 150, width = 64, lit = 0.35, seed = 1, tone = 0 } = wanted;
  const c = chance(seed);
  const houses: Node[] = [];
  const windows: string[] = [];
  for (let x = from; x < to; ) {
    const [w, h] = [width * c.between(0.8, 1.3), c.between(low, high)];
    houses.push(area(rect(x, y - h, w + 1, h) + tops[style](x, y - h, w, c), 'mass', tone + c.between(-0.14, 0.1), { shade: { to: [0.2, 1], depth: 0.4 } }));
    const columns = Math.max(2, Math.round(w / 20));
    for (let row = 0; row < Math.floor((h - 8) / 24); row++) {
      for (let column = 0; column < columns; column++) {
        if (c.happens(lit)) windows.push(rect(x + ((column + 0.5) * w) / columns - 3.5, y - h + 10 + row * 24, 7, 11));
      }
    }
    x += w;
  }
  return concept('house', [...houses, area(windows.join(''), 'light', 0, { opacity: 0.85 })], { also: ['city', 'street'] });
}
