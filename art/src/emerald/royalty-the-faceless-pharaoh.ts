import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { glint } from '../kit/emerald/eye.ts';
import { halo } from '../kit/emerald/halo.ts';
import { pyramid } from '../kit/emerald/landmarks/east.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 340;
const c = chance(77);
const night = `M${cx} 132C392 132 412 172 410 226C408 284 380 324 ${cx} 336C300 324 272 284 270 226C268 172 288 132 ${cx} 132Z`;
const nemes = `M${cx} 92C430 92 462 150 466 220C472 300 500 360 520 420L430 452C426 400 418 350 400 320L280 320C262 350 254 400 250 452L160 420C180 360 208 300 214 220C218 150 250 92 ${cx} 92Z`;
const stripes = Array.from(
  { length: 9 },
  (_, i) => `M${424 + i * 4} ${150 + i * 34}C${448 + i * 4} ${150 + i * 32} ${470 + i * 5} ${158 + i * 31} ${500 + i * 5} ${170 + i * 30}`,
).join('');
const points = Array.from({ length: 46 }, () => circle(cx + c.between(-66, 66), c.between(140, 326), c.between(0.8, 2.6))).join('');

export const scene: Scene = {
  canvas: 'card',
  idea: 'Under the striped headcloth there is no face but a piece of the night sky, and the eyes are all in the collar.',
  composition: 'close',
  palette: 'abyss',
  light: [340, 60],
  horizon: 640,
  layers: [
    { z: 0.05, nodes: [placed(halo({ r: 196, kind: 'disc', fill: 'accent' }), cx, 226)] },
    {
      z: 0.35,
      nodes: [
        placed(pyramid({ width: 220, height: 150, tone: 0.1 }), 90, 650),
        placed(pyramid({ width: 220, height: 150, tone: 0.1 }), 560, 650),
        area('M-10 646C200 634 420 634 610 646L610 850L-10 850Z', 'mass', 0.1),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [
        concept(
          'pharaoh',
          [
            area(`M${cx} 400C440 404 540 430 570 520L600 860L80 860L110 520C140 430 240 404 ${cx} 400Z`, 'mass', -0.45, {
              rim: 1,
              shade: { to: [0, 1], depth: 0.5 },
            }),
            area(`M${cx} 356C430 360 520 400 548 470C500 540 430 570 ${cx} 574C250 570 180 540 132 470C160 400 250 360 ${cx} 356Z`, 'accent', -0.25),
            stroke(
              `M156 476C210 532 270 552 ${cx} 554C410 552 470 532 524 476M190 448C240 496 280 510 ${cx} 512C400 510 440 496 490 448M226 420C260 452 290 464 ${cx} 466C390 464 420 452 454 420`,
              5,
              'dark',
              { opacity: 0.5 },
            ),
            { nodes: [area(nemes, 'accent', 0), twice(stroke(stripes, 12, 'dark', { opacity: 0.75 }), cx)], clip: nemes },
            stroke(nemes, 4, 'accent', { tone: 0.3 }),
            area(night, 'dark'),
            {
              nodes: [
                glow(circle(cx, 240, 90), 0.4),
                area(points, 'paper', 0.3),
                stroke('M300 200C330 230 360 220 386 262M296 270C320 262 344 284 372 280', 2, 'lit', { opacity: 0.5 }),
              ],
              clip: night,
            },
            stroke(night, 5, 'accent', { tone: 0.2 }),
            area('M324 92C326 60 336 44 340 30C344 44 354 60 356 92Z', 'accent', 0.2),
            area(circle(cx, 58, 6), 'red'),
            area(polygon([322, 336], [358, 336], [350, 400], [340, 412], [330, 400]), 'accent', -0.35),
            stroke('M324 352H356M326 370H354M328 388H352', 3, 'dark', { opacity: 0.6 }),
          ],
          { also: ['king', 'royalty', 'monster'] },
        ),
        ...[
          [-150, 456],
          [-100, 492],
          [-50, 512],
          [0, 520],
          [50, 512],
          [100, 492],
          [150, 456],
        ].map(([x = 0, y = 0]) => glint(cx + x, y, 13)),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'crook',
          [
            stroke('M236 700L430 470C452 440 492 450 490 482C488 502 468 506 462 494', 13, 'accent', { tone: -0.05 }),
            stroke('M250 684L264 698M290 636L304 650M330 588L344 602M370 540L384 554', 6, 'dark'),
          ],
          { rim: 0.7 },
        ),
        concept(
          'flail',
          [
            stroke('M444 700L250 470', 13, 'accent', { tone: -0.05 }),
            stroke('M250 470L204 500L196 560M250 470L224 516L222 570M250 470L240 520L248 572', 6, 'accent', { tone: -0.2 }),
          ],
          { rim: 0.7 },
        ),
        twice(area('M300 640C286 620 300 596 322 600C340 592 360 600 356 618C364 636 350 656 330 652C316 656 304 652 300 640Z', 'dark', 0.2, { rim: 0.8 }), cx),
      ],
    },
  ],
  says: { place: 'desert', time: 'night', mood: ['ancient', 'dreadful'], action: ['reigning'] },
};
