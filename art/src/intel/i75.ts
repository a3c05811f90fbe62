import { concept, placed } from '../concept.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { slice } from '../kit/motifs/cake-slice.ts';
import { cake } from '../kit/motifs/cut-cake.ts';
import { tree } from '../kit/nature/tree.ts';
import { type Person, person } from '../kit/people/body.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { snow } from '../kit/weather/snow.ts';
import { ellipse } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const skate = (options: Person, x: number, y: number, flip: 'left' | 'right'): Node => ({
  nodes: [placed(person({ detail: 1, rim: 0.5, ...options }), x, y, { flip: flip === 'left' }), stroke(d`M${x - 14} ${y + 1}h28`, 1.8, 'grey', { tone: -0.4 })],
});

const glide = {
  torso: 18,
  bend: 4,
  head: -4,
  nearArm: [-44, -30, 20] as const,
  farArm: [36, 50, 20] as const,
  nearLeg: [-34, -58, 2] as const,
  farLeg: [22, -8, 2] as const,
  nearFoot: 40,
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'On a birthday cake the candles are street lamps and tiny skaters circle on the icing; one slice has been taken, with a skater on it.',
  composition: 'still life',
  palette: 'winter',
  light: [272, 250],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept('room', [area('M0 0H600V693H0Z', 'blue', -0.35, { shade: { to: [0, -1], depth: 0.4 } })], { also: ['inside'] }),
        placed(
          windowFrame({
            width: 190,
            height: 190,
            glass: 'haze',
            glassTone: 0.2,
            panes: 'cross',
            view: [
              placed(tree({ kind: 'snowy', height: 150, seed: 5 }), 30, 100),
              placed(snow({ kind: 'light', width: 190, height: 190, seed: 4, crystals: 0 }), -95, -95),
            ],
          }),
          448,
          214,
        ),
        halo(272, 260, 260, 0.8),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'table',
          [
            area('M0 470C200 456 400 456 600 470V693H0Z', 'red', -0.1, { shade: { to: [0, 1], depth: 0.5 } }),
            stroke(
              `${times(9)
                .map(i => d`M${i * 76} 466L${-180 + i * 120} 693`)
                .join('')}M0 520H600M0 590H600M0 660H600`,
              5,
              'red',
              { tone: 0.4, opacity: 0.35 },
            ),
          ],
          { also: ['tablecloth'] },
        ),
        concept(
          'cake stand',
          [area(ellipse(272, 484, 246, 62), 'white', 0.4, { shade: { to: [0, 1], depth: 0.3 } }), area(ellipse(272, 478, 234, 55), 'white', 0.1)],
          { also: ['plate'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [cake] },
    {
      z: 1,
      nodes: [
        placed(streetLamp({ kind: 'lantern', height: 112, cone: 0 }), 150, 318),
        placed(streetLamp({ kind: 'lantern', height: 106, cone: 0 }), 270, 296),
        placed(streetLamp({ kind: 'lantern', height: 112, cone: 0 }), 392, 318),
        skate({ who: 'man', height: 62, pose: glide, dress: 'short jacket', cloth: 'dark', hat: 'cap', scarf: 'red', skin: 'skin2' }, 214, 330, 'right'),
        skate({ who: 'woman', height: 60, pose: glide, dress: 'dress', cloth: 'green', hat: 'beret', hatCloth: 'red', skin: 'skin4' }, 336, 330, 'left'),
        placed(streetLamp({ kind: 'lantern', height: 132, cone: 0 }), 116, 376),
        placed(streetLamp({ kind: 'lantern', height: 138, cone: 0 }), 216, 406),
        skate({ who: 'girl', height: 54, pose: glide, dress: 'pinafore', cloth: 'violet', hat: 'beanie', hatCloth: 'yellow', skin: 'skin1' }, 166, 374, 'left'),
        skate({ who: 'old man', height: 66, pose: 'reaching up', dress: 'long coat', cloth: 'brown', hat: 'fedora', skin: 'skin2' }, 300, 366, 'right'),
        placed(streetLamp({ kind: 'lantern', height: 128, cone: 0 }), 446, 372),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'plate',
          [area(ellipse(362, 580, 126, 34), 'white', 0.6, { shade: { to: [0, 1], depth: 0.3 } }), area(ellipse(362, 576, 108, 27), 'white', 0.2)],
          {},
        ),
        placed(slice, 350, 530, { scale: 0.8 }),
        skate(
          {
            who: 'boy',
            height: 74,
            pose: 'waving',
            dress: 'jumper',
            cloth: 'blue',
            hat: 'beanie',
            hatCloth: 'red',
            scarf: 'yellow',
            skin: 'skin3',
            expression: 'surprise',
          },
          372,
          514,
          'left',
        ),
        concept(
          'fork',
          [stroke('M196 614L264 574', 5, 'grey', { tone: 0.5 }), stroke('M264 574L290 562M262 570L286 556M267 579L293 568', 2.4, 'grey', { tone: 0.5 })],
          { rim: 0.5 },
        ),
      ],
    },
  ],
  says: {
    place: 'table',
    time: 'evening',
    weather: 'snow',
    mood: ['festive', 'lonely'],
    action: ['skate', 'celebrate', 'wave'],
    more: ['winter', 'birthday', 'separation'],
  },
};
