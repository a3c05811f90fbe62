import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

/** The origin is the middle of the glass; `through` is what is seen in it, drawn around that. */
export function magnifyingGlass({ fill = 'yellow', tone = -0.12, through = [] }: Paint & { readonly through?: readonly Node[] } = {}): Group {
  const frame: Node[] = [
    area('M30 24L38 32L78 74C84 80 76 90 69 84L28 42L22 34Z', 'wood', -0.15),
    area('M26 20L42 36L36 42L20 27Z', fill, tone - 0.2),
    area(circle(0, 0, 36), 'paper', 0.1, { opacity: 0.3 }),
    stroke(circle(0, 0, 37), 7, fill, { tone }),
    stroke(circle(0, 0, 33), 1.6, fill, { tone: tone - 0.5 }),
    stroke('M-24 -8C-22 -18 -14 -24 -6 -26M-18 12C-21 8 -23 4 -23 2', 4, 'paper', { tone: 1, opacity: 0.85 }),
  ];
  return concept(
    'magnifying glass',
    [
      { nodes: through, clip: circle(0, 0, 35) },
      { nodes: frame, ...clear },
    ],
    { also: ['thing', 'glass', 'detective', 'search'] },
  );
}

export interface Telescope extends Paint {
  readonly stand?: 'none' | 'tripod';
}

/** Looks to the upper right. Without its tripod the origin is its middle, with it the floor below. */
export function telescope({ fill = 'yellow', tone = -0.12, stand = 'none' }: Telescope = {}): Group {
  const tube: Node[] = [
    area('M-74 -6H-40V6H-74Z', fill, tone - 0.3),
    area('M-42 -10H8V10H-42Z', fill, tone - 0.1),
    area('M4 -14H58L62 -17H72V17H62L58 14H4Z', 'brown', -0.1),
    area('M-46 -11h8v22h-8ZM0 -15h9v30h-9ZM62 -17H72V17H62Z', fill, tone),
    area('M-80 -8h8v16h-8Z', 'dark', 0.2),
    area('M70 -15C74 -8 74 8 70 15Z', 'paper', 0.3),
    stroke('M-38 -6H-2M12 -9H56', 2.2, fill, { tone: tone + 0.9, opacity: 0.7 }),
  ];
  const legs: Node[] = [
    stroke('M0 -92L-40 0M0 -92L6 0M0 -92L42 -6', 6, 'wood', { tone: -0.25 }),
    stroke('M-20 -46H22', 2.4, 'wood', { tone: -0.4 }),
    area('M-10 -100h20v16h-20Z', 'dark', 0.25),
  ];
  return concept('telescope', [...(stand === 'tripod' ? legs : []), { nodes: tube, transform: { turn: -28, move: [0, stand === 'tripod' ? -100 : 0] } }], {
    also: ['thing', 'stars', 'looking', 'science'],
    ...solid,
  });
}

export function binoculars({ fill = 'dark', tone = 0.3 }: Paint = {}): Group {
  return concept(
    'binoculars',
    [
      area('M-12 -30H12V10H-12Z', fill, tone - 0.1),
      area('M-46 40L-36 -14V-40H-14V-14L-6 40C-16 46 -36 46 -46 40Z', fill, tone),
      area('M46 40L36 -14V-40H14V-14L6 40C16 46 36 46 46 40Z', fill, tone),
      area('M-38 -46H-12V-36H-38ZM12 -46H38V-36H12Z', fill, tone - 0.5),
      area('M-47 36C-36 43 -16 43 -5 36V44C-16 51 -36 51 -47 44ZM47 36C36 43 16 43 5 36V44C16 51 36 51 47 44Z', 'light', -0.3),
      area(circle(0, -16, 6), 'light', -0.3),
      stroke('M-32 -10L-39 28M18 -12V-2', 2.6, fill, { tone: 0.95, opacity: 0.7 }),
    ],
    { also: ['thing', 'looking', 'spy'], ...solid },
  );
}

export function camera({ fill = 'dark', tone = 0.28 }: Paint = {}): Group {
  return concept(
    'camera',
    [
      area('M-20 -34L-14 -46H14L20 -34Z', fill, tone - 0.1),
      area('M-58 -28C-58 -32 -55 -34 -52 -34H52C55 -34 58 -32 58 -28V32C58 36 55 38 52 38H-52C-55 38 -58 36 -58 32Z', fill, tone),
      area('M-58 -28C-58 -32 -55 -34 -52 -34H52C55 -34 58 -32 58 -28V-18H-58Z', 'grey', 0.15),
      area('M-46 -42h16v8h-16Z', 'grey', -0.1),
      area('M32 -40h14v6h-14Z', 'red'),
      area('M-9 -42H9V-33H-9Z', 'paper', -0.2),
      area(circle(0, 6, 29), 'grey', 0.2),
      area(circle(0, 6, 24), 'dark', 0.05),
      area(circle(0, 6, 16), 'blue', -0.35),
      area(circle(0, 6, 8), 'dark'),
      area(circle(-6, -1, 4.5), 'paper', 0.6),
      area(circle(44, -8, 3), 'light'),
    ],
    { also: ['thing', 'photograph', 'memory'], ...solid },
  );
}

/** Spectacles, seen from the front. */
export function glasses({ fill = 'dark', tone = 0.1 }: Paint = {}): Group {
  return concept(
    'glasses',
    [
      area(circle(-27, 0, 20), 'paper', 0.2, { opacity: 0.4 }),
      area(circle(27, 0, 20), 'paper', 0.2, { opacity: 0.4 }),
      stroke(`${circle(-27, 0, 21)}${circle(27, 0, 21)}M-7 -4C-4 -10 4 -10 7 -4M-47 -6L-56 -12M47 -6L56 -12`, 4, fill, { tone }),
      stroke('M-38 -4C-36 -10 -32 -13 -28 -14M16 -4C18 -10 22 -13 26 -14', 2.6, 'paper', { tone: 1, opacity: 0.9 }),
    ],
    { also: ['thing', 'seeing'], ...clear },
  );
}

export interface Mirror extends Paint {
  /** What is seen in it, drawn around its middle, within 28 × 38 to each side. */
  readonly inside?: readonly Node[];
}

/** Held in the hand: the origin is the middle of the glass. */
export function handMirror({ fill = 'yellow', tone = -0.12, inside = [] }: Mirror = {}): Group {
  return concept(
    'mirror',
    [
      area('M-5 44C-3 56 -9 64 -7 76C-6 92 6 92 7 76C9 64 3 56 5 44Z', fill, tone - 0.2),
      area(ellipse(0, 0, 36, 46), fill, tone),
      area(ellipse(0, 0, 28, 38), 'haze', 0.5),
      area('M-26 12L17 -30L25 -17L-20 26Z', 'paper', 0, { opacity: 0.4 }),
      ...inside,
      stroke(ellipse(0, 0, 29, 39), 2, fill, { tone: tone - 0.5 }),
      area('M-10 -44C-6 -54 6 -54 10 -44C4 -48 -4 -48 -10 -44Z', fill, tone + 0.3),
    ],
    { also: ['thing', 'glass', 'reflection'], ...clear },
  );
}
