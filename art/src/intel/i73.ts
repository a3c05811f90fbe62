import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { houseOnto } from '../kit/city/house.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { canalBoat, rowingBoat } from '../kit/transport/boat.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const [cx, cy] = [288, 362];
const on = (r: number, a: number): Point => [cx + Math.cos(a) * r, cy + Math.sin(a) * r];

/** Front doors towards the label, gables outwards, all the way round one groove. */
function ring(foot: number, tall: number, seed: number): Node[] {
  const r = chance(seed);
  const nodes: Node[] = [];
  for (let a = r(); a < 7; ) {
    const w = r.between(19, 27);
    const start = a;
    if (start + w / foot > 6.28 + 0.8) break;
    nodes.push(
      houseOnto({ width: w, height: r.between(tall * 0.8, tall), seed: Math.round(r() * 9999), lit: 0.62, detail: 'plain' }, (u, v) =>
        on(foot + v, start + u / foot),
      ),
    );
    a += w / foot + (r.happens(0.12) ? 14 / foot : 0.006);
  }
  return nodes;
}

const sector = (from: number, to: number, a: number, b: number): string => {
  const along = (r: number): Point[] => times(9).map(i => on(r, a + ((b - a) * i) / 8));
  return polygon(...along(from), ...along(to).toReversed());
};

const canal = (r: number, width: number): Node[] => [
  stroke(circle(cx, cy, r), width, 'accent', { tone: -0.42 }),
  stroke(circle(cx, cy, r + width * 0.32), 1.4, 'accent', { tone: 0.4, opacity: 0.7 }),
  stroke(circle(cx, cy, r - width * 0.32), 1.4, 'accent', { tone: 0.4, opacity: 0.45 }),
];

const bridges = times(7).flatMap(i => [128, 190, 254].map(r => area(sector(r - 9, r + 9, i * 0.9 + 0.3, i * 0.9 + 0.3 + 13 / r), 'brick4', 0.1)));

const boat = (node: Node, r: number, a: number, scale: number): Node => ({
  nodes: [node],
  transform: { move: on(r, a), turn: (a * 180) / Math.PI + 90, scale },
});

const walker = placed(cat({ pose: 'walk', fill: 'white', tone: 0.15, eyes: 'accent' }), 332, 218, { scale: 1.5, flip: true, turn: 5 });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A spinning record is a ring of canals with lit houses in its grooves; a cat walks along the arm.',
  composition: 'from above',
  palette: 'neon',
  light: [470, 150],
  horizon: 0,
  layers: [
    {
      z: 0.8,
      nodes: [
        area('M0 0H600V693H0Z', 'mass', 0.35, { shade: { to: [-1, 1], depth: 0.5 } }),
        stroke('M0 120H600M0 560H600M0 640H600', 2, 'mass', { tone: -0.3, opacity: 0.4 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'record',
          [
            area(circle(cx, cy, 272), 'dark', 0.12),
            ...times(24).map(i => stroke(circle(cx, cy, 106 + i * 7), 1, 'mass', { tone: 0.3, opacity: 0.35 })),
            concept('canal', [...canal(254, 17), ...canal(190, 17), ...canal(128, 16)], { also: ['water'] }),
            area(sector(100, 270, -0.62, -0.28), 'light', 0, { opacity: 0.14 }),
            area(sector(100, 270, 2.52, 2.86), 'light', 0, { opacity: 0.12 }),
            concept('city', [...ring(201, 43, 5), ...ring(139, 42, 8), ...ring(104, 15, 3)], { also: ['house', 'street'] }),
            concept('bridge', bridges),
            concept('label', [
              area(circle(cx, cy, 98), 'accent2', -0.02, { shade: { to: [-1, 1], depth: 0.4 } }),
              area(circle(cx, cy, 80), 'light', -0.1),
              ...times(8).map(i => ({
                nodes: [area('M0 -30C16 -44 16 -62 0 -76C-16 -62 -16 -44 0 -30Z', i % 2 === 0 ? 'accent2' : 'red')],
                transform: { turn: i * 45, move: [cx, cy] as Point },
              })),
              area(circle(cx, cy, 25), 'accent2', 0.2),
              area(circle(cx, cy, 8), 'dark'),
              area(circle(cx + 2, cy - 2, 4.4), 'grey', 0.6),
            ]),
          ],
          { also: ['music'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        boat(canalBoat({ width: 88, token: 'mass' }), 190, 1.15, 0.72),
        boat(rowingBoat({ width: 54 }), 254, 2.1, 0.9),
        boat(rowingBoat({ width: 50, token: 'red' }), 128, 0.5, 0.8),
        boat(canalBoat({ width: 96, token: 'mass' }), 254, 0.36, 0.72),
        halo(on(254, 0.36)[0], on(254, 0.36)[1], 40, 0.4),
        stroke(
          times(3)
            .map(i => {
              const [p, q] = [on(282 + i * 6, 2.3 + i * 0.1), on(282 + i * 6, 3.0 - i * 0.1)];
              return d`M${p[0]} ${p[1]}A${282 + i * 6} ${282 + i * 6} 0 0 1 ${q[0]} ${q[1]}`;
            })
            .join(''),
          2.4,
          'light',
          { opacity: 0.6 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'record player',
          [
            area(circle(528, 236, 36), 'mass', 0.45),
            area(circle(528, 236, 26), 'grey', 0.3),
            area(circle(528, 236, 12), 'dark', 0.3),
            stroke('M566 240L528 236C440 226 300 204 208 208C176 210 158 226 146 246', 11, 'grey', { tone: 0.45 }),
            stroke('M560 237L528 233C440 223 300 201 208 205C176 207 158 223 146 243', 3, 'paper', { tone: 0.8 }),
            area(polygon([128, 238], [160, 250], [142, 296], [112, 284]), 'red', 0),
            area(polygon([128, 238], [140, 242], [122, 288], [112, 284]), 'red', 0.4),
            area(polygon([122, 288], [130, 291], [122, 306]), 'paper', 0.5),
            area(ellipse(570, 241, 18, 16), 'dark', 0.4),
          ],
          { also: ['machine'], rim: 0.5 },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [walker] },
  ],
  says: { place: 'city', time: 'night', mood: ['playful', 'secret'], action: ['walk', 'turn', 'balance'], more: ['circle', 'sound'] },
};
