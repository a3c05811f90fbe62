import { concept } from '../../concept.ts';
import { circle, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

/** On strings that meet in the hand at the origin. */
export function balloons({
  count = 3,
  colours = ['red', 'yellow', 'blue', 'accent', 'pink'],
}: {
  readonly count?: number;
  readonly colours?: readonly Token[];
} = {}): Group {
  const places: readonly (readonly [number, number, number])[] =
    count === 1
      ? [[0, -130, 1]]
      : [
          [-34, -128, 0.95],
          [30, -138, 1],
          [0, -180, 1.05],
          [-58, -180, 0.85],
          [58, -190, 0.9],
          [-8, -108, 0.8],
          [24, -226, 0.9],
        ];
  const shown = places.slice(0, count);
  return concept(
    'balloon',
    [
      stroke(shown.map(([x, y, s]) => `M0 0C${x * 0.2} -40 ${x * 0.6} -70 ${x} ${y + 44 * s}`).join(''), 1.4, 'paper', { tone: -0.1, opacity: 0.9 }),
      ...shown.map(([x, y, s], i): Node => {
        const fill = colours[i % colours.length] ?? 'red';
        return {
          nodes: [
            area('M0 -40C22 -40 32 -22 30 -4C28 16 12 32 4 36L8 43H-8L-4 36C-12 32 -28 16 -30 -4C-32 -22 -22 -40 0 -40Z', fill, 0.05),
            area('M12 -37C26 -32 32 -20 30 -4C28 16 12 32 4 36C20 16 24 -14 12 -37Z', fill, -0.25),
            stroke('M-20 -12C-19 -22 -14 -28 -7 -31', 4, fill, { tone: 0.95, opacity: 0.8 }),
          ],
          transform: { move: [x, y], scale: s },
        };
      }),
    ],
    { also: ['thing', 'feast', 'flying', 'child'], rim: 0.6 },
  );
}

/** Pulled by a string to the right. */
export function toyTrain({ fill = 'red', tone = 0, wagons = 1 }: Paint & { readonly wagons?: number } = {}): Group {
  const wheel = (x: number, r: number): Node[] => [area(circle(x, -r, r), 'yellow', -0.1), area(circle(x, -r, r * 0.4), 'red', -0.2)];
  const wagon = (x: number, colour: Token): Node => ({
    nodes: [
      stroke('M40 -16H56', 4, 'dark', { tone: 0.2 }),
      area('M-40 -44H40V-12H-40Z', colour, 0),
      area('M-40 -44H40V-38H-40Z', colour, -0.3),
      ...wheel(-24, 11),
      ...wheel(24, 11),
    ],
    transform: { move: [x, 0] },
  });
  return concept(
    'toy train',
    [
      ...Array.from({ length: wagons }, (_, i) => wagon(-104 - i * 96, i % 2 === 0 ? 'blue' : 'green')),
      stroke('M60 -16C84 -8 96 -26 120 -20', 1.6, 'paper', { tone: -0.1 }),
      area('M-52 -84H-10V-76H-16V-12H-46V-76H-52Z', fill, tone - 0.1),
      area('M-40 -68H-22V-48H-40Z', 'light', 0.1),
      area('M-20 -52H40C52 -52 52 -16 40 -16H-20Z', fill, tone),
      area('M-50 -20H56V-10H-50Z', 'dark', 0.25),
      area('M22 -52L18 -76H40L36 -52Z', 'dark', 0.25),
      area('M14 -82H44V-74H14Z', 'yellow', -0.1),
      area('M-6 -60C-6 -68 10 -68 10 -60V-52H-6Z', 'yellow', -0.1),
      area('M56 -10L66 0H50V-16Z', 'yellow', -0.2),
      ...wheel(-32, 17),
      ...wheel(8, 12),
      ...wheel(36, 12),
      stroke('M-16 -44H36', 2.6, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['toy', 'train', 'child'], ...solid },
  );
}

/** Stands on the origin; `inside` is a small world on its snow at (0, −34), within 40 to each side. */
export function snowGlobe({ fill = 'wood', tone = -0.1, inside = [] }: Paint & { readonly inside?: readonly Node[] } = {}): Group {
  const flakes = [
    [-30, -96],
    [-10, -112],
    [14, -104],
    [34, -84],
    [-36, -70],
    [4, -88],
    [24, -62],
    [-20, -60],
    [40, -104 + 40],
    [-4, -126],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4))
    .join('');
  const hut: Node[] = [
    area('M-24 0V-26H24V0Z', 'brick1', 0),
    area('M-32 -24L0 -52L32 -24Z', 'white', 0.6),
    area('M-8 0V-16H8V0Z', 'light', 0.1),
    area('M30 0L38 -38L46 0Z', 'leaf', -0.1),
  ];
  return concept(
    'snow globe',
    [
      area(circle(0, -82, 56), 'blue', 0.3, { opacity: 0.6 }),
      {
        nodes: [area('M-60 -40C-30 -52 30 -52 60 -40V-10H-60Z', 'white', 0.6), { nodes: inside.length > 0 ? inside : hut, transform: { move: [0, -42] } }],
        clip: circle(0, -82, 55),
      },
      area(flakes, 'white', 1),
      {
        nodes: [
          stroke(circle(0, -82, 56), 2.6, 'paper', { tone: 0.2, opacity: 0.9 }),
          area('M-42 -42C-20 -34 20 -34 42 -42L54 -8C54 2 -54 2 -54 -8Z', fill, tone),
        ],
        rim: 0.7,
        shade: { to: [0.5, 1], depth: 0.25 },
      },
      stroke('M-42 -94C-40 -110 -30 -122 -16 -127', 5, 'paper', { tone: 1, opacity: 0.8 }),
      stroke('M-44 -26C-20 -18 20 -18 44 -26', 2.4, 'yellow', { tone: -0.1 }),
    ],
    { also: ['thing', 'glass', 'snow', 'memory', 'winter'] },
  );
}

/** Soap bubbles round the origin. */
export function bubbles({ count = 5, fill = 'paper' }: { readonly count?: number; readonly fill?: Token } = {}): Group {
  const places: readonly (readonly [number, number, number])[] = [
    [0, 0, 24],
    [42, -34, 15],
    [-38, -26, 18],
    [14, -62, 11],
    [-16, -74, 14],
    [60, -74, 9],
    [-56, -66, 8],
  ];
  return concept(
    'bubble',
    places
      .slice(0, count)
      .flatMap(([x, y, r]): Node[] => [
        area(circle(x, y, r), fill, 0.2, { opacity: 0.18 }),
        stroke(circle(x, y, r), 1.6, fill, { tone: 0.2, opacity: 0.9 }),
        stroke(`M${x - r * 0.6} ${y - r * 0.2}C${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.2} ${y - r * 0.7} ${x} ${y - r * 0.7}`, r * 0.14, fill, {
          tone: 1,
          opacity: 0.95,
        }),
        stroke(`M${x + r * 0.3} ${y + r * 0.62}C${x + r * 0.5} ${y + r * 0.5} ${x + r * 0.6} ${y + r * 0.3} ${x + r * 0.62} ${y + r * 0.2}`, r * 0.12, 'pink', {
          tone: 0.4,
          opacity: 0.8,
        }),
      ]),
    { also: ['thing', 'air', 'dream', 'light'] },
  );
}

export function whistle({ fill = 'grey', tone = 0.2 }: Paint = {}): Group {
  return concept(
    'whistle',
    [
      stroke('M30 -16C52 -30 58 -54 40 -66', 2.6, 'red'),
      area('M-56 -16H20C40 -16 44 6 36 20C26 36 2 34 -6 20C-10 12 -12 6 -18 6H-56Z', fill, tone),
      area('M-26 -16h12v8h-14Z', 'dark', 0.1),
      area(circle(16, 10, 11), fill, tone - 0.35),
      area(circle(16, 10, 6), 'wood', 0.4),
      stroke('M-50 -11H-30', 2.4, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['thing', 'sound', 'police'], ...solid },
  );
}

/** A tower of three, with signs instead of letters. */
export function toyBlocks(): Group {
  const block = (x: number, y: number, fill: Token, mark: string): Node => ({
    nodes: [area(rounded(-20, -40, 40, 40, 4), fill, 0), area(rounded(-14, -34, 28, 28, 2), 'paper', -0.05), area(mark, fill, -0.1)],
    transform: { move: [x, y] },
  });
  return concept(
    'toy blocks',
    [
      block(-23, 0, 'red', 'M0 -30L3 -23L10 -22L5 -17L6 -10L0 -14L-6 -10L-5 -17L-10 -22L-3 -23Z'),
      block(21, 0, 'blue', circle(0, -20, 8)),
      block(-2, -41, 'yellow', 'M0 -29L9 -12H-9Z'),
    ],
    { also: ['toy', 'child', 'tower'], ...solid },
  );
}
