import { concept } from '../../concept.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, solid } from '../things/brush.ts';

/** Brims bent like the wings of gulls: up in the middle, down at the tips. */
const brims = {
  up: 'M-86 -34C-64 -44 -40 -28 -24 -4C-10 4 12 4 26 -4C40 -30 66 -48 92 -38C66 -30 50 -8 34 12C16 22 -16 22 -32 12C-46 -8 -62 -28 -86 -34Z',
  down: 'M-90 26C-76 2 -50 -12 -24 -6C-10 2 12 2 26 -6C50 -14 78 0 94 24C70 12 50 10 34 12C16 20 -14 20 -30 12C-48 10 -70 14 -90 26Z',
} as const;

const crowns = {
  bowler: ['M-26 2C-30 -30 -16 -44 2 -44C20 -44 32 -30 28 2C12 8 -12 8 -26 2Z', 'M-27 -8C-10 -2 12 -2 28.500 -8L28 2C12 8 -12 8 -26 2Z'],
  'top hat': [
    'M-22 2C-22 -26 -24 -46 -27 -60C-10 -66 12 -66 29 -60C26 -46 24 -26 24 2C10 8 -10 8 -22 2Z',
    'M-23 -14C-10 -8 12 -8 25 -14L24 2C10 8 -10 8 -22 2Z',
  ],
  fedora: [
    'M-26 2C-26 -20 -22 -38 -13 -42C-6 -44 -3 -36 2 -37C7 -38 12 -44 18 -42C26 -38 29 -20 28 2C12 8 -12 8 -26 2Z',
    'M-27 -8C-10 -2 12 -2 28.500 -8L28 2C12 8 -12 8 -26 2Z',
  ],
  'straw hat': ['M-26 2L-25 -30C-10 -35 12 -35 27 -30L28 2C12 8 -12 8 -26 2Z', 'M-26 -10C-10 -4 12 -4 28 -10L28 2C12 8 -12 8 -26 2Z'],
  "lady's hat": ['M-30 2C-32 -20 -16 -34 2 -34C20 -34 34 -20 32 2C12 8 -12 8 -30 2Z', 'M-30 -6C-10 0 12 0 32 -6L32 2C12 8 -12 8 -30 2Z'],
} as const;

interface Flying {
  readonly kind: keyof typeof crowns;
  readonly brim: keyof typeof brims;
  readonly fill: Token;
  readonly band: Token;
  readonly tone?: number;
  readonly trimming?: readonly Node[];
}

export const hat = ({ kind, brim, fill, band, tone = 0, trimming = [] }: Flying): Group =>
  concept(
    'hat',
    [
      area(brims[brim], fill, tone - 0.18),
      area(crowns[kind][0], fill, tone),
      area(crowns[kind][1], band),
      stroke(brims[brim], 1.2, fill, { tone: tone - 0.5, opacity: 0.6 }),
      ...trimming,
    ],
    { also: ['clothes'], ...solid },
  );
