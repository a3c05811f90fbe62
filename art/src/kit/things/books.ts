import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export interface Book extends Paint {
  readonly state?: 'closed' | 'open' | 'standing' | 'flying';
}

/** Closed and open it lies flat on the origin; standing it shows its cover; flying it flaps its pages. */
export function book({ state = 'open', fill = 'accent', tone = -0.1 }: Book = {}): Group {
  const lines =
    'M-58 -22C-42 -28 -26 -26 -12 -20M-57 -15C-42 -21 -26 -19 -12 -13M58 -22C42 -28 26 -26 12 -20M57 -15C42 -21 26 -19 12 -13M-56 -8C-44 -13 -34 -13 -24 -10M56 -8C42 -14 26 -12 12 -6';
  const states: Record<typeof state, Node[]> = {
    closed: [
      area('M-58 -18H52C58 -18 58 0 52 0H-58Z', 'paper', -0.1),
      stroke('M-54 -13H52M-54 -9H53M-54 -5H52', 1, 'grey'),
      area('M-62 -24H56V-18H-54C-60 -18 -60 0 -54 0H56V6H-62C-74 6 -74 -24 -62 -24Z', fill, tone),
      stroke('M-60 -21H50', 1.6, fill, { tone: tone + 0.7, opacity: 0.7 }),
      area('M30 -18h8v30l-4 -6l-4 6Z', 'red', -0.1),
    ],
    open: [
      area('M-72 -30C-48 -40 -20 -36 0 -24C20 -36 48 -40 72 -30V6C48 -4 20 0 0 10C-20 0 -48 -4 -72 6Z', fill, tone),
      area('M-68 -34C-46 -42 -18 -40 0 -28V4C-18 -8 -46 -10 -68 -2Z', 'paper', 0),
      area('M68 -34C46 -42 18 -40 0 -28V4C18 -8 46 -10 68 -2Z', 'paper', -0.12),
      stroke(lines, 1.8, 'grey', { tone: -0.15 }),
      area('M0 -28C6 -33 12 -35 18 -36C12 -30 8 -20 6 0L0 4Z', 'grey', -0.3, { opacity: 0.4 }),
      area('M-8 -2H-1V26L-4.500 20L-8 26Z', 'red', -0.1),
    ],
    standing: [
      area('M34 -100L44 -96V-2L34 0Z', 'paper', -0.1),
      area('M-36 -104H32C36 -104 36 0 32 0H-36Z', fill, tone),
      area('M-36 -104H-24V0H-36Z', fill, tone - 0.35),
      stroke('M-16 -96H26V-8H-16Z', 1.8, 'yellow', { tone: -0.05 }),
      area('M5 -72C16 -64 16 -50 5 -42C-6 -50 -6 -64 5 -72Z', 'yellow', -0.05),
      stroke('M-6 -30H16M-2 -24H12', 2.4, 'yellow', { tone: -0.1 }),
    ],
    flying: [
      area('M-82 -44C-58 -50 -24 -28 0 0C24 -28 58 -50 82 -44C60 -36 34 -12 0 16C-34 -12 -60 -36 -82 -44Z', fill, tone),
      area('M-76 -50C-50 -58 -20 -34 0 -4C-24 -22 -50 -40 -76 -50ZM76 -50C50 -58 20 -34 0 -4C24 -22 50 -40 76 -50Z', 'paper', -0.1),
      area('M-58 -62C-34 -60 -12 -36 0 -4C-14 -28 -34 -50 -58 -62ZM58 -62C34 -60 12 -36 0 -4C14 -28 34 -50 58 -62Z', 'paper', 0.2),
      area('M-26 -72C-12 -58 -2 -34 0 -4C-4 -32 -12 -54 -26 -72ZM26 -72C12 -58 2 -34 0 -4C4 -32 12 -54 26 -72Z', 'paper', 0),
    ],
  };
  return concept('book', states[state], { also: ['thing', 'reading', 'knowledge', 'story', ...(state === 'flying' ? ['flying'] : [])], ...solid });
}

const cloths: readonly [Token, ...Token[]] = ['red', 'brick2', 'green', 'blue', 'brick5', 'accent', 'accent2', 'brown'];

/** A book that lies: its spine to us, or its pages. */
function lying(width: number, height: number, fill: Token, tone: number, side: 'spine' | 'pages'): Node[] {
  const w = width / 2;
  if (side === 'spine')
    return [
      area(
        `M${-w + 3} ${-height}H${w - 3}C${w + 1} ${-height} ${w + 1} 0 ${w - 3} 0H${-w + 3}C${-w - 1} 0 ${-w - 1} ${-height} ${-w + 3} ${-height}Z`,
        fill,
        tone,
      ),
      area(`M${-w + 10} ${-height}h4v${height}h-4ZM${w - 14} ${-height}h4v${height}h-4Z`, 'yellow', -0.12),
      stroke(`M${-w * 0.4} ${-height / 2}H${w * 0.4}`, height * 0.16, 'yellow', { tone: -0.2 }),
      stroke(`M${-w + 4} ${-height + 2}H${w - 4}`, 1.4, fill, { tone: tone + 0.6, opacity: 0.7 }),
    ];
  return [
    area(`M${-w + 5} ${-height + 2}H${w - 4}V-2H${-w + 5}Z`, 'paper', -0.12),
    stroke(`M${-w + 8} ${-height * 0.62}H${w - 5}M${-w + 8} ${-height * 0.36}H${w - 5}`, 0.8, 'grey', { opacity: 0.8 }),
    area(`M${-w} ${-height}H${w}V${-height + 4}H${-w + 8}V-4H${w}V0H${-w}Z`, fill, tone),
  ];
}

/** A pile on the origin; something may stand on top. */
export function bookStack({
  count = 6,
  width = 110,
  seed = 2,
  on = [],
}: {
  readonly count?: number;
  readonly width?: number;
  readonly seed?: number;
  readonly on?: readonly Node[];
} = {}): Group {
  const luck = chance(seed);
  let y = 0;
  const pile = Array.from({ length: count }, (): Node => {
    const height = luck.between(13, 22);
    const node: Node = {
      nodes: lying(width * luck.between(0.78, 1), height, luck.of(cloths), luck.between(-0.2, 0.1), luck.happens(0.6) ? 'spine' : 'pages'),
      transform: { move: [luck.between(-7, 7), y], flip: luck.happens(0.5) },
    };
    y -= height;
    return node;
  });
  return concept('book', [...pile, { nodes: on, transform: { move: [0, y] } }], { also: ['thing', 'stack', 'reading', 'knowledge'], ...solid });
}

/** Steps made of books, floating or piled, rising to the right from the origin. */
export function bookStairs({
  steps = 7,
  rise = 34,
  run = 48,
  width = 90,
  seed = 4,
  piled = 'floating',
}: {
  readonly steps?: number;
  readonly rise?: number;
  readonly run?: number;
  readonly width?: number;
  readonly seed?: number;
  readonly piled?: 'floating' | 'piled';
} = {}): Group {
  const luck = chance(seed);
  const step = (i: number): Node[] =>
    Array.from(
      { length: piled === 'piled' ? i + 1 : 1 },
      (_, k): Node => ({
        nodes: lying(
          width * luck.between(0.9, 1.06),
          rise * (piled === 'piled' ? 0.98 : 0.5),
          luck.of(cloths),
          luck.between(-0.2, 0.1),
          luck.happens(0.6) ? 'spine' : 'pages',
        ),
        transform: { move: [i * run + luck.between(-4, 4), piled === 'piled' ? -k * rise : -i * rise], turn: piled === 'piled' ? 0 : luck.between(-4, 4) },
      }),
    );
  return concept('book', Array.from({ length: steps }, (_, i) => step(i)).flat(), { also: ['stairs', 'thing', 'climbing', 'knowledge'], ...solid });
}
