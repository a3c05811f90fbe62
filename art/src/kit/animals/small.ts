import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';
import { eye, pale, tapered } from './body.ts';

export interface Mouse extends Paint {
  readonly pose?: 'run' | 'sit';
}

/** A mouse, or a rat with `kind: 'rat'`; on the origin, facing right. */
export function mouse({ pose = 'run', kind = 'mouse', fill = 'grey', tone = -0.05 }: Mouse & { readonly kind?: 'mouse' | 'rat' } = {}): Group {
  const ear = kind === 'mouse' ? 9 : 6.5;
  const run: Node[] = [
    stroke('M-30 -8C-50 -2 -58 -18 -74 -12C-82 -8 -86 -2 -92 -4', 2.6, 'pink', { tone: -0.15 }),
    stroke('M-16 -4L-22 0H-10M14 -6L20 0H28', 3, 'pink', { tone: -0.2 }),
    area('M-36 -8C-36 -28 -12 -36 8 -32C24 -30 36 -22 50 -9C52 -6 50 -4 47 -4C34 -2 20 -2 4 -2C-16 -2 -34 0 -36 -8Z', fill, tone),
    area('M-6 -2C-22 -4 -26 -18 -12 -24C0 -26 6 -12 -6 -2Z', fill, tone - 0.18),
    area(circle(14, -32, ear), fill, tone - 0.1),
    area(circle(15, -31, ear * 0.62), 'pink', -0.15),
    area(circle(50, -7, 2.6), 'pink', 0),
    stroke('M44 -10L58 -16M45 -8L60 -8', 0.8, 'paper', { opacity: 0.8 }),
    ...eye(32, -18, 2.6),
  ];
  const sit: Node[] = [
    stroke('M-18 -4C-36 0 -44 -12 -54 -8C-62 -4 -64 4 -72 2', 2.6, 'pink', { tone: -0.15 }),
    area('M-20 0C-30 -16 -22 -38 -6 -46L16 -44C22 -30 22 -10 14 0Z', fill, tone),
    area('M4 -38C12 -30 14 -16 10 -4C0 -8 -2 -26 4 -38Z', fill, tone + 0.45),
    area('M-8 -46C-8 -62 6 -68 18 -62C26 -58 34 -52 38 -46C38 -43 36 -42 34 -42C24 -36 -2 -34 -8 -46Z', fill, tone),
    area(circle(-2, -64, ear), fill, tone - 0.1),
    area(circle(-1, -63, ear * 0.62), 'pink', -0.15),
    area(circle(37, -45, 2.4), 'pink', 0),
    stroke('M14 -30C20 -28 24 -30 26 -34M12 -24C18 -22 24 -24 27 -28', 3, 'pink', { tone: -0.1 }),
    area('M2 0H22C26 0 25 -5 20 -5H6Z', 'pink', -0.2),
    ...eye(20, -54, 2.4),
  ];
  return concept(kind, pose === 'run' ? run : sit, { also: ['animal', 'rodent', ...(kind === 'rat' ? ['mouse', 'cellar'] : [])], ...solid });
}

export interface Rabbit extends Paint {
  readonly pose?: 'sit' | 'run';
}

/** `kind: 'hare'` is leaner, with longer ears, and runs. */
export function rabbit({
  kind = 'rabbit',
  pose = kind === 'hare' ? 'run' : 'sit',
  fill = kind === 'hare' ? 'wood' : 'white',
  tone = kind === 'hare' ? 0.25 : 0.4,
}: Rabbit & { readonly kind?: 'rabbit' | 'hare' } = {}): Group {
  const ears = (k: number): Node[] => [
    area(`M-6 -14C-16 ${-30 * k} -16 ${-44 * k} -8 ${-50 * k}C0 ${-44 * k} 4 ${-28 * k} 4 -14Z`, fill, tone - 0.25),
    area(`M2 -14C-2 ${-30 * k} 2 ${-46 * k} 12 ${-50 * k}C18 ${-42 * k} 14 ${-26 * k} 10 -12Z`, fill, tone),
    area(`M5 -18C3 ${-30 * k} 6 ${-40 * k} 11 ${-44 * k}C14 ${-38 * k} 12 ${-28 * k} 8 -18Z`, 'pink', -0.1),
  ];
  const head: Node[] = [
    ...ears(kind === 'hare' ? 1.15 : 1),
    area('M-14 2C-16 -12 -4 -20 8 -17C18 -14 26 -6 27 2C27 8 22 12 14 13C2 16 -12 14 -14 2Z', fill, tone),
    area('M24 -2C29 -3 30 1 27 3C25 3 23 0 24 -2Z', 'pink', -0.1),
    stroke('M22 6L36 4M22 8L34 11', 0.8, 'dark', { tone: 0.2, opacity: 0.6 }),
    ...eye(12, -4, 2.6),
  ];
  const sit: Node[] = [
    area(circle(-34, -14, 9), 'white', 0.1),
    area('M-32 0C-44 -16 -34 -42 -8 -46C8 -48 22 -42 28 -32C30 -20 26 -8 26 0Z', fill, tone),
    area('M-24 0C-34 -14 -22 -32 -6 -28C8 -24 10 -8 4 0H20C24 0 23 -5 18 -5Z', fill, tone - 0.4),
    area('M14 -30C22 -18 22 -8 22 -4H30C34 -4 33 0 30 0H16Z', fill, tone),
    { nodes: head, transform: { move: [22, -46] } },
  ];
  const run: Node[] = [
    area(circle(-46, -40, 7), 'white', 0),
    area(
      limb(
        [
          [30, -34],
          [50, -22],
          [66, -12],
        ],
        8,
        4,
      ),
      fill,
      tone - 0.3,
    ),
    area(
      limb(
        [
          [-34, -32],
          [-58, -18],
          [-84, -6],
        ],
        12,
        4.5,
      ),
      fill,
      tone - 0.3,
    ),
    area('M-48 -34C-46 -52 -22 -56 0 -50C16 -46 30 -54 40 -52C48 -46 46 -30 34 -26C16 -20 -10 -22 -26 -20C-40 -18 -50 -24 -48 -34Z', fill, tone),
    area(
      limb(
        [
          [-28, -34],
          [-46, -14],
          [-72, -2],
        ],
        14,
        4.5,
      ),
      fill,
      tone,
    ),
    area(
      limb(
        [
          [32, -36],
          [56, -14],
          [76, -6],
        ],
        9,
        4,
      ),
      fill,
      tone,
    ),
    { nodes: head, transform: { move: [48, -56], turn: -14 } },
  ];
  return concept(kind, pose === 'sit' ? sit : run, { also: ['animal', ...(kind === 'hare' ? ['rabbit', 'speed'] : ['magic'])], ...pale });
}

export function hedgehog({ fill = 'brown', tone = -0.15 }: Paint = {}): Group {
  const spines = Array.from({ length: 22 }, (_, i) => {
    const a = Math.PI * (0.02 + (0.84 * i) / 21);
    const [x, y] = [-4 - Math.cos(a) * 38, -12 - Math.sin(a) * 30];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-Math.cos(a) * 11 - 3).toFixed(1)} ${(-Math.sin(a) * 11).toFixed(1)}`;
  });
  return concept(
    'hedgehog',
    [
      stroke(spines.join(''), 3.4, fill, { tone: tone - 0.2 }),
      stroke('M-20 -2V2M16 -2V2', 5, 'skin2', { tone: -0.2 }),
      area('M20 -34C34 -30 44 -18 56 -8C57 -4 54 -2 50 -2H-20C-4 -4 8 -20 20 -34Z', 'skin2', -0.05),
      area('M-44 -6C-48 -30 -26 -46 -2 -44C12 -44 22 -38 26 -32C24 -20 16 -8 8 -2C-14 0 -40 2 -44 -6Z', fill, tone),
      stroke('M-30 -20l-5 -5M-20 -30l-4 -6M-8 -34l-2 -7M-22 -14l-5 -4M-12 -22l-4 -6M0 -28l-2 -6M10 -30l1 -6M-6 -12l-5 -4M4 -18l-3 -6M12 -20l0 -6', 2, fill, {
        tone: tone + 0.5,
      }),
      area(circle(56, -7, 3.4), 'dark'),
      ...eye(38, -16, 2.2),
    ],
    { also: ['animal', 'spines'], ...solid },
  );
}

export function squirrel({ fill = 'hairRed', tone = 0.1 }: Paint = {}): Group {
  return concept(
    'squirrel',
    [
      area('M-14 -2C-40 -8 -52 -40 -40 -66C-30 -88 -4 -88 -2 -70C0 -58 -16 -58 -16 -46C-16 -34 -6 -28 -6 -14Z', fill, tone - 0.1),
      stroke('M-26 -16C-40 -36 -38 -62 -20 -74', 3, fill, { tone: tone + 0.4, opacity: 0.7 }),
      area('M-16 0C-26 -14 -14 -36 0 -44L20 -42C26 -30 22 -10 14 0Z', fill, tone),
      area('M8 -38C16 -28 18 -14 12 -2C2 -8 2 -26 8 -38Z', 'paper', -0.1),
      area('M0 -44C-2 -58 10 -66 20 -60C28 -56 34 -50 35 -46C34 -40 24 -36 14 -36C6 -36 0 -38 0 -44Z', fill, tone),
      area('M4 -56L2 -70L12 -61Z', fill, tone - 0.2),
      stroke('M18 -32L28 -32', 4, fill, { tone: tone - 0.15 }),
      area(ellipse(33, -33, 5, 6), 'wood', 0.1),
      area('M27 -36C30 -41 36 -41 39 -36Z', 'brown', -0.4),
      area('M-4 0H22C27 0 26 -6 20 -6H4Z', fill, tone - 0.2),
      ...eye(22, -51, 2.4),
    ],
    { also: ['animal', 'park', 'nut'], ...solid },
  );
}

export function frog({ fill = 'green', tone = 0.05 }: Paint = {}): Group {
  return concept(
    'frog',
    [
      area('M-30 0C-50 -4 -46 -24 -28 -26C-10 -28 0 -14 -6 0L-40 4C-46 4 -44 0 -30 0Z', fill, tone - 0.25),
      area('M-32 -6C-34 -28 -12 -46 8 -52C14 -64 30 -62 32 -50C44 -46 46 -34 38 -28C32 -16 18 -6 -4 -4Z', fill, tone),
      area('M42 -36C36 -26 20 -24 12 -26C20 -12 34 -18 40 -28Z', 'paper', -0.15),
      area(
        limb(
          [
            [20, -18],
            [26, -8],
            [24, -2],
          ],
          6,
          4,
        ),
        fill,
        tone - 0.12,
      ),
      stroke('M20 0H38M24 -1L34 4', 3.6, fill, { tone: tone - 0.12 }),
      stroke('M12 -28C24 -26 36 -28 43 -37', 1.8, fill, { tone: tone - 0.6 }),
      area(circle(22, -54, 7), 'light', 0.1),
      ...eye(24, -54, 4),
      area(`${circle(-12, -22, 4)}${circle(0, -32, 3)}${circle(-20, -12, 3)}`, fill, tone - 0.4),
      stroke('M-24 -16C-20 -30 -6 -40 4 -44', 2.6, fill, { tone: tone + 0.7, opacity: 0.7 }),
    ],
    { also: ['animal', 'pond', 'fairy tale'], ...solid },
  );
}

export function snail({ fill = 'orange', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'snail',
    [
      stroke('M50 -26L58 -44M56 -24L68 -38', 2.6, 'brick4', { tone: 0.3 }),
      area(`${circle(58, -45, 3.4)}${circle(69, -39, 3.4)}`, 'dark', 0.1),
      area('M-62 0C-48 -10 -30 -16 -8 -16H30C36 -16 38 -28 46 -32C56 -36 66 -28 62 -16C60 -6 50 0 36 0Z', 'brick4', 0.3),
      area('M-32 -12C-40 -50 -14 -74 12 -70C36 -66 44 -40 34 -22C28 -10 -10 -8 -32 -12Z', fill, tone),
      stroke('M-26 -14C-32 -46 -10 -64 10 -60C28 -56 32 -34 20 -26C10 -20 -6 -26 -4 -38C-2 -46 8 -48 12 -42', 3.4, fill, { tone: tone - 0.45 }),
      stroke('M-22 -44C-18 -56 -6 -64 6 -65', 2.6, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['animal', 'slow', 'garden'], ...solid },
  );
}

/** With `carries` on its shell: drawn around its own foot. */
export function tortoise({ fill = 'green', tone = -0.15, carries = [] }: Paint & { readonly carries?: readonly Node[] } = {}): Group {
  return concept(
    'tortoise',
    [
      ...(carries.length > 0 ? [{ nodes: carries, transform: { move: [-4, -54] as const } }] : []),
      area('M-40 -14L-48 2H-24L-20 -12ZM24 -14L22 2H46L40 -14Z', 'brick4', -0.05),
      tapered(
        [
          [36, -18],
          [54, -28],
          [60, -34],
        ],
        9,
        8,
        'brick4',
        0.1,
      ),
      area('M52 -44C66 -50 80 -42 80 -32C80 -24 68 -22 58 -24Z', 'brick4', 0.1),
      area('M-52 -10L-66 -6L-50 -16Z', 'brick4', -0.1),
      area('M-54 -12C-54 -42 -30 -58 -4 -58C24 -58 46 -42 48 -12C20 -6 -28 -6 -54 -12Z', fill, tone),
      area('M-58 -14C-30 -6 24 -6 52 -14V-8C24 0 -30 0 -58 -8Z', fill, tone + 0.35),
      stroke('M-18 -54L-26 -34L-44 -26M-26 -34L-6 -22L-8 -9M-6 -22L18 -32L36 -26M18 -32L12 -56M18 -32L22 -10M-26 -34L-34 -12', 2.2, fill, { tone: tone - 0.5 }),
      ...eye(70, -38, 2.2),
      stroke('M79 -32C74 -29 70 -29 67 -30', 1.6, 'dark'),
    ],
    { also: ['animal', 'slow', 'turtle', 'old'], ...solid },
  );
}
