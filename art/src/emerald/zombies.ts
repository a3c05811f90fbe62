import { concept, placed } from '../concept.ts';
import { fog, moon } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { hats } from '../kit/emerald/hats.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const stone = (x: number, y: number, s: number, turn: number): Node =>
  placed(
    concept(
      'gravestone',
      [
        area('M-44 0V-96C-44 -130 44 -130 44 -96V0Z', 'mass', -0.2, { rim: 0.8, shade: { to: [-0.6, 1], depth: 0.45 } }),
        stroke('M-24 -84H24M-24 -68H24M-24 -52H10', 4, 'dark', { opacity: 0.4 }),
      ],
      { also: ['grave'] },
    ),
    x,
    y,
    { scale: s, turn },
  );
const hand = (): Group =>
  concept(
    'hand',
    [
      area(
        'M-22 60C-20 20 -24 0 -20 -16C-24 -30 -24 -50 -18 -56C-12 -58 -8 -46 -6 -34C-8 -52 -8 -74 0 -78C8 -78 8 -56 6 -38C8 -56 12 -74 20 -72C26 -68 22 -50 18 -34C24 -48 32 -54 36 -48C38 -40 30 -22 22 -10C18 10 20 30 24 60Z',
        'leaf',
        0.15,
      ),
      area(rect(-26, 30, 54, 40), 'mass', -0.5),
    ],
    { also: ['dead'], rim: 0.9 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'They climb out of their graves without haste, and the first of them raises his hat to you.',
  composition: 'wide',
  palette: 'violet',
  light: [440, 160],
  horizon: 420,
  layers: [
    { z: 0.05, nodes: [moon(450, 150, 70), fog(5, 220, 380, 3, 0.28)] },
    {
      z: 0.25,
      nodes: [
        concept('tree', [
          stroke(
            'M150 430C140 330 160 260 150 190C146 150 120 120 100 90M152 260C180 220 200 200 206 150M150 300C120 270 100 260 70 250M204 190L236 160M104 130L70 120',
            12,
            'mass',
            { tone: 0 },
          ),
          stroke('M100 90L84 60M70 250L40 254M206 150L204 110', 5, 'mass'),
        ]),
        concept(
          'chapel',
          [
            area('M470 430V330L510 280L550 330V430ZM550 430V370H610V430Z', 'mass', 0.05),
            area('M500 430V390C500 374 520 374 520 390V430Z', 'light', 0, { opacity: 0.7 }),
            stroke('M510 280V250M500 262H520', 4, 'mass'),
          ],
          { also: ['church'] },
        ),
      ],
    },
    {
      z: 0.5,
      nodes: [
        area('M-10 430C120 400 260 440 380 416C480 400 560 420 610 410L610 850L-10 850Z', 'mass', 0.2, { shade: { to: [0, 1], depth: 0.5 } }),
        stone(250, 452, 0.7, -6),
        stone(390, 446, 0.66, 5),
        stone(110, 470, 0.7, 4),
        placed(figure({ hat: 'top', wears: 'coat', left: [56, -150], right: [60, -130], tone: -0.3 }), 318, 462, { scale: 0.5 }),
        placed(figure({ hat: 'bowler', wears: 'coat', left: [56, -150], right: [60, -130], tone: -0.3 }), 448, 470, { scale: 0.52 }),
        fog(12, 470, 520, 2, 0.35),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        stone(496, 600, 1.3, 7),
        stone(190, 580, 1.2, -8),
        concept(
          'zombie',
          [
            area('M268 640C266 560 276 500 300 478C320 462 370 462 392 480C416 504 424 560 424 640Z', 'mass', -0.45),
            area('M322 474L346 474L356 560L336 584L318 560Z', 'paper', -0.3),
            area('M300 360C304 320 376 316 388 356C396 400 386 452 358 468C336 474 308 458 302 430C296 406 296 382 300 360Z', 'leaf', 0.2),
            area(ellipse(324, 398, 13, 16) + ellipse(364, 394, 13, 16), 'dark'),
            area(circle(326, 400, 5) + circle(366, 396, 5), 'light', 0.4),
            stroke('M322 444C336 436 354 436 366 442M330 438V448M342 436V447M354 436V446', 3, 'dark'),
          ],
          { also: ['dead', 'monster', 'man'], rim: 1.1, shade: { to: [-0.4, 1], depth: 0.4 } },
        ),
        { nodes: [...hats.top], transform: { scale: 0.56, turn: 18, move: [396, 376] } },
        concept(
          'arm',
          [
            area(
              limb(
                [
                  [396, 500],
                  [450, 440],
                  [428, 350],
                  [404, 304],
                ],
                26,
                17,
              ),
              'mass',
              -0.4,
            ),
            area('M392 304C384 288 392 270 408 270C424 264 440 278 436 294C438 310 424 322 410 318C402 318 394 312 392 304Z', 'leaf', 0.25),
          ],
          { rim: 1 },
        ),
        area('M220 640C260 600 420 600 470 640C500 650 490 680 440 680L240 680C200 676 200 650 220 640Z', 'mass', -0.35, { rim: 0.7 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(hand(), 136, 640, { scale: 1.05, turn: -8 }),
        placed(hand(), 528, 690, { scale: 0.9, turn: 12 }),
        area('M-10 690C60 660 140 690 220 700C340 716 460 690 610 720L610 850L-10 850Z', 'mass', -0.5),
        stroke('M60 690l-6 -20M70 690l4 -18M300 706l-6 -20M312 706l5 -18M440 704l-4 -20M580 716l6 -20', 3, 'mass', { tone: -0.2 }),
      ],
    },
  ],
  says: { place: 'graveyard', time: 'night', weather: 'fog', mood: ['eerie', 'comic'], action: ['rising', 'raising a hat'] },
};
