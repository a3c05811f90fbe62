import { concept, placed } from '../concept.ts';
import { crow } from '../kit/animals/birds.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { bouquet } from '../kit/nature/flowers.ts';
import { groundShadow } from '../kit/nature/land.ts';
import { grass } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { fog } from '../kit/weather/fog.ts';
import { circle, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const post = (x: number): Node =>
  concept(
    'pillar',
    [
      area(rect(x - 34, 236, 68, 330), 'brick4', -0.42, { shade: { to: [1, 0.4], depth: 0.45 } }),
      area(rect(x - 44, 220, 88, 22), 'brick4', -0.3),
      area(rect(x - 42, 540, 84, 34), 'brick4', -0.45),
      area(circle(x, 188, 30), 'brick4', -0.3, { shade: { to: [1, 1], depth: 0.4 } }),
      stroke(d`M${x - 34} 300H${x + 34}M${x - 34} 370H${x + 34}M${x - 34} 440H${x + 34}`, 2, 'dark', { tone: 0.2, opacity: 0.5 }),
    ],
    { also: ['stone'], rim: 0.6 },
  );
const bars = (x0: number, x1: number, lean: number): Node =>
  concept(
    'gate',
    [
      ...times(7).map((i): Node => {
        const t = i / 6;
        return stroke(d`M${x0 + (x1 - x0) * t} ${292 - 34 * t + lean * t}V${548 + lean * t * 0.5}`, 5, 'dark', { tone: 0.1 });
      }),
      stroke(d`M${x0} 312L${x1} ${282 + lean}M${x0} 440L${x1} ${436 + lean * 0.7}M${x0} 540L${x1} ${540 + lean * 0.5}`, 6, 'dark', { tone: 0.1 }),
      stroke(
        d`M${x0 + (x1 - x0) * 0.25} 420c-18 -40 40 -60 34 -16c-4 24 -34 12 -22 -6M${x0 + (x1 - x0) * 0.65} 420c-18 -40 40 -60 34 -16c-4 24 -34 12 -22 -6`,
        4,
        'dark',
        { tone: 0.15 },
      ),
    ],
    { also: ['iron', 'door'] },
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Fog at the park gate: a bicycle leans there with a bouquet on its saddle, nobody near.',
  composition: 'wide',
  palette: 'rain',
  light: [330, 240],
  horizon: 470,
  layers: [
    {
      z: 0.1,
      nodes: [
        halo(330, 300, 260, 0.6),
        ...[60, 150, 250, 360, 450, 560].map((x, i): Node => placed(tree({ kind: 'bare', height: 260 + ((i * 57) % 90), seed: i + 31 }), x, 486)),
      ],
    },
    { z: 0.25, nodes: [fog({ y: 430, height: 160, banks: 6, opacity: 0.7, token: 'haze' }), placed(tree({ kind: 'bare', height: 330, seed: 51 }), 462, 510)] },
    {
      z: 0.5,
      nodes: [
        concept(
          'path',
          [
            area('M0 506C200 486 400 486 600 506V693H0Z', 'mass', 0.25, { shade: { to: [0, 1], depth: 0.5 } }),
            area('M250 494H340C400 560 460 630 480 693H60C120 620 200 560 250 494Z', 'lit', -0.05, { opacity: 0.7 }),
          ],
          { also: ['way'] },
        ),
        placed(streetLamp({ kind: 'lantern', height: 150 }), 330, 500),
        halo(330, 366, 150, 0.9),
        bars(182, 262, 22),
      ],
    },
    { z: 0.62, nodes: [fog({ y: 500, height: 90, banks: 5, opacity: 0.5, token: 'paper' })] },
    { z: 0.85, nodes: [post(148), post(486), bars(450, 400, 36), placed(crow({}), 484, 160, { scale: 0.62, flip: true })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(groundShadow({ width: 330, opacity: 0.5 }), 250, 600),
        placed(bicycle({ width: 330, token: 'dark', frame: 'step through', basket: 'none', lamp: true }), 250, 598, { turn: -2 }),
        placed(bouquet({ kind: 'rose', token: 'red' }), 188, 442, { scale: 1.35, turn: -58 }),
      ],
    },
    {
      z: 1,
      nodes: [
        fog({ y: 640, height: 80, banks: 4, opacity: 0.45, token: 'paper' }),
        placed(grass({ width: 130, height: 26, seed: 3 }), 20, 590),
        placed(grass({ width: 120, height: 22, seed: 5 }), 470, 588),
        concept(
          'petal',
          [
            [332, 640, 20],
            [366, 626, -30],
            [398, 646, 60],
          ].map(([x = 0, y = 0, turn = 0]): Node => ({ nodes: [area('M-8 0C-4 -7 6 -6 9 0C4 5 -4 6 -8 0Z', 'red', 0.05)], transform: { turn, move: [x, y] } })),
          { also: ['flower', 'trace'] },
        ),
      ],
    },
  ],
  says: {
    place: 'park gate',
    time: 'night',
    weather: 'fog',
    mood: ['lonely', 'waiting', 'tender'],
    action: ['wait', 'leave', 'lean'],
    more: ['absence', 'love'],
  },
};
