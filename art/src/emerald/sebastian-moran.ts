import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { glint } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb, rect } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const pane = rect(388, 150, 138, 176);
const hunter = concept(
  'hunter',
  [
    area(
      'M20 850L60 640C76 560 120 528 168 516L176 492C156 470 150 430 164 398C180 366 226 362 246 390C256 406 258 420 254 432L264 448L252 456C254 480 240 496 222 500L228 520C270 524 300 540 316 556L352 530L372 552L322 606C304 622 280 614 266 600L262 700L292 850Z',
      'mass',
      -0.7,
    ),
    area('M148 408C190 384 236 384 262 400C272 396 276 406 268 412C250 406 236 404 230 404C226 372 240 352 206 340C170 340 158 372 162 400Z', 'mass', -0.75),
    area('M240 444C254 440 266 446 270 458C262 462 250 460 242 454Z', 'mass', -0.8),
  ],
  { also: ['man', 'person'], rim: 1.2, shade: { to: [-1, 1], depth: 0.4 } },
);
const gun = concept(
  'air rifle',
  [
    area('M196 606L214 572L300 520L330 506L340 520L306 552L224 606Z', 'wood', -0.15),
    area('M300 516L524 380L530 390L316 530Z', 'accent', -0.35),
    area('M340 478L402 440L408 450L348 488Z', 'dark'),
  ],
  { also: ['rifle', 'weapon'], rim: 1 },
);
const tiger = concept(
  'tiger skin',
  [
    area(
      'M330 676C340 640 380 624 420 634C428 616 448 616 452 634C486 630 516 616 520 636C548 644 566 672 560 700C540 716 470 724 420 716C380 716 340 706 330 676Z',
      'brick2',
      -0.05,
    ),
    area('M380 640L392 668L400 638ZM420 636L430 664L438 634ZM350 660L372 676L362 650ZM470 634L474 656L486 632Z', 'dark', 0.1),
    glint(440, 676, 10),
    glint(496, 672, 10),
    area('M458 694C466 700 476 700 484 692L472 686Z', 'dark'),
    area('M446 704L452 716L458 706ZM486 704L490 716L498 704Z', 'paper'),
  ],
  { also: ['tiger', 'animal', 'rug'], rim: 0.8, transform: { move: [0, -74] } },
);

const blind: readonly Point[] = [
  [150, 80],
  [268, 80],
  [268, 236],
  [268, 400],
  [400, 396],
  [500, 396],
];

export const scene: Scene = {
  canvas: 'card',
  idea: 'From the dark of the empty house he aims at the famous shadow on the blind across the street, while a tiger at his feet watches who hunts whom.',
  composition: 'through a frame',
  palette: 'emerald',
  light: [480, 200],
  horizon: 620,
  layers: [
    {
      z: 0.4,
      nodes: [
        roofs({ y: 640, low: 660, high: 700, width: 190, seed: 41, lit: 0, tone: 0.25 }),
        concept('window', [
          area(blind.map(([x, y]) => rect(x, y, 64, 100)).join(''), 'mass', -0.35),
          stroke(blind.map(([x, y]) => `${rect(x, y, 64, 100)}M${x + 32} ${y}v100M${x} ${y + 50}h64M${x - 8} ${y + 106}h80`).join(''), 4, 'lit', {
            opacity: 0.35,
          }),
        ]),
      ],
    },
    {
      z: 0.5,
      nodes: [
        glow(circle(457, 240, 210), 0.8),
        concept('window', [
          area(pane, 'light', 0.1, { shade: { to: [0, 1], depth: 0.3 } }),
          {
            nodes: [
              placed(
                concept('silhouette', [bust({ hat: 'deerstalker', wears: 'cape', nose: 'hooked', tone: -0.9 })], { also: ['man', 'detective'] }),
                452,
                292,
                { scale: 0.42, flip: true },
              ),
            ],
            clip: pane,
          },
          stroke(`${pane}M457 150V326M388 238H526`, 6, 'mass', { tone: -0.4 }),
        ]),
        concept('crosshair', [stroke(`${circle(446, 236, 66)}${circle(446, 236, 34)}M446 150V206M446 266V322M360 236H416M476 236H532`, 4, 'accent')], {
          also: ['aim'],
        }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('window frame', [
          area(`${rect(-5, -5, 125, 850)}${rect(-5, -5, 620, 46)}${rect(572, -5, 40, 850)}${rect(-5, 536, 620, 310)}`, 'mass', 0.12),
          stroke('M122 536V42H572', 5, 'lit', { opacity: 0.55 }),
          area('M96 530H620V550H86Z', 'mass', 0.3),
        ]),
        tiger,
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        hunter,
        gun,
        area(
          limb(
            [
              [262, 552],
              [300, 578],
              [332, 548],
            ],
            22,
            13,
          ),
          'mass',
          -0.55,
          { rim: 0.9 },
        ),
        area(circle(334, 540, 13), 'mass', -0.2),
      ],
    },
  ],
  says: { place: 'empty house', time: 'night', mood: ['tense', 'deadly'], action: ['aiming', 'hunting'] },
};
