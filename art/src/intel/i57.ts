import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { washing } from '../kit/motifs/washing-line.ts';
import { hills } from '../kit/nature/land.ts';
import { person } from '../kit/people/body.ts';
import { couple } from '../kit/people/couples.ts';
import { footing } from '../kit/people/shadow.ts';
import { paperLantern } from '../kit/rooms/lamps.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { newspaper } from '../kit/things/letters.ts';
import { accordion } from '../kit/things/music.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse } from '../path.ts';
import type { Group, Scene, Token } from '../scene.ts';

const dry = 'M0 0H600V693H0ZM28 292C120 262 480 262 572 292L548 560C470 604 130 604 52 560Z';

const church = concept(
  'church',
  [
    area('M-19 0V-116H19V0Z', 'brick1', 0.1, { shade: { to: [1, 0], depth: 0.4 } }),
    area('M-24 -114H24L0 -172Z', 'brick3', -0.3, { shade: { to: [1, 0], depth: 0.5 } }),
    area(circle(0, -92, 11), 'paper', 0),
    stroke('M0 -92V-100M0 -92L6 -89', 2, 'dark'),
    area('M-6 -40V-58A6 6 0 0 1 6 -58V-40Z', 'light'),
    stroke('M0 -176V-192M-7 -184H7', 2, 'dark'),
  ],
  { also: ['tower', 'clock'] },
);

const lamp = (x: number, y: number, fill: Token): Group[] => [{ nodes: [halo(x, y + 38, 62, 0.6), placed(paperLantern({ fill, size: 30 }), x, y)] }];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'One gigantic umbrella shelters a whole village square; washing and lanterns hang from its ribs.',
  composition: 'scale flip',
  palette: 'rain',
  light: [300, 400],
  horizon: 470,
  layers: [
    { z: 0.15, nodes: [placed(cloud({ kind: 'storm', width: 320, seed: 2 }), 130, 150), placed(cloud({ kind: 'storm', width: 300, seed: 6 }), 490, 180)] },
    { z: 0.25, nodes: [placed(hills({ height: 90, seed: 3 }), 0, 472)] },
    { z: 0.45, nodes: [rain({ kind: 'heavy', seed: 5, slant: 0.22 })] },
    {
      z: 0.85,
      nodes: [
        halo(300, 400, 290, 0.75),
        placed(church, 226, 470, { scale: 1.06 }),
        placed(houseRow({ width: 440, height: [78, 108], houseWidth: [38, 50], seed: 12, lit: 0.75, detail: 'plain' }), 80, 474),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'square',
          [
            area('M0 470H600V693H0Z', 'mass', 0.05, { shade: { to: [0, 1], depth: 0.5 } }),
            area(ellipse(300, 536, 262, 66), 'brick2', 0.25, { opacity: 0.75 }),
            stroke(
              times(6)
                .map(i => ellipse(300, 536, 60 + i * 40, 15 + i * 10))
                .join(''),
              1.2,
              'dark',
              { opacity: 0.22 },
            ),
          ],
          { also: ['ground'] },
        ),
        beam('M90 292H510L560 590H40Z', 0.3),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(umbrella({ fill: 'accent' }), 300, 556, { scale: 2.94 })] },
    {
      z: 1,
      nodes: [
        ...lamp(164, 290, 'yellow'),
        ...lamp(436, 290, 'orange'),
        ...lamp(38, 288, 'orange'),
        ...lamp(562, 288, 'yellow'),
        washing(52, 300, 292, 352, ['white', 'blue', 'pink', 'yellow', 'white']),
        washing(308, 352, 548, 300, ['green', 'white', 'orange', 'blue', 'white']),
        placed(footing(70), 196, 566),
        placed(couple('dancing', { height: 82, left: { cloth: 'blue', skin: 'skin4' }, right: { cloth: 'yellow', skin: 'skin3', hair: 'curls' } }), 196, 566),
        placed(footing(40), 384, 548),
        placed(
          person({
            who: 'old man',
            height: 78,
            pose: 'playing accordion',
            dress: 'short jacket',
            cloth: 'green',
            hat: 'cap',
            near: { thing: accordion({}), scale: 0.26 },
          }),
          384,
          548,
          { flip: true },
        ),
        placed(footing(30), 438, 572),
        placed(person({ who: 'boy', height: 60, pose: 'jumping', dress: 'raincoat', skin: 'skin2' }), 438, 572),
        placed(dog({ pose: 'run', fill: 'white' }), 478, 582, { scale: 0.4, flip: true }),
        placed(person({ who: 'girl', height: 58, pose: 'sitting', dress: 'pinafore', cloth: 'pink', skin: 'skin1' }), 262, 610, { flip: true }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('rain', [stroke('M10 296V420M30 300L26 372M590 296V420M574 300L578 366M160 288V300M440 288V302', 2.4, 'paper', { tone: 0.2, opacity: 0.8 })]),
        placed(person({ who: 'man', height: 92, pose: 'running', dress: 'suit', cloth: 'dark', far: { thing: newspaper({}), scale: 0.4, turn: 10 } }), 66, 524),
      ],
    },
  ],
  weather: [{ nodes: [rain({ kind: 'steady', seed: 9, slant: 0.22 })], clip: dry }],
  says: {
    place: 'village square',
    time: 'evening',
    weather: 'rain',
    mood: ['festive', 'tender'],
    action: ['dance', 'play', 'shelter'],
    more: ['home', 'together'],
  },
};
