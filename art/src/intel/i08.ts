import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, times } from '../kit/city/draw.ts';
import { windmill } from '../kit/city/works.ts';
import { hills } from '../kit/nature/land.ts';
import { tree } from '../kit/nature/tree.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { chair, table } from '../kit/rooms/furniture.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { cup, teapot } from '../kit/things/table.ts';
import { rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const water = 504;

/** Asleep: the eye shut, the mouth a long calm line, its pale throat at the waterline. */
const whale: Group = concept(
  'whale',
  [
    fill(
      'blue',
      'M150 500C142 470 138 444 142 414C118 406 92 382 86 346C110 342 136 350 150 370C160 348 188 332 218 336C214 372 194 398 170 408C172 426 182 440 200 452L204 510Z',
      { tone: -0.4 },
    ),
    stroke('M96 352C118 354 138 368 150 388C162 368 184 350 208 344', 2.6, 'lit', { opacity: 0.5 }),
    fill(
      'blue',
      'M146 470C156 456 170 446 190 436C224 410 262 392 314 388C404 382 478 408 498 458C510 500 500 548 462 572C404 604 300 602 236 580C186 562 152 530 146 470Z',
      { tone: -0.28 },
    ),
    fill('paper', 'M499 476C480 494 440 502 396 500C330 498 262 506 208 556C262 604 404 606 462 572C494 550 506 512 499 476Z', { tone: 0.05 }),
    stroke('M494 502C452 522 368 520 300 536M486 526C440 546 364 546 300 558M470 550C430 566 370 568 312 576M440 570C410 582 370 584 336 586', 2.8, 'blue', {
      tone: -0.1,
      opacity: 0.8,
    }),
    stroke('M499 476C480 494 440 502 396 500C384 498 376 490 370 480', 4, 'dark', { tone: 0.2 }),
    fill('lit', 'M404 452C414 440 440 440 450 452C448 470 408 472 404 452Z', { tone: 0.1, opacity: 0.35 }),
    stroke('M408 454C418 468 438 468 447 454', 5, 'dark', { tone: -0.2 }),
    stroke('M412 461L405 468M421 465L417 474M432 466L432 475M442 462L447 470', 3, 'dark', { tone: -0.2 }),
    fill('blue', 'M322 500C318 552 288 592 244 604C250 562 262 526 288 498Z', { tone: -0.5 }),
    fill('dark', 'M392 402C400 396 416 398 422 404L414 409H400Z', { tone: 0.1 }),
    fill(
      'paper',
      'M470 432a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM480 448a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM226 438a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM242 450a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0Z',
      { tone: -0.2, opacity: 0.7 },
    ),
  ],
  { also: ['animal', 'sea', 'giant'], rim: 1, shade: { to: [-0.6, 0.4], depth: 0.3 } },
);

/** It breathes out in its sleep. */
const breath: Group = concept(
  'spout',
  [
    fill(
      'paper',
      'M402 402C404 366 400 338 388 326C376 316 362 322 358 340C350 318 364 302 382 304C398 306 406 318 408 334C410 314 422 300 440 302C458 306 464 322 456 342C452 324 440 318 430 326C416 338 412 366 414 402Z',
      { tone: 0.25, opacity: 0.95 },
    ),
    fill(
      'paper',
      'M356 346C352 354 350 360 355 363C361 362 361 354 356 346ZM458 348C454 356 452 362 457 365C463 364 463 356 458 348ZM374 338C371 344 370 348 373 350C377 349 377 344 374 338ZM442 336C439 342 438 346 441 348C445 347 445 342 442 336ZM408 290C405 296 404 300 407 302C411 301 411 296 408 290Z',
      { tone: 0.25, opacity: 0.9 },
    ),
  ],
  { also: ['fountain', 'water'] },
);

const gate = (x: number): Group =>
  concept(
    'lock',
    [
      fill('wood', rect(x - 22, 392, 44, 230), { tone: -0.25, shade: { to: [-1, 0.6], depth: 0.5 } }),
      stroke(
        times(5)
          .map(i => `M${x - 20} ${420 + i * 40}H${x + 20}`)
          .join(''),
        2.4,
        'dark',
        { opacity: 0.5 },
      ),
      stroke(`M${x - 20} 610L${x + 18} 430`, 5, 'wood', { tone: -0.5 }),
      fill('wood', rect(x - 64, 376, 128, 18), { tone: 0.05 }),
      fill('white', x < 300 ? rect(x - 64, 376, 26, 18) : rect(x + 38, 376, 26, 18), { tone: 0.2 }),
      stroke(`M${x} 376V350M${x - 12} 350H${x + 12}`, 3, 'grey', { tone: -0.3 }),
    ],
    { also: ['gate', 'wood'], rim: 0.8 },
  );
const wall = (x: number, w: number): Group =>
  concept(
    'quay',
    [
      fill('brick1', rect(x, 404, w, 289), { tone: -0.15, shade: { to: [0, 1], depth: 0.5 } }),
      stroke(
        times(9)
          .map(i => `M${x} ${432 + i * 26}H${x + w}`)
          .join(''),
        1.6,
        'brick1',
        { tone: -0.6, opacity: 0.5 },
      ),
      fill('lit', rect(x - 2, 398, w + 4, 10), { tone: 0.1 }),
      fill('leaf', rect(x, 390, w, 9), { tone: 0.1 }),
    ],
    { also: ['wall'] },
  );

const keeper = person({
  who: 'old man',
  height: 158,
  pose: { torso: 10, bend: 4, head: 16, nearArm: [44, 74, 6], farArm: [10, 66, 8], nearLeg: [-8, -10, 2], farLeg: [12, 2, 2] },
  dress: 'captain uniform',
  cloth: 'accent2',
  lower: 'dark',
  trim: 'yellow',
  hat: 'captain cap',
  hatCloth: 'dark',
  beard: 'full beard',
  skin: 'skin1',
  is: 'lock-keeper',
  near: { thing: teapot({ fill: 'accent' }), scale: 0.38, turn: 28, keeps: 'upright' },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A whale sleeps between the gates of a lock, and the lock-keeper sets a tea table on its back.',
  composition: 'wide',
  palette: 'dawn',
  light: [470, 250],
  horizon: 400,
  layers: [
    {
      z: 0.05,
      nodes: [
        placed(sun({ r: 42, glow: 0.8 }), 478, 286),
        placed(cloud({ kind: 'wisp', width: 240, seed: 3, token: 'lit', opacity: 0.6 }), 180, 190),
        placed(cloud({ kind: 'bank', width: 220, seed: 9, token: 'lit', opacity: 0.5 }), 420, 160),
      ],
    },
    {
      z: 0.2,
      nodes: [
        placed(hills({ width: 640, height: 26, seed: 3 }), -20, 402),
        placed(windmill({ height: 104, turn: 24 }), 92, 392),
        placed(tree({ kind: 'poplar', height: 90, seed: 2 }), 520, 396),
        placed(tree({ kind: 'poplar', height: 104, seed: 5 }), 544, 398),
        placed(tree({ kind: 'poplar', height: 80, seed: 7 }), 498, 396),
      ],
    },
    { z: 0.75, nodes: [wall(-10, 74), wall(536, 74), fill('accent2', rect(60, 498, 480, 202), { tone: -0.1, shade: { to: [0, 1], depth: 0.5 } })] },
    { z: 0.92, lifted: true, nodes: [whale] },
    {
      z: 0.8,
      nodes: [
        {
          nodes: [
            concept(
              'water',
              [
                fill('accent2', `M60 ${water}C140 ${water - 4} 220 ${water + 4} 300 ${water}C380 ${water - 4} 460 ${water + 4} 540 ${water}V693H60Z`, {
                  tone: -0.05,
                  shade: { to: [0, 1], depth: 0.6 },
                }),
              ],
              { also: ['canal'] },
            ),
          ],
          opacity: 0.42,
        },
        ripples({ from: water, to: 640, left: 70, right: 530, seed: 4, count: 34, opacity: 0.5 }),
        stroke(
          `M112 ${water + 2}C126 ${water - 3} 140 ${water - 3} 154 ${water}M486 ${water}C500 ${water - 4} 514 ${water + 2} 530 ${water - 1}`,
          2.4,
          'paper',
          { opacity: 0.7 },
        ),
      ],
    },
    { z: 0.95, nodes: [gate(78), gate(522)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(keeper, 246, 410),
        placed(table({ shape: 'round', width: 92, height: 58, cloth: 'white', on: [] }), 308, 396),
        placed(cup({ fill: 'paper' }), 290, 338, { scale: 0.34 }),
        placed(cup({ fill: 'paper' }), 330, 338, { scale: 0.34, flip: true }),
        concept('cake', [fill('pink', 'M300 338V328C300 324 320 324 320 328V338Z', { tone: 0.1 }), fill('red', 'M307 324a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z')], {
          also: ['food'],
        }),
        placed(chair({ fill: 'wood', seat: 'accent' }), 366, 395, { scale: 0.6, flip: true, turn: 2 }),
        breath,
        placed(gull({ pose: 'stand' }), 522, 350, { scale: 0.42, flip: true }),
      ],
    },
  ],
  says: { place: 'lock', time: 'morning', weather: 'clear', mood: ['calm', 'absurd'], action: ['sleep', 'pour', 'invite'], more: ['stuck', 'giant'] },
};
