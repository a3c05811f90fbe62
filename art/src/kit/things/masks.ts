import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export interface Mask extends Paint {
  readonly kind?: 'comedy' | 'tragedy' | 'carnival' | 'plague doctor';
}

export function mask({ kind = 'comedy', fill = kind === 'carnival' ? 'accent' : 'paper', tone = -0.05 }: Mask = {}): Group {
  const kinds: Record<typeof kind, Node[]> = {
    comedy: [
      area('M-44 -48C-16 -38 16 -38 44 -48C52 -10 44 30 0 54C-44 30 -52 -10 -44 -48Z', fill, tone),
      area('M0 -41C16 -38 32 -42 44 -48C52 -10 44 30 0 54Z', fill, tone - 0.18),
      area('M-32 -14C-28 -26 -14 -26 -9 -14C-15 -20 -26 -20 -32 -14ZM32 -14C28 -26 14 -26 9 -14C15 -20 26 -20 32 -14Z', 'dark'),
      area('M-26 8C-12 18 12 18 26 8C24 32 10 40 0 40C-10 40 -24 32 -26 8Z', 'dark'),
      stroke('M-34 -28C-28 -36 -16 -36 -10 -28M34 -28C28 -36 16 -36 10 -28M0 -12C-5 0 -4 4 2 5', 2.6, fill, { tone: tone - 0.5 }),
    ],
    tragedy: [
      area('M-44 -48C-16 -38 16 -38 44 -48C52 -10 44 30 0 54C-44 30 -52 -10 -44 -48Z', fill, tone),
      area('M0 -41C16 -38 32 -42 44 -48C52 -10 44 30 0 54Z', fill, tone - 0.18),
      area('M-34 -6C-30 -16 -18 -20 -10 -16C-14 -6 -24 -2 -34 -6ZM34 -6C30 -16 18 -20 10 -16C14 -6 24 -2 34 -6Z', 'dark'),
      area('M-22 34C-22 14 -8 10 0 10C8 10 22 14 22 34C12 24 -12 24 -22 34Z', 'dark'),
      stroke('M-36 -18C-28 -28 -18 -32 -10 -32M36 -18C28 -28 18 -32 10 -32', 2.6, fill, { tone: tone - 0.5 }),
      area('M-24 2C-20 8 -20 14 -24 16C-28 14 -28 8 -24 2Z', 'blue', 0.3),
    ],
    carnival: [
      stroke('M52 6C66 30 70 60 66 96', 4, 'yellow', { tone: -0.1 }),
      area(
        'M-30 -26C-44 -56 -30 -80 -12 -90C-22 -66 -14 -48 -6 -32ZM-8 -30C-10 -64 4 -84 22 -92C8 -66 10 -48 8 -32ZM12 -30C18 -56 34 -70 52 -72C36 -54 32 -42 28 -26Z',
        'accent2',
        -0.05,
      ),
      stroke('M-22 -34C-28 -54 -22 -70 -14 -82M2 -36C2 -60 8 -74 18 -86M20 -34C26 -50 36 -60 46 -67', 1.6, 'accent2', { tone: -0.45 }),
      area('M0 -16C18 -34 48 -36 68 -26C66 2 48 22 26 20C12 18 6 6 0 4C-6 6 -12 18 -26 20C-48 22 -66 2 -68 -26C-48 -36 -18 -34 0 -16Z', fill, tone),
      area('M-52 -10C-42 -22 -22 -20 -14 -6C-24 6 -44 4 -52 -10ZM52 -10C42 -22 22 -20 14 -6C24 6 44 4 52 -10Z', 'dark'),
      stroke('M-56 -12C-44 -28 -20 -26 -10 -6M56 -12C44 -28 20 -26 10 -6', 2.6, 'yellow'),
      area('M0 -26L7 -16L0 -6L-7 -16Z', 'red', 0.1),
    ],
    'plague doctor': [
      area('M-34 -30C-34 -56 -14 -66 8 -62C30 -58 38 -40 38 -24C60 -16 84 8 96 40C72 30 50 26 34 26C20 40 -20 40 -30 20C-36 6 -34 -14 -34 -30Z', fill, tone),
      area('M38 -24C60 -16 84 8 96 40C80 24 58 8 36 2Z', fill, tone - 0.3),
      stroke('M34 26C50 26 72 30 96 40M-28 20C-8 28 14 28 34 24', 1.8, fill, { tone: tone - 0.5 }),
      area('M8 -32a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z', 'yellow', -0.2),
      area('M12 -32a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z', 'dark'),
      stroke('M16 -36C17 -38 19 -39 21 -39', 2, 'paper', { tone: 1 }),
    ],
  };
  return concept('mask', kinds[kind], {
    also: ['thing', 'theatre', 'disguise', 'secret', ...(kind === 'comedy' ? ['laughter'] : kind === 'tragedy' ? ['sorrow'] : ['feast'])],
    ...solid,
  });
}

/** One laughs, one weeps: the sign of the theatre. */
export function theatreMasks(): Group {
  return concept(
    'theatre masks',
    [
      { nodes: [mask({ kind: 'tragedy', fill: 'accent2', tone: -0.3 })], transform: { move: [34, 14], turn: 14 } },
      { nodes: [mask({ kind: 'comedy' })], transform: { move: [-30, -6], turn: -12 } },
    ],
    { also: ['thing', 'theatre', 'play', 'two'] },
  );
}
