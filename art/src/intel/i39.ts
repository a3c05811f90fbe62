import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { mouse } from '../kit/animals/small.ts';
import { feather, sleepingElephant } from '../kit/motifs/sleeping-elephant.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { apple, bread, cheese, lemon } from '../kit/things/food.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const pan = (x: number, y: number, w: number, hook: readonly [number, number]): Node => ({
  nodes: [
    stroke(`M${hook[0]} ${hook[1]}L${x - w} ${y}M${hook[0]} ${hook[1]}L${x + w} ${y}M${hook[0]} ${hook[1]}L${x} ${y - 6}`, 2, 'yellow', { tone: -0.35 }),
    area(`M${x - w} ${y}C${x - w * 0.7} ${y + 32} ${x + w * 0.7} ${y + 32} ${x + w} ${y}Z`, 'yellow', -0.12, { rim: 1, shade: { to: [0.4, 1], depth: 0.4 } }),
    area(ellipse(x, y, w, 7), 'yellow', 0.35),
  ],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'On a market scale a feather weighs more than a sleeping elephant; the stall keeper scratches his head.',
  composition: 'scale flip',
  palette: 'noon',
  light: [160, 60],
  horizon: 430,
  layers: [
    { z: 0.1, nodes: [placed(cloud({ width: 190, seed: 3, token: 'paper' }), 120, 280), placed(cloud({ width: 150, seed: 8, token: 'paper' }), 480, 330)] },
    {
      z: 0.4,
      nodes: [
        concept(
          'market',
          [
            ...(
              [
                [20, 'red'],
                [120, 'blue'],
                [430, 'green'],
                [530, 'orange'],
              ] as const
            ).flatMap(([x, fill]): Node[] => [
              stroke(`M${x} 450V392M${x + 74} 450V392`, 3, 'wood'),
              area(`M${x - 8} 396L${x + 8} 372H${x + 66}L${x + 82} 396Z`, fill, 0.1),
              area(rect(x, 424, 74, 20), 'wood', 0.1),
            ]),
          ],
          { also: ['stall'] },
        ),
        area('M0 446H600V693H0Z', 'brick4', 0.25),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(
          person({
            who: 'man',
            height: 330,
            facing: 'three-quarter',
            pose: { torso: -3, bend: 4, head: -6, nearArm: [110, 210, 20, 0], farArm: [-16, 34, 30, -34], nearLeg: [-4, -4], farLeg: [6, 2] },
            dress: 'apron',
            cloth: 'blue',
            trim: 'white',
            hat: 'cap',
            hatCloth: 'brown',
            beard: 'moustache',
            skin: 'skin3',
            build: 'stout',
            expression: 'surprise',
            is: 'stall keeper',
          }),
          246,
          620,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'awning',
          [
            area('M70 118H530L560 176H40Z', 'paper', 0.3),
            area('M120 118H168L156 176H98ZM216 118H264L260 176H208ZM336 118H384L392 176H340ZM432 118H480L502 176H444Z', 'accent', 0),
            area(Array.from({ length: 9 }, (_, i) => `M${40 + i * 57.8} 175h57.8c0 30 -57.8 30 -57.8 0Z`).join(''), 'paper', 0.1),
            area(Array.from({ length: 4 }, (_, i) => `M${97.8 + i * 115.6} 175h57.8c0 30 -57.8 30 -57.8 0Z`).join(''), 'accent', -0.12),
          ],
          { also: ['stall', 'market'], shade: { to: [0.2, 1], depth: 0.25 } },
        ),
        stroke('M66 180V560M534 180V560', 7, 'wood', { tone: -0.15 }),
      ],
    },
    { z: 1, nodes: [concept('table', [area('M30 548H570L590 700H10Z', 'green', -0.1), area('M30 548H570L574 572H26Z', 'green', 0.2)], { also: ['stall'] })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'scale',
          [
            area('M318 556C322 520 325 420 327 236H339C341 420 344 520 348 556Z', 'yellow', -0.25),
            area('M278 560C284 540 382 540 388 560Z', 'yellow', -0.35),
            pan(446, 344, 104, [466, 184]),
            pan(142, 520, 86, [142, 322]),
            stroke('M142 320L333 240L466 182', 9, 'yellow', { tone: -0.1 }),
            area(circle(333, 240, 15) + circle(142, 320, 7) + circle(466, 182, 7), 'yellow', 0.2),
            stroke('M333 240L318 200', 4, 'accent'),
          ],
          { also: ['weight', 'balance'], rim: 0.9 },
        ),
        placed(sleepingElephant, 454, 340, { scale: 0.92 }),
        placed(feather, 146, 510, { scale: 0.86 }),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(apple(), 210, 566, { scale: 0.5 }),
        placed(apple({ fill: 'green' }), 236, 570, { scale: 0.5 }),
        placed(cheese(), 398, 556, { scale: 0.6 }),
        placed(lemon(), 458, 568, { scale: 0.5 }),
        placed(bread(), 340, 584, { scale: 0.55 }),
        placed(mouse({ pose: 'sit' }), 470, 240, { scale: 0.42 }),
        placed(songbird({ fill: 'red' }), 236, 272, { scale: 0.4 }),
      ],
    },
  ],
  says: { place: 'market', time: 'noon', weather: 'sun', mood: ['absurd', 'calm'], action: ['weigh', 'sleep', 'think'], more: ['heavy', 'light', 'truth'] },
};
