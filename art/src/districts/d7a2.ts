import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { crow } from '../kit/animals/birds.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { lightString, streetLamp } from '../kit/city/lamp.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { shoe } from '../kit/things/clothes.ts';
import { broom } from '../kit/things/harbour.ts';
import { balloons } from '../kit/things/toys.ts';
import { ellipse, rect } from '../path.ts';
import type { Node, Scene, Token } from '../scene.ts';

const colours: readonly [Token, ...Token[]] = ['accent', 'accent2', 'paper', 'red', 'violet', 'paper', 'accent2', 'green'];
const luck = chance(72);
/** Near scraps are large, far ones dust; the swept lane stays free. */
const confetti = concept(
  'confetti',
  times(1500).flatMap((): Node[] => {
    const t = luck() ** 0.8;
    const y = 408 + t * 280;
    const x = luck.between(-10, 610);
    const lane = 330 - t * 190 + Math.sin(t * 3) * 20;
    if (Math.abs(x - lane) < 24 + t * 70) return [];
    const size = 2 + t * 8;
    return [
      {
        nodes: [
          area(
            luck.happens(0.3) ? ellipse(0, 0, size * 0.6, size * 0.34) : rect(-size / 2, -size * 0.3, size, size * 0.55),
            luck.of(colours),
            luck.between(-0.15, 0.1),
          ),
        ],
        transform: { turn: luck.between(0, 180), move: [x, y] },
      },
    ];
  }),
  { also: ['paper', 'party'] },
);
const heap = concept(
  'heap',
  times(170).map((): Node => {
    const a = luck.between(0, Math.PI);
    const r = Math.sqrt(luck());
    return {
      nodes: [area(rect(-6, -3.4, 12, 7), luck.of(colours), luck.between(-0.15, 0.1))],
      transform: { turn: luck.between(0, 180), move: [430 + Math.cos(a) * 100 * r, 598 - Math.sin(a) * 50 * r] },
    };
  }),
  { also: ['confetti', 'rubbish'] },
);

const streamer = (x: number, y: number, h: number, token: Token): Node =>
  stroke(d`M${x} ${y}c14 ${h * 0.12} -14 ${h * 0.2} 0 ${h * 0.32}s-14 ${h * 0.2} 0 ${h * 0.34}s-10 ${h * 0.16} 4 ${h * 0.3}`, 5, token);
const sweeper = person({
  who: 'old man',
  is: 'street sweeper',
  height: 296,
  facing: 'side',
  pose: { torso: 18, bend: 12, head: 14, nearArm: [-10, 100, 8, -6], farArm: [46, 28, 6], nearLeg: [-12, -16], farLeg: [18, 0] },
  dress: 'overalls',
  cloth: 'accent',
  tone: -0.1,
  lower: 'accent',
  lowerTone: -0.25,
  trim: 'light',
  skin: 'skin4',
  hat: 'beanie',
  hatCloth: 'accent2',
  beard: 'full beard',
  near: { thing: placed(broom({}), 88, 170, { scale: 1.3, turn: -28 }), keeps: 'upright' },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The morning after: a street sweeper in a sea of confetti and one lost dancing shoe.',
  composition: 'wide',
  palette: 'coral',
  light: [180, 300],
  horizon: 400,
  layers: [
    { z: 0.06, nodes: [placed(sun({ r: 66, kind: 'plain' }), 172, 344), halo(172, 340, 260, 0.7)] },
    {
      z: 0.3,
      nodes: [
        concept(
          'theatre',
          [
            area('M330 404V236H352V216H548V236H570V404Z', 'mass', 0.25),
            area('M322 236L450 166L578 236Z', 'mass', 0.15),
            ...times(5).map((i): Node => area(rect(352 + i * 44, 250, 16, 154), 'mass', 0.42)),
            area(rect(424, 318, 52, 86), 'dark', 0.3),
            area(ellipse(450, 208, 16, 14), 'mass', 0.5),
          ],
          { also: ['building'] },
        ),
      ],
    },
    {
      z: 0.5,
      nodes: [
        placed(streetLamp({ kind: 'crown', height: 236 }), 66, 446),
        placed(streetLamp({ kind: 'crown', height: 206 }), 548, 430),
        placed(lightString({ width: 480, sag: 70, count: 13 }), 68, 214),
        streamer(66, 250, 130, 'accent'),
        streamer(74, 236, 90, 'accent2'),
        streamer(548, 246, 110, 'violet'),
        streamer(200, 268, 90, 'accent'),
        streamer(420, 262, 76, 'accent2'),
      ],
    },
    {
      z: 0.75,
      nodes: [concept('street', [area('M0 402H600V693H0Z', 'brick5', 0.3, { shade: { to: [0.6, 1], depth: 0.4 } })], { also: ['square'] }), confetti],
    },
    { z: 0.95, nodes: [placed(shadowOf(sweeper, { along: [1.1, 0.26], opacity: 0.4 }), 272, 592), heap] },
    { z: 1, lifted: true, nodes: [placed(sweeper, 272, 592)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(ellipse(176, 600, 70, 10), 'dark', 0, { opacity: 0.35 }),
        placed(shoe({ kind: 'heel', fill: 'accent2', tone: 0.05 }), 172, 600, { scale: 1.2, flip: true }),
      ],
    },
    { z: 1, nodes: [placed(balloons({ count: 1, colours: ['blue'] }), 112, 480, { scale: 0.6 }), placed(crow({}), 510, 548, { scale: 0.5, flip: true })] },
  ],
  says: { place: 'square', time: 'morning', mood: ['lonely', 'calm', 'festive'], action: ['sweep', 'lose', 'clean'], more: ['morning after', 'party'] },
};
