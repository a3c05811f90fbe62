import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { house } from '../kit/city/house.ts';
import { hills } from '../kit/nature/land.ts';
import { tree } from '../kit/nature/tree.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { snow } from '../kit/weather/snow.ts';
import { ellipse } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

/** Thumb on the left, fingers on the right, the house in the hollow between them. */
const palm =
  'M214 610C206 566 180 536 154 508C118 470 96 424 100 380C104 346 150 338 168 368C184 396 190 432 222 452C250 468 350 470 372 450C392 428 388 380 386 330C384 276 412 236 456 238C502 240 528 284 528 344C528 430 484 492 444 536C420 562 404 586 398 612Z';
const cuff = 'M196 616C196 602 204 596 216 594C270 580 344 580 398 596C410 600 416 606 414 618L424 700H186Z';

const stitches = (clip: string, left: number, top: number, right: number, bottom: number, fill: 'red' | 'white', tone: number): Node => {
  const rows = times(Math.round((bottom - top) / 11));
  const path = rows.flatMap(row => times(Math.round((right - left) / 13)).map(col => d`M${left + col * 13} ${top + row * 11}l6.5 8l6.5 -8`)).join('');
  return { clip, nodes: [stroke(path, 2.6, fill, { tone, opacity: 0.55 })] };
};

const band =
  times(14)
    .map(i => d`M${150 + i * 24} ${530 - Math.sin(i * 0.22) * 10}l10 -14l10 14l-10 14Z`)
    .join('') +
  times(5)
    .map(i => d`M${432 + (i % 2) * 34} ${300 + i * 38}l9 -12l9 12l-9 12Z`)
    .join('');

const thread =
  'M323 240C314 208 346 196 340 168C334 146 300 158 306 182C312 202 346 190 366 162C388 132 372 110 346 118C324 126 336 152 366 148C414 140 424 106 450 128C476 152 448 186 424 174C402 162 430 142 464 160C514 188 562 240 556 330C550 400 556 430 530 470C506 506 470 540 430 566C414 578 410 590 414 606';

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A knitted mitten holds a tiny house with warm windows, and its thread unravels from the chimney as smoke.',
  composition: 'close',
  palette: 'winter',
  light: [300, 380],
  horizon: 470,
  layers: [
    {
      z: 0.25,
      nodes: [
        placed(hills({ height: 110, seed: 5, token: 'haze', tone: 0.3 }), 0, 480),
        placed(tree({ kind: 'bare', height: 130, seed: 4 }), 104, 424),
        placed(tree({ kind: 'snowy', height: 100, seed: 8 }), 160, 430),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept('snow', [area('M0 452C120 420 240 452 340 446C440 440 520 420 600 440V693H0Z', 'paper', 0, { shade: { to: [0, 1], depth: 0.3 } })], {
          also: ['ground', 'winter'],
        }),
        placed(tree({ kind: 'bare', height: 190, seed: 12 }), 70, 480),
      ],
    },
    { z: 1, nodes: [halo(290, 380, 190, 0.75)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'mitten',
          [
            area(palm, 'red', 0, { shade: { to: [0.3, 1], depth: 0.45 } }),
            stitches(palm, 90, 236, 530, 620, 'red', -0.5),
            { clip: palm, nodes: [area(band, 'white', 0.3)] },
          ],
          { also: ['glove', 'hand', 'wool', 'clothes'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        area(ellipse(300, 466, 84, 10), 'dark', 0, { opacity: 0.35 }),
        placed(
          house({ width: 132, height: 206, seed: 21, gable: 'neck', wall: 'brick2', door: 'green', lit: 0.95, detail: 'rich', dweller: 'woman' }),
          300,
          466,
        ),
        {
          transform: { move: [-6, 16] },
          nodes: [
            area('M320 252V226H338V262Z', 'brick1', -0.1),
            area('M316 220H342V229H316Z', 'paper', 0.5),
            area(
              'M232 300C238 288 252 284 262 288C270 262 290 246 306 244C322 244 342 262 350 288C362 284 374 290 380 300C364 298 358 302 346 304C338 280 322 260 306 258C290 260 274 282 266 304C254 302 246 298 232 300Z',
              'paper',
              0.6,
            ),
            area('M236 450C250 440 262 446 276 442C300 438 330 446 348 442C362 440 372 446 384 450C360 460 260 460 236 450Z', 'paper', 0.4),
          ],
        },
        concept(
          'cuff',
          [
            area(cuff, 'white', 0.2, { shade: { to: [0, 1], depth: 0.35 } }),
            stroke(
              times(14)
                .map(i => d`M${206 + i * 15} ${606 - Math.sin(i * 0.24) * 14}V700`)
                .join(''),
              3,
              'grey',
              { tone: 0.1, opacity: 0.6 },
            ),
          ],
          { also: ['wool'], rim: 0.6 },
        ),
        placed(songbird({ fill: 'blue' }), 134, 350, { scale: 0.62 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('thread', [stroke(thread, 5.4, 'red', { tone: -0.05 }), stroke(thread, 1.6, 'red', { tone: 0.7, opacity: 0.7 })], { also: ['wool', 'smoke'] }),
      ],
    },
  ],
  weather: [snow({ kind: 'steady', seed: 5, crystals: 2 })],
  says: { place: 'countryside', time: 'winter', weather: 'snow', mood: ['tender', 'calm'], action: ['hold', 'unravel'], more: ['home', 'warmth'] },
};
