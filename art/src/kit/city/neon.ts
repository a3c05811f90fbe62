import { concept } from '../../concept.ts';
import { rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { fill, halo, sized } from './draw.ts';

/** Drawn with one tube each, in a box of 100 × 100 round the middle. */
const pictures = {
  fish: 'M-44 0C-26-30 10-30 26 0C10 30-26 30-44 0ZM26 0L46-18V18ZM-26-6a3 3 0 1 0 .1 0M-10-18C-2-8-2 8-10 18',
  heart: 'M0 34C-44 4-40-32-18-32C-6-32 0-22 0-16C0-22 6-32 18-32C40-32 44 4 0 34Z',
  star: 'M0-40L10-12L40-12L16 6L25 36L0 18L-25 36L-16 6L-40-12L-10-12Z',
  cup: 'M-28-8H22C22 22 12 32-3 32S-28 22-28-8ZM22-2C40-6 40 18 18 18M-36 38H30M-14-18C-20-26-8-30-14-40M6-18C0-26 12-30 6-40',
  moon: 'M8-38A38 38 0 1 0 34 20A32 32 0 0 1 8-38ZM28-24l3 7 7 2-7 3-3 7-3-7-7-3 7-2Z',
  cat: 'M-30 38C-34 10-26-4-14-8L-18-36L-4-24H10L24-36L20-8C30 2 32 20 28 38ZM-6-12h.1M12-12h.1M-2-4L3 0L8-4M28 34C46 34 44 12 36 6',
  note: 'M-14 28a12 9 0 1 1 0-.1ZM-14 26V-30L28-38V18M28 20a12 9 0 1 1 0-.1ZM-14-16L28-24',
  shoe: 'M-38-24C-30-10-18 6 2 10C20 14 38 14 40 26H8C-10 26-20 12-30 4L-32 30H-38Z',
  umbrella: 'M-40 2C-38-28-18-38 0-38S38-28 40 2Q30-8 20 2Q10-8 0 2Q-10-8-20 2Q-30-8-40 2ZM0 2V30C0 42-16 42-16 30',
  eye: 'M-44 0Q0-40 44 0Q0 40-44 0ZM0-13a13 13 0 1 0 .1 0ZM0-4a4 4 0 1 0 .1 0',
  key: 'M-26-16a16 16 0 1 0 .1 0ZM-10 0H44M32 0V14M42 0V12',
  bicycle: 'M-26 2a16 16 0 1 0 .1 0M28 2a16 16 0 1 0 .1 0M-26 18L-12-14H16L28 18M-12-14L2 18H-26M2 18L16-14L12-24H22M-18-20H-6',
} as const;
export type NeonPicture = keyof typeof pictures;
export const neonPictures = Object.keys(pictures) as NeonPicture[];

/** Only the bent tube of a sign, for use on boards and doors. */
export const neonShape = (picture: NeonPicture, token: Token, glow = 1): Node => ({
  nodes: [
    ...(glow > 1 ? [stroke(pictures[picture], 12, token, { opacity: 0.22 })] : []),
    stroke(pictures[picture], 5.5, token, { tone: 0.1 }),
    stroke(pictures[picture], 1.8, 'paper', { tone: 0.6, opacity: 0.9 }),
  ],
});

export interface NeonSignOptions {
  readonly picture?: NeonPicture;
  readonly token?: Token;
  readonly size?: number;
  /** The dark board behind it, or only the tube. */
  readonly board?: boolean;
}

/** Round its own middle. */
export function neonSign({ picture = 'fish', token = 'accent', size = 90, board = true }: NeonSignOptions = {}): Group {
  return sized(
    concept(
      'neon sign',
      [
        ...(board ? [fill('dark', rounded(-54, -52, 108, 104, 10), { tone: 0.05 }), stroke(rounded(-54, -52, 108, 104, 10), 2, 'mass', { tone: 0.2 })] : []),
        halo(0, 0, 95, 0.55, token),
        concept(picture, [neonShape(picture, token, 2)]),
      ],
      { also: ['light', 'sign', 'night'] },
    ),
    size / 108,
  );
}
