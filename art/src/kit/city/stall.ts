import { concept, placed } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';
import { awning } from './shop.ts';

export const stallKinds = ['cheese', 'flowers', 'fish', 'books', 'antiques', 'fruit'] as const;
export type StallKind = (typeof stallKinds)[number];

const tulip = (x: number, y: number): string => d`M${x - 5} ${y - 8}l2 -6l3 4l3 -5l2 7q0 7 -5 7t-5 -7Z`;

const wares: Record<StallKind, () => Node[]> = {
  cheese: () => [
    ...times(4).map((i): Node => fill('yellow', d`M${-66 + i * 36} -50a17 11 0 0 1 32 0v6a17 8 0 0 1 -32 0Z`, { shade: { to: [0.4, 1], depth: 0.4 } })),
    ...times(3).map(
      (i): Node => fill(i === 1 ? 'red' : 'orange', d`M${-48 + i * 36} -64a16 10 0 0 1 30 0v6a16 8 0 0 1 -30 0Z`, { shade: { to: [0.4, 1], depth: 0.4 } }),
    ),
    fill('yellow', 'M50-46L76-62L80-46Z', { tone: 0.3 }),
    fill('orange', circle(66, -50, 2.4) + circle(73, -54, 2), { tone: -0.1 }),
  ],
  flowers: () =>
    (['red', 'yellow', 'pink', 'violet', 'white'] as const).flatMap((token, i): Node[] => {
      const x = -64 + i * 32;
      return [
        fill('leaf', d`M${x - 12} -46C${x - 16} -66 ${x + 16} -66 ${x + 12} -46Z`, { tone: -0.2 }),
        fill(token, tulip(x - 9, -58) + tulip(x, -64) + tulip(x + 9, -58) + tulip(x - 4, -54) + tulip(x + 5, -52), { shade: { to: [0, 1], depth: 0.25 } }),
        fill('grey', d`M${x - 13} -50h26l-4 22h-18Z`, { tone: 0.2, shade: { to: [1, 0], depth: 0.4 } }),
      ];
    }),
  fish: () => [
    fill('lit', 'M-80-52H80L76-42H-76Z', { tone: 0.5 }),
    ...times(5).map(
      (i): Node => ({
        nodes: [
          fill(i % 2 === 0 ? 'blue' : 'grey', 'M-16 0C-8-9 6-8 12 0L21-6V6L12 0C6 8-8 9-16 0Z', { tone: 0.3, shade: { to: [0, 1], depth: 0.3 } }),
          fill('dark', circle(-10, -1, 1.4)),
        ],
        transform: { turn: -8, move: [-60 + i * 30, -54] },
      }),
    ),
    fill('red', 'M52-60c8-10 20-6 20 2c4 0 6 4 2 6H56c-6-2-6-6-4-8Z'),
    stroke('M56-64L48-72M64-66L62-74', 2, 'red'),
  ],
  books: () => [
    ...times(17).map(
      (i): Node =>
        fill(
          (['red', 'blue', 'brown', 'green', 'accent2', 'yellow'] as const)[(i * 5) % 6] ?? 'red',
          rect(-76 + i * 9, -50 - 10 - ((i * 7) % 12), 8, 18 + ((i * 7) % 12)),
          { tone: -0.1 },
        ),
    ),
    fill('paper', 'M30-74C38-80 46-78 50-74C54-78 62-80 70-74V-58C62-62 54-60 50-58C46-60 38-62 30-58Z'),
  ],
  antiques: () => [
    fill('yellow', 'M-70-44V-50C-78-56-76-68-64-70C-52-68-50-56-58-50V-44Z', { shade: { to: [1, 0], depth: 0.4 } }),
    fill('brown', rect(-44, -72, 26, 30)),
    fill('lit', rect(-40, -68, 18, 22)),
    stroke('M-4-44V-62', 3, 'orange'),
    fill('red', 'M-18-62H10L4-78H-12Z'),
    halo(-4, -62, 26, 0.5),
    fill('blue', 'M24-44C14-52 18-60 24-64V-72H36V-64C42-60 46-52 36-44Z', { tone: 0.2 }),
    stroke('M20-56q5 4 10 0t10 0', 1.6, 'white'),
    fill('grey', circle(66, -58, 12), { tone: 0.3 }),
    fill('dark', circle(66, -58, 8)),
    fill('grey', 'M58-44H74L70-48H62Z'),
  ],
  fruit: () =>
    (['orange', 'red', 'green', 'yellow'] as const).flatMap((token, k): Node[] => [
      fill('wood', d`M${-78 + k * 40} -50h36l-3 14h-30Z`, { tone: -0.1 }),
      fill(
        token,
        times(3)
          .map(i => circle(-70 + k * 40 + i * 10, -52, 6))
          .join('') +
          times(2)
            .map(i => circle(-65 + k * 40 + i * 10, -60, 6))
            .join(''),
        { shade: { to: [0.3, 1], depth: 0.35 } },
      ),
    ]),
};

const sold: Record<StallKind, string> = { cheese: 'cheese', flowers: 'flower', fish: 'fish', books: 'book', antiques: 'antique', fruit: 'fruit' };

export interface StallOptions {
  readonly kind?: StallKind;
  readonly width?: number;
  readonly tokens?: readonly [Token, Token];
  readonly lit?: boolean;
}

/** A market stall under a striped cloth; foot in the middle, about 190 × 150. Room for a seller behind the table. */
export function stall({ kind = 'cheese', width = 190, tokens = ['accent', 'paper'], lit = true }: StallOptions = {}): Group {
  return sized(
    concept(
      'market stall',
      [
        fill('dark', rect(-84, -128, 168, 84), { opacity: 0.42 }),
        stroke('M-84 0V-134M84 0V-134', 4, 'wood', { tone: -0.2 }),
        ...(lit
          ? [
              stroke('M-30-112V-100M34-112V-100', 1.4, 'dark'),
              halo(-30, -96, 46, 0.55),
              halo(34, -96, 46, 0.55),
              fill('light', ellipse(-30, -96, 4, 5) + ellipse(34, -96, 4, 5), { tone: 0.3 }),
            ]
          : []),
        fill('wood', 'M-88-46H88V-38H-88Z', { tone: 0.1 }),
        concept(sold[kind], wares[kind]()),
        fill(tokens[0], 'M-86-38H86V-6C70-12 58-2 43-8C28-14 14-2 0-8C-14-14-28-2-43-8C-58-14-70-2-86-6Z', {
          tone: -0.25,
          shade: { to: [0.2, 1], depth: 0.45 },
        }),
        placed(awning({ width: 172, drop: 30, tokens }), 0, -142),
      ],
      { also: ['market', 'shop'] },
    ),
    width / 190,
  );
}
