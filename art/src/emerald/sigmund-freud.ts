import { concept, placed } from '../concept.ts';
import { eye } from '../kit/emerald/eye.ts';
import { figure } from '../kit/emerald/figure.ts';
import { columnedChurch } from '../kit/emerald/landmarks/vienna.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room, sash } from '../kit/emerald/rooms.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const couch = concept(
  'couch',
  [
    area('M150 610L140 660L156 660L170 610ZM520 610L536 660L552 660L540 610Z', 'wood', -0.3),
    area(
      'M118 520C100 440 108 400 136 388C164 380 190 396 206 430C230 480 260 500 320 506L560 512C580 516 580 600 560 612L140 612C124 600 124 550 118 520Z',
      'red',
      -0.35,
    ),
    area('M206 430C230 480 260 500 320 506L560 512C570 520 570 540 562 548L250 540C200 530 180 480 160 400C180 398 196 410 206 430Z', 'red', -0.1),
    stroke('M140 580C260 596 440 596 560 586M220 520L210 606M300 530L296 608M380 534L380 608M460 536L464 608', 3, 'accent2', { opacity: 0.35 }),
  ],
  { also: ['sofa'], rim: 0.8, shade: { to: [-0.3, 1], depth: 0.4 } },
);
const patient = concept(
  'monster',
  [
    area(
      'M168 412C150 360 180 310 232 312C280 312 300 352 290 396C330 420 400 440 470 456C500 466 512 490 500 506L320 506C250 500 200 480 168 412Z',
      'accent',
      -0.35,
    ),
    placed(eye({ width: 56, open: 0.4, pupil: 'bar', iris: 'light', white: 'accent2', shine: 0.3 }), 232, 362),
    area('M180 372C196 344 214 338 232 340C250 338 266 346 280 364C262 350 206 350 180 372Z', 'accent', -0.6),
    tentacle(
      [
        [286, 400],
        [310, 360],
        [348, 340],
        [372, 300],
        [352, 274],
        [332, 290],
      ],
      { from: 18, to: 4, fill: 'accent', tone: -0.35 },
    ),
    tentacle(
      [
        [300, 420],
        [350, 420],
        [380, 470],
        [360, 520],
        [330, 560],
        [346, 590],
        [366, 580],
      ],
      { from: 18, to: 4, fill: 'accent', tone: -0.3 },
    ),
    tentacle(
      [
        [470, 470],
        [520, 470],
        [556, 500],
        [560, 560],
        [540, 590],
      ],
      { from: 20, to: 5, fill: 'accent', tone: -0.35, suckers: 'left' },
    ),
    tentacle(
      [
        [260, 420],
        [268, 460],
        [310, 470],
        [322, 446],
      ],
      { from: 15, to: 4, fill: 'accent', tone: -0.2 },
    ),
    concept('handkerchief', [area('M332 262C346 246 366 254 372 242C384 252 378 268 388 276C372 284 352 292 336 284C330 276 328 268 332 262Z', 'paper')]),
  ],
  { also: ['patient', 'octopus'], rim: 0.9 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'On the doctor’s couch lies something with tentacles and weeps into a handkerchief, and the doctor takes notes.',
  composition: 'interior',
  palette: 'frost',
  light: [470, 190],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 600, tone: 0.35 }),
        placed(
          sash({
            width: 150,
            height: 210,
            seen: [area(rect(-90, -230, 180, 240), 'lit', 0.2), placed(columnedChurch({ tone: 0.1 }), 10, 10, { scale: 0.72 })],
          }),
          300,
          290,
        ),
        concept(
          'picture',
          [
            area(ellipse(148, 190, 46, 58), 'accent', -0.4),
            area(ellipse(148, 190, 36, 48), 'dark', 0.2),
            area('M148 160C158 160 162 172 158 180C168 188 172 206 172 220L124 220C124 206 128 188 138 180C134 172 138 160 148 160Z', 'lit', -0.3),
          ],
          { also: ['portrait'] },
        ),
        glow(circle(430, 260, 330), 0.5),
      ],
    },
    {
      z: 0.75,
      nodes: [
        concept('carpet', [area(ellipse(330, 690, 300, 60), 'red', -0.5), stroke(ellipse(330, 690, 270, 48), 4, 'accent2', { opacity: 0.4 })], {
          also: ['rug'],
        }),
        placed(
          figure({
            hair: 'fringe',
            beard: 'full',
            wears: 'coat',
            left: [44, -104],
            right: [50, -118],
            holds: [
              concept(
                'notebook',
                [
                  area('M34 -122L66 -136L74 -114L42 -100Z', 'paper'),
                  stroke('M44 -114L62 -122M46 -108L60 -114', 1.6, 'dark', { opacity: 0.5 }),
                  stroke('M52 -118L66 -146', 3, 'dark'),
                ],
                { also: ['book'] },
              ),
            ],
          }),
          500,
          560,
          { scale: 1.46, flip: true },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        couch,
        patient,
        concept('pillow', [area('M120 392C124 360 170 356 186 384C192 408 176 432 150 432C128 430 116 414 120 392Z', 'paper', -0.15)], {
          rim: 0.6,
          shade: { to: [0, 1], depth: 0.3 },
        }),
      ],
    },
  ],
  says: { place: 'consulting room', time: 'day', mood: ['comic', 'tender'], action: ['listening', 'weeping', 'lying down'] },
};
