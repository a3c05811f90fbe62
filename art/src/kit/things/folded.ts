import { concept } from '../../concept.ts';
import type { Group } from '../../scene.ts';
import { area, type Paint } from './brush.ts';

/** Flies right. */
export function paperPlane({ fill = 'paper', tone = 0 }: Paint = {}): Group {
  return concept(
    'paper plane',
    [
      area('M60 -14L-52 -36L-18 4Z', fill, tone),
      area('M60 -14L-18 4L-26 34Z', fill, tone - 0.45),
      area('M60 -14L-26 34L-6 12Z', fill, tone - 0.25),
      area('M60 -14L-6 12L22 28Z', fill, tone - 0.08),
    ],
    { also: ['thing', 'paper', 'flying', 'message'], rim: 0.7 },
  );
}

export function origamiCrane({ fill = 'paper', tone = 0 }: Paint = {}): Group {
  return concept(
    'paper crane',
    [
      area('M-10 6L-40 -58L14 -10Z', fill, tone - 0.3),
      area('M-22 20L-74 -16L-4 2Z', fill, tone - 0.12),
      area('M8 4L66 -46L72 -40L58 -34L20 20Z', fill, tone - 0.2),
      area('M66 -46L84 -34L68 -38Z', fill, tone - 0.4),
      area('M-22 20L4 -6L26 18L4 34Z', fill, tone),
      area('M4 -6L26 18L4 34Z', fill, tone - 0.3),
      area('M-8 8L22 -66L22 10L4 14Z', fill, tone + 0.2),
      area('M22 -66L22 10L10 2Z', fill, tone - 0.18),
    ],
    { also: ['thing', 'paper', 'peace', 'wish'], rim: 0.7 },
  );
}
