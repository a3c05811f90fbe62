import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { glint } from '../emerald/eye.ts';
import { glow } from '../emerald/paper.ts';
import { tentacle } from '../emerald/tentacle.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const ripples = (x: number, y: number, r: number): Node =>
  stroke([1, 1.55, 2.1].map(k => `M${x - r * k} ${y}A${r * k} ${r * k * 0.28} 0 0 0 ${x + r * k} ${y}`).join(''), 1.3, 'lit', { opacity: 0.4 });

/** What lies under the Atlantic: one arm up, two that follow, the rest a shadow. About 110 wide, its waterline at 0. */
export const kraken = (): Group =>
  concept(
    'kraken',
    [
      area(ellipse(0, 16, 64, 26), 'dark', 0, { opacity: 0.4 }),
      glint(-16, 20, 7, 'lit'),
      glint(14, 24, 5, 'lit'),
      tentacle(
        [
          [34, 12],
          [44, -22],
          [30, -52],
          [38, -82],
          [54, -84],
          [52, -70],
        ],
        { from: 7, to: 1.6, suckers: 'left', tone: -0.5 },
      ),
      tentacle(
        [
          [-40, 8],
          [-50, -18],
          [-36, -40],
          [-44, -62],
        ],
        { from: 5.4, to: 1.4, tone: -0.5 },
      ),
      tentacle(
        [
          [-6, 10],
          [-18, -46],
          [10, -86],
          [-4, -128],
          [-34, -132],
          [-40, -108],
          [-24, -104],
        ],
        { from: 11, to: 2, tone: -0.45 },
      ),
      ripples(-6, 8, 15),
      ripples(34, 10, 9),
      ripples(-40, 7, 7),
    ],
    { also: ['monster', 'octopus'] },
  );

/** The Black Sea looks back: the shores are its lids, so there is only the iris; `r` is its radius. */
export function seaEye(r: number): Group {
  const fibres = Array.from({ length: 28 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 14), Math.sin((i * Math.PI) / 14)];
    const [inner, outer] = i % 2 === 0 ? [0.42, 0.86] : [0.56, 0.94];
    return `M${x * r * inner} ${y * r * inner}L${x * r * outer} ${y * r * outer}`;
  });
  return concept(
    'eye',
    [
      glow(ellipse(0, 0, r * 3, r * 1.6), 0.45, 'lit'),
      area(circle(0, 0, r), 'lit', -0.6, { opacity: 0.85, shade: { to: [0, -1], depth: 0.6 } }),
      stroke(fibres.join(''), 1.1, 'lit', { opacity: 0.5 }),
      stroke(circle(0, 0, r), 1.6, 'lit', { opacity: 0.7 }),
      stroke(circle(0, 0, r * 1.22), 0.9, 'lit', { opacity: 0.35 }),
      area(`M0 ${-r * 0.92}Q${r * 0.36} 0 0 ${r * 0.92}Q${-r * 0.36} 0 0 ${-r * 0.92}Z`, 'dark'),
      area(ellipse(r * 0.38, -r * 0.42, r * 0.14, r * 0.1), 'paper', 0, { opacity: 0.8 }),
      stroke(
        `M${-r * 2.5} ${r * 0.1}Q${-r * 1.1} ${-r * 1.3} 0 ${-r * 1.24}Q${r * 1.5} ${-r * 1.2} ${r * 2.9} ${r * 0.3}M${-r * 2} ${r * 0.5}Q0 ${r * 1.8} ${r * 2.3} ${r * 0.66}`,
        1.1,
        'lit',
        { opacity: 0.32 },
      ),
    ],
    { also: ['monster', 'sea'] },
  );
}

/** Something pale that the river has frozen around: one eye in the lake, and arms that follow the water to the sea. */
export function underIce([x, y]: Point, arms: readonly (readonly Point[])[], size: number): Group {
  return concept(
    'frozen arm',
    [
      ...arms.map(points => area(limb(points, 3.4 * size, 0.9 * size), 'accent2', -0.25, { opacity: 0.62 })),
      glow(circle(x, y, 26 * size), 0.6, 'accent2'),
      glint(x, y, 6.5 * size, 'accent2'),
    ],
    { also: ['monster', 'ice'] },
  );
}

/** Three coils and a head above the water, to the left; 96 long, waterline at 0. */
export const seaSerpent = (): Group =>
  concept(
    'sea serpent',
    [
      {
        nodes: [
          area(
            'M-46 4C-46 -16 -42 -30 -32 -32C-24 -33 -22 -27 -28 -25L-40 -21C-36 -21 -30 -20 -28 -17C-34 -15 -36 -8 -36 4ZM-26 4C-24 -14 -4 -18 -2 4L-9 4C-10 -8 -19 -6 -19 4ZM6 4C8 -10 24 -12 26 4L20 4C19 -5 12 -4 12 4ZM32 4C34 -6 44 -8 50 -16C51 -8 46 2 40 4Z',
            'lit',
            -0.68,
          ),
          stroke('M-40 -4H-36M-41 -10H-37M-23 -4L-19 -6M-14 -11V-7M-6 -5L-9 -4M9 -2L13 -3M17 -8V-4', 1.2, 'lit', { opacity: 0.5 }),
        ],
        rim: 0.7,
      },
      area(circle(-33, -28, 1.3), 'accent'),
      stroke('M-54 6Q-48 4 -42 6T-30 6M-30 6Q-24 4 -18 6T-2 6T14 6T30 6T48 6', 1.2, 'lit', { opacity: 0.55 }),
    ],
    { also: ['monster', 'snake'] },
  );
