import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { jar, rainbow, toaster } from '../kit/motifs/kitchen-weather.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { lightning } from '../kit/sky/lightning.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { snowflake } from '../kit/weather/snow.ts';
import { circle, ellipse, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const peg = (x: number, y: number): Node => area(rounded(x - 4, y - 12, 8, 26, 3), 'wood', 0.4);

const tiles =
  times(5)
    .map(i => d`M0 ${332 + i * 40}H600`)
    .join('') +
  times(15)
    .map(i => d`M${20 + i * 40} 332V510`)
    .join('');

const pot: Node[] = [
  area('M-86 -70H86L78 0C76 8 -76 8 -78 0Z', 'red', 0, { shade: { to: [1, 0.8], depth: 0.5 } }),
  stroke('M-86 -50H-106M86 -50H106', 10, 'red', { tone: -0.3 }),
  area(rounded(-92, -80, 184, 15, 6), 'red', 0.25),
  stroke('M-66 -56C-66 -40 -64 -24 -62 -12', 4, 'paper', { tone: 0.6, opacity: 0.6 }),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Weather in a kitchen: the cook stirs a rain cloud in the pot, a sun comes up from the toaster, a rainbow hangs to dry.',
  composition: 'interior',
  palette: 'noon',
  light: [470, 380],
  horizon: 0,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept(
          'kitchen',
          [
            area(rect(0, 0, 600, 693), 'accent2', 0.62, { shade: { to: [-1, -0.7], depth: 0.35 } }),
            area(rect(0, 330, 600, 180), 'haze', 0.5),
            stroke(tiles, 1.8, 'paper', { tone: 0.8, opacity: 0.75 }),
          ],
          { also: ['room', 'place', 'inside'] },
        ),
        halo(460, 400, 240, 0.9),
        concept(
          'shelf',
          [area(rect(66, 240, 160, 10), 'wood', 0, { shade: { to: [0, 1], depth: 0.5 } }), stroke('M80 250L94 270M212 250L198 270', 4, 'wood', { tone: -0.3 })],
          { also: ['furniture'] },
        ),
        placed(jar([placed(snowflake({ r: 15 }), 0, -24)], 'snow'), 96, 240),
        placed(jar([stroke('M-13 -40H13M-10 -32H11M-8 -24H7M-3 -16H6M0 -9H3', 3, 'grey', { tone: -0.3 })], 'whirlwind'), 146, 240),
        placed(jar([area('M-3 -40H10L2 -26H9L-7 -6L-2 -22H-10Z', 'yellow', 0.1)], 'lightning'), 196, 240),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept('line', [stroke('M20 170C120 158 240 150 300 148C400 152 480 150 600 120', 2.4, 'dark', { tone: 0.3 })]),
        { nodes: [rainbow, ...[116, 181, 253, 318].map(x => peg(x, 168))], transform: { move: [150, -42], scale: 1.14 } },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'woman',
            is: 'cook',
            height: 372,
            facing: 'three-quarter',
            build: 'stout',
            pose: { torso: 2, bend: 4, head: 10, nearArm: [14, 70, 26, -20], farArm: [42, 84, 10], nearLeg: [0, 0, 4], farLeg: [0, 0, 4] },
            dress: 'apron',
            cloth: 'blue',
            trim: 'white',
            hat: 'chef hat',
            hatCloth: 'white',
            skin: 'skin4',
            hair: 'curls',
            hairColour: 'hairBlack',
            expression: 'smile',
            far: { thing: concept('spoon', [stroke('M0 -40L14 96', 7, 'wood', { tone: 0.3 })]), lies: 'behind' },
          }),
          176,
          672,
        ),
      ],
    },
    {
      z: 1,

      nodes: [
        concept(
          'counter',
          [
            area(rect(0, 520, 600, 200), 'green', -0.2, { shade: { to: [0, 1], depth: 0.5 } }),
            area(rect(0, 502, 600, 24), 'wood', 0.25),
            stroke('M150 540V693M300 540V693M450 540V693', 3, 'green', { tone: -0.6, opacity: 0.6 }),
            area(circle(136, 590, 5) + circle(286, 590, 5) + circle(314, 590, 5) + circle(464, 590, 5), 'yellow', 0),
          ],
          { also: ['furniture', 'table'] },
        ),
        concept(
          'stove',
          [
            area(ellipse(312, 504, 110, 9), 'dark', 0.2),
            area(
              'M250 500C252 488 258 494 262 484C266 494 272 490 276 500ZM300 500C302 488 308 494 312 484C316 494 322 490 326 500ZM350 500C352 488 358 494 362 484C366 494 372 490 376 500Z',
              'orange',
              0.2,
            ),
          ],
          { also: ['fire'] },
        ),
        concept('pot', pot, { also: ['kitchen'], rim: 0.6, transform: { move: [312, 488] } }),
        placed(toaster, 484, 504, { scale: 1.04 }),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          nodes: [
            placed(cloud({ kind: 'heap', width: 190, seed: 12, token: 'grey', tone: -0.05 }), 330, 350),
            placed(cloud({ kind: 'heap', width: 226, seed: 5, token: 'grey', tone: 0.3 }), 316, 386),
            stroke('M236 390l-6 20M262 390l-7 22M288 390l-6 18M314 390l-7 22M340 390l-6 18M366 390l-7 22M394 390l-6 18', 3.4, 'blue', { tone: 0.1 }),
            placed(lightning({ kind: 'bolt', height: 60 }), 300, 366, { scale: 0.9 }),
          ],
        },
      ],
    },
    {
      z: 1,
      nodes: [
        placed(cat({ pose: 'look up', fill: 'orange', tone: 0.05 }), 112, 504, { scale: 0.66 }),
        placed(umbrella({ fill: 'accent2' }), 136, 478, { scale: 0.42 }),
      ],
    },
  ],
  says: { place: 'kitchen', time: 'noon', weather: 'rain', mood: ['playful', 'hopeful'], action: ['cook', 'stir', 'dry'], more: ['storm', 'sunrise'] },
};
