import { concept } from '../../concept.ts';
import { rounded } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export interface Suitcase extends Paint {
  readonly state?: 'closed' | 'open';
  /** What rises out of the open case: drawn around its own foot. */
  readonly inside?: readonly Node[];
}

/** Stands on the origin. Closed it hangs from a hand at (0, −88). */
export function suitcase({ state = 'closed', fill = 'wood', tone = 0.25, inside = [] }: Suitcase = {}): Group {
  const corner = (x: number, y: number, sx: number, sy: number): Node =>
    area(`M${x} ${y}h${16 * sx}C${x + 14 * sx} ${y + 9 * sy} ${x + 9 * sx} ${y + 14 * sy} ${x} ${y + 16 * sy}Z`, fill, tone - 0.5);
  const closed: Node[] = [
    stroke('M-16 -74V-82C-16 -90 16 -90 16 -82V-74', 5, fill, { tone: tone - 0.6 }),
    area(rounded(-62, -74, 124, 74, 8), fill, tone),
    area('M-62 -30H62V-8A8 8 0 0 1 54 0H-54A8 8 0 0 1 -62 -8Z', fill, tone - 0.14),
    corner(-60, -72, 1, 1),
    corner(60, -72, -1, 1),
    corner(-60, -2, 1, -1),
    corner(60, -2, -1, -1),
    area('M-40 -74h11V0h-11ZM29 -74h11V0h-11Z', fill, tone - 0.45),
    area('M-42 -46h15v12h-15ZM27 -46h15v12h-15Z', 'light', -0.15),
    area('M-10 -58h24v15h-24Z', 'paper', -0.08),
    area('M-16 -28a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', 'accent', 0.1),
    stroke('M-54 -66H54', 2, fill, { tone: tone + 0.5, opacity: 0.6 }),
  ];
  const open: Node[] = [
    area('M-60 -52L-50 -128C-49 -133 -46 -136 -41 -136H41C46 -136 49 -133 50 -128L60 -52Z', fill, tone - 0.25),
    area('M-51 -56L-43 -124C-42 -127 -40 -128 -38 -128H38C40 -128 42 -127 43 -124L51 -56Z', 'accent2', -0.15),
    stroke('M-47 -92C-20 -84 20 -84 47 -92M-20 -88V-58M22 -88V-58', 2.4, 'accent2', { tone: -0.6 }),
    ...inside.map((node): Node => ({ nodes: [node], transform: { move: [0, -46] } })),
    area(rounded(-66, -54, 132, 54, 8), fill, tone),
    area('M-66 -54H66V-44H-66Z', fill, tone - 0.55),
    area('M-42 -44h11V0h-11ZM31 -44h11V0h-11Z', fill, tone - 0.45),
    area('M-44 -40h15v11h-15ZM29 -40h15v11h-15Z', 'light', -0.15),
    stroke('M-14 -24C-14 -12 14 -12 14 -24', 5, fill, { tone: tone - 0.6 }),
    corner(-64, -2, 1, -1),
    corner(64, -2, -1, -1),
  ];
  return concept('suitcase', state === 'closed' ? closed : open, { also: ['thing', 'luggage', 'journey'], ...solid });
}

/** Hangs from the origin by its handles. */
export function doctorsBag({ fill = 'brown', tone = -0.2 }: Paint = {}): Group {
  return concept(
    'bag',
    [
      stroke('M-20 34C-20 -8 20 -8 20 34', 5, fill, { tone: tone - 0.4 }),
      area('M-34 30C-10 24 10 24 34 30L54 78C58 94 52 104 40 106C14 110 -14 110 -40 106C-52 104 -58 94 -54 78Z', fill, tone),
      area('M-34 30C-10 24 10 24 34 30L38 40C14 34 -14 34 -38 40Z', 'light', -0.3),
      area('M-7 30h14v14c-4 4 -10 4 -14 0Z', 'light', 0),
      stroke('M-46 92C-16 98 16 98 46 92', 2, fill, { tone: tone - 0.5 }),
      stroke('M-40 58C-46 70 -47 78 -46 84', 3, fill, { tone: tone + 0.5, opacity: 0.7 }),
    ],
    { also: ['thing', 'luggage', 'doctor'], ...solid },
  );
}
