import { concept, placed } from '../concept.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { lightStreak, rings, ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { lantern } from '../kit/things/lights.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { circle, limb } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const legBehind: Group = {
  nodes: [
    fill(
      'orange',
      limb(
        [
          [338, 388],
          [352, 440],
          [346, 470],
          [392, 548],
          [396, 566],
        ],
        7,
        5,
      ),
      { tone: -0.55 },
    ),
  ],
};
const legBefore: Node[] = [
  fill(
    'orange',
    limb(
      [
        [268, 404],
        [258, 452],
        [262, 486],
        [214, 576],
        [212, 606],
      ],
      9,
      6,
    ),
    { tone: -0.35 },
  ),
  fill('orange', circle(261, 478, 9), { tone: -0.3 }),
];

/** Bigger than the kit's, and with a beak that is open enough to hold something. */
const heron: Group = concept(
  'heron',
  [
    fill('grey', 'M350 236C396 250 410 318 380 366C350 410 280 420 222 418C182 420 142 436 104 470C122 424 148 388 180 346C222 290 282 230 350 236Z', {
      tone: 0.42,
    }),
    fill('grey', 'M334 262C270 258 212 310 178 354C150 390 124 430 104 470C168 436 250 432 306 394C348 362 366 292 334 262Z', { tone: 0.02 }),
    stroke('M318 292C262 300 214 340 176 388M326 318C276 334 222 372 170 420M328 346C286 370 240 396 196 420', 3, 'grey', { tone: -0.4 }),
    fill('dark', 'M180 370C150 398 124 432 104 470C136 452 166 442 200 434C178 420 172 392 180 370Z', { tone: 0.35 }),
    fill(
      'paper',
      limb(
        [
          [364, 322],
          [398, 286],
          [392, 240],
          [342, 206],
          [330, 166],
          [364, 136],
        ],
        36,
        17,
      ),
      { tone: -0.1 },
    ),
    fill('grey', 'M330 330C352 372 384 388 378 422C362 412 330 390 316 356Z', { tone: 0.5 }),
    stroke('M404 300C416 268 402 236 366 216M396 316C402 292 398 262 380 240', 3.4, 'dark', { tone: 0.4, opacity: 0.7 }),
    fill('paper', 'M338 140C338 114 366 100 396 110C412 116 420 126 424 136C414 154 392 160 370 160C350 160 338 152 338 140Z'),
    fill('dark', 'M404 114C372 100 336 112 282 164C272 174 262 186 252 190C284 158 336 140 384 130C396 128 404 122 404 114Z', { tone: 0.2 }),
    fill('orange', 'M408 116C440 122 478 130 514 148C478 146 446 142 414 142Z', { tone: 0.05 }),
    fill('orange', 'M412 146C446 148 474 150 500 156C468 160 436 160 406 156Z', { tone: -0.3 }),
    fill('yellow', circle(397, 124, 6.5), { tone: 0.3 }),
    fill('dark', circle(398, 124, 3.2)),
  ],
  { also: ['animal', 'bird', 'giant'], rim: 1, shade: { to: [-0.7, 1], depth: 0.5 } },
);

/** The post whose lantern the heron has taken. */
const emptyPost = concept(
  'lamp post',
  [
    fill('mass', 'M-3 0L-2 -92H2L3 0ZM-8 -6H8V0H-8ZM-10 -86H10V-83H-10ZM-7 -92H7V-89H-7Z', { tone: -0.5 }),
    stroke('M-5 -92C-8 -100 -4 -106 -9 -110M5 -92C4 -98 9 -100 8 -106', 1.6, 'mass', { tone: -0.5 }),
  ],
  { also: ['street', 'lamp'], rim: 0.7 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A heron as tall as a house stands in the canal holding a lit street lantern in its beak, and a rowing boat with a sleeping man passes between its legs.',
  composition: 'scale flip',
  palette: 'teal',
  light: [486, 214],
  horizon: 478,
  layers: [
    { z: 0, nodes: [stars({ seed: 4, height: 300, count: 70 }), placed(moon({ phase: 'thin', r: 30 }), 168, 176)] },
    { z: 0.3, mirrored: 478, nodes: [placed(houseRow({ seed: 12, width: 640, height: [128, 188], houseWidth: [54, 78], lit: 0.3 }), -20, 470)] },
    {
      z: 0.55,
      mirrored: 480,
      nodes: [
        fill('mass', 'M0 466H600V484H0Z', { tone: 0.05 }),
        stroke('M0 467H600', 1.6, 'lit', { opacity: 0.5 }),
        placed(emptyPost, 540, 467),
        placed(
          person({ who: 'man', height: 66, pose: 'pointing', dress: 'postman uniform', cloth: 'dark', hat: 'cap', is: 'lamplighter', detail: 1 }),
          506,
          467,
          { flip: true },
        ),
      ],
    },
    { z: 0.7, water: 'M0 482H600V693H0Z', depth: 0.7 },
    {
      z: 0.75,
      nodes: [
        ripples({ from: 488, seed: 3, count: 40 }),
        placed(lightStreak({ from: 0, to: 180, width: 60, seed: 2 }), 474, 492),
        legBehind,
        placed(rings({ r: 36, token: 'lit', opacity: 0.5 }), 396, 566),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(
          person({
            who: 'man',
            height: 150,
            pose: {
              torso: -56,
              bend: 12,
              head: 14,
              nearArm: [8, 74, 6],
              farArm: [30, 60, 8],
              nearLeg: [96, 70, 3],
              farLeg: [116, 40, 3],
              nearFoot: -40,
              farFoot: -30,
            },
            dress: 'jumper',
            cloth: 'red',
            lower: 'dark',
            hat: 'straw hat',
            hatCloth: 'hairBlond',
            beard: 'moustache',
            expression: 'asleep',
          }),
          300,
          574,
        ),
        placed(rowingBoat({ width: 216, token: 'accent', oars: false }), 306, 592),
        stroke('M330 572L420 604', 4, 'wood', { tone: 0.4 }),
        fill('wood', 'M410 596L452 612L446 622L408 606Z', { tone: 0.4 }),
        placed(lightStreak({ from: 0, to: 40, width: 150, seed: 5, token: 'dark', opacity: 0.4 }), 306, 596),
      ],
    },
    { z: 0.95, lifted: true, nodes: [...legBefore, heron, halo(486, 214, 190, 0.5), placed(lantern(), 486, 150, { scale: 1.25 }), halo(486, 214, 80, 0.7)] },
    { z: 1, nodes: [placed(rings({ r: 46, token: 'lit', opacity: 0.6 }), 212, 606)] },
  ],
  says: { place: 'canal', time: 'night', weather: 'clear', mood: ['dreamy', 'calm'], action: ['sleep', 'carry', 'drift'], more: ['giant', 'reflection'] },
};
