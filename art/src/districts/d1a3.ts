import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { smoke } from '../kit/sky/air.ts';
import { stroke } from '../kit/stroke.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, ellipse, rect, rounded, sampled } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

/** A moored boat from above, bow up, round its middle. */
function boat(length: number, width: number, token: Token, on: readonly Node[]): Group {
  const [h, w] = [length / 2, width / 2];
  const outline = (e: number): string =>
    `M0 ${-h + e}C${w * 0.7 - e * 0.4} ${-h * 0.84 + e} ${w - e} ${-h * 0.5} ${w - e} ${-h * 0.2}V${h * 0.82}C${w - e} ${h - e} ${w * 0.6} ${h - e} 0 ${h - e}C${-w * 0.6} ${h - e} ${-w + e} ${h - e} ${-w + e} ${h * 0.82}V${-h * 0.2}C${-w + e} ${-h * 0.5} ${-w * 0.7 + e * 0.4} ${-h * 0.84 + e} 0 ${-h + e}Z`;
  return concept('boat', [fill(token, outline(0), { tone: -0.25 }), fill('white', outline(9), { tone: 0.7, shade: { to: [1, 0.5], depth: 0.22 } }), ...on], {
    also: ['water', 'snow'],
    rim: 0.5,
  });
}
const mound = (path: string, tone = 0.9): Node[] => [
  fill('blue', path, { tone: 0.25, opacity: 0.5 }),
  { nodes: [fill('white', path, { tone })], transform: { move: [-5, -5] } },
];

/** Left and right in turn, along the way from the quay to the hatch. */
function prints(way: readonly Point[], count: number): Group {
  const spots = sampled(way, count);
  return concept(
    'footprint',
    spots.slice(0, -1).map(([x, y], i): Node => {
      const [nx, ny] = spots[i + 1] ?? [x, y];
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const side = i % 2 === 0 ? 7.5 : -7.5;
      return {
        nodes: [
          fill(
            'mass',
            `M-14 ${side}C-14 ${side - 6} -6 ${side - 5} -4 ${side - 3.4}C2 ${side - 7} 13 ${side - 6.4} 14 ${side}C13 ${side + 6.4} 2 ${side + 7} -4 ${side + 3.4}C-6 ${side + 5} -14 ${side + 6} -14 ${side}Z`,
            { tone: 0 },
          ),
        ],
        transform: { turn, move: [x, y] },
      };
    }),
    { also: ['track', 'secret'] },
  );
}

const hatch = concept(
  'hatch',
  [
    halo(0, 0, 96, 0.75),
    fill('wood', rounded(-34, -30, 68, 60, 5), { tone: -0.1 }),
    fill('light', rect(-26, -22, 52, 44), { tone: -0.1 }),
    stroke('M-18 -22V22M18 -22V22M-18 -10H18M-18 4H18M-18 17H18', 4, 'wood', { tone: -0.45 }),
    fill('wood', 'M36 -34L92 -46V22L36 30Z', { tone: -0.25 }),
    fill('white', 'M42 -30L86 -40V16L42 24Z', { tone: 0.7 }),
    fill('wood', 'M58 -12H70V0H58Z', { tone: -0.5 }),
  ],
  { also: ['door', 'light'] },
);

/** A bicycle from above under snow: only handlebars and saddle stand out. */
const bicycle = concept(
  'bicycle',
  [
    stroke('M0 -50V50', 4, 'dark', { tone: 0.3 }),
    stroke('M-1 -50V50', 3, 'white', { tone: 0.9 }),
    stroke('M-22 -20C-14 -30 14 -30 22 -20', 4, 'dark', { tone: 0.2 }),
    fill('red', 'M-8 16C-8 8 8 8 8 16L3 34H-3Z'),
  ],
  { also: ['ride'] },
);

const ropes = concept(
  'rope',
  [
    stroke('M104 222C120 244 136 250 160 262M196 128C214 150 226 158 246 172M305 256L330 274M162 440L188 462M432 356L456 350M300 524L322 520', 3.4, 'brick2', {
      tone: 0,
    }),
  ],
  { also: ['thing'] },
);

const floes = (): string => {
  const r = chance(31);
  return times(26)
    .map(() => {
      const [x, y, s] = [r.between(40, 590), r.between(120, 680), r.between(8, 24)];
      return `M${x} ${y}l${s} ${-s * 0.5}l${s * 0.8} ${s * 0.5}l${-s * 0.4} ${s * 0.8}l${-s} ${s * 0.2}Z`;
    })
    .join('');
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Snow on moored boats from above: one line of footprints crosses three decks and ends at a hatch.',
  composition: 'from above',
  palette: 'winter',
  light: [80, 120],
  horizon: 0,
  layers: [
    {
      z: 0.95,
      nodes: [
        concept('water', [fill('mass', rect(0, 0, 600, 693), { tone: -0.35, shade: { to: [1, 1], depth: 0.4 } }), fill('lit', floes(), { opacity: 0.35 })], {
          also: ['canal', 'ice'],
        }),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'quay',
          [
            fill('brick4', 'M0 0H330L0 330Z', { tone: -0.3 }),
            fill('white', 'M0 0H308L0 308Z', { tone: 0.75, shade: { to: [-1, -1], depth: 0.2 } }),
            stroke('M318 6L6 318', 3, 'brick4', { tone: 0.1 }),
            fill('dark', circle(196, 128, 10) + circle(104, 222, 10), { tone: 0.2 }),
            fill('white', circle(193, 125, 7) + circle(101, 219, 7), { tone: 0.9 }),
          ],
          { also: ['street', 'snow'] },
        ),
        fill('dark', 'M150 156L168 138L232 200L214 218Z', { opacity: 0.4 }),
        concept(
          'plank',
          [fill('wood', 'M144 152L162 134L228 196L210 214Z', { tone: 0.1 }), fill('white', 'M150 152L162 140L222 196L210 208Z', { tone: 0.6 })],
          { also: ['wood'] },
        ),
      ],
    },
    {
      z: 0.97,
      lifted: true,
      nodes: [
        placed(
          boat(520, 124, 'red', [
            ...mound(rounded(-38, 20, 76, 150, 12)),
            fill('dark', circle(0, -130, 9), { tone: 0.2 }),
            placed(bicycle, -2, -60, { turn: 14, scale: 0.8 }),
          ]),
          196,
          300,
          { turn: 38 },
        ),
      ],
    },
    {
      z: 0.98,
      lifted: true,
      nodes: [
        placed(
          boat(560, 136, 'blue', [
            ...mound(rounded(-44, 70, 88, 130, 12)),
            stroke('M0 -210V-20', 6, 'wood', { tone: 0.2 }),
            stroke('M-2 -210V-20', 3.4, 'white', { tone: 0.9 }),
          ]),
          318,
          392,
          { turn: 38 },
        ),
      ],
    },
    {
      z: 0.99,
      lifted: true,
      nodes: [
        placed(
          boat(500, 150, 'green', [
            ...mound(rounded(-52, 96, 104, 96, 14)),
            fill('dark', circle(24, 140, 12), { tone: 0.3 }),
            fill('grey', circle(24, 140, 7)),
          ]),
          452,
          470,
          { turn: 38 },
        ),
        placed(hatch, 470, 428, { turn: 38 }),
        ropes,
      ],
    },
    {
      z: 1,
      nodes: [
        prints(
          [
            [40, 70],
            [100, 104],
            [160, 150],
            [240, 228],
            [300, 300],
            [350, 372],
            [420, 380],
            [452, 400],
          ],
          21,
        ),
        placed(smoke({ height: 120, kind: 'puffs' }), 382, 566, { turn: 60, scale: 0.9 }),
        concept(
          'duck',
          [
            fill('brown', ellipse(0, 0, 17, 9), { tone: 0.1 }),
            fill('green', circle(19, 0, 6.4), { tone: -0.1 }),
            fill('yellow', ellipse(27, 0, 4, 2.6)),
            stroke('M-20 -10C-40 -16 -50 -18 -60 -24M-20 10C-40 16 -50 18 -60 24', 1.6, 'lit', { opacity: 0.6 }),
          ],
          { also: ['bird', 'animal'], transform: { move: [432, 124], turn: 20, scale: 0.9 } },
        ),
        concept(
          'duck',
          [fill('brown', ellipse(0, 0, 15, 8), { tone: 0.25 }), fill('brown', circle(17, 0, 5.6), { tone: 0 }), fill('yellow', ellipse(24, 0, 3.6, 2.4))],
          { also: ['bird', 'animal'], transform: { move: [474, 150], turn: 34, scale: 0.85 } },
        ),
      ],
    },
  ],
  weather: [snow({ kind: 'light', seed: 5, crystals: 2 })],
  says: { place: 'canal', time: 'day', weather: 'snow', mood: ['secret', 'cold'], action: ['hide', 'follow'], more: ['winter', 'track', 'home'] },
};
