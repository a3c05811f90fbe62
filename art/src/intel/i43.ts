import { concept, placed } from '../concept.ts';
import { rabbit } from '../kit/animals/small.ts';
import { goose } from '../kit/animals/waders.ts';
import { lightString, streetLamp } from '../kit/city/lamp.ts';
import { along } from '../kit/motifs/along.ts';
import { carousel } from '../kit/motifs/carousel.ts';
import { horse } from '../kit/motifs/horse.ts';
import { lightStreak, ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** A twisted brass pole from `top` to `foot`. */
const pole = (x: number, top: number, foot: number, w = 7): Group =>
  concept(
    'pole',
    [
      stroke(`M${x} ${top}V${foot}`, w, 'yellow', { tone: -0.1 }),
      stroke(Array.from({ length: Math.floor((foot - top) / 14) }, (_, i) => `M${x - w / 2} ${top + 12 + i * 14}l${w} -8`).join(''), 2, 'yellow', {
        tone: -0.6,
      }),
      area(circle(x, top, w * 1.1), 'yellow', 0.3),
    ],
    { rim: 0.7 },
  );

/** Before and behind the animal: it goes through it. */
const pierced = (animal: Node, x: number, top: number, back: number, belly: number, foot: number, w = 7): Node => ({
  nodes: [pole(x, belly - 20, foot, w), animal, pole(x, top, back, w)],
});

const cloth = (path: string, fill: Token): Node => area(path, fill, 0, { rim: 0.6 });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The animals of a carousel have climbed down and walk home along the quay with their poles still through them.',
  composition: 'wide',
  palette: 'neon',
  light: [150, 300],
  horizon: 400,
  layers: [
    { z: 0.1, nodes: [stars({ seed: 43, height: 300, count: 60 })] },
    {
      z: 0.35,
      mirrored: 400,
      nodes: [
        area('M0 400V352H60V330H110V356H180V340H240V360H330V336H380V352H450V326H500V350H560V340H600V400Z', 'mass', 0.1),
        area(
          along('80 344 128 368 210 352 262 372 352 350 420 366 474 340 530 364')
            .map(([x = 0, y = 0]) => rect(x, y, 7, 10))
            .join(''),
          'light',
          0,
        ),
      ],
    },
    { z: 0.5, water: rect(0, 400, 600, 90), depth: 0.5 },
    { z: 0.55, nodes: [ripples({ from: 404, to: 486, seed: 3, count: 30 }), placed(lightStreak({ from: 0, to: 76, width: 60, seed: 5 }), 148, 408)] },
    { z: 0.6, nodes: [placed(carousel, 146, 404, { scale: 1.06 }), placed(lightString({ width: 330, rise: -30, sag: 34, count: 13 }), 216, 256)] },
    {
      z: 0.9,
      nodes: [
        concept(
          'quay',
          [
            area('M0 478H600V693H0Z', 'mass', 0.3, { shade: { to: [0.3, 1], depth: 0.45 } }),
            area('M0 474H600V486H0Z', 'lit', -0.2),
            stroke('M0 522H600M0 576H600M80 486V522M210 486V522M340 486V522M470 486V522M30 522V576M180 522V576M330 522V576M480 522V576', 1.6, 'dark', {
              tone: 0.3,
              opacity: 0.5,
            }),
          ],
          { also: ['street'] },
        ),
        placed(lightStreak({ from: 0, to: 110, width: 120, seed: 8, opacity: 0.3 }), 320, 560),
        placed(streetLamp({ height: 250, cone: 0.4 }), 540, 520),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area(ellipse(320, 572, 150, 12) + ellipse(108, 560, 50, 7) + ellipse(512, 582, 46, 7), 'dark')], opacity: 0.45 },
        pierced(
          { nodes: [placed(horse({ fill: 'white', tone: 0.3, mane: 'accent', saddle: 'accent2', bridle: 'pink' }), 322, 578, { scale: 1.1 })] },
          313,
          190,
          396,
          474,
          604,
          9,
        ),
        pierced(
          {
            nodes: [
              placed(rabbit({ kind: 'hare', fill: 'accent2', tone: 0 }), 104, 556, { scale: 1.05 }),
              cloth('M80 508C94 497 114 497 124 506C126 520 120 530 114 535C102 538 92 536 84 533C78 524 76 516 80 508Z', 'pink'),
            ],
          },
          102,
          408,
          503,
          530,
          566,
          6,
        ),
        pierced(
          {
            nodes: [
              placed(goose({ fill: 'white' }), 508, 578, { scale: 0.92 }),
              cloth('M474 520C488 510 512 512 522 520C522 534 514 542 506 546C492 548 482 544 476 538C472 532 472 526 474 520Z', 'accent'),
            ],
          },
          498,
          424,
          518,
          540,
          588,
          6,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(
          person({
            who: 'old man',
            height: 96,
            pose: 'sitting',
            dress: 'guard uniform',
            cloth: 'violet',
            hat: 'postman cap',
            hatCloth: 'violet',
            expression: 'asleep',
            beard: 'moustache',
          }),
          52,
          492,
        ),
      ],
    },
  ],
  says: { place: 'quay', time: 'night', mood: ['dreamy', 'secret', 'hopeful'], action: ['walk', 'leave', 'sleep'], more: ['home', 'freedom', 'parade'] },
};
