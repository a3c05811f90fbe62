import { concept, placed } from '../concept.ts';
import { eye } from '../kit/emerald/eye.ts';
import { rays } from '../kit/emerald/halo.ts';
import { glow } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const [cx, cy] = [300, 420];
const hexagon = (r: number): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const a = (i / 6) * Math.PI * 2 - Math.PI / 2;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 1.18];
  });
const [outer, inner] = [hexagon(158), hexagon(102)];
const facets: Node[] = outer.map((p, i) =>
  area(polygon(p, outer[(i + 1) % 6] ?? p, inner[(i + 1) % 6] ?? p, inner[i] ?? p), 'lit', [0.5, 0, -0.45, -0.65, -0.3, 0.2][i] ?? 0),
);
const quarter: Node[] = [
  tentacle(
    [
      [392, 352],
      [452, 330],
      [500, 270],
      [470, 200],
      [500, 130],
      [542, 140],
      [536, 176],
      [516, 168],
    ],
    { from: 27, to: 5, tone: -0.3, suckers: 'left', spots: 'accent' },
  ),
  tentacle(
    [
      [340, 300],
      [372, 236],
      [340, 176],
      [372, 116],
      [424, 112],
      [430, 148],
      [408, 152],
    ],
    { from: 24, to: 5, tone: -0.3, spots: 'accent' },
  ),
  tentacle(
    [
      [432, 396],
      [500, 390],
      [548, 340],
      [552, 290],
      [528, 300],
    ],
    { from: 22, to: 4, tone: -0.3, suckers: 'left', spots: 'accent' },
  ),
];
const mirrored = (sx: 1 | -1, sy: 1 | -1): Node => ({ nodes: quarter, transform: { scale: [sx, sy], move: [sx === 1 ? 0 : 2 * cx, sy === 1 ? 0 : 2 * cy] } });

export const scene: Scene = {
  canvas: 'card',
  idea: 'An emerald with an eye in it holds fast in every direction, so that nobody can tell top from bottom.',
  composition: 'mirrored',
  palette: 'emerald',
  light: [300, 420],
  horizon: 0,
  layers: [
    {
      z: 0.8,
      nodes: [
        area(rect(-5, -5, 610, 850), 'accent2', -0.8),
        placed(rays({ from: 60, count: 48, share: 0.5, opacity: 0.2 }), cx, cy),
        glow(circle(cx, cy, 330), 0.5),
        stroke('M30 30H570V810H30ZM44 44H556V796H44Z', 3, 'accent', { opacity: 0.8 }),
        area(
          [
            [44, 44],
            [556, 44],
            [44, 796],
            [556, 796],
          ]
            .map(([x = 0, y = 0]) => `M${x} ${y - 12}L${x + 12} ${y}L${x} ${y + 12}L${x - 12} ${y}Z`)
            .join(''),
          'accent',
        ),
      ],
    },
    { z: 0.9, lifted: true, nodes: [mirrored(1, 1), mirrored(-1, 1), mirrored(1, -1), mirrored(-1, -1)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'emerald',
          [
            area(polygon(...outer), 'lit', -0.3),
            ...facets,
            area(polygon(...inner), 'lit', -0.72),
            stroke(polygon(...outer) + polygon(...inner) + outer.map((p, i) => `M${p[0]} ${p[1]}L${inner[i]?.[0]} ${inner[i]?.[1]}`).join(''), 4, 'accent'),
          ],
          { also: ['jewel'], rim: 0.8 },
        ),
        placed(eye({ width: 164, open: 0.52, white: 'light', iris: 'lit', shine: 0.5 }), cx, cy),
      ],
    },
  ],
  says: { place: 'nowhere', time: 'timeless', mood: ['mysterious'], action: ['watching'] },
};
