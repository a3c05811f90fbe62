import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Node } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** From the edge of the picture down to the street: each step is farther, lower and darker. */
export const stair: Node[] = times(11).flatMap((i): Node[] => {
  const y = (t: number): number => 452 + 250 * (1 - t / 11) ** 1.35;
  const half = (t: number): number => 92 + 190 * (1 - t / 11) ** 1.2;
  const [a, b, w] = [y(i), y(i + 1), half(i)];
  return [
    area(polygon([300 - w, a], [300 + w, a], [300 + w, b], [300 - w, b]), 'brick4', 0.62 - i * 0.06),
    area(polygon([300 - w, b], [300 + w, b], [300 + w, b + 6 - i * 0.3], [300 - w, b + 6 - i * 0.3]), 'paper', 0.3, { opacity: 0.9 - i * 0.05 }),
    area(polygon([300 - w, a - 4], [300 + w, a - 4], [300 + w, a + 5], [300 - w, a + 5]), 'dark', 0.1, { opacity: 0.35 }),
  ];
});

export const wall = (side: 1 | -1): Node => {
  const x = (v: number): number => 300 + side * v;
  return concept('railing', [
    area(polygon([x(92), 452], [x(92), 430], [x(340), 640], [x(340), 800], [x(270), 702]), 'brick5', 0.1, { shade: { to: [side, 1], depth: 0.5 } }),
    stroke(d`M${x(96)} 436V382M${x(140)} 474V404M${x(192)} 518V434M${x(250)} 568V472M${x(312)} 620V516`, 5, 'dark', { tone: 0.3 }),
    stroke(d`M${x(96)} 382L${x(340)} 530`, 8, 'dark', { tone: 0.35 }),
    area(circle(x(96), 376, 8), 'yellow', 0),
  ]);
};
