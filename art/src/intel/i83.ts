import { concept, placed } from '../concept.ts';
import { halo } from '../kit/city/draw.ts';
import { ship } from '../kit/motifs/tall-ship.ts';
import { drawn, hill } from '../kit/motifs/treasure-map.ts';
import { largeHand } from '../kit/people/hands.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { quill } from '../kit/things/craft.ts';
import { magnifyingGlass } from '../kit/things/optics.ts';
import { compass } from '../kit/things/travel.ts';
import { circle, ellipse, limb, polygon } from '../path.ts';
import type { Group, Point, Scene } from '../scene.ts';

const sheet =
  'M104 150C200 130 380 116 486 128C500 240 520 360 540 476C460 490 396 498 352 502C350 520 346 532 338 540L262 540C256 530 254 518 256 506C196 506 120 504 70 496C84 380 92 260 104 150Z';

const course: readonly Point[] = [
  [392, 166],
  [366, 190],
  [396, 226],
  [330, 268],
  [238, 290],
  [236, 350],
  [330, 378],
  [352, 430],
  [304, 470],
  [300, 512],
];

const water: Group = concept(
  'river',
  [
    area(limb(course, 12, 34, 14), 'brown', -0.1, { opacity: 0.5 }),
    area(limb(course, 10, 31, 14) + ellipse(404, 160, 40, 17), 'blue', 0.22),
    area(
      limb(
        course.map(([x, y]): Point => [x - 3, y - 2]),
        4,
        13,
        14,
      ),
      'blue',
      0.5,
    ),
    stroke('M384 158C396 152 412 154 422 160M340 260C300 276 262 280 250 300M244 336C270 362 318 362 336 384M340 424C320 444 306 456 304 480', 2.6, 'paper', {
      tone: 0.8,
      opacity: 0.85,
    }),
  ],
  { also: ['water'] },
);

const fall: Group = concept(
  'waterfall',
  [
    area('M268 500C268 520 272 530 276 546C280 580 284 606 286 632H316C320 600 326 570 328 546C332 530 334 518 334 500C316 492 284 492 268 500Z', 'blue', 0.3, {
      shade: { to: [0.6, 0.4], depth: 0.25 },
    }),
    stroke('M282 510C284 550 290 590 294 628M302 506C302 550 302 590 302 628M320 510C318 550 312 590 308 628', 3, 'paper', { tone: 0.9, opacity: 0.9 }),
    area('M268 500C284 492 316 492 334 500C332 508 326 512 318 508C310 514 300 508 292 512C282 508 272 512 268 500Z', 'paper', 0.6, { opacity: 0.9 }),
  ],
  { also: ['water', 'river'] },
);

const glass: Group = concept(
  'glass',
  [
    area('M252 594H350L340 668H262Z', 'haze', 0.7, { opacity: 0.4 }),
    area('M256 622C270 616 284 626 300 620C316 616 330 626 346 620L340 664H262Z', 'blue', 0.3, { opacity: 0.9 }),
    stroke('M264 626C276 620 284 630 298 624', 3, 'paper', { tone: 1, opacity: 0.9 }),
    stroke('M252 594L262 668H340L350 594', 3.6, 'paper', { tone: 0.5, opacity: 0.9 }),
    stroke(ellipse(301, 594, 49, 8), 2.6, 'paper', { tone: 0.5, opacity: 0.9 }),
  ],
  { also: ['drink', 'thing'] },
);

/** Both seen from straight above, like all that lies on the desk. */
const candle: Group = concept(
  'candle',
  [
    halo(0, 0, 120, 0.9),
    area('M40 -10C58 -24 74 -14 72 2C70 18 54 22 40 12L44 4C54 10 62 8 62 0C62 -8 54 -10 44 -4Z', 'yellow', -0.3),
    area(circle(0, 0, 46), 'yellow', -0.35),
    area(circle(0, 0, 38), 'yellow', -0.05),
    area('M-20 -14C-12 -28 12 -30 22 -14C34 -6 28 22 12 24C-2 32 -22 24 -24 10C-32 2 -26 -8 -20 -14Z', 'paper', -0.1),
    area(circle(0, 0, 15), 'paper', 0.3),
    area('M0 10C-9 4 -8 -8 0 -22C8 -8 9 4 0 10Z', 'orange', 0.2),
    area('M0 7C-4 2 -4 -4 0 -12C4 -4 4 2 0 7Z', 'paper', 1),
  ],
  { also: ['light', 'fire'], rim: 0.6, shade: { to: [-1, 0.6], depth: 0.3 } },
);
const ink: Group = concept('ink pot', [area(circle(0, 0, 25), 'blue', -0.4), area(circle(0, 0, 16), 'grey', 0.2), area(circle(0, 0, 12), 'dark', -0.2)], {
  rim: 0.8,
  shade: { to: [-1, 0.6], depth: 0.35 },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A map on a desk: its river really flows, over the edge of the table into a glass, and a tiny ship comes with it.',
  composition: 'from above',
  palette: 'gold',
  light: [500, 170],
  horizon: 0,
  layers: [
    {
      z: 1,
      nodes: [
        concept(
          'desk',
          [
            area('M0 0H600V520H0Z', 'wood', -0.42, { shade: { to: [-1, -0.4], depth: 0.5 } }),
            stroke('M0 90C200 80 400 96 600 86M0 190C160 184 420 200 600 188M0 300C240 290 380 308 600 298M0 410C200 404 400 418 600 408', 2, 'wood', {
              tone: -0.75,
              opacity: 0.6,
            }),
            area('M0 520H600V556H0Z', 'wood', -0.2, { shade: { to: [0, 1], depth: 0.6 } }),
            area('M0 516H600V522H0Z', 'wood', 0.3),
            area('M0 556H600V693H0Z', 'dark', 0.1),
          ],
          { also: ['table', 'furniture'] },
        ),
        halo(500, 200, 330, 0.85),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'map',
          [
            area(sheet, 'hairBlond', 0.38, { shade: { to: [-1, 0.6], depth: 0.3 } }),
            area('M486 128C474 128 462 142 464 156C474 148 484 150 488 146Z', 'paper', 0.2),
            ...drawn,
          ],
          { also: ['paper', 'treasure'] },
        ),
      ],
    },
    { z: 1, nodes: [area('M230 668H372V693H230Z', 'dark', 0.3), water] },
    { z: 1, lifted: true, nodes: [fall] },
    { z: 1, nodes: [glass, concept('stool', [area(polygon([214, 668], [388, 668], [380, 682], [222, 682]), 'wood', -0.1)], {})] },
    { z: 1, lifted: true, nodes: [placed(ship, 296, 398, { scale: 1.15, turn: 6 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(candle, 496, 232),
        placed(compass({}), 106, 212, { scale: 0.62 }),
        placed(magnifyingGlass({ through: [stroke([hill(-12, 14, 1.6), hill(20, 18, 1.2)].join(''), 4, 'brown', { tone: -0.1 })] }), 196, 196, {
          scale: 0.66,
          turn: 16,
        }),
        placed(ink, 262, 116),
        placed(quill({}), 250, 118, { scale: 0.9, turn: 62 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(largeHand('pointing', { size: 150, skin: 'skin3', sleeve: 'accent', cuff: 'white' }), 208, 442, { turn: -34 })] },
  ],
  says: { place: 'desk', time: 'night', mood: ['dreamy', 'secret'], action: ['flow', 'sail', 'watch'], more: ['journey', 'treasure', 'room'] },
};
