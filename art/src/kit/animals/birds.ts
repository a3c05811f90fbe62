import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from '../things/brush.ts';
import { eye, pale } from './body.ts';

export interface Flier extends Paint {
  readonly pose?: 'stand' | 'fly';
}

const feet = (x: number, colour: Paint['fill'] & string): Node =>
  stroke(`M${x} -18L${x + 1} 0M${x + 1} 0H${x + 9}M${x + 10} -17L${x + 12} 0M${x + 12} 0H${x + 20}`, 2, colour, { tone: -0.1 });

/** Standing on the origin or flying round it, facing right. */
export function gull({ pose = 'fly', fill = 'white', tone = 0.5 }: Flier = {}): Group {
  const stand: Node[] = [
    feet(-8, 'orange'),
    area(
      'M-66 -26C-46 -40 -30 -54 -8 -58C2 -60 6 -66 10 -74C14 -82 26 -84 32 -78C35 -75 36 -71 35 -68C36 -54 34 -38 20 -26C6 -14 -20 -16 -34 -24Z',
      fill,
      tone,
    ),
    area('M-66 -26C-46 -40 -30 -54 -8 -56C6 -56 8 -44 -2 -36C-18 -26 -44 -24 -66 -26Z', 'grey', 0.1),
    area('M-66 -26C-56 -34 -48 -38 -40 -40C-38 -32 -42 -28 -46 -26Z', 'dark', 0.2),
    area('M34 -75L50 -69C51 -66 48 -65 46 -66L34 -67Z', 'yellow', -0.05),
    area(circle(46, -67.5, 1.5), 'red'),
    ...eye(27, -74, 2),
  ];
  const fly: Node[] = [
    area('M4 -6C20 -34 42 -52 74 -54C60 -42 46 -22 26 0Z', 'grey', 0.2),
    area('M74 -54C64 -46 58 -40 52 -33C50 -40 54 -48 62 -52Z', 'dark', 0.2),
    area('M-58 8C-42 0 -24 -8 -4 -10C14 -12 30 -14 38 -8C44 -4 42 2 36 5C16 16 -16 18 -34 12Z', fill, tone),
    area('M-58 8L-66 0C-56 0 -48 0 -40 4Z', fill, tone - 0.2),
    area('M38 -8L54 -2C54 1 50 1 48 1L38 3Z', 'yellow', -0.05),
    area('M8 -8C-4 -36 -28 -58 -70 -62C-56 -50 -44 -16 -16 4C-4 10 10 4 8 -8Z', fill, tone + 0.1),
    area('M-70 -62C-58 -52 -52 -42 -46 -32C-40 -38 -42 -50 -52 -58Z', 'dark', 0.2),
    stroke('M-42 -46C-28 -36 -16 -22 -8 -6', 1.6, 'grey', { opacity: 0.7 }),
    ...eye(31, -5, 1.8),
  ];
  return concept('gull', pose === 'stand' ? stand : fly, { also: ['animal', 'bird', 'sea', ...(pose === 'fly' ? ['flying'] : [])], ...pale });
}

/** Crow or raven. */
export function crow({ pose = 'stand', fill = 'mass', tone = -0.75 }: Flier = {}): Group {
  const stand: Node[] = [
    feet(-4, 'dark'),
    area(
      'M-70 -8C-54 -24 -40 -44 -16 -58C-6 -64 0 -72 6 -80C12 -90 28 -92 36 -82C44 -80 52 -76 58 -70C50 -68 42 -68 36 -67C34 -50 30 -34 16 -24C0 -12 -24 -14 -38 -16Z',
      fill,
      tone,
    ),
    area('M-70 -8C-52 -26 -38 -44 -14 -54C2 -52 4 -42 -6 -32C-24 -18 -48 -14 -70 -8Z', fill, tone + 0.25),
    stroke('M-44 -24C-30 -28 -18 -34 -8 -42M-34 -32C-24 -36 -16 -40 -10 -46', 1.4, fill, { tone: tone - 0.5 }),
    area('M36 -82C44 -80 52 -76 58 -70C50 -69 42 -70 36 -71Z', 'grey', -0.45),
    area(circle(28, -80, 2.6), 'light', 0.2),
    area(circle(28.6, -80, 1.4), 'dark'),
  ];
  const fly: Node[] = [
    area('M4 -4C16 -34 40 -56 70 -60L62 -50L70 -46L58 -40L62 -34L48 -28C42 -16 34 -6 24 2Z', fill, tone - 0.3),
    area('M-76 12L-62 4L-74 0C-56 -4 -28 -12 0 -14C14 -18 30 -20 38 -12C46 -10 54 -6 58 0C50 2 42 1 36 4C18 16 -12 20 -40 12L-60 18Z', fill, tone),
    area('M10 -8C-2 -40 -28 -62 -66 -70L-58 -58L-70 -56L-56 -46L-64 -40L-48 -32C-44 -16 -30 2 -10 8C4 10 12 2 10 -8Z', fill, tone + 0.22),
    area('M38 -12C46 -10 54 -6 58 0C50 1 42 0 37 -2Z', 'grey', -0.45),
    area(circle(31, -8, 2.4), 'light', 0.2),
  ];
  return concept('crow', pose === 'stand' ? stand : fly, { also: ['animal', 'bird', 'omen', 'raven', ...(pose === 'fly' ? ['flying'] : [])], ...solid });
}

export function pigeon({ pose = 'stand', fill = 'grey', tone = 0.05 }: Flier = {}): Group {
  const stand: Node[] = [
    feet(-2, 'red'),
    area(
      'M-58 -14C-44 -26 -34 -44 -14 -48C0 -52 8 -58 10 -68C12 -78 26 -80 32 -72C34 -68 34 -62 32 -56C38 -44 34 -26 20 -18C4 -10 -22 -14 -36 -16Z',
      fill,
      tone,
    ),
    area('M10 -66C14 -56 24 -54 33 -58C38 -46 36 -38 32 -32C22 -36 8 -48 10 -66Z', 'green', -0.15, { opacity: 0.6 }),
    area('M-58 -14C-42 -28 -34 -42 -12 -46C2 -46 6 -36 -4 -28C-18 -18 -38 -16 -58 -14Z', fill, tone + 0.35),
    stroke('M-20 -40C-14 -34 -14 -26 -20 -20M-30 -34C-26 -30 -26 -22 -30 -18', 3, fill, { tone: tone - 0.55 }),
    area('M32 -72L42 -67L33 -65Z', 'dark', 0.3),
    area(circle(26, -70, 2.2), 'orange', 0.2),
    area(circle(26, -70, 1.1), 'dark'),
  ];
  const fly: Node[] = [
    area('M2 -4C10 -34 30 -54 54 -60C54 -40 44 -14 26 2Z', fill, tone - 0.2),
    area('M-66 14L-44 -2C-24 -10 0 -14 16 -16C26 -22 38 -18 40 -10L48 -6L39 -3C30 10 -4 18 -30 12L-54 24Z', fill, tone),
    area('M10 -8C0 -40 -20 -60 -50 -70C-52 -48 -40 -12 -12 6C2 10 12 2 10 -8Z', fill, tone + 0.35),
    stroke('M-44 -50C-32 -44 -20 -30 -10 -10M-42 -36C-32 -30 -24 -18 -16 -4', 1.6, fill, { tone: tone - 0.3 }),
    ...eye(33, -12, 1.8),
  ];
  return concept('pigeon', pose === 'stand' ? stand : fly, {
    also: ['animal', 'bird', 'city', 'dove', ...(pose === 'fly' ? ['flying', 'peace'] : [])],
    ...solid,
  });
}

/** Flies up to the right. */
export function swallow({ fill = 'blue', tone = -0.35 }: Paint = {}): Group {
  return concept(
    'swallow',
    [
      area('M-8 4C-30 8 -54 24 -78 52C-58 44 -46 36 -38 28C-40 36 -46 46 -54 60C-36 46 -22 28 -4 14Z', fill, tone - 0.1),
      area('M0 -4C-6 -32 -26 -54 -62 -66C-46 -46 -34 -14 -14 6Z', fill, tone + 0.12),
      area('M-14 2C0 -14 22 -28 36 -28C42 -28 46 -25 48 -22L56 -20L47 -17C38 -2 14 10 -4 16Z', fill, tone),
      area('M-4 16C14 10 38 -2 47 -17C40 -14 34 -12 30 -12C20 -2 6 8 -8 10Z', 'paper', -0.05),
      area('M36 -22C42 -24 46 -22 48 -20L46 -15C42 -12 36 -14 36 -22Z', 'red', -0.1),
      area('M10 -2C26 12 34 32 34 62C20 48 0 34 -8 10Z', fill, tone - 0.2),
      area(circle(40, -24, 1.5), 'paper'),
    ],
    { also: ['animal', 'bird', 'flying', 'spring'], ...clear },
  );
}
