import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { fish } from '../kit/animals/sea.ts';
import { duck } from '../kit/animals/waders.ts';
import { person } from '../kit/people/body.ts';
import { parlour } from '../kit/rooms/dwelling.ts';
import { armchair } from '../kit/rooms/furniture.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { lightning } from '../kit/sky/lightning.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { paperBoat } from '../kit/transport/boat.ts';
import { circle, ellipse } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const lighthouse: Group = concept(
  'lighthouse',
  [
    { glow: 'M-4 -86L-190 -140V-40Z', kind: 'round', opacity: 0.9 },
    area('M-15 0L-9 -74H9L15 0Z', 'white', 0.2),
    area('M-13.500 -18L-12 -36H12L13.500 -18ZM-10.600 -54L-9.600 -66H9.600L10.600 -54Z', 'red', 0),
    area('M-13 -74H13V-79H-13Z', 'dark'),
    area('M-8 -79V-93H8V-79Z', 'light', 0.6),
    area('M-11 -93L0 -106L11 -93Z', 'red', -0.2),
  ],
  { also: ['tower', 'light'], rim: 0.8 },
);
const soap: Group = concept(
  'soap',
  [
    area('M-62 4C-64 -14 -44 -20 0 -20C44 -20 64 -14 62 4C60 22 -60 22 -62 4Z', 'pink', 0.2),
    area(ellipse(0, -10, 50, 9), 'pink', 0.6),
    ...(
      [
        [-50, 14, 9],
        [-36, 20, 7],
        [40, 18, 9],
        [54, 10, 6],
      ] as const
    ).map(([x, y, r]): Node => area(circle(x, y, r), 'paper', 0.8)),
  ],
  { rim: 0.8 },
);

/** The sea above the rim: three crests, each before the other. */
const swell = (path: string, tone: number, foam: string): Node[] => [
  area(path, 'accent', tone, { shade: { to: [0.2, 1], depth: 0.4 } }),
  stroke(foam, 4, 'paper', { tone: 0.6, opacity: 0.9 }),
];

const tub: Group = concept(
  'bathtub',
  [
    area('M118 580C96 588 96 612 116 610L150 580ZM482 580C504 588 504 612 484 610L450 580Z', 'yellow', -0.15),
    area('M62 452H538C538 540 494 590 420 592H180C106 590 62 540 62 452Z', 'white', 0.15),
    area('M52 440C50 436 52 430 60 430H540C548 430 550 436 548 440C550 450 546 456 538 456H62C54 456 50 450 52 440Z', 'white', 0.7),
    stroke('M92 484C100 530 130 562 172 570', 5, 'paper', { tone: 1, opacity: 0.8 }),
  ],
  { also: ['furniture', 'bath'], rim: 1, shade: { to: [0.6, 0.9], depth: 0.3 } },
);

const tap: Group = concept(
  'tap',
  [
    stroke('M500 440V330C500 296 452 292 446 326', 17, 'yellow', { tone: -0.1 }),
    area('M436 322H458V338H436Z', 'yellow', 0.1),
    stroke(circle(450, 268, 27), 6, 'yellow'),
    stroke('M450 232V304M414 268H486M425 243L475 293M475 243L425 293', 4.4, 'yellow', { tone: -0.05 }),
    area(circle(450, 268, 9), 'accent', 0.1),
    stroke('M474 296L496 318', 8, 'yellow', { tone: -0.2 }),
  ],
  { also: ['wheel', 'steering wheel'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A bathtub in a drawing room has high seas: the captain in his cap steers by the taps, and a lighthouse stands on the soap.',
  composition: 'interior',
  palette: 'coral',
  light: [180, 240],
  horizon: 0,
  layers: [
    { z: 0.72, nodes: [parlour({ wall: 'pink', tone: -0.35, glass: 'haze' })] },
    {
      z: 0.8,
      nodes: [
        placed({ ...armchair({ fill: 'accent2', tone: -0.15 }), rim: 0.5 }, 92, 500, { scale: 1 }),
        placed(cat({ pose: 'sit', fill: 'mass' }), 92, 420, { scale: 0.62 }),
      ],
    },
    {
      z: 0.9,
      nodes: [placed(cloud({ kind: 'storm', width: 240, seed: 4, token: 'mass', tone: -0.2 }), 262, 190), placed(lightning({ height: 96, seed: 3 }), 236, 190)],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...swell(
          'M66 440C84 388 110 330 168 316C206 310 224 336 214 356C204 346 188 350 186 372C188 400 230 408 262 396C300 382 320 350 360 346C390 346 400 366 392 380C420 400 480 404 534 404V456H66Z',
          -0.25,
          'M168 316C206 310 224 336 214 356M360 346C390 346 400 366 392 380M120 372C130 352 146 340 164 338M316 386C328 372 342 366 356 366',
        ),
        placed(
          person({
            who: 'man',
            height: 300,
            pose: { torso: 10, bend: 4, head: 0, nearArm: [70, 92, 6], farArm: [82, 100, 4], nearLeg: [-10, -14], farLeg: [16, 2] },
            dress: 'captain uniform',
            cloth: 'mass',
            lower: 'white',
            hat: 'captain cap',
            hatCloth: 'white',
            beard: 'full beard',
            hairColour: 'hairGrey',
            skin: 'skin3',
            is: 'captain',
            rim: 1.1,
          }),
          352,
          536,
        ),
        tap,
        placed(soap, 196, 392, { turn: -12, scale: 0.9 }),
        placed(lighthouse, 193, 378, { turn: -12, scale: 1.06 }),
        placed(paperBoat({ width: 70 }), 290, 402, { turn: 14 }),
        ...swell(
          'M62 452C84 414 116 404 146 412C160 418 158 430 150 432C180 444 220 426 250 416C276 410 290 424 284 436C310 448 348 428 380 418C410 412 420 428 412 438C450 446 490 428 538 436V456H62Z',
          0.05,
          'M88 424C108 406 128 406 146 412C160 418 158 430 150 432M226 426C240 416 262 412 276 418C288 424 288 432 284 436M356 428C374 416 398 414 410 422C418 430 416 436 412 438',
        ),
        placed(duck({ fill: 'yellow' }), 452, 434, { scale: 0.5, flip: true }),
        tub,
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'puddle',
          [
            area('M150 606C190 596 260 600 300 606C350 600 420 604 452 612C420 628 330 624 290 628C240 632 170 624 150 606Z', 'accent', 0.15, {
              opacity: 0.85,
            }),
          ],
          { also: ['water'] },
        ),
        placed(fish({ kind: 'herring', fill: 'accent2' }), 250, 604, { scale: 0.5, turn: -10 }),
        area(
          [
            [96, 410, 4],
            [120, 330, 3],
            [78, 360, 5],
            [306, 330, 3.4],
            [228, 300, 3],
            [520, 380, 4],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
            .join(''),
          'paper',
          0.6,
        ),
        concept('towel', [
          area('M500 444C520 440 534 442 544 446L552 548C536 544 522 552 508 548Z', 'accent2', 0),
          stroke('M505 500L549 498M506 512L550 510', 4, 'red'),
        ]),
      ],
    },
  ],
  says: {
    place: 'drawing room',
    time: 'evening',
    weather: 'storm',
    mood: ['absurd', 'playful', 'proud'],
    action: ['steer', 'sail', 'bathe'],
    more: ['adventure', 'home'],
  },
};
