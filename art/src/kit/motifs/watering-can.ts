import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Pouring to the right; the origin is the middle of the can. */
export const wateringCan = (): Group =>
  concept(
    'watering can',
    [
      stroke('M-20 -20C-34 -44 10 -50 16 -22', 5, 'accent', { tone: -0.1 }),
      area('M-24 -22H24L28 24H-28Z', 'accent', 0),
      area('M22 8L56 -24L63 -17L26 20Z', 'accent', -0.2),
      area('M50 -30L70 -11L75 -17L56 -36Z', 'accent', 0.2),
      stroke('M72 -24C88 -14 94 10 96 46M66 -30C90 -28 104 0 108 44M76 -16C84 -4 86 18 84 46', 2.2, 'paper', { tone: 0.5, opacity: 0.9 }),
    ],
    { also: ['water', 'tool'], rim: 0.8 },
  );
