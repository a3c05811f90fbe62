import { concept, placed } from '../concept.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { bars, seal } from '../kit/emerald/paperwork.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const sheet = (written: number, tone: number) =>
  concept(
    'paper',
    [
      area(polygon([-112, -150], [112, -150], [120, 150], [-120, 150]), 'paper', tone, { shade: { to: [-0.6, 1], depth: 0.35 } }),
      area(bars(-84, -112, 168, written, 24), 'dark', 0, { opacity: 0.5 }),
    ],
    { also: ['letter', 'document'], rim: 0.5 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'The ink itself climbs out of the well as a tentacle, takes the pen and forges the document line by line.',
  composition: 'still life',
  palette: 'emerald',
  light: [520, 130],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        area(rect(-5, -5, 610, 850), 'wood', -0.45),
        stroke(Array.from({ length: 9 }, (_, i) => `M${-40 + i * 84} -10C${-30 + i * 84} 280 ${-60 + i * 84} 560 ${-40 + i * 84} 850`).join(''), 3, 'dark', {
          opacity: 0.35,
        }),
        area('M40 40L580 20L600 640L20 660Z', 'accent2', -0.72),
        stroke('M58 56L564 38L582 622L40 642Z', 3, 'accent', { opacity: 0.6 }),
        glow(circle(500, 140, 420), 0.8),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [placed(sheet(11, -0.2), 226, 236, { turn: -9 }), placed({ nodes: [area(seal(26), 'red', -0.1), area(circle(0, 0, 13), 'red', -0.4)] }, 300, 356)],
    },
    { z: 0.95, lifted: true, nodes: [placed(sheet(6, 0.05), 330, 420, { turn: 5, scale: 1.05 }), placed(candle({ height: 60 }), 540, 170)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        tentacle(
          [
            [500, 356],
            [498, 300],
            [470, 236],
            [408, 222],
            [366, 262],
            [374, 318],
            [412, 344],
            [436, 322],
          ],
          { from: 30, to: 7, tone: -0.6, suckers: 'left' },
        ),
        concept(
          'pen',
          [
            area('M300 452L306 430L324 420L316 446Z', 'accent'),
            stroke('M304 446L316 430', 2, 'dark'),
            area('M306 430L324 420L470 232L452 220Z', 'wood', 0),
            area('M440 236C470 180 500 120 544 88C556 130 520 206 470 250Z', 'paper', -0.1),
            stroke('M456 236C486 190 516 140 540 96', 2.4, 'dark', { opacity: 0.4 }),
          ],
          { also: ['quill', 'feather'], rim: 0.8 },
        ),
        tentacle(
          [
            [372, 300],
            [394, 338],
            [426, 338],
            [436, 312],
            [418, 300],
          ],
          { from: 15, to: 6, tone: -0.6, suckers: 'none' },
        ),
        concept(
          'inkwell',
          [
            area('M440 470C436 420 446 380 462 366L538 366C554 380 564 420 560 470C530 486 470 486 440 470Z', 'accent', -0.45),
            area('M458 452C456 420 462 396 470 384L484 384C476 404 474 430 476 456Z', 'paper', 0, { opacity: 0.3 }),
            area(ellipse(500, 366, 42, 11), 'dark'),
            stroke(ellipse(500, 366, 42, 11), 4, 'accent'),
          ],
          { also: ['ink', 'bottle'], rim: 0.9, shade: { to: [-0.6, 1], depth: 0.5 } },
        ),
        tentacle(
          [
            [500, 368],
            [498, 320],
            [478, 262],
          ],
          { from: 27, to: 21, tone: -0.6, suckers: 'left' },
        ),
        concept('ink blot', [area(`${ellipse(396, 566, 19, 12)}${circle(424, 574, 5)}${circle(372, 580, 3.5)}${circle(408, 588, 3)}`, 'dark')]),
      ],
    },
  ],
  says: { place: 'desk', time: 'night', mood: ['false', 'sinister'], action: ['writing', 'forging'] },
};
