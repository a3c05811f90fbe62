import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { crab } from '../kit/animals/sea.ts';
import { along } from '../kit/motifs/along.ts';
import { person } from '../kit/people/body.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { lantern } from '../kit/things/lights.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const arms: readonly (readonly [readonly Point[], number])[] = [
  [along('246 330 180 352 120 320 86 250 112 204 142 216 136 240'), 24],
  [along('242 354 176 396 110 400 66 366 70 336 92 340'), 22],
  [along('254 372 206 424 150 446 104 438 100 420'), 20],
  [along('340 330 402 340 470 300 506 230 482 178 450 190 456 214'), 24],
  [along('342 354 410 386 480 384 532 344 526 314 506 320'), 22],
  [along('326 372 372 426 430 446 484 430 482 412'), 20],
  [along('280 380 268 430 236 462'), 18],
  [along('306 380 318 430 350 460'), 18],
];

/** Boots, rope and lantern as the wall reads them. */
const monster: Node = concept(
  'shadow',
  [
    {
      nodes: [
        ...arms.map(([by, from]) => area(limb(by, from, 4), 'dark')),
        area('M292 116C362 114 396 168 388 232C382 276 360 300 352 346C344 392 242 392 236 346C228 300 204 276 198 232C192 168 224 118 292 116Z', 'dark'),
      ],
      opacity: 0.82,
    },
    area(ellipse(258, 304, 15, 19) + ellipse(330, 304, 15, 19), 'light', -0.05),
    area(ellipse(258, 306, 13, 4.5) + ellipse(330, 306, 13, 4.5), 'dark', 0.2),
  ],
  { also: ['octopus', 'monster'] },
);

const rope: Group = concept(
  'rope',
  [
    ...along('0 62 -14 58 -28 52 -41 44').flatMap(([y, w]): Node[] => [
      area(ellipse(0, y, w, 17), 'wood', 0.25),
      stroke(ellipse(0, y, w, 17), 2, 'brown', { tone: -0.4 }),
    ]),
    area(ellipse(0, -44, 24, 8), 'dark', 0.1),
    stroke('M52 2C84 12 96 -2 120 8C134 14 132 26 118 24', 9, 'wood', { tone: 0.25 }),
    stroke('M-40 12l6 -6M-18 16l6 -7M6 17l6 -7M30 14l6 -6M-36 -4l6 -6M-10 1l6 -7M16 1l6 -7', 1.8, 'brown', { tone: -0.3 }),
  ],
  { also: ['knot'], rim: 1, shade: { to: [1, 0.4], depth: 0.4 } },
);
const boot: Node = area('M-20 0C-24 -10 -16 -16 -16 -30L-18 -84C-8 -90 10 -90 18 -84L16 -34C22 -26 44 -26 52 -12C54 -6 54 -2 52 0Z', 'yellow', -0.15);
const boots: Group = concept('boot', [placed(boot, 26, -6, { scale: 0.95 }), boot, stroke('M-18 -76C-8 -82 10 -82 18 -76', 4, 'yellow', { tone: 0.6 })], {
  also: ['shoe'],
  rim: 1.1,
  shade: { to: [1, 0.3], depth: 0.4 },
});
const oar: Group = concept(
  'oar',
  [
    stroke('M0 110V-150', 7, 'wood', { tone: 0.1 }),
    area('M-13 -146C-16 -200 -12 -226 0 -230C12 -226 16 -200 13 -146C8 -138 -8 -138 -13 -146Z', 'wood', 0.25),
    area('M-13.500 -176H13.500L14 -196H-14Z', 'accent', 0),
  ],
  { also: ['paddle', 'weapon'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A coil of rope and boots by a lantern throws the shadow of an octopus over the boathouse wall; a boy with an oar stands guard.',
  composition: 'telling shadow',
  palette: 'teal',
  light: [272, 520],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept(
          'boathouse',
          [
            area(rect(0, 0, 600, 480), 'lit', -0.12, { shade: { to: [0.1, -1], depth: 0.7 } }),
            stroke(Array.from({ length: 11 }, (_, i) => `M${40 + i * 54} 0V480`).join(''), 2, 'mass', { tone: -0.1, opacity: 0.4 }),
            stroke('M0 128H600', 10, 'mass', { opacity: 0.6 }),
          ],
          { also: ['shed', 'wall'] },
        ),
        { glow: circle(280, 430, 360), kind: 'round', opacity: 0.95 },
        placed(
          windowFrame({
            width: 62,
            height: 74,
            fill: 'wood',
            tone: -0.4,
            view: [area('M-50 -50H50V50H-50Z', 'dark', 0.3), placed(moon({ r: 16, phase: 'crescent' }), 0, -6)],
          }),
          300,
          74,
        ),
      ],
    },
    { z: 0.8, nodes: [monster] },
    {
      z: 0.92,
      nodes: [
        concept('floor', [
          area('M0 476H600V693H0Z', 'wood', -0.4, { shade: { to: [0, 1], depth: 0.5 } }),
          stroke('M0 510H600M0 556H600M0 610H600', 2, 'dark', { tone: 0.2, opacity: 0.6 }),
          { glow: ellipse(260, 540, 250, 80), kind: 'round', opacity: 0.7 },
        ]),
        concept('boat', [area('M-20 470C10 420 20 360 24 300L60 300C64 380 58 440 40 500L-20 520Z', 'accent2', -0.45, { rim: 0.6 })]),
        concept('fishing net', [
          stroke(
            'M520 120C540 200 560 280 600 330M548 110C560 180 580 240 610 270M500 150C540 160 570 150 600 130M510 200C550 200 580 180 610 170M524 250C560 244 590 226 610 210',
            2,
            'mass',
            { tone: -0.3, opacity: 0.8 },
          ),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { glow: circle(262, 520, 110), kind: 'round', opacity: 1 },
        placed(rope, 338, 552),
        placed(boots, 176, 562, { scale: 1 }),
        placed(lantern(), 262, 452, { scale: 1.15 }),
        placed(
          person({
            who: 'boy',
            height: 226,
            pose: { torso: -6, bend: 4, head: -16, nearArm: [34, 108, 10], farArm: [62, 118, 6], nearLeg: [-16, -20, 4], farLeg: [16, 6, 6], nearFoot: 6 },
            dress: 'jumper',
            cloth: 'accent',
            lower: 'blue',
            skin: 'skin3',
            hair: 'short',
            hairColour: 'hairBlack',
            expression: 'surprise',
            rim: 1.2,
            near: { thing: oar, keeps: 'upright', turn: 8, scale: 0.92 },
          }),
          462,
          604,
          { flip: true },
        ),
        placed(cat({ pose: 'stretch', fill: 'mass' }), 400, 622, { scale: 0.7, flip: true }),
        placed(crab(), 214, 616, { scale: 0.5 }),
      ],
    },
  ],
  says: { place: 'boathouse', time: 'night', mood: ['tense', 'dangerous', 'secret'], action: ['guard', 'fear', 'stand'], more: ['fear', 'courage'] },
};
