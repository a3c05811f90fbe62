import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room } from '../kit/emerald/rooms.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const watch = concept(
  'pocket watch',
  [
    stroke('M344 614C350 560 372 470 404 434', 3, 'accent', { opacity: 0.9 }),
    area(circle(424, 404, 46), 'accent', -0.1),
    area(circle(424, 404, 37), 'paper', 0.1),
    stroke('M424 404V378M424 404L442 412', 4, 'dark'),
    stroke(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map(i => {
          const a = (i / 12) * Math.PI * 2;
          return `M${424 + Math.cos(a) * 29} ${404 + Math.sin(a) * 29}L${424 + Math.cos(a) * 33} ${404 + Math.sin(a) * 33}`;
        })
        .join(''),
      2.4,
      'dark',
      { opacity: 0.7 },
    ),
    area(rect(417, 346, 14, 14) + circle(424, 344, 9), 'accent', -0.2),
  ],
  { also: ['watch', 'clock', 'time'], rim: 0.8 },
);
const fingers = [0, 1, 2].map(i =>
  area(
    limb(
      [
        [396 + i * 26, 566],
        [408 + i * 26, 536],
        [414 + i * 26, 512],
      ],
      14,
      11,
    ),
    'mass',
    0,
  ),
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'With his watch in one hand the doctor takes the pulse of a tentacle as kindly as he would anybody’s.',
  composition: 'close',
  palette: 'frost',
  light: [560, 230],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 700, tone: 0.5, wainscot: 0 }),
        concept(
          'medicine shelf',
          [
            area(rect(330, 196, 280, 10), 'wood', -0.3),
            area(
              'M352 196V150h8v-16h14v16h8V196ZM400 196V164c0 -10 6 -12 6 -20h18c0 8 6 10 6 20V196ZM452 196V136h30V196ZM500 196V158h8v-16h16v16h8V196Z',
              'accent',
              -0.3,
            ),
            area('M544 196C538 170 548 150 566 148C584 150 592 172 588 186L576 196Z', 'paper', -0.1),
            area(circle(558, 170, 6) + circle(574, 170, 6), 'dark'),
          ],
          { also: ['shelf', 'bottle', 'skull'] },
        ),
        glow(circle(470, 360, 330), 0.6),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(bust({ hat: 'bowler', beard: 'walrus', build: 'stout', nose: 'straight' }), 214, 432, { scale: 0.96 }),
        concept('sleeve', [
          area('M236 660C300 610 360 590 398 560L438 600C380 660 300 720 250 760Z', 'mass', -0.42, { rim: 0.9 }),
          area('M376 566C386 560 392 556 400 552L440 596L420 612Z', 'paper', -0.1),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        tentacle(
          [
            [610, 740],
            [560, 680],
            [540, 610],
            [490, 556],
            [420, 548],
            [366, 520],
            [350, 476],
            [372, 450],
            [390, 470],
          ],
          { from: 46, to: 7, fill: 'accent', tone: -0.3 },
        ),
        concept(
          'hand',
          [
            area('M386 598C380 574 398 556 420 556L480 560C492 572 484 590 466 594L420 616Z', 'mass', -0.05),
            ...fingers,
            stroke('M424 560L432 534M450 560L458 534', 2.4, 'dark', { opacity: 0.5 }),
          ],
          { rim: 0.8 },
        ),
        watch,
        concept(
          'hand',
          [
            area('M330 470C350 440 378 420 398 424C410 430 404 444 392 450C376 462 362 480 350 500Z', 'mass', 0),
            area('M256 560C280 520 306 486 330 466L356 500C330 530 300 570 286 600Z', 'mass', -0.45),
            area('M316 484C322 476 328 470 334 464L358 496L344 512Z', 'paper', -0.1),
          ],
          { rim: 0.8 },
        ),
      ],
    },
  ],
  says: { place: 'surgery', time: 'day', mood: ['kind', 'calm'], action: ['taking a pulse', 'healing'] },
};
