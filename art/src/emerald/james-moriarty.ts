import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { bust } from '../kit/emerald/bust.ts';
import { clockTower } from '../kit/emerald/landmarks/london.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const [cx, cy] = [420, 330];
const spokes = 11;
const on = (i: number, r: number): Point => {
  const a = (i / spokes) * Math.PI * 2 + 0.2;
  return [cx + Math.cos(a) * r * 1.15, cy + Math.sin(a) * r * 0.78];
};
const rings = [52, 104, 162, 226, 300, 390];
const threads = Array.from({ length: spokes }, (_, i) => {
  const [x, y] = on(i, 560);
  return `M${cx} ${cy}L${x} ${y}`;
});
const sag = rings.flatMap(r =>
  Array.from({ length: spokes }, (_, i) => {
    const [a, b, m] = [on(i, r), on(i + 1, r), on(i + 0.5, r * 0.84)];
    return `M${a[0]} ${a[1]}Q${m[0]} ${m[1]} ${b[0]} ${b[1]}`;
  }),
);
const knots = rings.flatMap((r, k) =>
  Array.from({ length: spokes }, (_, i) => i)
    .filter(i => (i + k) % 2 === 0)
    .map(i => on(i, r)),
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'From the professor’s window the streets of London run together into a web, with a lamp burning at every knot.',
  composition: 'double exposure',
  palette: 'violet',
  light: [430, 320],
  horizon: 840,
  layers: [
    {
      z: 0.2,
      nodes: [
        glow(circle(cx, cy, 340), 0.5),
        concept(
          'web',
          [stroke(threads.join('') + sag.join(''), 7, 'mass', { tone: 0.5, opacity: 0.7 }), stroke(threads.join('') + sag.join(''), 2, 'lit', { tone: 0.2 })],
          { also: ['spider', 'street', 'map'] },
        ),
        concept('street lamp', [...knots.map(([x, y]) => glow(circle(x, y, 24), 0.8)), area(knots.map(([x, y]) => circle(x, y, 4.5)).join(''), 'light', 0.4)], {
          also: ['light'],
        }),
        area(circle(cx, cy, 13), 'accent2'),
        glow(circle(cx, cy, 70), 0.9),
      ],
    },
    {
      z: 0.5,
      nodes: [
        placed(clockTower(), 520, 690, { scale: 0.5 }),
        roofs({ from: 280, y: 700, low: 60, high: 120, width: 60, seed: 12, lit: 0.3 }),
        fog(4, 600, 690, 3, 0.3),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(bust({ hat: 'top', hair: 'fringe', nose: 'hooked', beard: 'chops', wears: 'fur' }), 226, 478, { scale: 0.98 })] },
  ],
  says: { place: 'London', time: 'night', mood: ['cunning', 'powerful'], action: ['plotting', 'watching'], more: ['web'] },
};
