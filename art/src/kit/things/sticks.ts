import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint } from './brush.ts';

/** Stands on its point at the origin: a walking stick. */
export function cane({ fill = 'wood', tone = -0.2, head = 'hook' }: Paint & { readonly head?: 'hook' | 'knob' } = {}): Group {
  return concept(
    'cane',
    [
      head === 'hook' ? stroke('M0 -4V-118C0 -144 -30 -144 -28 -120', 6, fill, { tone }) : stroke('M0 -4V-120', 6, fill, { tone }),
      ...(head === 'knob' ? [area(circle(0, -126, 9), 'yellow', 0), area('M-5 -120H5V-108H-5Z', 'yellow', -0.2)] : []),
      stroke('M0 -4V0', 7, 'grey', { tone: 0.2 }),
    ],
    { also: ['thing', 'walking', 'old'], rim: 0.7 },
  );
}

/** Out of its bowl come bubbles, not smoke. */
export function pipe({ fill = 'wood', tone = -0.1, blows = 'bubbles' }: Paint & { readonly blows?: 'bubbles' | 'nothing' } = {}): Group {
  const bubble = (x: number, y: number, r: number): Node[] => [
    area(circle(x, y, r), 'paper', 0.2, { opacity: 0.2 }),
    stroke(circle(x, y, r), 1.6, 'paper', { tone: 0.1 }),
    stroke(`M${x - r * 0.55} ${y - r * 0.1}C${x - r * 0.5} ${y - r * 0.5} ${x - r * 0.2} ${y - r * 0.6} ${x} ${y - r * 0.6}`, r * 0.16, 'paper', { tone: 1 }),
  ];
  return concept(
    'pipe',
    [
      ...(blows === 'bubbles' ? [...bubble(36, -40, 9), ...bubble(52, -58, 13), ...bubble(34, -78, 7), ...bubble(58, -92, 10)] : []),
      {
        nodes: [
          area('M-56 -26C-40 -22 -18 -6 6 10L2 20C-24 8 -44 -12 -58 -18Z', 'dark', 0.25),
          area('M18 -26H52C54 6 46 28 28 30C10 32 -2 22 -6 12L2 2C10 10 18 6 18 -26Z', fill, tone),
          area('M16 -30H54C56 -24 14 -24 16 -30Z', fill, tone - 0.5),
          stroke('M26 -14C26 4 24 14 16 18', 3, fill, { tone: tone + 0.7, opacity: 0.7 }),
        ],
        rim: 0.7,
      },
    ],
    { also: ['thing', 'old', ...(blows === 'bubbles' ? ['bubble'] : [])] },
  );
}
