import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { ellipse } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const heads = [
  'M-13 -18C-16 -34 -8 -42 0 -42C8 -42 16 -34 13 -18C12 -8 6 -2 0 -2C-6 -2 -12 -8 -13 -18Z',
  'M-20 -26C-16 -30 -14 -28 -13 -30C-14 -46 -8 -50 0 -50C8 -50 14 -46 13 -30C14 -28 18 -30 22 -26C18 -22 14 -22 13 -20C12 -8 6 -2 0 -2C-6 -2 -12 -8 -13 -20C-14 -22 -18 -22 -20 -26Z',
  'M-18 -28C-14 -42 -6 -44 2 -44C12 -44 16 -36 22 -30C18 -26 14 -28 13 -26C12 -8 6 -2 0 -2C-6 -2 -12 -8 -13 -26Z',
  'M-14 -16C-18 -32 -12 -40 -5 -42C-6 -50 6 -50 5 -42C12 -40 18 -32 14 -16C12 -6 6 -2 0 -2C-6 -2 -12 -6 -14 -16Z',
  'M-20 -30L-12 -32L-13 -58L13 -58L12 -32L20 -30C18 -25 14 -25 13 -24C12 -8 6 -2 0 -2C-6 -2 -12 -8 -13 -24C-14 -25 -18 -25 -20 -30Z',
];
const shoulders = 'M-34 320L-32 22C-30 4 -14 0 0 -4C14 0 30 4 32 22L34 320Z';

interface Crowd {
  readonly from?: number;
  readonly to?: number;
  readonly y?: number;
  readonly size?: number;
  readonly seed?: number;
  readonly tone?: number;
  /** How many of them hold an arm up, 0 … 1. */
  readonly raised?: number;
}

/** People from behind, shoulder to shoulder: their backs reach down from `y`. */
export function crowd(wanted: Crowd = {}): Group {
  const { from = 0, to = 600, y = 700, size = 1, seed = 1, tone = -0.5, raised = 0 } = wanted;
  const c = chance(seed);
  const step = 50 * size;
  const people = Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i) => {
    const [x, top, s] = [from + i * step + c.between(-8, 8) * size, y + c.between(-14, 14) * size, size * c.between(0.92, 1.12)];
    const head = heads[Math.floor(c() * heads.length)] ?? '';
    const arm = c.happens(raised) ? [area(`M20 20C34 -6 36 -36 30 -66L42 -68C52 -36 50 0 34 30Z${ellipse(36, -74, 9, 11)}`, 'mass', tone - 0.08)] : [];
    return {
      nodes: [...arm, area(shoulders + head, 'mass', tone + c.between(-0.12, 0.12))],
      transform: { scale: s, flip: c.happens(0.5), move: [x, top] as const },
    };
  });
  return concept('crowd', people, { also: ['people'], rim: 0.8 });
}

/** A flag on a pole, the foot of the pole at the origin. */
export const flag = ({ height = 200, fill = 'accent' as const, tone = -0.2, width = 110 } = {}): Group =>
  concept(
    'flag',
    [
      stroke(`M0 0L0 ${-height}`, 5, 'dark'),
      area(
        `M0 ${-height}C${width * 0.34} ${-height - 22} ${width * 0.6} ${-height + 20} ${width} ${-height - 4}L${width - 6} ${-height + width * 0.56}C${width * 0.6} ${-height + width * 0.74} ${width * 0.34} ${-height + width * 0.44} 0 ${-height + width * 0.6}Z`,
        fill,
        tone,
        { shade: { to: [-0.3, 1], depth: 0.5 } },
      ),
    ],
    { rim: 0.8 },
  );
