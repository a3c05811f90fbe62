import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { largeHand } from '../kit/people/hands.ts';
import { footing } from '../kit/people/shadow.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, line, polygon, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const opening = 'M112 640V150C112 96 160 78 300 78S488 96 488 150V640Z';
const view = viewFrom({ vanishing: [262, 318], focal: 176 });
const slab = (x0: number, x1: number, y: number, near: number, far: number): string =>
  polygon(view.at(x0, y, near), view.at(x1, y, near), view.at(x1, y, far), view.at(x0, y, far));
const ground = (x: number, z: number): [number, number] => {
  const [a, b] = view.at(x, -0.72, z);
  return [a, b];
};
const letter = concept(
  'letter',
  [area(rect(-22, -30, 44, 30), 'paper', 0.4), stroke('M-22 -30L0 -12L22 -30', 2.4, 'grey'), area(circle(0, -13, 4), 'red', 0)],
  { also: ['paper', 'news'], rim: 0.6 },
);
const lampAt = (z: number): Node => placed(streetLamp({ kind: 'globe', height: 250 / z }), ...ground(2.15, z));

export const scene: Scene = {
  canvas: 'hex',
  idea: 'From the door of the last carriage: a woman on the platform grows smaller and holds up a letter.',
  composition: 'through a frame',
  palette: 'sodium',
  light: [262, 300],
  horizon: 330,
  layers: [
    {
      z: 0.1,
      clip: opening,
      nodes: [
        halo(262, 318, 230, 0.8),
        placed(cloud({ kind: 'bank', width: 260, seed: 3, tone: 0.1 }), 380, 240),
        placed(cloud({ kind: 'wisp', width: 220, seed: 5 }), 190, 190),
      ],
    },
    {
      z: 0.45,
      clip: opening,
      nodes: [
        concept(
          'station',
          [
            area('M100 330V300L140 292V262H206L214 300L250 316V330Z', 'mass', 0),
            ...times(4).map((i): Node => area(rect(126 + i * 26, 304, 10, 12), 'light', 0.2)),
          ],
          { also: ['building'] },
        ),
        area(rect(0, 326, 600, 370), 'mass', -0.1, { shade: { to: [0, 1], depth: 0.5 } }),
        concept(
          'rail',
          [
            ...times(16).map((i): Node => {
              const z = 0.5 + i * 0.22 + i * i * 0.03;
              return area(slab(-0.95, 0.95, -1, z, z + 0.09), 'brown', -0.2);
            }),
            area(slab(-0.62, -0.52, -0.97, 0.4, 40), 'light', 0.2),
            area(slab(0.52, 0.62, -0.97, 0.4, 40), 'light', 0.2),
          ],
          { also: ['track', 'way'] },
        ),
        concept('platform', [
          area(polygon(view.at(1.15, -0.72, 0.4), view.at(1.15, -1, 0.4), view.at(1.15, -1, 40), view.at(1.15, -0.72, 40)), 'dark', 0.15),
          area(slab(1.15, 4.4, -0.72, 0.4, 40), 'lit', -0.15),
          area(slab(1.15, 1.26, -0.72, 0.4, 40), 'paper', 0),
        ]),
        stroke(line(view.at(0, 1.9, 0.4), view.at(0, 1.9, 40)), 2, 'dark', { opacity: 0.8 }),
        ...times(4).map((i): Node => {
          const z = 1.5 + i * 1.5;
          return concept('mast', [stroke(line(view.at(-1.9, -1, z), view.at(-1.9, 2.1, z), view.at(0.2, 2.1, z)), 7 / z, 'dark', { tone: 0.1 })], {
            also: ['wire'],
          });
        }),
        lampAt(7),
        lampAt(4.2),
        lampAt(2.7),
        concept(
          'signal',
          [
            stroke('M152 446V352', 5, 'dark'),
            area(rounded(142, 326, 20, 40, 8), 'dark', 0),
            area(circle(152, 338, 6), 'red', 0.3),
            halo(152, 338, 34, 0.9, 'red'),
          ],
          { also: ['light'] },
        ),
      ],
    },
    {
      z: 0.85,
      clip: opening,
      nodes: [
        placed(footing(60), ...ground(1.7, 1.75)),
        placed(
          person({
            who: 'woman',
            height: 178,
            facing: 'three-quarter',
            pose: {
              torso: 8,
              bend: 4,
              head: -10,
              nearArm: [-30, -4, 8],
              farArm: [158, 168, 6],
              nearLeg: [-24, -40, 2],
              farLeg: [34, 14, 2],
              nearFoot: 40,
              farFoot: -6,
            },
            dress: 'long coat',
            cloth: 'accent',
            skin: 'skin2',
            hair: 'long',
            hairColour: 'hairBlack',
            scarf: 'yellow',
            far: { thing: letter, keeps: 'upright', turn: -8 },
          }),
          ...ground(1.66, 1.75),
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'door',
          [
            area(`M-10 -10H610V703H-10Z${opening}`, 'brown', -0.62, { evenOdd: true }),
            stroke(opening, 20, 'brown', { tone: -0.35 }),
            stroke(opening, 4, 'light', { tone: -0.2, opacity: 0.8 }),
            ...[150, 260, 370, 480, 590].flatMap((y): Node[] => [area(circle(92, y, 4), 'yellow', -0.3), area(circle(508, y, 4), 'yellow', -0.3)]),
          ],
          { also: ['carriage', 'train'] },
        ),
        concept(
          'railing',
          [
            stroke('M112 540H488', 12, 'yellow', { tone: -0.3 }),
            stroke('M112 536H488', 3, 'light', { tone: 0.1 }),
            stroke('M180 546V640M260 546V640M340 546V640M420 546V640', 7, 'yellow', { tone: -0.4 }),
          ],
          { also: ['bar'] },
        ),
        area(rect(60, 628, 480, 70), 'dark', 0.1),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [placed(largeHand('gripping', { skin: 'skin4', sleeve: 'dark', sleeveTone: 0.2, cuff: 'paper', size: 150 }), 190, 546, { flip: true })],
    },
  ],
  says: { place: 'train', time: 'night', mood: ['lonely', 'lost'], action: ['leave', 'run', 'wave', 'part'], more: ['farewell', 'too late'] },
};
