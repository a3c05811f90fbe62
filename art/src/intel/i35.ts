import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { owl } from '../kit/animals/owl.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { along } from '../kit/motifs/along.ts';
import { poised } from '../kit/motifs/poised.ts';
import { hills } from '../kit/nature/land.ts';
import { tree } from '../kit/nature/tree.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, ellipse, limb, sampled } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const head =
  'M60 693C118 612 168 540 196 470C202 452 206 436 214 424C226 404 246 392 268 388C290 384 306 390 318 402C342 426 370 448 398 470C410 480 412 494 402 502C392 510 372 510 352 512C336 516 318 522 304 526C300 546 306 570 318 600C330 632 342 660 354 730L40 730Z';

/** Beams and tines by hand; only the twigs are left to chance. */
const beams: readonly (readonly [readonly Point[], number, number])[] = [
  [along('248 398 226 352 172 312 126 252 116 178 140 116'), 10, 2.4],
  [along('216 340 222 292 206 240'), 6, 2],
  [along('160 300 176 236 172 176 186 128'), 6.5, 1.8],
  [along('124 246 96 220 84 182'), 5, 1.6],
  [along('284 392 306 346 362 318 424 262 452 190 436 118'), 10, 2.4],
  [along('318 336 306 286 318 236 304 176'), 6.5, 1.8],
  [along('372 310 372 252 392 200 380 136'), 6.5, 1.8],
  [along('430 256 474 240 506 196'), 5.5, 1.6],
];

const r = chance(35);
const twigs = beams.flatMap(([by]) =>
  sampled(by, 9)
    .slice(3)
    .flatMap(([x, y], i): Point[][] => {
      const side = (i % 2 === 0 ? 1 : -1) * r.between(12, 26);
      const rise = r.between(18, 34);
      const tip: Point = [x + side, y - rise];
      return [
        [[x, y], [x + side * 0.55, y - rise * 0.35], tip],
        [
          [x + side * 0.55, y - rise * 0.4],
          [x + side * 1.05, y - rise * 0.42],
        ],
      ];
    }),
);

const antlers: Group = concept(
  'antler',
  [
    ...twigs.map((by): Node => area(limb(by, 2.2, 0.9, 4), 'mass', -0.5)),
    ...beams.map(([by, from, to]): Node => area(limb(by, from, to), 'mass', -0.5)),
    ...beams.map(([by]): Node => {
      const line = sampled(by, 16).slice(4);
      return stroke(`M${line.map(([x, y]) => `${(x - 3.4).toFixed(1)} ${(y - 3).toFixed(1)}`).join('L')}`, 2.6, 'white', { tone: 0.6, opacity: 0.95 });
    }),
  ],
  { also: ['tree', 'wood', 'branch'] },
);

const nest: Group = concept(
  'nest',
  [
    area('M-30 -8C-20 14 20 14 30 -8C14 0 -14 0 -30 -8Z', 'brown', -0.3),
    stroke('M-32 -8C-16 4 14 6 32 -10M-28 -2C-10 10 16 8 28 -4M-22 4C-8 12 12 12 22 3M-34 -2L-24 2M34 -4L26 2', 2, 'wood', { tone: 0.2 }),
  ],
  { also: ['home'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A stag whose antlers are a winter wood, with a swing, a nest and a girl in a red coat in them.',
  composition: 'double exposure',
  palette: 'winter',
  light: [318, 250],
  horizon: 693,
  layers: [
    { z: 0.1, nodes: [placed(sun({ r: 118, token: 'paper', glow: 0.5 }), 314, 262)] },
    { z: 0.3, nodes: [placed(hills({ width: 640, height: 70, seed: 5, token: 'white', tone: 0.2 }), -20, 610)] },
    {
      z: 0.42,
      nodes: [
        ...(
          [
            [452, 616, 96, 3],
            [500, 626, 120, 8],
            [556, 622, 104, 4],
            [408, 622, 74, 6],
          ] as const
        ).map(([x, y, height, seed]) => placed(tree({ kind: 'snowy', height, seed }), x, y)),
        concept('snow', [area('M0 640C150 604 420 612 600 628V693H0Z', 'white', 0.7)]),
      ],
    },
    { z: 0.9, nodes: [antlers] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'stag',
          [
            area('M216 432C196 424 168 420 150 430C158 450 182 462 208 460Z', 'mass', -0.45),
            area('M206 446C188 436 174 432 162 434C172 446 188 452 204 454Z', 'brown', 0.1),
            area(head, 'mass', -0.35),
            area('M388 466C402 472 412 482 408 494C400 500 390 492 388 482C386 476 386 470 388 466Z', 'dark', 0.1),
            stroke('M398 502C384 500 372 496 360 496', 2.4, 'dark', { tone: 0.1 }),
            area('M286 424C296 418 308 420 312 428C304 434 292 434 286 424Z', 'dark'),
            area(circle(301, 425.5, 2), 'paper', 1),
            stroke('M280 418C292 410 308 412 316 422', 2, 'lit', { tone: -0.2, opacity: 0.8 }),
            stroke('M304 524C296 514 290 500 290 486', 2.2, 'dark', { tone: 0.2, opacity: 0.7 }),
          ],
          { also: ['animal', 'deer'], rim: 1.1 },
        ),
        // the second exposure: a snowed wood inside the neck
        {
          clip: head,
          nodes: [
            { glow: circle(210, 600, 170), kind: 'round', opacity: 0.75, fill: 'lit' },
            area('M40 630C120 596 220 640 370 604V740H40Z', 'lit', -0.1),
            ...(
              [
                [120, 652, 88, 2],
                [168, 640, 112, 9],
                [224, 652, 124, 5],
                [282, 648, 92, 7],
              ] as const
            ).map(([x, y, height, seed]) => placed(tree({ kind: 'bare', height, seed }), x, y)),
            area('M40 662C140 636 230 662 370 640V740H40Z', 'white', 0.5),
            area(ellipse(196, 682, 4, 2.2) + ellipse(212, 676, 4, 2.2) + ellipse(224, 670, 3.4, 2) + ellipse(238, 666, 3, 1.8), 'mass', 0.1),
          ],
        },
      ],
    },
    {
      z: 1,
      nodes: [
        concept('swing', [stroke('M416 270L424 372M446 246L452 370', 1.8, 'dark'), area('M412 372H462V378H412Z', 'wood', -0.2)], { also: ['play'] }),
        poised(
          {
            who: 'girl',
            height: 128,
            pose: { torso: -16, bend: 6, head: -10, nearArm: [-2, 118, 8], farArm: [10, 128, 6], nearLeg: [92, 56, 4], farLeg: [84, 38, 4], rests: 'air' },
            dress: 'long coat',
            cloth: 'accent',
            lower: 'dark',
            hat: 'beanie',
            hatCloth: 'accent',
            hatBand: 'white',
            hair: 'braid',
            hairColour: 'hairBlond',
            skin: 'skin1',
            expression: 'smile',
            scarf: 'white',
          },
          'hips',
          [438, 362],
        ),
        placed(nest, 174, 214),
        placed(songbird({ fill: 'red' }), 168, 208, { scale: 0.62 }),
        placed(owl({ fill: 'brown', tone: 0.2 }), 318, 238, { scale: 0.5 }),
      ],
    },
  ],
  weather: [snow({ kind: 'light', seed: 35, crystals: 2 })],
  says: { place: 'wood', time: 'winter', weather: 'snow', mood: ['dreamy', 'calm'], action: ['swing', 'play'], more: ['forest'] },
};
