import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { columnedChurch, giantWheel } from '../kit/emerald/landmarks/vienna.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle } from '../path.ts';
import type { Scene } from '../scene.ts';

const c = chance(9);
const leaves = (x: number, y: number, r: number): string =>
  Array.from({ length: 18 }, () => circle(x + c.between(-r, r), y + c.between(-r * 0.6, r * 0.5), c.between(r * 0.2, r * 0.42))).join('');

export const scene: Scene = {
  canvas: 'card',
  idea: 'The giant wheel turns over the Prater in the gaslight, and one of its cabins is too small for the guest inside.',
  composition: 'wide',
  palette: 'gas',
  light: [360, 240],
  horizon: 600,
  layers: [
    { z: 0.06, nodes: [glow(circle(370, 290, 360), 0.9), bank(130, 120, 300, { seed: 2, opacity: 0.3 })] },
    {
      z: 0.25,
      nodes: [
        placed(columnedChurch({ tone: 0.1 }), 150, 600, { scale: 0.86 }),
        roofs({ style: 'block', y: 620, low: 50, high: 90, width: 80, seed: 19, lit: 0.4, tone: 0.1 }),
      ],
    },
    { z: 0.7, lifted: true, nodes: [placed(giantWheel({ r: 196, ground: 300 }), 362, 290, {})] },
    {
      z: 0.9,
      nodes: [
        tentacle(
          [
            [510, 416],
            [540, 440],
            [552, 480],
            [530, 516],
            [504, 506],
            [512, 484],
          ],
          { from: 13, to: 3, fill: 'accent', tone: -0.2 },
        ),
        tentacle(
          [
            [494, 418],
            [478, 450],
            [490, 490],
            [470, 520],
            [448, 512],
          ],
          { from: 12, to: 3, fill: 'accent', tone: -0.2, suckers: 'left' },
        ),
        tentacle(
          [
            [514, 400],
            [548, 392],
            [566, 360],
            [552, 334],
            [536, 346],
          ],
          { from: 12, to: 3, fill: 'accent', tone: -0.2 },
        ),
        tentacle(
          [
            [488, 398],
            [462, 380],
            [462, 350],
            [480, 346],
          ],
          { from: 10, to: 3, fill: 'accent', tone: -0.2 },
        ),
        concept('cabin', [
          area('M482 396L502 384L522 396L520 426L484 426Z', 'mass', -0.7, { rim: 0.7 }),
          area('M490 402H500V414H490ZM504 402H514V414H504Z', 'accent', 0.4),
          glow(circle(502, 408, 46), 0.9, 'accent'),
        ]),
      ],
    },
    {
      z: 0.95,
      nodes: [
        area('M-10 590C200 574 420 574 610 590L610 850L-10 850Z', 'mass', -0.35),
        concept(
          'tree',
          [area(leaves(70, 500, 90), 'mass', -0.45), area('M62 620L66 520L78 520L84 620Z', 'mass', -0.6), area(leaves(580, 540, 70), 'mass', -0.5)],
          { rim: 0.5 },
        ),
        stroke('M130 540C220 566 470 566 560 534', 2, 'light', { opacity: 0.6 }),
        concept(
          'lantern',
          Array.from({ length: 9 }, (_, i) => {
            const [x, y] = [146 + i * 48, 552 + 10 * Math.sin((i / 8) * Math.PI)];
            return { nodes: [glow(circle(x, y, 26), 0.8), area(circle(x, y, 6), i % 2 === 0 ? 'light' : 'accent', 0.2)] };
          }),
        ),
        placed(lamp(), 300, 680, { scale: 0.7 }),
        placed(figure({ hat: 'top' }), 176, 690, { scale: 0.56 }),
        placed(figure({ is: 'woman', hat: 'plumes', hair: 'coiled' }), 214, 692, { scale: 0.54 }),
        placed(figure({ hat: 'bowler', right: [50, -190] }), 440, 684, { scale: 0.54 }),
      ],
    },
  ],
  says: { place: 'Vienna', time: 'evening', mood: ['festive', 'uncanny'], action: ['turning', 'strolling'] },
};
