import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { whaleTail } from '../kit/animals/sea.ts';
import { fill } from '../kit/city/draw.ts';
import { lighthouse } from '../kit/city/works.ts';
import { head } from '../kit/people/heads.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { lightning } from '../kit/sky/lightning.ts';
import { stroke } from '../kit/stroke.ts';
import { rain } from '../kit/weather/rain.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const sailor = head('old sailor', { size: 250, beard: 'none', cloth: 'dark', hatCloth: 'dark', hatBand: 'accent', skin: 'skin2' });

const wave = (path: string, token: Token, tone: number, foam: string): Node[] => [
  fill(token, path, { tone, shade: { to: [0, 1], depth: 0.35 } }),
  stroke(foam, 3.4, 'paper', { tone: 0.1, opacity: 0.85 }),
];

/** From the ear to the chin and far over the chest: each lock is a wave. */
const beard: Group = concept(
  'sea',
  [
    ...wave(
      'M250 300C262 330 292 342 318 336C352 330 384 344 420 336C452 330 470 350 462 380C500 376 540 400 556 440C566 500 530 600 430 760H120C110 600 150 480 196 420C226 380 240 340 250 300Z',
      'lit',
      0.1,
      'M250 300C262 330 292 342 318 336C352 330 384 344 420 336C452 330 470 350 462 380C500 376 540 400 556 440',
    ),
    ...wave(
      'M196 420C226 396 252 400 262 424C268 442 252 452 240 444C262 470 306 452 330 424C356 396 392 400 398 428C400 446 384 452 374 444C396 470 446 462 470 436C496 410 536 420 548 452C560 520 520 610 430 760H120C114 600 150 490 196 420Z',
      'lit',
      -0.25,
      'M196 420C226 396 252 400 262 424C268 442 252 452 240 444M240 444C262 470 306 452 330 424C356 396 392 400 398 428C400 446 384 452 374 444M374 444C396 470 446 462 470 436C496 410 536 420 548 452',
    ),
    ...wave(
      'M158 500C190 470 226 474 236 504C240 524 222 532 210 522C234 556 290 534 318 500C346 470 386 476 392 508C394 528 376 534 366 524C392 556 448 540 476 506C500 480 530 490 540 520C530 590 490 650 430 760H120C116 620 130 560 158 500Z',
      'mass',
      0.45,
      'M158 500C190 470 226 474 236 504C240 524 222 532 210 522M210 522C234 556 290 534 318 500C346 470 386 476 392 508C394 528 376 534 366 524M366 524C392 556 448 540 476 506C500 480 530 490 540 520',
    ),
    ...wave(
      'M140 590C176 556 210 564 216 590C218 606 204 612 196 604C222 630 270 612 294 584C320 556 356 562 360 590C362 606 348 612 338 604C366 630 410 618 440 588C460 572 480 572 500 584C480 640 450 670 430 760H130C128 650 130 620 140 590Z',
      'mass',
      0.05,
      'M140 590C176 556 210 564 216 590C218 606 204 612 196 604M196 604C222 630 270 612 294 584C320 556 356 562 360 590C362 606 348 612 338 604M338 604C366 630 410 618 440 588C460 572 480 572 500 584',
    ),
  ],
  { also: ['beard', 'wave', 'storm', 'water'] },
);
const moustache = concept(
  'moustache',
  [
    fill('hairGrey', 'M462 350C440 326 404 330 376 352C356 366 330 368 312 356C330 388 380 396 414 380C434 384 456 376 462 350Z', { tone: 0.2 }),
    stroke('M450 350C420 346 400 360 380 370M440 360C418 360 404 370 390 376', 2, 'hairGrey', { tone: -0.4 }),
  ],
  { also: ['hair'], rim: 0.8 },
);

const ship: Group = concept(
  'ship',
  [
    stroke('M-20 -16L-26 -86M14 -14L14 -104M36 -16L62 -34', 3, 'wood', { tone: -0.4 }),
    fill('paper', 'M10 -98C-12 -92 -12 -70 -4 -58L12 -60ZM-28 -80C-44 -74 -44 -56 -38 -48L-22 -50Z', { tone: -0.1 }),
    fill('paper', 'M16 -54C2 -50 -2 -38 2 -28L14 -28ZM18 -96C40 -84 44 -70 40 -60L18 -64Z', { tone: 0.1 }),
    stroke('M14 -104L60 -34M14 -104L-46 -18', 1.2, 'wood', { tone: -0.3 }),
    fill('accent', 'M14 -104C22 -110 28 -102 38 -106V-96C28 -94 22 -100 14 -95Z'),
    fill('wood', 'M-52 -22L-38 -16H34L52 -26C50 -4 40 10 26 10H-32C-46 8 -53 -6 -52 -22Z', { tone: -0.2, shade: { to: [0, 1], depth: 0.4 } }),
    stroke('M-52 -22L-38 -16H34L52 -26', 2, 'paper'),
    fill('light', 'M-30 -8h7v7h-7ZM-14 -8h7v7h-7ZM2 -8h7v7h-7ZM18 -8h7v7h-7Z', { tone: 0.2 }),
  ],
  { also: ['boat', 'danger'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An old sailor in profile whose beard is a stormy sea with a lighthouse and a ship in distress.',
  composition: 'close',
  palette: 'rain',
  light: [490, 250],
  horizon: 693,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(cloud({ kind: 'storm', width: 340, seed: 4, tone: -0.2 }), 470, 190),
        placed(cloud({ kind: 'storm', width: 320, seed: 9, tone: -0.3 }), 90, 240),
        placed(lightning({ height: 170, seed: 3 }), 520, 190),
      ],
    },
    { z: 0.95, lifted: true, nodes: [placed(sailor.figure, 262, 400)] },
    { z: 1, lifted: true, nodes: [placed(beard, 19, 42, { scale: 0.9 }), placed(moustache, 72, 100, { scale: 0.7 })] },
    { z: 1, nodes: [placed(lighthouse({ height: 132 }), 210, 560)] },
    {
      z: 1,
      nodes: [
        fill('grey', 'M166 566C176 548 196 552 206 546C222 540 244 548 256 562C260 572 166 576 166 566Z', { tone: -0.3 }),
        stroke('M160 570C176 560 186 574 202 566C220 558 240 574 264 566', 3, 'paper', { opacity: 0.9 }),
        placed(ship, 400, 500, { turn: -18, scale: 0.92 }),
        stroke('M344 516C362 528 384 522 400 516C424 508 440 520 462 510', 3.4, 'paper', { opacity: 0.9 }),
        placed(whaleTail(), 330, 640, { scale: 0.4 }),
        placed(gull({ pose: 'fly' }), 520, 330, { scale: 0.46, flip: true }),
        placed(gull({ pose: 'fly' }), 500, 384, { scale: 0.3, flip: true }),
      ],
    },
  ],
  weather: [rain({ kind: 'light', seed: 4, slant: 0.35 })],
  says: {
    place: 'sea',
    time: 'evening',
    weather: 'storm',
    mood: ['dangerous', 'proud'],
    action: ['remember', 'sail', 'sink'],
    more: ['memory', 'beard', 'rescue'],
  },
};
