import { concept, placed } from '../concept.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { room, sash } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const [gx, gy] = [338, 330];
const paw = (x: number, y: number, s: number, turn: number): Node =>
  placed(
    concept('paw print', [area(`${ellipse(0, 4, 9, 8)}${circle(-10, -7, 4)}${circle(-3.5, -12, 4)}${circle(4, -12, 4)}${circle(11, -7, 4)}`, 'dark', 0.1)]),
    x,
    y,
    { scale: s, turn },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'A black cat has walked once round the globe without noticing a single border, and now sits on top of it.',
  composition: 'still life',
  palette: 'fog',
  light: [500, 140],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 640, tone: 0.2, wainscot: 0 }),
        placed(
          sash({
            width: 160,
            height: 220,
            seen: [
              area(rect(-90, -230, 180, 240), 'lit', 0.1),
              roofs({ style: 'paris', from: -90, to: 90, y: 10, low: 50, high: 90, width: 46, seed: 4, lit: 0.3, tone: 0.2 }),
            ],
          }),
          490,
          330,
        ),
        glow(circle(440, 250, 360), 0.65),
        concept(
          'flag',
          [
            stroke('M128 600V90', 9, 'wood', { tone: -0.4 }),
            area('M128 96C160 84 180 120 220 104L214 220C180 236 160 200 128 214Z', 'dark', 0.14, { rim: 0.8 }),
          ],
          { also: ['black flag'] },
        ),
      ],
    },
    { z: 0.85, nodes: [area(rect(-10, 600, 620, 260), 'wood', -0.45), stroke('M0 602H600', 5, 'accent', { tone: -0.2 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'globe',
          [
            area(`M258 600H418L396 566H280Z${rect(328, 500, 20, 70)}`, 'accent', -0.3, { rim: 0.7 }),
            stroke('M338 500C230 500 170 420 176 316C178 270 200 220 236 190', 11, 'accent', { tone: -0.2 }),
            area(circle(gx, gy, 152), 'blue', -0.1, { shade: { to: [-0.6, 1], depth: 0.55 } }),
            {
              nodes: [
                area(
                  'M230 230C270 190 330 196 350 226C370 240 352 262 330 262C336 290 300 300 286 322C262 330 240 300 222 292C206 270 214 246 230 230ZM300 340C330 330 362 350 356 384C346 420 330 450 314 470C298 440 290 400 282 376C284 356 290 346 300 340ZM396 220C430 206 480 240 496 290C470 310 440 290 420 300C400 320 420 350 410 380C390 380 380 340 376 310C360 290 376 240 396 220ZM430 400C450 390 474 400 470 420C450 436 430 424 430 400Z',
                  'accent2',
                  -0.25,
                ),
                stroke(`${ellipse(gx, gy, 60, 152)}${ellipse(gx, gy, 116, 152)}M186 330H490M204 254H472M204 406H472`, 1.6, 'paper', { opacity: 0.4 }),
                paw(236, 420, 1, 60),
                paw(274, 400, 1, 64),
                paw(306, 376, 1, 58),
                paw(344, 356, 1.05, 62),
                paw(380, 326, 1.05, 54),
                paw(410, 292, 1, 46),
                paw(430, 256, 0.95, 30),
                paw(420, 222, 0.9, -10),
              ],
              clip: circle(gx, gy, 152),
            },
            stroke(circle(gx, gy, 152), 3, 'paper', { opacity: 0.4 }),
            area(circle(236, 190, 12) + circle(338, 504, 12), 'accent'),
          ],
          { also: ['world', 'map'] },
        ),
        concept(
          'cat',
          [
            area(
              limb(
                [
                  [392, 168],
                  [450, 180],
                  [500, 150],
                  [520, 100],
                  [500, 76],
                  [482, 92],
                ],
                11,
                5,
              ),
              'dark',
              0.12,
            ),
            area(
              'M276 186C268 140 286 96 320 84C312 70 310 50 314 32L334 50C344 46 356 46 366 50L384 30C390 50 388 70 382 84C408 106 416 150 404 188C370 170 310 170 276 186Z',
              'dark',
              0.12,
            ),
            area('M284 190C290 170 304 164 314 176L316 194ZM360 190C362 170 378 164 390 178L396 196Z', 'dark', 0.2),
            area(ellipse(334, 72, 7, 8) + ellipse(364, 72, 7, 8), 'light', 0.2),
            area(ellipse(334, 72, 2, 7) + ellipse(364, 72, 2, 7), 'dark'),
            glow(circle(349, 72, 40), 0.5),
            stroke('M349 84V90M330 88L300 84M330 92L302 96M368 88L398 84M368 92L396 96', 2, 'lit', { opacity: 0.7 }),
          ],
          { also: ['black cat', 'animal'], rim: 1.1 },
        ),
        concept(
          'book',
          [area(rect(470, 566, 110, 20), 'red', -0.3), area(rect(480, 546, 96, 20), 'green', -0.3), area(rect(474, 586, 116, 16), 'brown', -0.2)],
          { rim: 0.6 },
        ),
      ],
    },
  ],
  says: { place: 'study', time: 'evening', mood: ['free', 'proud'], action: ['sitting', 'wandering'] },
};
