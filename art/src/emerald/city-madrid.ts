import { concept, placed } from '../concept.ts';
import { bank } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { fiveArches } from '../kit/emerald/landmarks/madrid.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Scene } from '../scene.ts';

const bull = concept(
  'shadow',
  [
    area(
      'M150 540C200 522 250 532 300 520C340 488 392 484 424 510C452 520 478 540 494 566C506 590 502 612 488 620C474 628 458 618 448 606C438 610 426 620 418 640L432 698L450 706L450 716L414 714L398 656C392 660 386 664 380 666L368 716L342 714L354 660C310 668 262 660 236 640C224 660 216 690 218 716L190 716C186 690 192 664 196 640C184 660 172 690 150 712L126 706C150 680 160 640 156 610C146 590 142 560 150 540Z',
      'dark',
    ),
    stroke('M154 548C120 556 118 600 100 640', 6, 'dark'),
    area('M106 632L90 668L112 646Z', 'dark'),
    area(
      limb(
        [
          [452, 526],
          [464, 494],
          [498, 478],
          [516, 440],
        ],
        10,
        3,
      ) +
        limb(
          [
            [476, 544],
            [506, 526],
            [540, 522],
            [564, 494],
          ],
          10,
          3,
        ),
      'dark',
    ),
    area(
      limb(
        [
          [432, 516],
          [434, 484],
          [454, 458],
          [450, 424],
        ],
        9,
        3,
      ) +
        limb(
          [
            [490, 562],
            [522, 556],
            [552, 562],
            [580, 548],
          ],
          9,
          3,
        ),
      'dark',
    ),
  ],
  { also: ['bull', 'animal', 'monster'], opacity: 0.72 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'On the empty square before the arches of Madrid lies the shadow of a bull with too many horns, and there is no bull.',
  composition: 'telling shadow',
  palette: 'ember',
  light: [120, 250],
  horizon: 376,
  layers: [
    {
      z: 0.05,
      nodes: [
        glow(circle(150, 270, 360), 0.9),
        concept('sun', [area(circle(170, 276, 70), 'light', 0.2)]),
        bank(420, 110, 340, { seed: 5, opacity: 0.3 }),
        bank(230, 170, 260, { seed: 8, opacity: 0.3 }),
      ],
    },
    { z: 0.25, nodes: [roofs({ style: 'tiled', y: 388, low: 50, high: 90, width: 80, seed: 12, lit: 0.14, tone: 0.15 })] },
    {
      z: 0.55,
      nodes: [
        area('M-10 376C200 370 420 370 610 376L610 850L-10 850Z', 'brick2', 0.05, { shade: { to: [0.4, 1], depth: 0.5 } }),
        stroke('M0 500C200 492 420 492 600 500M0 590C200 580 420 580 600 590', 2, 'dark', { opacity: 0.2 }),
      ],
    },
    {
      z: 0.75,
      lifted: true,
      nodes: [placed(fiveArches({ tone: -0.2 }), 364, 392, { scale: 1.04 }), area('M180 396L560 396L640 436L300 442Z', 'dark', 0, { opacity: 0.4 })],
    },
    {
      z: 0.9,
      nodes: [
        placed(bull, -6, -76),
        placed(figure({ hat: 'slouch', wears: 'coat', stride: 26, right: [-40, -170], left: [50, -150] }), 530, 428, { scale: 0.44 }),
      ],
    },
  ],
  says: { place: 'Madrid', time: 'sunset', mood: ['empty', 'threatening'], action: ['casting a shadow', 'fleeing'] },
};
