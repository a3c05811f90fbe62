import { concept, placed } from '../concept.ts';
import { beam } from '../kit/city/draw.ts';
import { fog } from '../kit/emerald/air.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

/** A constable from behind: the middle of his shoulders at the origin. */
const constable = (): Group =>
  concept(
    'constable',
    [
      area('M-84 320L-78 60C-72 16 -40 4 -18 -4L18 -4C40 4 72 16 78 60L84 320Z', 'mass', -0.6),
      area('M-26 -8C-32 -30 -32 -50 -26 -62H26C32 -50 32 -30 26 -8Z', 'mass', -0.35),
      area(
        'M-46 -54C-20 -44 20 -44 46 -54C44 -64 40 -70 36 -76C38 -126 20 -150 4 -154C2 -164 -2 -164 -4 -154C-20 -150 -38 -126 -36 -76C-40 -70 -44 -64 -46 -54Z',
        'mass',
        -0.7,
      ),
      stroke('M-36 -78C-14 -70 14 -70 36 -78M0 -152V-80', 3, 'lit', { opacity: 0.4 }),
      stroke('M-60 40C-30 60 30 60 60 40M0 20V300', 2.4, 'lit', { opacity: 0.2 }),
      area('M-80 196H80V212H-80Z', 'dark'),
    ],
    { also: ['policeman', 'man'], rim: 1 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'A line of constables throws its lantern beams into the fog, and where they cross something withdraws its last arm.',
  composition: 'wide',
  palette: 'fog',
  light: [330, 190],
  horizon: 480,
  layers: [
    { z: 0.08, nodes: [glow(circle(330, 200, 330), 0.85)] },
    { z: 0.22, nodes: [roofs({ y: 470, low: 230, high: 320, width: 92, seed: 47, lit: 0.05, tone: 0.3 }), fog(9, 240, 440, 4, 0.5)] },
    {
      z: 0.5,
      nodes: [
        area('M-10 460C200 452 420 452 610 460L610 850L-10 850Z', 'mass', 0.2),
        area('M226 470C250 420 420 416 444 470Z', 'dark', 0.2),
        area(ellipse(336, 474, 112, 17), 'dark'),
        stroke(ellipse(336, 476, 118, 20), 6, 'mass', { tone: -0.2 }),
        fog(17, 470, 530, 2, 0.35),
      ],
    },
    {
      z: 0.85,
      lifted: true,
      clip: rect(0, 0, 600, 478),
      nodes: [
        tentacle(
          [
            [330, 468],
            [320, 400],
            [352, 340],
            [330, 270],
            [360, 200],
            [406, 190],
            [414, 230],
            [390, 234],
          ],
          { from: 32, to: 6, fill: 'green', tone: -0.1 },
        ),
        tentacle(
          [
            [380, 468],
            [412, 410],
            [404, 360],
            [440, 330],
            [462, 350],
          ],
          { from: 20, to: 5, fill: 'green', tone: -0.15, suckers: 'left' },
        ),
        tentacle(
          [
            [286, 468],
            [250, 420],
            [266, 370],
            [236, 340],
            [212, 356],
          ],
          { from: 20, to: 5, fill: 'green', tone: -0.15 },
        ),
      ],
    },
    {
      z: 0.9,
      nodes: [
        { nodes: [beam(polygon([-12, 0], [12, 0], [110, 360], [-60, 360]), 0.55)], transform: { turn: 202, move: [214, 560] } },
        { nodes: [beam(polygon([-12, 0], [12, 0], [80, 380], [-80, 380]), 0.55)], transform: { turn: 182, move: [384, 560] } },
        { nodes: [beam(polygon([-12, 0], [12, 0], [60, 380], [-110, 380]), 0.55)], transform: { turn: 158, move: [552, 560] } },
        ...[214, 384, 552].map(x => glow(circle(x, 556, 70), 0.9)),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(constable(), 138, 560, { scale: 1.06 }),
        placed(constable(), 308, 552, { scale: 1.12 }),
        placed(constable(), 476, 560, { scale: 1.06 }),
        ...[214, 384, 552].map(x =>
          concept(
            'lantern',
            [
              area(polygon([x - 20, 540], [x + 20, 540], [x + 22, 596], [x - 22, 596]), 'dark', 0.2),
              area(ellipse(x, 540, 20, 7), 'light', 0.3),
              stroke(`M${x - 20} 566C${x - 40} 566 ${x - 44} 590 ${x - 22} 592`, 6, 'dark'),
            ],
            { also: ['lamp', 'light'], rim: 0.8 },
          ),
        ),
      ],
    },
  ],
  says: { place: 'London', time: 'night', weather: 'fog', mood: ['tense', 'resolute'], action: ['searching', 'fleeing'], more: ['three'] },
};
