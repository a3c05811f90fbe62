import { concept, placed } from '../concept.ts';
import { crab } from '../kit/animals/sea.ts';
import { halo, times } from '../kit/city/draw.ts';
import { ripples, waves } from '../kit/nature/water.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { lightning } from '../kit/sky/lightning.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { sailBoat } from '../kit/transport/boat.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const glass = 'M-196 -104C-226 -104 -238 -90 -238 -62V62C-238 90 -226 104 -196 104H64C122 104 142 40 188 37H226V-37H188C142 -40 122 -104 64 -104Z';
const inside = 'M-194 -94C-218 -94 -228 -82 -228 -58V58C-228 82 -218 94 -194 94H62C114 94 138 31 186 28H214V-28H186C138 -31 114 -94 62 -94Z';

const storm: Node[] = [
  area(inside, 'dark', 0.22, { shade: { to: [0, -1], depth: 0.7 } }),
  halo(-40, -20, 130, 0.75),
  placed(cloud({ kind: 'storm', width: 210, seed: 3, token: 'lit', tone: -0.3 }), -140, -34),
  placed(cloud({ kind: 'storm', width: 190, seed: 8, token: 'lit', tone: -0.42 }), 34, -38),
  placed(cloud({ kind: 'storm', width: 120, seed: 5, token: 'lit', tone: -0.35 }), 130, -18),
  placed(lightning({ kind: 'bolt', height: 112 }), -20, -62),
  placed(lightning({ kind: 'forked', height: 84, seed: 7 }), 92, -48),
  placed(waves({ kind: 'high', width: 500, rows: 2, height: 60, seed: 4, token: 'blue' }), -250, 40),
  placed(sailBoat({ width: 104, sail: 'paper', token: 'brown' }), -116, 46, { turn: -24 }),
  placed(waves({ kind: 'high', width: 520, rows: 2, height: 50, seed: 12, token: 'blue' }), -262, 66),
  placed(rain({ kind: 'heavy', slant: 0.5, seed: 4, width: 470, height: 190 }), -230, -94),
];

const bottle = concept(
  'bottle',
  [
    area(glass, 'accent2', 0.1, { opacity: 0.3 }),
    concept('storm', [{ clip: inside, nodes: storm }], { also: ['weather', 'thunder', 'sea'] }),
    stroke(glass, 4, 'lit', { tone: 0.5 }),
    area('M-204 -84C-150 -92 -20 -92 60 -84C70 -80 60 -74 50 -74C-30 -80 -140 -80 -196 -70C-208 -68 -212 -82 -204 -84Z', 'paper', 1, { opacity: 0.62 }),
    area('M-222 -40C-226 -10 -226 30 -218 56C-212 60 -208 54 -210 44C-214 14 -214 -16 -208 -44C-208 -54 -220 -54 -222 -40Z', 'paper', 1, { opacity: 0.4 }),
    area(rounded(214, -43, 20, 86, 6), 'lit', 0.1, { opacity: 0.9 }),
    area('M228 -27C244 -30 262 -33 274 -33V33C262 33 244 30 228 27Z', 'wood', 0.3, { shade: { to: [0, 1], depth: 0.5 } }),
    stroke('M242 -18L250 -8M256 6L248 14M262 -14L266 -6M240 10L236 16', 2.4, 'wood', { tone: -0.4 }),
  ],
  { also: ['glass', 'thing'] },
);

const starfish = concept(
  'starfish',
  [
    area('M0 -26C5 -10 8 -8 25 -8C12 2 10 6 16 22C4 12 -4 12 -16 22C-10 6 -12 2 -25 -8C-8 -8 -5 -10 0 -26Z', 'orange', 0),
    ...times(5).map(i => ({ nodes: [area(circle(0, -9, 2) + circle(0, -15, 1.5), 'accent2', 0.4)], transform: { turn: i * 72 } })),
  ],
  { also: ['sea', 'animal'], rim: 0.7 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A bottle washed up on the sand holds a thunderstorm that tosses a tiny ship; a crab knocks at the cork.',
  composition: 'still life',
  palette: 'teal',
  light: [250, 360],
  horizon: 232,
  layers: [
    { z: 0.1, nodes: [stars({ seed: 7, height: 220, count: 60 })] },
    { z: 0.3, water: 'M0 232H600V330H0Z', depth: 0.2 },
    { z: 0.4, nodes: [ripples({ from: 236, to: 320, count: 30, seed: 4, opacity: 0.5 })] },
    {
      z: 0.95,
      nodes: [
        concept('foam', [area('M0 306C80 292 150 322 240 306C330 290 400 318 480 302C530 294 570 302 600 298V340H0Z', 'paper', -0.1, { opacity: 0.85 })], {
          also: ['wave'],
        }),
        concept(
          'sand',
          [
            area('M0 322C90 306 160 336 250 320C340 304 410 332 490 316C540 308 574 316 600 312V693H0Z', 'brick2', 0.75, { shade: { to: [0, 1], depth: 0.5 } }),
            stroke(
              'M60 350C120 342 170 358 230 348M330 344C390 336 440 352 500 342M120 560C180 552 240 566 300 558M300 606C350 598 400 612 450 602',
              2,
              'brick2',
              { tone: -0.3, opacity: 0.5 },
            ),
          ],
          { also: ['beach'] },
        ),
        halo(270, 470, 240, 0.4),
        area(ellipse(282, 504, 250, 26), 'dark', 0.1, { opacity: 0.5 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(bottle, 284, 410, { turn: 7 })] },
    {
      z: 1,
      nodes: [
        area('M40 462C90 470 150 486 220 498C280 508 330 516 372 516C330 532 200 536 120 520C80 512 56 490 40 462Z', 'brick2', 0.6, {
          shade: { to: [0, 1], depth: 0.4 },
        }),
        placed(crab({}), 496, 558, { scale: 0.94, turn: -10, flip: true }),
        stroke('M548 420L562 412M544 404L552 390M556 440L572 440', 3.4, 'light', { tone: 0.2 }),
        placed(starfish, 226, 572, { scale: 0.9, turn: 18 }),
        concept(
          'shell',
          [
            area('M0 0C-24 -6 -30 -26 -16 -38C0 -48 24 -42 28 -24C30 -10 18 2 0 0Z', 'pink', 0.3),
            stroke('M0 0L-14 -34M0 0L2 -42M0 0L18 -36M0 0L-24 -22M0 0L27 -22', 2, 'pink', { tone: -0.3 }),
          ],
          { also: ['sea'], rim: 0.7, transform: { move: [330, 604], turn: 14 } },
        ),
        stroke('M150 588C166 580 180 586 194 578M120 606C134 600 146 604 158 598', 3, 'leaf', { tone: -0.4 }),
      ],
    },
  ],
  says: { place: 'beach', time: 'night', weather: 'storm', mood: ['dangerous', 'absurd'], action: ['knock', 'sail', 'rage'], more: ['prisoner', 'message'] },
};
