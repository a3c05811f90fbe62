import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';

export interface Owl extends Paint {
  readonly pose?: 'perch' | 'fly';
}

const face = (fill: Paint['fill'] & string, tone: number): Node[] => [
  area('M-30 -4C-32 -18 -32 -24 -36 -36C-24 -32 -16 -28 -8 -27H8C16 -28 24 -32 36 -36C32 -24 32 -18 30 -4C28 16 12 20 0 20C-12 20 -28 16 -30 -4Z', fill, tone),
  area('M0 -16C-8 -26 -28 -22 -28 -4C-28 10 -10 16 0 8C10 16 28 10 28 -4C28 -22 8 -26 0 -16Z', fill, tone + 0.5),
  area(`${circle(-13, -4, 10)}${circle(13, -4, 10)}`, 'light', 0.15),
  area(`${circle(-12, -4, 5.5)}${circle(12, -4, 5.5)}`, 'dark'),
  area(`${circle(-14, -7, 1.8)}${circle(10, -7, 1.8)}`, 'paper', 1),
  area('M-4 2L4 2L0 13Z', 'orange', -0.1),
];

/** Drops, not chevrons: rows of chevrons on a breast read as letters. */
const fleck = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `M${x} ${y}C${x + 3} ${y + 4} ${x + 2} ${y + 8} ${x} ${y + 8}C${x - 2} ${y + 8} ${x - 3} ${y + 4} ${x} ${y}Z`).join('');

/** Perches on the origin, looking at us; flying it spreads round it. */
export function owl({ pose = 'perch', fill = 'brown', tone = 0 }: Owl = {}): Group {
  const perch: Node[] = [
    area('M-14 -10L-20 10H20L14 -10Z', fill, tone - 0.4),
    area('M-34 -66C-40 -36 -34 -8 -8 0H8C34 -8 40 -36 34 -66Z', fill, tone),
    area('M-18 -58C-20 -30 -14 -12 0 -6C14 -12 20 -30 18 -58Z', fill, tone + 0.45),
    area(fleck([-8, -46], [0, -46], [8, -46], [-11, -34], [-4, -33], [4, -33], [11, -34], [-6, -21], [0, -20], [6, -21]), fill, tone - 0.25),
    area('M-34 -66C-42 -40 -38 -14 -18 -2C-16 -22 -22 -46 -34 -66ZM34 -66C42 -40 38 -14 18 -2C16 -22 22 -46 34 -66Z', fill, tone - 0.3),
    stroke('M-12 0V5M-7 1V6M7 1V6M12 0V5', 4, 'orange', { tone: -0.1 }),
    { nodes: face(fill, tone), transform: { move: [0, -72] } },
  ];
  const wing = 'M-10 -24C-40 -56 -84 -60 -118 -44L-104 -34L-114 -24L-98 -18L-104 -6L-86 -4L-88 8L-68 4L-64 14L-46 6L-34 14L-14 8Z';
  const fly: Node[] = [
    area('M-16 20L-22 48L-8 40L0 52L8 40L22 48L16 20Z', fill, tone - 0.4),
    area(wing, fill, tone - 0.1),
    { nodes: [area(wing, fill, tone - 0.25)], transform: { flip: true } },
    stroke('M-96 -38C-70 -40 -40 -30 -20 -8M-86 -24C-64 -24 -44 -16 -26 -2M96 -38C70 -40 40 -30 20 -8M86 -24C64 -24 44 -16 26 -2', 2, fill, {
      tone: tone + 0.4,
      opacity: 0.6,
    }),
    area('M-26 -24C-28 6 -18 28 0 34C18 28 28 6 26 -24Z', fill, tone + 0.2),
    area(fleck([-9, 4], [-3, 5], [3, 5], [9, 4], [-6, 16], [0, 17], [6, 16]), fill, tone - 0.4),
    { nodes: face(fill, tone), transform: { move: [0, -24], scale: 0.9 } },
  ];
  return concept('owl', pose === 'perch' ? perch : fly, { also: ['animal', 'bird', 'night', 'wisdom'], ...solid });
}
