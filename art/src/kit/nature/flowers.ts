import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

const cup = (x: number, y: number, s: number): string =>
  d`M${x - 7 * s} ${y - 9 * s}C${x - 6 * s} ${y - 14 * s} ${x - 5 * s} ${y - 16 * s} ${x - 4.5 * s} ${y - 17 * s}L${x - 1.5 * s} ${y - 11 * s}L${x} ${y - 18 * s}L${x + 2 * s} ${y - 11 * s}L${x + 5 * s} ${y - 16.5 * s}C${x + 6.5 * s} ${y - 13 * s} ${x + 7 * s} ${y - 9 * s} ${x + 6.5 * s} ${y - 6 * s}C${x + 5.5 * s} ${y} ${x - 5.5 * s} ${y} ${x - 7 * s} ${y - 9 * s}Z`;

const blade = (x: number, y: number, s: number, lean: number): string =>
  d`M${x - 1.5 * s} ${y}C${x - 5 * s + lean * s} ${y - 10 * s} ${x + lean * s} ${y - 20 * s} ${x + lean * 2 * s} ${y - 25 * s}C${x + 2 * s + lean * s} ${y - 14 * s} ${x + 3 * s} ${y - 8 * s} ${x + 1.5 * s} ${y}Z`;

const colours = ['red', 'yellow', 'pink', 'white', 'orange', 'violet'] as const satisfies readonly Token[];

export interface TulipsOptions {
  readonly width?: number;
  readonly scale?: number;
  readonly seed?: number;
  readonly tokens?: readonly [Token, ...Token[]];
}

/** A bed of tulips from x 0 to `width`, roots at y 0, about 44 high. */
export function tulips({ width = 200, scale = 1, seed = 1, tokens = colours }: TulipsOptions = {}): Group {
  const r = chance(seed);
  const heads = new Map<Token, string>();
  let [stems, leaves, inner] = ['', '', ''];
  const plants = times(Math.round(width / (10 * scale))).map(i => ({ x: (i + 0.5) * 10 * scale + r.between(-3, 3) * scale, h: r.between(24, 40) * scale }));
  for (const { x, h } of plants) {
    const token = r.of(tokens);
    const lean = r.between(-3, 3) * scale;
    stems += d`M${x} 0Q${x} ${-h * 0.6} ${x + lean} ${-h}`;
    leaves += blade(x, 0, scale, r.between(-4, 4));
    heads.set(token, (heads.get(token) ?? '') + cup(x + lean, -h + 2 * scale, scale));
    inner += d`M${x + lean} ${-h - 14 * scale}q${-3 * scale} ${6 * scale} ${-scale} ${12 * scale}`;
  }
  return concept(
    'tulip',
    [
      fill('leaf', leaves, { tone: -0.2 }),
      stroke(stems, 2 * scale, 'leaf'),
      ...[...heads].map(([token, path]) => fill(token, path, { shade: { to: [0.2, 1], depth: 0.4 } })),
      stroke(inner, 0.8 * scale, 'dark', { opacity: 0.25 }),
    ],
    { also: ['flower', 'plant', 'spring'] },
  );
}

/** Stripes of flowers to the horizon: y 0 far, `height` near; x 0 to `width`, running to the point `to`. */
export function tulipField({
  width = 600,
  height = 240,
  to = 300,
  seed = 1,
  tokens = ['red', 'yellow', 'pink', 'orange', 'violet'] as readonly Token[],
} = {}): Group {
  const r = chance(seed);
  const n = tokens.length * 2;
  const rows = times(n).flatMap((i): Node[] => {
    const x = (t: number): number => ((t - n / 2) / n) * width * 2.6;
    const far = (t: number): number => to + x(t) * 0.06;
    const token = tokens[i % tokens.length] ?? 'red';
    const dots = times(84).map(() => {
      const t = r() ** 0.62;
      const at = i + r.between(0.04, 0.7);
      const [px, py] = [far(at) + (width / 2 + x(at) - far(at)) * t, t * height];
      return cup(px, py + 3 * t, 0.14 + t * 0.8);
    });
    return [
      fill(token, d`M${far(i)} 0L${far(i + 0.74)} 0L${width / 2 + x(i + 0.74)} ${height}L${width / 2 + x(i)} ${height}Z`, {
        tone: -0.3,
        shade: { to: [0, 1], depth: 0.3 },
      }),
      fill(token, dots.join(''), { tone: 0.1 }),
    ];
  });
  return concept('tulip', [fill('leaf', d`M0 0H${width}V${height}H0Z`, { tone: -0.35 }), { nodes: rows, clip: d`M0 0H${width}V${height}H0Z` }], {
    also: ['flower', 'field', 'spring'],
  });
}

/** A wrapped bunch, held at the origin; flowers up. */
export function bouquet({ token = 'red' as Token, paper = 'paper' as Token, height = 70, kind = 'tulip' as 'tulip' | 'rose' | 'mixed' } = {}): Group {
  const at = [
    [-20, -46],
    [-8, -54],
    [6, -57],
    [19, -48],
    [-14, -36],
    [0, -42],
    [13, -37],
  ] as const;
  const head = ([x, y]: readonly [number, number], i: number): Node[] => {
    const own = kind === 'mixed' ? (colours[i % colours.length] ?? token) : token;
    return kind === 'rose'
      ? [
          fill(own, circle(x, y - 4, 8), { shade: { to: [0.5, 1], depth: 0.4 } }),
          stroke(d`M${x - 3} ${y - 4}a3.4 3.4 0 1 1 4 3a5.5 5.5 0 0 1 -7 -5`, 1, 'dark', { opacity: 0.35 }),
        ]
      : [fill(own, cup(x, y + 4, 0.95), { tone: i % 2 === 0 ? 0 : 0.15, shade: { to: [0.3, 1], depth: 0.35 } })];
  };
  return sized(
    concept(
      'bouquet',
      [
        stroke(at.map(([x, y]) => d`M0 8L${x} ${y}`).join(''), 2, 'leaf'),
        fill('leaf', blade(-14, -18, 1.1, -5) + blade(14, -18, 1.1, 5) + blade(0, -26, 1, -1), { tone: -0.2 }),
        ...at.flatMap(head),
        fill(paper, 'M-26-34C-14-26 14-26 26-34L5 14C2 18-2 18-5 14Z', { shade: { to: [0.6, 1], depth: 0.35 } }),
        fill(paper, 'M-26-34C-20-30-12-28-6-28L5 14Z', { tone: 0.3, opacity: 0.7 }),
        fill('accent', 'M-9 0H9L8 5H-8Z'),
      ],
      { also: ['flower', 'gift', kind === 'mixed' ? 'tulip' : kind] },
    ),
    height / 74,
  );
}

/** One tall sunflower, its foot at the origin. */
export function sunflower({ height = 150, lean = 8 } = {}): Group {
  const petals = times(16).map(i => {
    const a = (i / 16) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return d`M${c * 12 - s * 5} ${s * 12 + c * 5}Q${c * 26 - s * 7} ${s * 26 + c * 7} ${c * 33} ${s * 33}Q${c * 26 + s * 7} ${s * 26 - c * 7} ${c * 12 + s * 5} ${s * 12 - c * 5}Z`;
  });
  const seeds = times(26).map(i => circle(Math.cos(i * 2.4) * Math.sqrt(i) * 2.3, Math.sin(i * 2.4) * Math.sqrt(i) * 2.3, 1));
  return sized(
    concept(
      'sunflower',
      [
        stroke(d`M0 0C${-lean} -50 ${lean * 0.4} -90 ${lean} -118`, 5, 'leaf'),
        fill('leaf', 'M0-44C-18-64-36-58-42-46C-26-36-10-36 0-44ZM2-66C18-86 38-80 44-68C28-58 12-58 2-66Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.3 } }),
        {
          nodes: [
            fill('yellow', petals.join(''), { shade: { to: [0.5, 1], depth: 0.25 } }),
            fill('brown', circle(0, 0, 15), { tone: -0.3 }),
            fill('orange', seeds.join(''), { opacity: 0.8 }),
          ],
          transform: { move: [lean, -120] },
        },
      ],
      { also: ['flower', 'plant', 'summer'] },
    ),
    height / 154,
  );
}

/** Floating leaves and one or two flowers, about `width` wide round the origin, at the height of the water. */
export function waterLilies({ width = 160, count = 6, seed = 1 } = {}): Group {
  const r = chance(seed);
  const pads = times(count)
    .map(() => ({ x: r.between(-0.5, 0.5) * width, y: r.between(-0.14, 0.14) * width, s: r.between(0.09, 0.16) * width }))
    .toSorted((a, b) => a.y - b.y);
  return concept(
    'water lily',
    pads.flatMap(({ x, y, s }, i): Node[] => [
      fill('leaf', d`M${x} ${y}L${x + s * 0.98} ${y - s * 0.16}A${s} ${s * 0.36} 0 1 1 ${x + s * 0.92} ${y + s * 0.12}Z`, {
        tone: -0.1,
        shade: { to: [0, 1], depth: 0.35 },
      }),
      ...(i % 3 === 1
        ? [
            fill(
              'pink',
              times(5)
                .map(k => {
                  const a = -Math.PI * (0.1 + k * 0.2);
                  return d`M${x} ${y - 2}Q${x + Math.cos(a - 0.3) * s * 0.5} ${y + Math.sin(a - 0.3) * s * 0.5} ${x + Math.cos(a) * s * 0.7} ${y + Math.sin(a) * s * 0.6}Q${x + Math.cos(a + 0.3) * s * 0.5} ${y + Math.sin(a + 0.3) * s * 0.5} ${x} ${y - 2}Z`;
                })
                .join(''),
              { tone: 0.4 },
            ),
            fill('yellow', ellipse(x, y - s * 0.12, s * 0.12, s * 0.1)),
          ]
        : []),
    ]),
    { also: ['flower', 'water', 'pond'] },
  );
}
