import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, smooth } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** A point of the print: ring `k` from the core, `i` of 48 round it, from below over the left to the top. */
function on(k: number, i: number): Point {
  const a = Math.PI / 2 + (i / 48) * Math.PI * 2;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const bend = 1 + 0.03 * Math.sin(3 * a + k * 0.5) + 0.016 * Math.sin(5 * a + k);
  return [296 + c * (24 + k * 23.5) * bend + s * k * 3.5, 340 + s * (30 + k * 27) * bend];
}
/** Where each hedge can be passed, from the core outwards; outer ridges stay open below, as in a real print. */
const gates = [36, 10, 30, 46, 17, 33, 4, 20, 0] as const;
const hedges: readonly Point[][] = gates.map((gate, k) => {
  const half = k > 6 ? 1.5 : 1.1 + 2.4 / (k + 1);
  return times(41).map(n => on(k + 0.5, gate + half + ((48 - 2 * half) * n) / 40));
});
const r = chance(23);
const bushes = hedges.map(points => smooth(points));
const leaves = hedges.flatMap(points => points.map(([x, y]) => circle(x + r.between(-4, 4), y + r.between(-5, 2), r.between(1.6, 2.8)))).join('');
const garden = smooth(
  times(24).map(n => on(9.2, n * 2)),
  'closed',
);

/** In by the lowest gate and from gate to gate as far as the walker has come. */
const thread: readonly Point[] = [
  [300, 690],
  on(9.1, 0),
  ...[8, 7, 6, 5, 4].flatMap(k => {
    const [from, to] = [gates[k] ?? 0, gates[k - 1] ?? 0];
    const way = to - from > 24 ? to - from - 48 : to - from < -24 ? to - from + 48 : to - from;
    return times(6).map(n => on(k + (n === 0 ? 0.3 : 0), from + (way * n) / 5.4));
  }),
  on(3.9, 46),
];
const [hereX, hereY] = thread.at(-1) ?? [300, 400];

const walker: Node[] = [
  halo(0, -8, 70, 0.9),
  fill('dark', ellipse(14, 10, 26, 7), { opacity: 0.5 }),
  fill('accent', 'M-12 4C-12 -10 12 -10 12 4C12 12 -12 12 -12 4Z', { tone: 0 }),
  fill('accent', 'M8 -4L20 -14L24 -9L12 4Z', { tone: -0.1 }),
  fill('brown', circle(0, -3, 7.5), { tone: 0.1 }),
  stroke('M-11 2C-16 8 -18 12 -16 18', 2, 'paper'),
  concept('lantern', [halo(24, -18, 26, 1), fill('light', circle(24, -17, 5.5), { tone: 0.6 }), stroke(circle(24, -17, 6), 1.6, 'dark')], {
    also: ['light', 'lamp'],
  }),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A garden maze seen from above is a fingerprint; in it a tiny person with a lantern follows a white thread.',
  composition: 'from above',
  palette: 'absinthe',
  light: [hereX, hereY],
  horizon: 0,
  layers: [
    { z: 0.8, nodes: [fill('mass', 'M0 0H600V693H0Z', { tone: -0.2, shade: { to: [0.4, 1], depth: 0.4 } })] },
    { z: 0.9, nodes: [concept('garden', [fill('accent2', garden, { tone: -0.35 })], { also: ['gravel', 'path'] }), halo(hereX, hereY, 200, 0.7)] },
    {
      z: 1,
      nodes: [
        { nodes: bushes.map(path => stroke(path, 13, 'dark')), transform: { move: [5, 7] }, opacity: 0.5 },
        concept(
          'maze',
          [
            ...bushes.map(path => stroke(path, 13, 'leaf', { tone: -0.3 })),
            ...bushes.map(path => stroke(path, 7, 'leaf', { tone: 0.25 })),
            fill('leaf', leaves, { tone: 0.5, opacity: 0.55 }),
          ],
          { also: ['fingerprint', 'hedge', 'labyrinth', 'plant'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('thread', [stroke(smooth(thread), 4, 'dark', { opacity: 0.3 }), stroke(smooth(thread), 3.6, 'white', { tone: 0.8 })], {
          also: ['string', 'clue'],
        }),
        placed(concept('walker', walker, { also: ['person', 'man'] }), hereX, hereY, { scale: 1.5 }),
        placed(
          concept(
            'fountain',
            [fill('grey', circle(0, 0, 15), { tone: 0.2, rim: 0.8 }), fill('blue', circle(0, 0, 10), { tone: 0.3 }), fill('paper', circle(0, 0, 3))],
            { also: ['water'] },
          ),
          296,
          340,
        ),
        placed(concept('bench', [fill('wood', 'M-16 -5H16V5H-16Z', { tone: 0.2, rim: 0.7 }), stroke('M-16 0H16', 1, 'wood', { tone: -0.4 })]), ...on(7, 11), {
          turn: 88,
        }),
        concept(
          'tree',
          [
            [72, 196],
            [536, 196],
            [490, 580],
            [108, 574],
            [44, 500],
            [552, 500],
          ].map(([x = 0, y = 0], i) => ({
            nodes: [
              fill('dark', circle(8, 10, 34 + (i % 3) * 8), { opacity: 0.4 }),
              fill('leaf', circle(0, 0, 32 + (i % 3) * 8), { tone: -0.4, rim: 0.7 }),
              fill('leaf', circle(-6, -8, 18 + (i % 3) * 5), { tone: -0.1 }),
              fill('leaf', circle(-9, -12, 8), { tone: 0.2 }),
            ],
            transform: { move: [x, y] as const },
          })),
          { also: ['plant'] },
        ),
        placed(
          concept(
            'cat',
            [fill('dark', 'M-12 3C-12 -6 8 -7 12 -1C18 -2 20 4 15 6C8 10 -10 9 -12 3ZM12 -3L16 -8L18 -2ZM-12 3C-22 2 -24 -6 -20 -10', { tone: 0.2 })],
            { also: ['animal'], rim: 0.8 },
          ),
          ...on(5, 7),
        ),
      ],
    },
  ],
  says: { place: 'garden', time: 'night', mood: ['lost', 'secret'], action: ['search', 'follow'], more: ['trace', 'identity', 'mystery'] },
};
