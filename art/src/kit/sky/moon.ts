import { concept } from '../../concept.ts';
import { circle, ellipse, smooth } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { d, fill, halo } from '../city/draw.ts';

export const moonPhases = ['full', 'gibbous', 'half', 'crescent', 'thin'] as const;
export type MoonPhase = (typeof moonPhases)[number];

export interface MoonOptions {
  readonly phase?: MoonPhase;
  readonly r?: number;
  readonly token?: Token;
  /** Which side is lit. */
  readonly side?: 'left' | 'right';
  readonly glow?: number;
  /** A dreaming face in profile on the inner edge of a crescent. */
  readonly face?: boolean;
}

const bulge: Record<MoonPhase, number> = { full: 1, gibbous: 0.45, half: 0.02, crescent: -0.55, thin: -0.8 };

const craters: readonly (readonly [number, number, number])[] = [
  [0.42, 0.5, 0.1],
  [-0.62, 0.34, 0.07],
  [0.12, 0.74, 0.06],
  [0.66, -0.2, 0.06],
  [-0.1, -0.72, 0.05],
];

/** The seas of the moon, as blots in a disc of radius 1. */
const seas = [
  [
    [-0.7, -0.3],
    [-0.5, -0.62],
    [-0.14, -0.5],
    [-0.06, -0.22],
    [-0.3, -0.06],
    [-0.24, 0.16],
    [-0.52, 0.2],
    [-0.68, 0],
  ],
  [
    [0.16, -0.44],
    [0.4, -0.5],
    [0.56, -0.26],
    [0.42, -0.04],
    [0.5, 0.2],
    [0.28, 0.22],
    [0.2, -0.06],
    [0.06, -0.2],
  ],
  [
    [-0.3, 0.42],
    [-0.04, 0.34],
    [0.12, 0.5],
    [-0.12, 0.62],
    [-0.34, 0.58],
  ],
] as const;

/** Round its own middle. */
export function moon({ phase = 'full', r = 56, token = 'paper', side = 'left', glow = 0.55, face }: MoonOptions = {}): Group {
  const k = bulge[phase];
  // The glow lies round the middle of what shines, which is not the middle of the disc.
  const shining = (((k - 1) * r) / 2) * (side === 'left' ? 1 : -1);
  const lit =
    phase === 'full' ? circle(0, 0, r) : d`M0 ${-r}A${r} ${r} 0 0 0 0 ${r}`.concat(d`A${Math.abs(k) * r + 0.1} ${r} 0 0 `, k > 0 ? '0' : '1', d` 0 ${-r}Z`);
  const dents: Node[] = [
    ...seas.map(blot =>
      fill(
        'haze',
        smooth(
          blot.map(([x, y]): Point => [x * r, y * r]),
          'closed',
        ),
        { opacity: 0.16 },
      ),
    ),
    ...craters.map(([x, y, size]) => fill('haze', circle(x * r, y * r, size * r), { opacity: 0.24 })),
  ];
  const dreaming = face === true && k < 0 ? profile(r, k) : [];
  return concept(
    'moon',
    [
      halo(shining, 0, r * 2.3, glow, token === 'paper' ? 'light' : token),
      ...(phase === 'full' ? [] : [fill('haze', circle(0, 0, r), { opacity: 0.12 })]),
      {
        nodes: [fill(token, lit, { tone: 0.15, shade: { to: [side === 'left' ? 0.9 : -0.9, 0.6], depth: 0.2 } }), ...(face === true ? [] : dents)],
        clip: lit,
        ...(side === 'left' ? {} : { transform: { flip: true } }),
      },
      { nodes: dreaming, ...(side === 'left' ? {} : { transform: { flip: true } }) },
    ],
    { also: ['night', 'sky'] },
  );
}

/** The inner edge of the crescent becomes brow, nose, lips and chin. */
function profile(r: number, k: number): Node[] {
  const x = k * r * 0.96;
  return [
    fill(
      'paper',
      d`M${x * 0.93} ${-r * 0.42}C${x * 0.75} ${-r * 0.34} ${x * 0.92} ${-r * 0.24} ${x * 0.9} ${-r * 0.2}L${x * 0.44} ${r * 0.02}C${x * 0.5} ${r * 0.1} ${x * 0.75} ${r * 0.08} ${x * 0.86} ${r * 0.1}L${x * 0.7} ${r * 0.17}L${x * 0.84} ${r * 0.22}L${x * 0.72} ${r * 0.28}C${x * 0.9} ${r * 0.3} ${x * 0.95} ${r * 0.36} ${x * 0.8} ${r * 0.46}C${x * 0.78} ${r * 0.58} ${x} ${r * 0.6} ${x * 1.2} ${r * 0.5}L${x * 1.3} ${-r * 0.3}Z`,
      { tone: 0.15 },
    ),
    fill('dark', ellipse(x * 1.12, -r * 0.13, r * 0.08, r * 0.022), { opacity: 0.7 }),
    fill('pink', circle(x * 1.25, r * 0.12, r * 0.09), { opacity: 0.45 }),
  ];
}
