import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { halo, times } from '../kit/city/draw.ts';
import type { Person } from '../kit/people/body.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { tram } from '../kit/transport/tram.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const tower = (x: number): Node[] => [
  area(rect(x - 26, 150, 52, 240), 'mass', -0.02),
  area(polygon([x - 30, 150], [x, 86], [x + 30, 150]), 'mass', -0.2),
  stroke(`M${x} 86V66`, 3, 'mass', { tone: -0.1 }),
  area(circle(x, 184, 15), 'paper', -0.1),
  stroke(`M${x} 184V174M${x} 184h8`, 2.4, 'dark'),
];
const front = concept(
  'station',
  [
    area(rect(70, 262, 460, 140), 'mass', 0.18),
    area(polygon([220, 262], [300, 196], [380, 262]), 'mass', 0.05),
    ...tower(206),
    ...tower(394),
    ...times(14).map(
      (i): Node => area(`M${84 + i * 31} 372v-44c0 -16 20 -16 20 0v44Z`, i % 4 === 1 ? 'light' : 'dark', 0.2, { opacity: i % 4 === 1 ? 0.8 : 0.4 }),
    ),
  ],
  { also: ['building'] },
);

const waiting = (x: number, y: number, who: Person, height = 214): Node =>
  placed(
    person({
      height,
      pose: 'holding an umbrella',
      facing: 'side',
      dress: 'trench coat',
      lower: 'dark',
      near: { thing: umbrella({ fill: 'dark', tone: 0.12 }), scale: 1.18 },
      ...who,
    }),
    x,
    y,
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Commuters under black umbrellas at the tram stop, one yellow one facing the other way.',
  composition: 'wide',
  palette: 'rain',
  light: [300, 120],
  horizon: 400,
  layers: [
    { z: 0.42, nodes: [front, stroke('M-10 128C160 168 420 168 620 120M-10 160C160 196 420 196 620 152', 2, 'dark', { tone: 0.2, opacity: 0.7 })] },
    {
      z: 0.5,
      nodes: [
        concept('street', [
          area(rect(0, 396, 600, 300), 'mass', 0.28, { shade: { to: [0, 1], depth: 0.5 } }),
          stroke('M0 452H600M0 470H600', 3, 'lit', { tone: 0.3, opacity: 0.8 }),
        ]),
        placed(tram({ width: 330, token: 'accent', lit: true }), 452, 462),
        halo(596, 440, 90, 0.6),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('pavement', [area('M0 556H600V693H0Z', 'brick4', -0.25, { shade: { to: [0, 1], depth: 0.5 } }), area('M0 550H600V562H0Z', 'lit', 0.2)]),
        ...[
          [70, 90],
          [150, 80],
          [236, 84],
          [376, 86],
          [456, 80],
          [540, 90],
        ].map(([x = 0, w = 0]): Node => area(ellipse(x, 606, w / 2, 12), 'dark', 0, { opacity: 0.4 })),
        area(ellipse(306, 622, 100, 16), 'yellow', 0, { opacity: 0.55 }),
        area(ellipse(306, 626, 60, 8), 'paper', 0, { opacity: 0.35 }),
        waiting(52, 594, { who: 'man', cloth: 'mass', tone: -0.4, hat: 'fedora', skin: 'skin2' }),
        waiting(140, 596, { who: 'woman', cloth: 'dark', tone: 0.2, skin: 'skin4', hair: 'bun' }, 204),
        waiting(224, 592, { who: 'man', cloth: 'grey', tone: -0.4, skin: 'skin1', hair: 'bald', beard: 'full beard' }),
        waiting(456, 596, { who: 'old man', cloth: 'mass', tone: -0.35, skin: 'skin3', hat: 'bowler' }, 208),
        waiting(540, 592, { who: 'woman', cloth: 'dark', tone: 0.25, skin: 'skin2', hat: 'cloche' }),
        waiting(386, 590, {
          who: 'man',
          cloth: 'grey',
          tone: -0.5,
          skin: 'skin5',
          glasses: 'round',
          far: { thing: placed(suitcase({ fill: 'dark', tone: 0.3 }), 0, 30, { scale: 0.36 }) },
        }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'girl',
            is: 'young woman',
            height: 226,
            pose: 'holding an umbrella',
            dress: 'raincoat',
            cloth: 'accent',
            lower: 'dark',
            skin: 'skin3',
            hair: 'long',
            hairColour: 'hairBlack',
            expression: 'smile',
            near: { thing: umbrella({ fill: 'yellow', tone: 0.15 }), scale: 1.42 },
          }),
          306,
          618,
          { flip: true },
        ),
        placed(dog({ pose: 'sit', fill: 'white', breed: 'terrier' }), 236, 622, { scale: 0.56, flip: true }),
      ],
    },
  ],
  weather: [rain({ kind: 'steady', seed: 4, splashFrom: 560 })],
  says: {
    place: 'tram stop',
    time: 'day',
    weather: 'rain',
    mood: ['waiting', 'lonely', 'hopeful'],
    action: ['wait', 'stand', 'turn'],
    more: ['crowd', 'other way'],
  },
};
