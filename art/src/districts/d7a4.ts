import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { roofscape } from '../kit/city/above.ts';
import { churchTower } from '../kit/city/church.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { footing, shadowOf } from '../kit/people/shadow.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { plantPot } from '../kit/things/garden.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { ellipse, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const stranger = person({
  who: 'man',
  height: 300,
  facing: 'side',
  pose: 'walking',
  dress: 'trench coat',
  hat: 'fedora',
  near: { thing: placed(suitcase({}), 0, 80, { scale: 0.9 }) },
});
const big = 'M270 178C340 196 450 190 548 172C552 300 540 430 556 560C470 582 350 580 262 566C278 440 262 300 270 178Z';
const sheet = concept(
  'sheet',
  [
    area(big, 'paper', 0.1, { shade: { to: [0.8, 1], depth: 0.14 } }),
    {
      clip: big,
      nodes: [
        halo(470, 330, 200, 0.7),
        placed(shadowOf(stranger, { along: [0, -1], opacity: 0.62, of: 'man' }), 420, 588, { scale: 1.06 }),
        stroke('M320 190C330 300 310 420 322 570M506 186C496 300 512 440 500 570M400 196C408 260 398 320 404 360', 7, 'haze', { tone: 0.1, opacity: 0.35 }),
      ],
    },
  ],
  { also: ['laundry', 'cloth'], rim: 0.8 },
);
const small = concept(
  'sheet',
  [
    area('M52 190C80 200 110 200 140 194C148 270 134 350 146 424C112 436 76 434 44 424C56 350 46 270 52 190Z', 'paper', -0.06, {
      shade: { to: [-1, 0.4], depth: 0.2 },
    }),
    stroke('M90 204C96 280 86 350 92 424', 5, 'haze', { opacity: 0.4 }),
  ],
  { also: ['laundry'], rim: 0.6 },
);
const peg = (x: number, y: number): Node => concept('peg', [area(rect(x - 3.5, y - 12, 7, 22), 'wood', 0.2)], { also: ['wood'] });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'On a flat roof a woman hangs white sheets; between them the shadow of someone with a case.',
  composition: 'close',
  palette: 'dawn',
  light: [500, 230],
  horizon: 460,
  layers: [
    { z: 0.05, nodes: [placed(sun({ r: 54, kind: 'plain' }), 216, 300), halo(216, 300, 240, 0.6)] },
    { z: 0.25, nodes: [placed(churchTower({ height: 210 }), 176, 470), placed(roofscape({ width: 640, height: 110, rows: 3, seed: 6 }), -20, 396)] },
    {
      z: 0.7,
      nodes: [
        concept(
          'roof',
          [
            area('M0 500H600V693H0Z', 'brick4', -0.1, { shade: { to: [-0.4, 1], depth: 0.45 } }),
            area(rect(0, 488, 600, 20), 'brick1', 0),
            ...times(5).map((i): Node => stroke(d`M${i * 150 - 60} 508L${i * 210 - 180} 693`, 2, 'dark', { tone: 0.2, opacity: 0.3 })),
          ],
          { also: ['terrace'] },
        ),
        concept('chimney', [
          area(rect(20, 404, 50, 92), 'brick1', -0.1),
          area(rect(14, 396, 62, 14), 'brick1', -0.3),
          area(rect(26, 374, 16, 24), 'brick2', 0),
          area(rect(48, 374, 16, 24), 'brick2', 0),
        ]),
        stroke('M566 500V330M566 350L590 342M566 372L540 362', 4, 'dark', { tone: 0.2 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('line', [stroke('M-10 176C120 204 200 196 270 180S470 184 620 158', 3.4, 'dark', { tone: 0.2 })], { also: ['rope'] }),
        small,
        peg(58, 190),
        peg(136, 194),
        area(polygon([262, 566], [556, 560], [470, 660], [150, 660]), 'dark', 0, { opacity: 0.22 }),
      ],
    },
    { z: 1, lifted: true, nodes: [sheet, peg(276, 180), peg(356, 192), peg(470, 186), peg(544, 172), placed(pigeon({}), 418, 184, { scale: 0.66 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(110, 0.4), 196, 606),
        placed(
          person({
            who: 'woman',
            height: 362,
            facing: 'three-quarter',
            pose: {
              torso: -2,
              bend: -4,
              head: -20,
              nearArm: [140, 164, 10],
              farArm: [150, 168, 6],
              nearLeg: [-4, -6, 3],
              farLeg: [6, -2, 4],
              nearFoot: 24,
              farFoot: 24,
            },
            dress: 'dress',
            cloth: 'accent',
            tone: 0.02,
            skin: 'skin4',
            hat: 'headscarf',
            hatCloth: 'accent2',
          }),
          196,
          604,
        ),
        concept(
          'basket',
          [
            area('M254 574H356L340 628H270Z', 'wood', 0.25, { shade: { to: [1, 1], depth: 0.3 } }),
            stroke('M258 590H352M264 606H346M284 576L290 626M306 576V626M330 576L324 626', 2.4, 'wood', { tone: -0.25 }),
            area('M256 576C264 548 286 560 300 552C316 540 344 552 354 576Z', 'paper', 0.05),
            area(ellipse(326, 568, 16, 8), 'accent2', 0.1),
          ],
          { also: ['laundry'], rim: 0.7 },
        ),
      ],
    },
    { z: 1, nodes: [placed(plantPot({ plant: 'cactus' }), 424, 622, { scale: 0.62 })] },
  ],
  says: { place: 'roof', time: 'morning', weather: 'wind', mood: ['secret', 'tense', 'calm'], action: ['hang', 'hide', 'pass'], more: ['shadow', 'stranger'] },
};
