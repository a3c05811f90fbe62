import { concept } from '../../concept.ts';
import { ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, tapered } from './body.ts';

/** Perches on the origin. */
export function parrot({ fill = 'red', tone = 0 }: Paint = {}): Group {
  return concept(
    'parrot',
    [
      area('M-14 -20C-24 6 -34 34 -52 62C-34 50 -18 28 -6 -4Z', 'blue', -0.1),
      area('M-8 -20C-14 6 -22 30 -36 56C-18 42 -6 22 2 -4Z', fill, tone - 0.3),
      area('M-20 -20C-26 -56 -14 -92 12 -96C30 -96 36 -80 32 -64C32 -40 22 -10 -2 0C-12 2 -18 -8 -20 -20Z', fill, tone),
      area('M-20 -24C-24 -52 -14 -70 0 -72C14 -60 10 -30 -14 -2C-18 -8 -20 -14 -20 -24Z', 'blue', -0.1),
      area('M-22 -48C-18 -64 -8 -72 0 -72C8 -66 10 -58 8 -50C-2 -44 -14 -42 -22 -48Z', 'yellow', -0.02),
      stroke('M-16 -30C-8 -30 0 -34 6 -40M-16 -18C-10 -18 -4 -22 2 -28', 1.6, 'blue', { tone: 0.6, opacity: 0.7 }),
      area('M14 -90C24 -92 32 -84 30 -74C24 -68 14 -72 12 -80Z', 'paper', -0.02),
      area('M28 -88C42 -88 48 -74 38 -62C38 -70 34 -74 28 -74Z', 'dark', 0.2),
      stroke('M-2 0V8M6 -4V6', 4.5, 'grey', { tone: -0.3 }),
      ...eye(21, -82, 2.4),
    ],
    { also: ['animal', 'bird', 'exotic', 'pirate'], ...solid },
  );
}

/** Its fan open behind it; stands on the origin. */
export function peacock({ fill = 'blue', tone = -0.1 }: Paint = {}): Group {
  const plume = (i: number): Node => ({
    nodes: [
      stroke('M0 0V-104', 2, 'green', { tone: -0.2 }),
      area('M0 -70C-13 -84 -16 -108 0 -126C16 -108 13 -84 0 -70Z', 'green', i % 2 === 0 ? 0 : -0.2),
      area(ellipse(0, -104, 8, 11), 'yellow', -0.05),
      area(ellipse(0, -103, 5, 7), 'blue', -0.2),
    ],
    transform: { turn: -84 + i * 14, move: [0, -44] },
  });
  return concept(
    'peacock',
    [
      area('M0 -40L-88 -50C-86 -110 -40 -150 0 -150C40 -150 86 -110 88 -50Z', 'leaf', -0.45),
      ...Array.from({ length: 13 }, (_, i) => plume(i)),
      stroke('M-6 -14V0M8 -14V0M-6 0H4M8 0H18', 2.6, 'grey', { tone: -0.3 }),
      area('M-22 -38C-26 -14 -10 -8 4 -10C22 -12 28 -30 22 -48C18 -58 18 -70 20 -80H4C6 -64 -14 -58 -22 -38Z', fill, tone),
      tapered(
        [
          [12, -60],
          [12, -84],
          [14, -96],
        ],
        8,
        6,
        fill,
        tone,
      ),
      area('M6 -98C6 -108 20 -110 24 -100L36 -95L23 -92C16 -88 6 -90 6 -98Z', fill, tone),
      area('M24 -100L36 -95L23 -92Z', 'grey', 0.3),
      stroke('M12 -106L6 -120M15 -107L14 -122M18 -107L22 -120', 1.6, fill, { tone: tone + 0.4 }),
      ...eye(18, -99, 2),
      stroke('M-12 -36C-10 -26 -2 -20 8 -20', 2, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ],
    { also: ['animal', 'bird', 'pride'], rim: 0.6 },
  );
}

/** A small bird for wires, cages and windowsills; sings if asked. */
export function songbird({ fill = 'yellow', tone = 0, beak = 'closed' }: Paint & { readonly beak?: 'closed' | 'singing' } = {}): Group {
  return concept(
    'bird',
    [
      stroke('M-2 -8V0M6 -8V0', 1.8, 'dark', { tone: 0.2 }),
      area('M-44 -6C-32 -16 -24 -24 -14 -32C-6 -40 2 -46 12 -46C24 -46 30 -38 28 -28C28 -14 14 -4 0 -6C-10 -8 -18 -12 -26 -10Z', fill, tone),
      area('M-30 -14C-22 -26 -12 -32 -2 -30C4 -22 -2 -12 -12 -10Z', fill, tone - 0.35),
      ...(beak === 'singing' ? [area('M26 -42L38 -46L28 -36ZM28 -36L37 -32L27 -30Z', 'orange', -0.1)] : [area('M27 -40L38 -35L28 -32Z', 'orange', -0.1)]),
      ...eye(19, -38, 2),
    ],
    { also: ['animal', 'song'], ...solid },
  );
}
