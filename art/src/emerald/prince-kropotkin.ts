import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { crown } from '../kit/emerald/crown.ts';
import { needle } from '../kit/emerald/landmarks/petersburg.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';

const chick = (x: number, y: number, scale: number, flip: boolean) =>
  placed(
    concept(
      'chick',
      [
        area('M-18 40C-26 10 -18 -14 2 -16C20 -16 28 4 24 40Z', 'mass', -0.5),
        area(polygon([14, -6], [44, -26], [26, 2]), 'accent', 0.2),
        area(polygon([16, 0], [46, -2], [22, 10]), 'accent', -0.1),
        area(circle(8, -3, 3), 'light'),
      ],
      { also: ['bird', 'animal'], rim: 0.8 },
    ),
    x,
    y,
    { scale, flip },
  );
const mother = concept(
  'bird',
  [
    area(
      'M336 250C330 214 350 190 384 186C404 150 460 96 540 80C530 130 500 170 470 196C486 214 500 236 528 252C492 262 452 260 424 246C410 262 388 270 362 264L332 282Z',
      'mass',
      -0.55,
    ),
    area('M398 186C420 140 470 100 540 80C520 130 484 172 440 200Z', 'mass', -0.25),
    stroke('M420 180C450 150 484 124 516 106M432 190C462 166 488 148 508 130', 2.4, 'lit', { opacity: 0.4 }),
    area('M338 252L300 282L332 280Z', 'accent'),
    area(circle(356, 220, 4.5), 'light'),
  ],
  { also: ['animal'], rim: 1 },
);
const twigs = Array.from({ length: 26 }, (_, i) => {
  const x = 204 + ((i * 53) % 260);
  const y = 398 + ((i * 29) % 28);
  return `M${x} ${y}L${x + 40 - ((i * 17) % 30)} ${y - 16 + ((i * 13) % 34)}`;
}).join('');

export const scene: Scene = {
  canvas: 'card',
  idea: 'The prince has turned his crown upside down on the prison wall, and birds feed their young in it.',
  composition: 'still life',
  palette: 'ember',
  light: [520, 260],
  horizon: 640,
  layers: [
    {
      z: 0.08,
      nodes: [glow(circle(470, 420, 340), 0.9), bank(180, 140, 400, { seed: 6, tone: -0.2, opacity: 0.35 }), bank(500, 250, 280, { seed: 2, opacity: 0.3 })],
    },
    {
      z: 0.3,
      nodes: [
        placed(needle({ tone: 0.1 }), 170, 600, { scale: 1.1 }),
        roofs({ style: 'block', y: 660, low: 50, high: 90, width: 80, seed: 15, lit: 0.25, tone: 0.1 }),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept('wall', [
          area('M-10 600L610 600L610 850L-10 850Z', 'mass', -0.35),
          stroke(
            'M0 640H600M0 700H600M0 760H600M60 600V640M190 600V640M330 600V640M470 600V640M120 640V700M260 640V700M400 640V700M540 640V700M60 700V760M190 700V760M330 700V760M470 700V760',
            3,
            'dark',
            { opacity: 0.5 },
          ),
          stroke('M0 600H600', 5, 'lit', { opacity: 0.5 }),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        chick(268, 362, 0.94, false),
        chick(322, 352, 1, false),
        chick(420, 360, 0.94, true),
        concept(
          'nest',
          [
            area(
              limb(
                [
                  [206, 412],
                  [337, 428],
                  [468, 412],
                ],
                20,
                20,
              ),
              'wood',
              -0.35,
            ),
            stroke(twigs, 4, 'brick2', { tone: -0.1 }),
            twice(stroke('M450 404C476 396 496 404 512 392M462 416C486 420 500 412 520 418', 3.4, 'brick2'), 337),
          ],
          { rim: 0.7 },
        ),
        { nodes: [crown({ width: 270, points: 5, height: 176 })], transform: { turn: 180, move: [337, 412] } },
        mother,
      ],
    },
  ],
  says: { place: 'prison wall', time: 'dawn', mood: ['hopeful', 'gentle'], action: ['feeding', 'nesting'] },
};
