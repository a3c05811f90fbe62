import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { largeHand } from '../kit/people/hands.ts';
import { head } from '../kit/people/heads.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const canvas = polygon([0, 0], [474, 0], [452, 693], [0, 693]);
/** Painted, with the look turned as far to the right as it goes. */
const eye = (x: number, y: number, k: number, look: number): Node => ({
  nodes: [
    concept(
      'eye',
      [
        area(ellipse(0, -6, 84, 46), 'skin1', 0),
        area('M-58 6C-44 -34 38 -42 60 2C40 34 -34 38 -58 6Z', 'skin1', -0.14),
        area('M-50 6C-36 -24 30 -32 52 2C34 24 -28 28 -50 6Z', 'white', 0.5),
        {
          clip: 'M-50 6C-36 -24 30 -32 52 2C34 24 -28 28 -50 6Z',
          nodes: [
            area(circle(look, 3, 22), 'green', -0.15),
            stroke(circle(look, 3, 21), 4, 'green', { tone: -0.5 }),
            area(circle(look + 3, 5, 10), 'dark', -0.3),
            area(circle(look - 5, -5, 5), 'white', 0.9),
            area('M-60 -40H60V-16C30 -30 -30 -22 -60 6Z', 'dark', 0, { opacity: 0.25 }),
          ],
        },
        stroke('M-52 8C-38 -26 32 -36 56 0', 6, 'hairBrown', { tone: -0.5 }),
        stroke('M-46 -22C-26 -44 30 -48 56 -22', 3, 'skin1', { tone: -0.4 }),
        stroke('M-34 30C-10 36 20 34 40 22', 2.4, 'skin1', { tone: -0.35 }),
      ],
      { also: ['look', 'gaze'] },
    ),
  ],
  transform: { scale: k, move: [x, y] },
});

/** Old paint cracks into a net of small plates, here and there whole. */
const cracks = (): string => {
  const r = chance(23);
  const [columns, rows] = [16, 22];
  const net = times(columns * rows).map((i): Point => [(i % columns) * 31 + r.between(-11, 11), Math.floor(i / columns) * 32 + r.between(-11, 11)]);
  const between = ([ax, ay]: Point, [bx, by]: Point): string =>
    d`M${ax} ${ay}L${(ax + bx) / 2 + r.between(-4, 4)} ${(ay + by) / 2 + r.between(-4, 4)}L${bx} ${by}`;
  return net
    .flatMap((p, i) => {
      const [right, below] = [(i + 1) % columns === 0 ? undefined : net[i + 1], net[i + columns]];
      return [right, below].filter(q => q !== undefined && r.happens(0.5)).map(q => between(p, q ?? p));
    })
    .join('');
};

const her = head('woman with bob', { view: 'three-quarter', size: 600, skin: 'skin1', hair: 'curls', hairColour: 'hairBrown', cloth: 'dark', rim: 0 });
const ruff = concept(
  'ruff',
  [
    area('M20 616C80 592 190 606 262 600C330 594 400 590 452 606C474 640 460 700 240 700C40 700 0 644 20 616Z', 'white', 0.35),
    stroke(
      times(15)
        .map(i => d`M${30 + i * 30} 606C${20 + i * 30} 630 ${34 + i * 30} 660 ${70 + i * 25} 693`)
        .join(''),
      4,
      'grey',
      { tone: 0.15, opacity: 0.6 },
    ),
    stroke('M20 616C80 592 190 606 262 600C330 594 400 590 452 606', 3, 'grey', { opacity: 0.5 }),
  ],
  { also: ['collar', 'lace'] },
);

const brush = concept(
  'brush',
  [
    area('M-120 -74C-112 -76 -100 -70 -92 -62L-98 -54C-106 -58 -116 -66 -120 -74Z', 'accent', -0.1),
    area('M-96 -64L-64 -43L-69 -35L-100 -55Z', 'yellow', 0.1),
    area('M-66 -44L190 118L184 126L-70 -36Z', 'wood', 0.25),
  ],
  { also: ['paint', 'tool'], rim: 0.7 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: "A restorer's brush at the painted eye of a portrait; the eye seems to look at the brush.",
  composition: 'close',
  palette: 'coral',
  light: [540, 150],
  horizon: 0,
  layers: [
    {
      z: 1,
      nodes: [
        concept('studio', [area(rect(0, 0, 600, 693), 'red', -0.45), area(rect(440, 470, 160, 230), 'wood', -0.4), stroke('M440 470H600', 4, 'wood')], {
          also: ['workshop', 'night'],
        }),
      ],
    },
    {
      z: 1,
      clip: canvas,
      lifted: true,
      nodes: [
        concept(
          'portrait',
          [
            area(canvas, 'accent', -0.1),
            area('M-20 693C40 610 440 600 480 693Z', 'dark', 0.15),
            area(ellipse(236, 612, 214, 54), 'white', -0.1),
            placed(her.figure, 196, 590),
            { nodes: [eye(52, -300, 0.98, 30), eye(160, -304, 0.7, 28)], clip: her.parts.face, transform: { move: [196, 590] } },
            ruff,
          ],
          { also: ['painting', 'woman', 'art'] },
        ),
      ],
    },
    {
      z: 1,
      clip: canvas,
      nodes: [
        concept(
          'varnish',
          [
            area(
              'M0 0H262C250 60 212 90 206 140C196 190 150 196 146 250C140 300 176 330 170 380C164 430 214 440 226 490C236 540 214 590 250 693H0Z',
              'brown',
              -0.3,
              { opacity: 0.62 },
            ),
          ],
          { also: ['age', 'dirt'] },
        ),
        stroke(cracks(), 0.9, 'dark', { tone: 0.1, opacity: 0.3 }),
        stroke('M474 0L452 693', 10, 'hairBlond', { tone: -0.1 }),
        area(
          times(9)
            .map(i => circle(470 - i * 2.2, 60 + i * 70, 3.4))
            .join(''),
          'grey',
          -0.2,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        beam(polygon([486, 196], [516, 230], [330, 440], [150, 260]), 0.5),
        {
          nodes: [
            concept(
              'lamp',
              [
                stroke('M620 40L548 116', 8, 'dark', { tone: 0.2 }),
                area('M520 96L566 142L512 176C494 172 484 160 482 142Z', 'accent', 0.1),
                area('M482 142C484 160 494 172 512 176C500 186 474 160 482 142Z', 'light', 0.5),
              ],
              { rim: 0.6 },
            ),
          ],
          transform: { move: [0, 70] },
        },
        halo(496, 236, 60, 0.7),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [placed(largeHand('writing', { size: 210, skin: 'skin4', sleeve: 'white', cuff: 'accent', holds: brush }), 410, 392, { turn: 8 })],
    },
    { z: 1, nodes: [halo(292, 306, 50, 0.4)] },
  ],
  says: { place: 'studio', time: 'night', mood: ['secret', 'tense'], action: ['paint', 'look', 'restore'], more: ['face', 'watched', 'old and new'] },
};
