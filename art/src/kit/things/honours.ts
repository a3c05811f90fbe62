import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

/** Stands on the origin. `tip` sinks the right pan, in degrees; the pans may carry something. */
export function scales({
  fill = 'yellow',
  tone = -0.15,
  tip = 8,
  left = [],
  right = [],
}: Paint & { readonly tip?: number; readonly left?: readonly Node[]; readonly right?: readonly Node[] } = {}): Group {
  const a = (tip * Math.PI) / 180;
  const pan = (side: 1 | -1, on: readonly Node[]): Node => {
    const [x, y] = [side * 72 * Math.cos(a), -132 + side * 72 * Math.sin(a)];
    return {
      nodes: [
        stroke('M0 0L-28 62M0 0L28 62M0 0V62', 1.4, fill, { tone }),
        { nodes: on, transform: { move: [0, 62] } },
        area('M-36 62H36C32 76 18 82 0 82C-18 82 -32 76 -36 62Z', fill, tone + 0.05),
        stroke('M-28 68C-24 74 -16 77 -10 78', 2, fill, { tone: tone + 0.8 }),
      ],
      transform: { move: [x, y] },
    };
  };
  return concept(
    'scales',
    [
      area('M-40 0C-32 -12 -8 -8 -6 -20L-4 -126H4L6 -20C8 -8 32 -12 40 0Z', fill, tone),
      pan(-1, left),
      pan(1, right),
      { nodes: [stroke('M-72 0C-40 -8 -20 4 0 -2C20 4 40 -8 72 0', 5, fill, { tone })], transform: { turn: tip, move: [0, -132] } },
      area(circle(0, -136, 8), fill, tone + 0.2),
    ],
    { also: ['thing', 'justice', 'balance', 'law'], rim: 0.7 },
  );
}

export function medal({ fill = 'yellow', tone = -0.05, ribbon = 'red' }: Paint & { readonly ribbon?: Token } = {}): Group {
  const star = Array.from(
    { length: 10 },
    (_, i) =>
      `${i === 0 ? 'M' : 'L'}${(Math.sin((i * Math.PI) / 5) * (i % 2 === 0 ? 15 : 7)).toFixed(1)} ${(-Math.cos((i * Math.PI) / 5) * (i % 2 === 0 ? 15 : 7)).toFixed(1)}`,
  ).join('');
  return concept(
    'medal',
    [
      area('M-22 -62H-2L10 -12H-6ZM22 -62H2L-10 -12H6Z', ribbon, -0.05),
      area('M-16 -62H-10L2 -12H-3ZM16 -62H10L-2 -12H3Z', 'paper', 0),
      area(circle(0, 14, 29), fill, tone),
      stroke(circle(0, 14, 23), 2, fill, { tone: tone - 0.35 }),
      { nodes: [area(`${star}Z`, fill, tone - 0.4)], transform: { move: [0, 14] } },
      stroke('M-22 8C-19 -2 -12 -8 -4 -10', 2.6, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'honour', 'victory'], ...solid },
  );
}
