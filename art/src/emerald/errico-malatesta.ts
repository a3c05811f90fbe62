import { concept, placed } from '../concept.ts';
import { beam } from '../kit/city/draw.ts';
import { glint } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const plank = (y: number, tone: number): Node => area(rect(170, y, 340, 42), 'wood', tone, { shade: { to: [-1, 0.8], depth: 0.45 } });
const machine = concept('sewing machine', [
  area(
    'M240 470V456H262V402C262 378 276 370 300 372L404 372C424 372 430 384 430 402V430H436V448H420V430H412V408H306C298 408 296 414 296 424V456H448V470Z',
    'dark',
    0,
    { opacity: 0.75 },
  ),
  area(`${circle(246, 398, 23)}${circle(246, 398, 12)}`, 'dark', 0, { opacity: 0.75, evenOdd: true }),
]);
const crate = concept(
  'crate',
  [
    area(rect(170, 262, 340, 286), 'dark'),
    plank(262, -0.1),
    plank(356, -0.12),
    plank(403, -0.02),
    plank(450, -0.18),
    plank(504, -0.12),
    area(rect(166, 254, 34, 300) + rect(480, 254, 34, 300), 'wood', 0.05, { shade: { to: [-1, 1], depth: 0.45 } }),
    area([272, 376, 470, 524].flatMap(y => [circle(183, y, 4), circle(497, y, 4)]).join(''), 'dark'),
    machine,
    glint(306, 331, 15),
    glint(366, 331, 15),
  ],
  { also: ['box'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'In the hold of a steamer a crate of sewing machines looks back at the lantern with two eyes.',
  composition: 'still life',
  palette: 'ember',
  light: [410, 120],
  horizon: 0,
  layers: [
    {
      z: 0.4,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', -0.05),
        concept(
          'ship',
          [
            stroke([0, 1, 2, 3, 4, 5].map(i => `M${-40 + i * 44} 850C${-70 + i * 60} 500 ${20 + i * 70} 200 ${180 + i * 48} -10`).join(''), 16, 'mass', {
              tone: -0.35,
            }),
            stroke([120, 240, 360, 480, 600].map(y => `M0 ${y}C200 ${y - 16} 400 ${y - 16} 600 ${y}`).join(''), 3, 'lit', { opacity: 0.16 }),
          ],
          { also: ['hold'] },
        ),
        glow(circle(410, 150, 330), 0.9),
        beam(polygon([392, 150], [430, 150], [600, 640], [180, 640]), 0.22),
      ],
    },
    {
      z: 0.65,
      nodes: [
        area('M-10 540L610 540L610 850L-10 850Z', 'mass', -0.4),
        stroke('M0 566H600M0 604H600M0 660H600M0 730H600', 3, 'dark', { opacity: 0.4 }),
        concept(
          'barrel',
          [area('M60 560C44 500 44 440 60 380L150 380C166 440 166 500 150 560Z', 'wood', -0.5), stroke('M52 420H158M48 470H162M52 520H158', 6, 'dark')],
          { rim: 0.8, shade: { to: [-1, 1], depth: 0.5 } },
        ),
        concept('sack', [area('M520 566C500 500 510 430 556 414C552 398 560 390 572 396C592 388 600 398 596 412C640 430 640 520 620 566Z', 'brick4', -0.3)], {
          rim: 0.8,
          shade: { to: [-1, 1], depth: 0.5 },
        }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        crate,
        concept('rope', [stroke('M214 548C206 600 250 626 300 610C352 594 352 640 300 652C250 662 232 690 268 708', 9, 'brick2', { tone: -0.1 })]),
        concept(
          'rat',
          [
            area('M420 612C424 590 452 582 474 590C486 584 496 590 494 600C504 604 512 608 514 612C500 618 440 620 420 612Z', 'dark'),
            stroke('M422 610C400 612 390 600 372 606', 3, 'dark'),
            area(circle(500, 604, 2), 'light'),
          ],
          { also: ['animal'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(
          concept(
            'lantern',
            [
              stroke('M0 -150V-60M-22 -30C-22 -66 22 -66 22 -30', 4, 'dark'),
              glow(circle(0, 4, 120), 1),
              area(polygon([-24, -26], [24, -26], [30, 34], [-30, 34]), 'light', 0.3),
              area(`${polygon([-30, -26], [30, -26], [16, -40], [-16, -40])}${rect(-34, 32, 68, 12)}${rect(-2, -26, 4, 60)}${rect(-26, 2, 54, 3)}`, 'dark'),
            ],
            { also: ['lamp', 'light'] },
          ),
          410,
          130,
          { turn: 7 },
        ),
      ],
    },
  ],
  says: { place: 'ship', time: 'night', mood: ['secret', 'tense'], action: ['hiding', 'watching', 'fleeing'] },
};
