import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

const heart = 'M0 9C-14 0 -12 -11 -5 -11C-2 -11 0 -9 0 -6C0 -9 2 -11 5 -11C12 -11 14 0 0 9Z';

export interface Envelope extends Paint {
  readonly seal?: 'wax' | 'heart' | 'none';
  readonly side?: 'back' | 'front';
}

export function envelope({ seal = 'wax', side = 'back', fill = 'paper', tone = -0.05 }: Envelope = {}): Group {
  const back: Node[] = [
    area('M-50 -34L0 6L50 -34V34H-50Z', fill, tone - 0.12),
    area('M-50 34L-8 -2H8L50 34Z', fill, tone - 0.04),
    stroke('M-50 34L-8 -1M50 34L8 -1', 1.4, fill, { tone: tone - 0.4 }),
    area('M-50 -34H50L5 8C2 11 -2 11 -5 8Z', fill, tone + 0.1),
    stroke('M-50 -34L-5 8C-2 11 2 11 5 8L50 -34', 1.6, fill, { tone: tone - 0.4 }),
  ];
  const front: Node[] = [
    area('M28 -26h14v17h-14Z', 'accent', 0),
    stroke('M32 -16C34 -22 37 -22 39 -15', 1.5, 'paper'),
    stroke('M-34 2H18M-34 11H6M-34 20H12', 2.4, 'grey', { tone: -0.25 }),
    stroke('M14 -24C20 -20 24 -28 30 -23M14 -18C20 -14 24 -22 30 -17', 1.2, 'grey', { tone: -0.4 }),
  ];
  const wax: Node[] = [
    area('M-12 0C-13 -9 -5 -13 2 -12C10 -12 13 -5 12 1C13 8 6 13 -1 12C-8 13 -11 7 -12 0Z', 'red', -0.1),
    area('M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z', 'red', -0.4),
    stroke('M-8 -6C-6 -9 -2 -10 1 -10', 1.6, 'red', { tone: 0.8 }),
  ];
  const stamp: Node = {
    nodes: seal === 'wax' ? wax : [area(heart, 'red'), stroke('M-7 -4C-7 -7 -5 -8 -4 -8', 1.5, 'red', { tone: 0.8 })],
    transform: { move: [0, 7] },
  };
  return concept(
    seal === 'heart' ? 'love letter' : 'letter',
    [area('M-50 -34H50V34H-50Z', fill, tone), ...(side === 'back' ? back : front), ...(side === 'back' && seal !== 'none' ? [stamp] : [])],
    { also: ['thing', 'message', 'paper', ...(seal === 'heart' ? ['love', 'letter', 'heart'] : ['secret'])], ...solid },
  );
}

export interface Letter extends Paint {
  readonly kind?: 'plain' | 'love' | 'torn';
  readonly seed?: number;
}

/** A sheet, folded once, with lines of writing that nobody can read. */
export function letter({ kind = 'plain', fill = 'paper', tone = 0, seed = 3 }: Letter = {}): Group {
  const luck = chance(seed);
  const lines = Array.from({ length: 6 }, (_, i) => {
    const y = -36 + i * 12;
    const end = i === 5 ? 4 : luck.between(16, 28);
    return `M-27 ${y}C-16 ${y - 4} -8 ${y + 4} 2 ${y}S14 ${y - 3} ${end.toFixed(1)} ${y}`;
  });
  const sheet = kind === 'torn' ? 'M-38 -56H38V20L28 30L24 24L12 38L4 30L-8 46L-16 40L-26 54L-38 46Z' : 'M-38 -56H38V50C38 54 36 56 33 56H-38Z';
  const nodes: Node[] = [
    area(sheet, fill, tone),
    ...(kind === 'torn'
      ? []
      : [
          area('M-38 0H38V50C38 54 36 56 33 56H-38Z', fill, tone - 0.1),
          area('M38 40C34 44 28 44 24 42C26 48 26 52 24 56H33C36 56 38 54 38 50Z', fill, tone - 0.35),
        ]),
    stroke(lines.slice(0, kind === 'torn' ? 5 : 6).join(''), 1.8, 'grey', { tone: -0.45 }),
    ...(kind === 'love' ? [{ nodes: [area(heart, 'red')], transform: { move: [6, 38] } } satisfies Node] : []),
  ];
  return concept(kind === 'love' ? 'love letter' : 'letter', nodes, {
    also: ['thing', 'message', 'paper', ...(kind === 'love' ? ['love', 'letter'] : [])],
    ...solid,
  });
}

/** Grey bars for words and one picture: no letter can be read. */
export function newspaper({ fill = 'paper', tone = -0.08 }: Paint = {}): Group {
  return concept(
    'newspaper',
    [
      area('M-48 -62L50 -58L46 64L-44 60Z', fill, tone - 0.25),
      area('M-50 -64H48L44 60H-46Z', fill, tone),
      area('M-42 -56H40V-42H-42Z', 'grey', -0.5),
      stroke('M-42 -36H40', 1.2, 'grey', { tone: -0.4 }),
      area('M-42 -28H6V8H-41Z', 'grey', -0.2),
      area('M-41 8L-26 -10L-16 0L-8 -8L6 8Z', 'grey', -0.55),
      area('M-10 -18a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', 'grey', 0.5),
      stroke(
        'M14 -26H40M14 -19H38M14 -12H40M14 -5H36M14 2H39M-41 18H-4M-40 25H-6M-40 32H-3M-40 39H-10M-40 46H-5M6 18H38M6 25H36M6 32H38M6 39H30M6 46H36',
        2.2,
        'grey',
        { tone: -0.12 },
      ),
      stroke('M-47 2H46', 1.2, fill, { tone: tone - 0.4 }),
    ],
    { also: ['thing', 'news', 'paper', 'reading'], ...solid },
  );
}
