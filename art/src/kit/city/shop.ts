import { concept } from '../../concept.ts';
import { circle, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';
import { type NeonPicture, neonShape } from './neon.ts';

/** A striped awning from x −`width`/2 to +`width`/2; its upper edge at y 0, hanging down and towards us. */
export function awning({ width = 130, drop = 34, tokens = ['accent', 'paper'] as readonly [Token, Token], stripes = 8 } = {}): Group {
  const strip = (i: number): Node => {
    const [a, b] = [(i / stripes - 0.5) * width, ((i + 1) / stripes - 0.5) * width];
    const [p, q] = [a * 1.12, b * 1.12];
    return fill(tokens[i % 2] ?? tokens[0], d`M${a} 0H${b}L${q} ${drop}A${(q - p) / 2} ${drop * 0.26} 0 0 1 ${p} ${drop}Z`, {
      shade: { to: [0, 1], depth: 0.4 },
    });
  };
  return concept('awning', [
    ...times(stripes).map(strip),
    fill('dark', d`M${-width * 0.56} ${drop}H${width * 0.56}V${drop + 1.5}H${-width * 0.56}Z`, { opacity: 0.3 }),
  ]);
}

const goods = {
  books: [
    ...times(12).map(i =>
      fill((['red', 'blue', 'brown', 'green', 'accent2'] as const)[i % 5] ?? 'red', rect(-58 + i * 7.2, -62 - ((i * 7) % 10), 6.4, 24 + ((i * 7) % 10))),
    ),
    fill('wood', rect(-62, -38, 92, 3), { tone: -0.3 }),
    ...times(9).map(i => fill((['yellow', 'red', 'blue', 'white'] as const)[i % 4] ?? 'red', rect(-56 + i * 9, -34 - ((i * 5) % 6), 7.6, 18 + ((i * 5) % 6)))),
  ],
  cakes: [0, 1, 2].flatMap(i => [
    fill('paper', rect(-56 + i * 30, -24, 22, 3)),
    fill('pink', d`M${-55 + i * 30} -24v-14q10 -7 20 0v14Z`),
    fill('white', d`M${-56 + i * 30} -36q3 -8 11 -8t11 8q-4 5 -7 0q-4 5 -8 0q-3 5 -7 0Z`),
    fill('red', circle(-45 + i * 30, -46, 3)),
  ]),
  clocks: [-46, -14, 16].flatMap((x, i) => [
    fill('wood', circle(x, -58 + i * 10, 13), { tone: -0.1 }),
    fill('paper', circle(x, -58 + i * 10, 10)),
    stroke(d`M${x} ${-58 + i * 10}v-7M${x} ${-58 + i * 10}l5 3`, 1.6, 'dark'),
  ]),
  hats: [-44, -8, 20].flatMap((x, i) => [
    stroke(d`M${x} -16V-44`, 2, 'dark'),
    fill(
      (['red', 'dark', 'accent2'] as const)[i] ?? 'red',
      d`M${x - 16} -44Q${x} -50 ${x + 16} -44Q${x} -39 ${x - 16} -44ZM${x - 9} -46L${x - 7} -62Q${x} -66 ${x + 7} -62L${x + 9} -46Z`,
    ),
  ]),
  masks: [-44, -8, 22].flatMap((x, i) => [
    fill((['paper', 'yellow', 'red'] as const)[i] ?? 'red', d`M${x - 13} -58Q${x} -70 ${x + 13} -58Q${x + 13} -32 ${x} -28Q${x - 13} -32 ${x - 13} -58Z`),
    fill('dark', d`M${x - 9} -52q4 -4 7 0q-4 4 -7 0ZM${x + 2} -52q4 -4 7 0q-4 4 -7 0ZM${x - 5} -38q5 ${i === 1 ? -5 : 5} 10 0q-5 ${i === 1 ? -1 : 8} -10 0Z`),
  ]),
  none: [],
} as const satisfies Record<string, readonly Node[]>;
export type Goods = keyof typeof goods;
export const shopGoods = Object.keys(goods) as Goods[];

export interface ShopFrontOptions {
  readonly width?: number;
  readonly token?: Token;
  readonly goods?: Goods;
  readonly sign?: NeonPicture | 'none';
  readonly awning?: readonly [Token, Token] | 'none';
  readonly lit?: boolean;
}

/** A ground floor with a lit window and a door; foot in the middle at the origin, about 150 × 112. */
export function shopFront({
  width = 150,
  token = 'green',
  goods: wares = 'books',
  sign = 'cup',
  awning: cloth = ['accent', 'paper'],
  lit = true,
}: ShopFrontOptions = {}): Group {
  return sized(
    concept(
      'shop',
      [
        ...(lit ? [halo(-10, -44, 110, 0.4)] : []),
        fill(token, rect(-75, -112, 150, 112), { tone: -0.35, shade: { to: [0.2, 1], depth: 0.35 } }),
        fill(token, rect(-79, -116, 158, 8), { tone: 0 }),
        fill(lit ? 'light' : 'dark', rect(-66, -82, 100, 70), { tone: lit ? 0 : 0.2 }),
        fill('orange', rect(-66, -30, 100, 18), { opacity: 0.35 }),
        ...goods[wares],
        stroke('M-16-12V-82M-66-66H34', 1.4, 'dark', { opacity: 0.5 }),
        stroke(rect(-66, -82, 100, 70), 3, token, { tone: -0.05 }),
        fill(token, rect(-70, -12, 108, 12), { tone: -0.15 }),
        fill(token, rect(42, -84, 28, 84), { tone: -0.1 }),
        fill(lit ? 'light' : 'dark', rect(46, -78, 20, 44), { tone: 0.1 }),
        fill('yellow', circle(47, -30, 1.8)),
        stroke(rect(46, -28, 20, 22), 1, 'dark', { opacity: 0.5 }),
        ...(cloth === 'none' ? [] : [{ nodes: [awning({ width: 142, drop: 26, tokens: cloth })], transform: { move: [0, -110] as const } }]),
        ...(sign === 'none'
          ? []
          : [
              stroke('M76-132H112M104-132V-126', 2.4, 'dark'),
              fill('dark', circle(104, -108, 19), { tone: 0.1 }),
              stroke(circle(104, -108, 19), 1.6, 'yellow', { tone: 0 }),
              { nodes: [neonShape(sign, 'paper', 1)], transform: { scale: 0.28, move: [104, -108] as const } },
            ]),
      ],
      { also: ['store', 'building', 'window'] },
    ),
    width / 150,
  );
}

/** A café terrace: round tables, chairs, a parasol, a candle; foot in the middle. */
export function terrace({ width = 240, token = 'accent' as Token, parasol = true, tables = 2 } = {}): Group {
  const table = (x: number): Node[] => [
    ...[-1, 1].flatMap((f): Node[] => [
      stroke(d`M${x + f * 44} 0L${x + f * 40} -26H${x + f * 24}L${x + f * 26} 0M${x + f * 40} -26L${x + f * 47} -58`, 2.4, 'wood', { tone: -0.1 }),
      stroke(d`M${x + f * 41} -34L${x + f * 46} -54M${x + f * 26} -26H${x + f * 39}`, 1.6, 'accent2'),
    ]),
    stroke(d`M${x} -4V-38M${x - 12} 0Q${x} -8 ${x + 12} 0`, 3, 'dark'),
    fill('paper', d`M${x - 24} -38H${x + 24}V-34H${x - 24}Z`),
    fill('white', d`M${x - 12} -38v-7h9v7ZM${x + 6} -38v-6h8v6Z`),
    stroke(d`M${x - 3} -43q4 1 0 4`, 1.4, 'white'),
    fill('orange', d`M${x + 1} -38v-5h3v5Z`),
    fill('light', d`M${x + 2.5} -50q3 5 0 7q-3 -2 0 -7Z`),
    halo(x + 2.5, -46, 18, 0.5),
  ];
  const shade: Node[] = parasol
    ? [
        stroke('M0 0V-128', 3.4, 'wood', { tone: -0.2 }),
        fill(token, 'M-84-98C-66-128-30-140 0-140S66-128 84-98Q70-104 56-97Q42-104 28-97Q14-104 0-97Q-14-104-28-97Q-42-104-56-97Q-70-104-84-98Z', {
          shade: { to: [0.6, 1], depth: 0.4 },
        }),
        fill('paper', 'M-28-97C-26-116-16-132 0-140C16-132 26-116 28-97Q14-104 0-97Q-14-104-28-97Z', { opacity: 0.9, shade: { to: [0.6, 1], depth: 0.4 } }),
        fill('wood', circle(0, -141, 3)),
      ]
    : [];
  return sized(
    concept('terrace', [...shade, ...times(tables).flatMap(i => table((i - (tables - 1) / 2) * 120))], { also: ['café', 'table', 'chair'] }),
    width / 240,
  );
}
