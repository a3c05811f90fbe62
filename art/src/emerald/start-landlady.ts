import { concept, placed } from '../concept.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const gap = rect(250, -10, 220, 870);
const woman = concept(
  'landlady',
  [
    area('M372 400C440 404 520 430 540 520L556 860L190 860L206 520C226 430 304 404 372 400Z', 'mass', -0.3),
    area('M330 360H414L424 420C396 440 348 440 320 420Z', 'skin2', -0.25),
    area('M372 186C436 186 458 236 454 288C450 342 418 382 372 388C326 382 294 342 290 288C286 236 308 186 372 186Z', 'skin2', -0.05),
    area(
      'M276 250C262 236 268 214 286 210C284 190 304 174 324 180C336 160 364 156 378 166C396 154 424 160 432 178C452 176 470 194 464 212C480 220 482 242 466 252C430 216 316 214 276 250Z',
      'paper',
      -0.05,
    ),
    stroke('M286 238C330 206 414 206 458 240', 5, 'accent'),
    area('M296 250C306 220 340 214 372 216C404 214 438 220 448 250C430 234 400 230 372 232C344 230 314 234 296 250Z', 'hairGrey', -0.1),
    area('M344 400C360 416 384 416 400 400L416 432C390 452 354 452 328 432Z', 'paper', -0.1),
    area(circle(372, 446, 11), 'accent'),
  ],
  { also: ['woman', 'person'], rim: 0.9, shade: { to: [0.8, 0.6], depth: 0.45 } },
);
const looks = concept('face', [
  area(ellipse(342, 286, 17, 11) + ellipse(404, 286, 17, 11), 'paper', 0.3),
  area(circle(336, 287, 8) + circle(398, 287, 8), 'dark'),
  area(circle(333, 284, 2.4) + circle(395, 284, 2.4), 'paper', 0.5),
  stroke('M320 266C332 256 348 256 360 264M386 266C398 256 414 258 424 268', 4, 'hairGrey', { tone: -0.5 }),
  stroke('M372 290C366 310 362 318 370 322', 3, 'brown', { opacity: 0.7 }),
  stroke('M352 350C362 344 380 344 392 352', 4, 'lip'),
]);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The door opens as far as the chain allows, and behind the candle somebody decides whether you live here.',
  composition: 'through a frame',
  palette: 'gas',
  light: [300, 470],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        {
          nodes: [
            area(gap, 'mass', 0.35),
            stroke('M280 0V850M330 0V850M380 0V850M430 0V850', 2, 'lit', { opacity: 0.2 }),
            glow(circle(320, 420, 330), 1),
            woman,
            looks,
          ],
          clip: gap,
        },
      ],
    },
    {
      z: 0.95,
      nodes: [
        {
          nodes: [
            concept(
              'hand',
              [
                area('M300 640C286 620 290 596 310 592C326 580 346 590 346 608C356 624 346 646 326 648Z', 'skin2', -0.15),
                area('M318 646L346 630L420 860L330 860Z', 'mass', -0.35),
              ],
              { rim: 0.8 },
            ),
            placed(candle({ height: 110 }), 322, 606, { scale: 1.1 }),
          ],
          clip: gap,
        },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'door',
          [
            area(rect(470, -10, 140, 870), 'wood', -0.35),
            stroke('M496 60H600M496 60V360H600M496 420H600M496 420V800', 6, 'dark', { opacity: 0.6 }),
            area(rect(466, -10, 12, 870), 'wood', 0.1),
            area(rect(-10, -10, 246, 870), 'green', -0.5),
            stroke('M40 60H190V360H40ZM40 430H190V800H40Z', 8, 'dark', { opacity: 0.5 }),
            stroke('M48 68H182V352H48ZM48 438H182V792H48Z', 2, 'lit', { opacity: 0.3 }),
            area(polygon([234, -10], [254, -10], [254, 860], [234, 860]), 'green', -0.15, { shade: { to: [-1, 0], depth: 0.5 } }),
            area(circle(206, 420, 15), 'accent2', -0.2),
          ],
          { rim: 0.6 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'chain',
          [
            ...Array.from({ length: 9 }, (_, i) => {
              const t = i / 8;
              const [x, y] = [236 + t * 240, 482 + 60 * Math.sin(t * Math.PI)];
              return stroke(ellipse(x, y, 15, i % 2 === 0 ? 9 : 4), 5, 'yellow', { tone: -0.1 });
            }),
            area(rect(206, 466, 30, 30), 'yellow', -0.2),
            area(rect(474, 458, 30, 46), 'yellow', -0.2),
          ],
          { rim: 0.6 },
        ),
      ],
    },
  ],
  says: { place: 'door', time: 'night', mood: ['suspicious', 'homely'], action: ['peering', 'opening'] },
};
