import { concept, placed } from '../concept.ts';
import { octopus } from '../kit/animals/deep.ts';
import { fish, seahorse } from '../kit/animals/sea.ts';
import { beam, d, halo } from '../kit/city/draw.ts';
import { helmet } from '../kit/motifs/diving-helmet.ts';
import { open, weed } from '../kit/motifs/sea-reading.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { standingLamp } from '../kit/rooms/lamps.ts';
import { bookshelf } from '../kit/rooms/shelves.ts';
import { carpet } from '../kit/rooms/soft.ts';
import { stroke } from '../kit/stroke.ts';
import { book } from '../kit/things/books.ts';
import { area } from '../kit/things/brush.ts';
import { cup } from '../kit/things/table.ts';
import { bubbles } from '../kit/things/toys.ts';
import { sunBeams } from '../kit/weather/fog.ts';
import { rounded } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const diver: Person = {
  who: 'man',
  is: 'diver',
  height: 262,
  pose: { torso: -12, bend: 6, head: 14, nearArm: [12, 92, 8, -10], farArm: [22, 96, 8, -8], nearLeg: [82, 14, 6], farLeg: [92, 40, 4] },
  dress: 'overalls',
  cloth: 'brick4',
  tone: 0.4,
  lower: 'brick4',
  lowerTone: 0.25,
  trim: 'brown',
  shoe: 'grey',
  build: 'stout',
  hair: 'bald',
  near: { thing: open, lies: 'before', turn: -8 },
};
const at: Point = [352, 568];
const skull = jointsOf(diver).head;
const head: Point = [at[0] - skull[0], at[1] + skull[1]];

const armchair: Node[] = [
  area('M292 470C284 380 300 316 350 304C416 296 470 316 474 380C478 420 470 470 470 520H300Z', 'accent', -0.25, { shade: { to: [0.4, 1], depth: 0.4 } }),
  stroke('M330 340C324 380 324 420 330 460M380 324C378 370 378 420 382 470', 3, 'accent', { tone: -0.55, opacity: 0.7 }),
];
const seat: Node[] = [
  area(rounded(260, 466, 190, 56, 18), 'accent', -0.05, { shade: { to: [0, 1], depth: 0.4 } }),
  area('M262 520H462V566H262Z', 'accent', -0.35),
  area(rounded(270, 560, 20, 26, 6) + rounded(436, 560, 20, 26, 6), 'wood', -0.4),
];
const arm = area('M404 424C404 404 430 396 456 400C478 404 486 420 482 440C478 480 478 530 476 560H418C420 520 424 470 404 424Z', 'accent', 0.1, {
  shade: { to: [0.6, 1], depth: 0.4 },
  rim: 0.7,
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'On the sea bed a diver in an armchair reads under a standing lamp, and an octopus shelves his books.',
  composition: 'interior',
  palette: 'teal',
  light: [470, 250],
  horizon: 520,
  layers: [
    {
      z: 0.2,
      nodes: [
        sunBeams({ from: [220, -60], length: 600, count: 5, opacity: 0.3, token: 'lit' }),
        concept(
          'rock',
          [
            area('M0 520V300C40 280 70 320 96 360C130 400 150 470 180 520ZM600 520V260C560 270 540 330 520 380C500 430 470 480 450 520Z', 'mass', 0.3, {
              shade: { to: [0, 1], depth: 0.4 },
            }),
          ],
          {},
        ),
        placed(fish({ kind: 'herring', fill: 'lit' }), 300, 190, { scale: 0.4 }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 346, 172, { scale: 0.36 }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 330, 212, { scale: 0.34 }),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept(
          'sea bed',
          [
            area('M0 522C120 500 260 520 380 508C470 500 540 512 600 504V693H0Z', 'brick2', 0.2, { shade: { to: [0, 1], depth: 0.55 } }),
            stroke('M40 560C90 550 140 564 190 554M420 620C460 612 500 622 540 614', 2.4, 'brick2', { tone: -0.3, opacity: 0.6 }),
          ],
          { also: ['sand'] },
        ),
        placed(carpet({ width: 380, depth: 86, fill: 'red' }), 318, 582),
        weed(64, 560, 200, 'leaf'),
        weed(524, 548, 150, 'leaf'),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(bookshelf({ width: 150, height: 270, shelves: 5, seed: 8, gaps: 0.3 }), 160, 552),
        placed(seahorse({ fill: 'orange' }), 100, 274, { scale: 0.5 }),
      ],
    },
    { z: 1, nodes: [beam('M440 262H520L560 560H250Z', 0.5), halo(478, 250, 130, 0.8), placed(standingLamp({ fill: 'accent2' }), 488, 566, { scale: 1.62 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('armchair', [...armchair, ...seat], { also: ['furniture', 'chair'] }),
        placed(person(diver), ...at, { flip: true }),
        stroke(d`M${head[0] + 30} ${head[1] - 30}C${head[0] + 60} ${head[1] - 90} ${head[0] - 40} ${head[1] - 140} 300 120C280 80 300 40 300 0`, 6, 'brown', {
          tone: 0.1,
        }),
        { nodes: [helmet], transform: { move: [head[0], head[1] - 2], turn: -6 } },
        concept('armrest', [arm], { also: ['armchair'] }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(octopus({ fill: 'violet', tone: 0.25 }), 178, 330, { scale: 0.94 }),
        placed(book({ state: 'standing', fill: 'red' }), 106, 356, { scale: 0.44, turn: -14 }),
        placed(book({ state: 'standing', fill: 'yellow' }), 246, 398, { scale: 0.44, turn: 12 }),
        placed(book({ state: 'closed', fill: 'blue' }), 118, 470, { scale: 0.4, turn: -20 }),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(bubbles({ count: 6 }), head[0] - 40, head[1] - 90, { scale: 0.7 }),
        placed(fish({ kind: 'tropical', fill: 'orange' }), 400, 200, { scale: 0.46, flip: true }),
        placed(cup({ hot: 'cold' }), 232, 604, { scale: 0.5 }),
      ],
    },
  ],
  says: { place: 'sea bed', time: 'evening', mood: ['calm', 'absurd'], action: ['read', 'tidy', 'dive'], more: ['underwater', 'library', 'home'] },
};
