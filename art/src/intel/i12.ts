import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { dunes } from '../kit/nature/land.ts';
import { grass } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const skin =
  'M318 84C346 84 358 110 364 146C370 184 424 206 426 276C428 340 378 384 318 384C258 384 208 340 210 276C212 206 266 184 272 146C278 110 290 84 318 84Z';

const pear: Group = concept(
  'pear',
  [
    fill('yellow', skin, { tone: -0.02, rim: 1.2 }),
    {
      clip: skin,
      nodes: [
        fill('green', 'M330 60C420 110 460 260 420 400H330C400 330 390 240 350 190C330 160 330 100 330 60Z', { tone: 0.15, opacity: 0.75 }),
        fill('red', 'M200 250C230 230 262 250 262 300C262 350 300 372 330 390H190Z', { tone: 0.1, opacity: 0.55 }),
        fill('dark', 'M340 60C440 110 480 260 440 420H250C360 400 410 330 392 250C380 200 340 190 340 60Z', { opacity: 0.22 }),
        fill('yellow', 'M286 110C278 150 272 176 250 200C232 222 226 256 230 286C246 250 262 222 284 194C300 170 298 140 302 112Z', {
          tone: 0.75,
          opacity: 0.75,
        }),
      ],
    },
    fill(
      'brown',
      [
        [300, 250],
        [340, 290],
        [276, 330],
        [362, 236],
        [318, 336],
        [388, 300],
        [330, 210],
        [258, 270],
        [352, 350],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.2))
        .join(''),
      { opacity: 0.6 },
    ),
    fill('wood', 'M314 86C312 66 320 50 336 40L344 46C330 58 326 72 326 86Z', { tone: -0.3 }),
    fill('leaf', 'M326 66C342 52 366 54 384 72C366 86 342 84 326 66Z', { tone: 0.15 }),
    stroke('M328 67C346 68 364 70 382 72', 1.8, 'leaf', { tone: -0.4 }),
    stroke(
      'M318 86C284 160 262 260 290 384M318 86C352 160 376 260 348 384M212 262C260 300 376 300 425 262M230 330C280 360 356 360 406 330M262 188C296 210 342 210 374 188',
      1.8,
      'wood',
      { tone: -0.55, opacity: 0.55 },
    ),
  ],
  { also: ['fruit', 'food', 'balloon'] },
);

const scissors = concept(
  'scissors',
  [stroke('M0 0L36 14M0 8L36 -6', 4, 'grey', { tone: 0.4 }), stroke(`${circle(-8, -3, 6.5)}${circle(-8, 11, 6.5)}`, 3.6, 'red')],
  { also: ['tool', 'metal'], rim: 0.7 },
);
const spyglass = concept('telescope', [fill('yellow', 'M-4 -4H22V4H-4ZM22 -6H40V6H22Z', { tone: -0.1 })], { rim: 0.7 });
const cutter = person({
  who: 'woman',
  height: 132,
  pose: { torso: 38, bend: 20, head: 8, nearArm: [62, 66, 6], farArm: [70, 60, 6], nearLeg: [0, 0], farLeg: [0, 0] },
  dress: 'short jacket',
  cloth: 'accent',
  lower: 'dark',
  skin: 'skin4',
  hair: 'curls',
  hairColour: 'hairBlack',
  scarf: 'red',
  near: { thing: scissors, scale: 1.2, turn: 50 },
});
const looker = person({
  who: 'old man',
  height: 128,
  pose: 'looking through binoculars',
  dress: 'trench coat',
  cloth: 'brick2',
  hat: 'beret',
  hatCloth: 'dark',
  skin: 'skin1',
  beard: 'full beard',
  near: { thing: spyglass, turn: -10 },
});

const basket: Group = concept(
  'basket',
  [
    fill('wood', 'M258 478H378L366 536C364 546 272 546 270 536Z', { tone: 0.15 }),
    stroke('M264 492H374M266 506H372M268 520H370M284 480L288 540M302 480L304 542M318 480V542M334 480L332 542M352 480L348 540', 2.6, 'wood', {
      tone: -0.4,
      opacity: 0.7,
    }),
    fill('wood', 'M254 470H382C386 470 386 482 382 482H254C250 482 250 470 254 470Z', { tone: 0.35 }),
  ],
  { rim: 0.9, shade: { to: [0.8, 0.8], depth: 0.4 } },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A ripe pear is the balloon of a basket that drifts over dunes at sunset; two travellers cut the rope with scissors.',
  composition: 'wide',
  palette: 'sodium',
  light: [110, 420],
  horizon: 470,
  layers: [
    {
      z: 0.05,
      nodes: [
        halo(110, 428, 220, 0.8),
        concept('sun', [fill('light', circle(110, 428, 56), { tone: 0.1 })], { also: ['sunset', 'evening'] }),
        placed(cloud({ kind: 'wisp', width: 260, seed: 5, token: 'lit', opacity: 0.55 }), 440, 250),
        placed(cloud({ kind: 'bank', width: 220, seed: 3, token: 'lit', opacity: 0.5 }), 140, 240),
        placed(cloud({ kind: 'wisp', width: 180, seed: 8, token: 'lit', opacity: 0.5 }), 90, 370),
      ],
    },
    {
      z: 0.25,
      nodes: [
        concept('sea', [fill('mass', rect(0, 452, 600, 30), { tone: 0.2 }), stroke('M60 462H160M80 470H140', 2, 'light', { opacity: 0.7 })], {
          also: ['water'],
        }),
        placed(dunes({ width: 640, height: 56, seed: 4 }), -20, 520),
      ],
    },
    { z: 0.6, nodes: [placed(dunes({ width: 660, height: 80, seed: 9 }), -30, 600), placed(grass({ width: 90, height: 26, seed: 3 }), 60, 540)] },
    {
      z: 0.9,
      nodes: [
        fill('mass', 'M0 610C100 570 220 600 320 596C430 590 520 560 600 580V693H0Z', { tone: 0.1, shade: { to: [0.3, 1], depth: 0.5 } }),
        placed(grass({ width: 120, height: 34, seed: 6 }), 150, 606),
        placed(grass({ width: 100, height: 30, seed: 8 }), 420, 590),
        concept('peg', [fill('wood', 'M452 562L464 566L456 600L446 596Z', { tone: 0 })], { rim: 0.8 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'rope',
          [
            stroke('M455 570C440 556 420 544 404 532', 3, 'accent2', { tone: -0.2 }),
            stroke('M370 500C380 506 388 512 394 520M404 532L398 534M404 532L408 526M394 520L400 516', 3, 'accent2', { tone: -0.2 }),
            stroke('M290 384L264 470M318 386V470M348 384L372 470M240 352L262 470M396 352L376 470', 2, 'accent2', { tone: -0.1 }),
          ],
          { also: ['string'] },
        ),
        placed(looker, 288, 524, { flip: true }),
        placed(cutter, 340, 528),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [pear, basket, placed(concept('anchor', [stroke('M0 0V24M-9 16C-7 28 7 28 9 16M-5 6H5', 3, 'dark', { tone: 0.3 })]), 274, 548, { scale: 0.7 })],
    },
    {
      z: 1,
      nodes: [placed(gull({ pose: 'fly' }), 500, 330, { scale: 0.5, flip: true }), placed(gull({ pose: 'fly' }), 536, 300, { scale: 0.34, flip: true })],
    },
  ],
  says: {
    place: 'dunes',
    time: 'evening',
    weather: 'clear',
    mood: ['hopeful', 'absurd'],
    action: ['fly', 'cut', 'leave'],
    more: ['farewell', 'journey', 'ripe'],
  },
};
