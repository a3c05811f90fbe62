import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { musician } from '../kit/people/musicians.ts';
import { footing, shadowOf } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { flower } from '../kit/things/garden.ts';
import { circle, ellipse, line, polygon, rounded } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [372, 352], focal: 176 });
/** One ring of the tunnel: floor, wall, round vault. */
const ring = (z: number): Point[] => [
  view.at(-1.5, -1, z),
  ...times(17).map((i): Point => {
    const a = Math.PI * (1 - i / 16);
    return view.at(Math.cos(a) * 1.5, 0.1 + Math.sin(a) * 1.25, z);
  }),
  view.at(1.5, -1, z),
];
const depths = [0.32, 0.5, 0.68, 0.9, 1.15, 1.45, 1.8, 2.25, 2.8, 3.5, 4.4, 5.6, 7.2];
const band = (i: number): Node => {
  const [near, far] = [ring(depths[i] ?? 1), ring(depths[i + 1] ?? 9)];
  return area(polygon(...near, ...far.toReversed()), i % 4 === 1 ? 'accent2' : 'lit', (i % 4 === 1 ? -0.36 : -0.34 - (i % 2) * 0.1) + i * 0.03);
};
const along = times(19).map((i): Node => {
  const ends = [ring(0.32), ring(7.2)].flatMap(points => points.slice(i, i + 1));
  return stroke(line(...ends), 1.5, 'dark', { tone: 0.2, opacity: 0.4 });
});

const player = musician('trumpet', {
  who: 'man',
  height: 330,
  dress: 'suit',
  cloth: 'accent',
  tone: -0.12,
  lower: 'dark',
  trim: 'paper',
  skin: 'skin5',
  hat: 'fedora',
  hatCloth: 'dark',
  hatBand: 'accent',
  beard: 'goatee',
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A trumpet player in the tiled tunnel; his open case holds one rose.',
  composition: 'perspective',
  palette: 'absinthe',
  light: [372, 250],
  horizon: 693,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept(
          'tunnel',
          [
            area('M0 0H600V693H0Z', 'dark', 0.2),
            ...times(depths.length - 1).map(band),
            ...along,
            area(polygon(...ring(7.2)), 'light', 0.3),
            area(polygon(view.at(-1.5, -1, 0.3), view.at(1.5, -1, 0.3), view.at(1.5, -1, 7.2), view.at(-1.5, -1, 7.2)), 'mass', 0.15, {
              shade: { to: [0, 1], depth: 0.5 },
            }),
            area(polygon(view.at(-0.05, 1.34, 0.3), view.at(0.05, 1.34, 0.3), view.at(0.05, 1.34, 7), view.at(-0.05, 1.34, 7)), 'light', 0.4, { opacity: 0.9 }),
          ],
          { also: ['passage', 'underground', 'tile'] },
        ),
        halo(372, 352, 130, 0.8),
        beam(polygon([366, 376], [378, 376], [520, 693], [150, 693]), 0.4),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(
          shadowOf(person({ who: 'woman', height: 92, pose: 'walking', facing: 'back', dress: 'long coat' }), { along: [-0.35, 1], opacity: 0.4 }),
          408,
          424,
        ),
        placed(person({ who: 'woman', height: 92, pose: 'walking', facing: 'three-quarter back', dress: 'long coat', cloth: 'dark', hair: 'bun' }), 408, 424),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(footing(150, 0.45), 176, 590), placed(player, 176, 590)] },
    {
      z: 1,
      nodes: [
        concept(
          'case',
          [
            area(ellipse(366, 618, 110, 18), 'dark', 0, { opacity: 0.4 }),
            area('M272 574L284 512C290 504 436 504 442 512L458 574Z', 'dark', 0.25),
            area('M284 570L294 520C300 514 428 514 432 520L446 570Z', 'red', -0.3),
            area('M262 580C262 568 470 568 470 580L458 622C452 632 280 632 274 622Z', 'dark', 0.15),
            area('M276 580C280 574 452 574 456 580L448 600C440 606 292 606 284 600Z', 'red', -0.1),
            area(rounded(352, 606, 26, 12, 3), 'yellow', -0.1),
          ],
          { also: ['luggage', 'velvet'], rim: 0.8 },
        ),
        placed(flower({ kind: 'rose', stem: 96 }), 306, 598, { turn: 80, scale: 1.05 }),
        concept('coin', [area(circle(300, 640, 7), 'yellow', 0.1), area(circle(286, 646, 5), 'yellow', -0.1)], { also: ['money'] }),
        placed(pigeon({ pose: 'stand' }), 496, 548, { scale: 0.62, flip: true }),
        stroke('M330 326C350 316 352 336 372 324M346 296C370 282 372 308 398 290', 3, 'light', { tone: 0.2, opacity: 0.75 }),
      ],
    },
  ],
  says: { place: 'tunnel', time: 'night', mood: ['lonely', 'tender'], action: ['play music', 'walk', 'listen'], more: ['echo', 'underground'] },
};
