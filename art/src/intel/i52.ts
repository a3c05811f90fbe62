import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fish } from '../kit/animals/sea.ts';
import { along } from '../kit/motifs/along.ts';
import { waves } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const body =
  'M396 172C418 164 440 176 456 196C476 216 502 246 512 268C516 284 504 294 490 290C472 284 452 272 436 262C426 270 418 284 414 302C410 334 410 358 396 380C374 406 330 410 296 402C262 398 232 408 206 406C172 406 148 384 146 352C144 318 164 292 198 286C238 280 270 294 298 282C326 254 344 206 396 172Z';
const legs: readonly (readonly [readonly Point[], number, number])[] = [
  [along('364 378 412 356 456 330 506 342'), 24, 8],
  [along('208 384 186 438 146 462 122 506'), 28, 9],
  [along('376 388 430 412 476 394 528 412'), 26, 8],
  [along('182 376 142 416 96 424 62 464'), 34, 9],
];

/** A breaking crest that curls to the right at the origin. */
const crest = (x: number, y: number, k: number, tone: number): Node => ({
  nodes: [
    area('M-70 40C-56 0 -30 -26 4 -28C26 -28 36 -12 28 0C20 -8 6 -6 4 8C6 28 40 34 70 40Z', 'blue', tone),
    stroke('M-62 30C-48 2 -26 -20 4 -23C20 -23 29 -12 27 -2M-40 30C-30 12 -18 0 -6 -4', 4, 'paper', { tone: 0.6, opacity: 0.9 }),
    area(circle(32, 2, 4) + circle(40, 10, 3) + circle(26, 10, 3) + circle(44, -4, 2.4), 'paper', 0.7),
  ],
  transform: { scale: k, move: [x, y] },
});

const foam = (x: number, y: number, k: number): Node =>
  area(
    [
      [0, 0, 9],
      [10, -5, 7],
      [-10, -4, 7],
      [18, 4, 5],
      [-18, 5, 6],
      [3, -12, 6],
      [26, -4, 3],
      [-26, -2, 3.4],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * k, y + dy * k, r * k))
      .join(''),
    'paper',
    0.5,
  );

const r = chance(52);
const spray = Array.from({ length: 46 }, () => circle(r.between(50, 330), r.between(420, 560), r.between(1, 3.4))).join('');

const boat: Group = concept(
  'boat',
  [
    stroke('M0 -6V-60', 2.6, 'dark'),
    area('M3 -58C24 -44 28 -28 26 -14H3Z', 'paper', 0.4),
    area('M-3 -50C-16 -38 -20 -26 -20 -14H-3Z', 'accent', 0.1),
    area('M-32 -8H34C30 6 20 12 8 12H-14C-24 10 -30 2 -32 -8Z', 'red', 0),
  ],
  { also: ['sail', 'ship'], rim: 0.8 },
);

const mane: readonly (readonly [number, number, number, number])[] = [
  [392, 150, 0.66, -24],
  [344, 170, 0.74, -34],
  [318, 208, 0.7, -30],
  [284, 236, 0.74, -22],
  [270, 168, 0.5, -36],
  [232, 226, 0.52, -26],
  [200, 170, 0.4, -30],
  [244, 268, 0.5, -14],
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A horse at full gallop is made of breaking waves, with gulls for its mane and a small boat at its heart.',
  composition: 'double exposure',
  palette: 'sodium',
  light: [430, 250],
  horizon: 470,
  layers: [
    {
      z: 0.08,
      nodes: [
        placed(sun({ r: 104, glow: 0.9 }), 400, 300),
        placed(cloud({ kind: 'bank', width: 260, seed: 5 }), 150, 190),
        placed(cloud({ kind: 'wisp', width: 200, seed: 2 }), 470, 160),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept(
          'lighthouse',
          [
            area('M536 476L541 424H553L558 476Z', 'paper', 0),
            area('M539 448L540.500 436H553.500L555 448Z', 'red', 0),
            area('M541 424V414H553V424Z', 'light', 0.5),
            area('M538 414L547 404L556 414Z', 'dark', 0.2),
            { glow: circle(547, 418, 34), kind: 'round', opacity: 0.8 },
          ],
          { also: ['tower', 'light'] },
        ),
      ],
    },
    { z: 0.45, nodes: [placed(waves({ kind: 'calm', rows: 4, height: 110, seed: 5 }), 0, 474)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        crest(116, 372, 0.9, -0.25),
        crest(88, 330, 0.62, -0.1),
        concept(
          'horse',
          [
            ...legs.map(([by, from, to], i): Node => area(limb(by, from, to), 'blue', i < 2 ? -0.35 : -0.1)),
            area('M398 174L404 142L424 172Z', 'blue', -0.1),
            area(body, 'blue', 0),
          ],
          { also: ['animal', 'wave', 'sea'], rim: 1.2 },
        ),
        {
          clip: body,
          nodes: [
            area('M130 330C180 300 280 330 330 262C356 220 372 196 420 190C450 200 470 230 520 262V140H130Z', 'blue', 0.3, { opacity: 0.75 }),
            crest(232, 352, 0.9, -0.35),
            crest(430, 236, 0.7, 0.1),
            crest(366, 262, 0.9, -0.15),
            crest(180, 390, 0.8, -0.1),
            crest(400, 336, 0.8, -0.3),
            area('M240 388C280 372 320 384 360 376C390 372 400 366 420 362V420H140V396C180 400 210 396 240 388Z', 'blue', -0.4),
            stroke('M150 396C190 384 220 398 254 388C290 376 330 388 366 378C390 372 402 364 420 360', 4, 'paper', { tone: 0.6, opacity: 0.9 }),
          ],
        },
        stroke('M396 172C344 206 326 254 298 282M198 286C164 292 144 318 146 352', 5, 'paper', { tone: 0.5, opacity: 0.85 }),
        stroke('M506 342C486 334 470 334 456 336M528 412C506 402 490 398 476 402M62 464C80 440 96 432 116 428M122 506C132 480 146 470 166 458', 4, 'paper', {
          tone: 0.5,
          opacity: 0.9,
        }),
        concept('foam', [foam(520, 346, 0.8), foam(540, 416, 0.8), foam(56, 470, 1.1), foam(118, 512, 1.1)], { also: ['spray', 'water'] }),
        placed(boat, 318, 376, { scale: 0.96 }),
        placed(person({ who: 'boy', height: 50, pose: 'pointing', cloth: 'yellow', skin: 'skin3' }), 298, 372),
        area('M458 214C464 208 472 212 472 218C468 222 460 222 458 214Z', 'dark'),
        area('M500 270C504 268 507 271 505 275C502 277 499 274 500 270Z', 'dark'),
        stroke('M486 286C492 280 500 280 506 284', 2.4, 'dark'),
      ],
    },
    {
      z: 1,
      nodes: [...mane.map(([x, y, scale, turn]) => placed(gull(), x, y, { scale, turn, flip: false })), { nodes: [area(spray, 'paper', 0.5)], opacity: 0.8 }],
    },
    {
      z: 1,
      nodes: [
        placed(fish({ kind: 'herring', fill: 'accent' }), 402, 520, { scale: 0.62, turn: -36 }),
        placed(fish({ kind: 'herring', fill: 'accent' }), 466, 548, { scale: 0.5, turn: -52 }),
      ],
    },
    {
      z: 0.95,
      nodes: [placed(waves({ kind: 'choppy', rows: 3, height: 130, seed: 8, token: 'blue' }), 0, 560), crest(190, 560, 1.1, -0.3), crest(392, 572, 0.9, -0.4)],
    },
  ],
  says: {
    place: 'sea',
    time: 'sunset',
    weather: 'wind',
    mood: ['proud', 'dangerous', 'dreamy'],
    action: ['gallop', 'sail', 'fly'],
    more: ['wave', 'freedom', 'heart'],
  },
};
