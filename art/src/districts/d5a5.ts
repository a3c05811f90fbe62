import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const clock = concept(
  'clock',
  [
    stroke('M-60 -200V-150M60 -200V-150', 16, 'dark', { tone: 0.2 }),
    area(circle(0, 0, 168), 'accent', -0.4),
    area(circle(0, 0, 152), 'paper', 0.1, { shade: { to: [0.6, 1], depth: 0.18 } }),
    ...times(12).map((i): Node => ({ nodes: [area(rect(-5, -140, 10, i % 3 === 0 ? 34 : 20), 'dark', 0.1)], transform: { turn: i * 30 } })),
    { nodes: [area('M-9 30L-5 -84L0 -96L5 -84L9 30Z', 'dark', 0)], transform: { turn: -16 } },
    { nodes: [area('M-7 40L-4 -122L0 -136L4 -122L7 40Z', 'dark', 0)], transform: { turn: -4 } },
    { nodes: [stroke('M0 44V-132', 3.4, 'red')], transform: { turn: -30 } },
    area(circle(0, 0, 12), 'red', 0),
  ],
  { also: ['time'], rim: 0.8 },
);

const orange = (x: number, y: number, r: number): Group =>
  concept(
    'orange',
    [
      area(ellipse(x + r * 0.5, y + r * 0.92, r * 1.2, r * 0.25), 'dark', 0, { opacity: 0.3 }),
      area(circle(x, y, r), 'orange', 0.1, { shade: { to: [0.6, 1], depth: 0.35 }, rim: 0.8 }),
      area(ellipse(x - r * 0.2, y - r * 0.75, r * 0.34, r * 0.16), 'leaf', 0),
    ],
    { also: ['fruit'] },
  );

const bag = concept(
  'bag',
  [
    stroke('M-8 -8C-12 20 -22 26 -20 44M10 -6C22 16 26 20 26 40', 4, 'wood', { tone: -0.2 }),
    area('M-40 40L36 34L44 96C30 108 -24 112 -40 102Z', 'wood', 0.35, { shade: { to: [1, 1], depth: 0.3 } }),
    area(circle(-24, 38, 14), 'orange', 0.1),
    area(circle(2, 34, 14), 'orange', 0.2),
    area(circle(24, 34, 12), 'orange', 0),
    area('M-41 44L37 38L44 96C30 108 -24 112 -40 102Z', 'wood', 0.35),
    stroke('M-10 46C-8 66 -12 84 -8 104', 2, 'wood', { tone: -0.1 }),
  ],
  { also: ['shopping'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A man runs beneath the great clock, tie over the shoulder, oranges rolling out of his bag.',
  composition: 'close',
  palette: 'coral',
  light: [330, 180],
  horizon: 530,
  layers: [
    {
      z: 0.3,
      nodes: [
        concept(
          'hall',
          [
            ...times(7).map(
              (i): Node => stroke(d`M${-60 + i * 120} 540V240C${-60 + i * 120} 150 ${60 + i * 120} 150 ${60 + i * 120} 240`, 12, 'mass', { tone: 0.3 }),
            ),
            stroke('M0 250H600M0 392H600', 6, 'mass', { tone: 0.35 }),
            ...times(6).map((i): Node => area(rect(8 + i * 100, 262, 84, 120), 'light', 0.1, { opacity: 0.28 })),
          ],
          { also: ['station'] },
        ),
        halo(300, 210, 300, 0.5),
      ],
    },
    {
      z: 0.5,
      nodes: [
        placed(
          person({ who: 'woman', height: 112, pose: 'waving', facing: 'three-quarter', dress: 'dress', cloth: 'accent', skin: 'skin4', hair: 'bob' }),
          506,
          528,
          { flip: true },
        ),
        placed(person({ who: 'old man', height: 108, pose: 'with a cane', cloth: 'mass', hat: 'bowler' }), 92, 530),
      ],
    },
    {
      z: 0.8,
      nodes: [
        area('M0 526H600V693H0Z', 'brick5', 0.2, { shade: { to: [0, 1], depth: 0.4 } }),
        ...times(9).map((i): Node => stroke(d`M${300 + (i - 4) * 46} 526L${300 + (i - 4) * 170} 693`, 2, 'dark', { tone: 0.3, opacity: 0.3 })),
        stroke('M0 560H600M0 612H600', 2, 'dark', { tone: 0.3, opacity: 0.3 }),
        beam(polygon([220, 526], [380, 526], [440, 693], [120, 693]), 0.4),
      ],
    },
    { z: 0.9, lifted: true, nodes: [placed(clock, 330, 204, { scale: 0.9 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(190, 0.4), 300, 606),
        placed(
          person({
            who: 'man',
            height: 344,
            pose: {
              torso: 22,
              bend: 8,
              head: -8,
              twist: 12,
              nearArm: [-64, 26, 10],
              farArm: [70, 128, 8],
              nearLeg: [70, -14, 2],
              farLeg: [-34, -104, 2],
              nearFoot: -14,
              farFoot: 64,
            },
            dress: 'suit',
            cloth: 'accent',
            tone: -0.1,
            lower: 'accent',
            lowerTone: -0.25,
            trim: 'paper',
            skin: 'skin2',
            hair: 'tousled',
            hairColour: 'hairRed',
            expression: 'surprise',
            near: { thing: bag, keeps: 'upright', scale: 0.94, turn: 34 },
          }),
          306,
          600,
        ),
        concept(
          'tie',
          [
            area('M344 386C322 372 300 384 280 368C262 356 246 372 224 358L216 378C240 390 256 378 274 390C298 402 316 392 340 402Z', 'red', 0.05),
            stroke('M308 378L304 396M282 370L274 390M252 364L248 384', 5, 'paper'),
          ],
          { also: ['clothes'], rim: 0.7 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        orange(150, 560, 17),
        orange(92, 596, 19),
        orange(200, 632, 18),
        orange(196, 498, 15),
        orange(248, 560, 15),
        orange(410, 630, 19),
        orange(282, 652, 15),
        stroke('M150 520C146 532 146 536 148 540M88 560C86 566 86 570 88 574', 2.4, 'paper', { opacity: 0.7 }),
      ],
    },
  ],
  says: { place: 'station', time: 'day', mood: ['absurd', 'tense'], action: ['run', 'lose', 'hurry'], more: ['late', 'speed'] },
};
