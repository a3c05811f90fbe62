import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glint } from '../kit/emerald/eye.ts';
import { halo } from '../kit/emerald/halo.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { curtain } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 340;

export const scene: Scene = {
  canvas: 'card',
  idea: 'The little princess stands very still for the painter in a skirt as wide as a door, and the rosettes on it blink.',
  composition: 'close',
  palette: 'fog',
  light: [340, 120],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', -0.1),
        glow(circle(cx, 240, 360), 0.7),
        concept('picture', [
          area(rect(60, 70, 130, 170), 'accent', -0.5),
          area(rect(72, 82, 106, 146), 'dark', 0.3),
          area(rect(490, 60, 120, 180), 'accent', -0.55),
          area(rect(502, 72, 108, 156), 'dark', 0.3),
        ]),
        placed(halo({ r: 104, kind: 'rings' }), cx, 196),
        area(rect(-5, 640, 610, 220), 'mass', -0.55),
      ],
    },
    { z: 0.8, nodes: [curtain({ from: -30, to: 130, fill: 'red', tone: -0.5, folds: 4, gather: -30 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'princess',
          [
            twice(area(ellipse(420, 206, 44, 62), 'hairBlond', -0.05), cx),
            area(ellipse(cx, 160, 84, 52), 'hairBlond', 0),
            twice(stroke('M390 150C430 170 452 200 450 250M376 140C410 150 440 176 444 220', 3, 'dark', { opacity: 0.3 }), cx),
            area(`M${cx} 132C382 132 396 172 392 208C386 248 364 272 ${cx} 276C316 272 294 248 288 208C284 172 298 132 ${cx} 132Z`, 'paper', 0.5),
            area(
              `M${cx} 300C380 300 402 316 404 340C408 372 398 400 388 424C470 416 560 436 584 500C600 570 602 700 606 860L74 860C78 700 80 570 96 500C120 436 210 416 292 424C282 400 272 372 276 340C278 316 300 300 ${cx} 300Z`,
              'paper',
              -0.12,
            ),
            stroke(
              [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map(i => `M${cx + i * 10} 430C${cx + i * 34} 440 ${cx + i * 46} 560 ${cx + i * 50} 850`).join(''),
              3,
              'haze',
              { tone: -0.3, opacity: 0.5 },
            ),
            area(`M${cx - 66} 300C${cx - 30} 322 ${cx + 30} 322 ${cx + 66} 300L${cx + 62} 330C${cx + 30} 350 ${cx - 30} 350 ${cx - 62} 330Z`, 'dark', 0.2),
            twice(area('M400 330C440 330 470 360 480 410C486 440 480 460 466 466C446 440 420 410 398 396Z', 'paper', -0.25), cx),
            twice(area(circle(470, 472, 15), 'paper', 0.4), cx),
            area(`M${cx - 24} 276H${cx + 24}L${cx + 30} 306H${cx - 30}Z`, 'paper', 0.35),
            concept('bow', [
              area(
                `M${cx} 366C${cx - 34} 340 ${cx - 50} 360 ${cx - 44} 384C${cx - 30} 392 ${cx - 12} 380 ${cx} 366C${cx + 12} 380 ${cx + 30} 392 ${cx + 44} 384C${cx + 50} 360 ${cx + 34} 340 ${cx} 366Z`,
                'red',
                -0.1,
              ),
            ]),
          ],
          { also: ['girl', 'royalty', 'monster'], rim: 0.6, shade: { to: [0, 1], depth: 0.4 } },
        ),
        concept('face', [
          area(ellipse(316, 200, 15, 18) + ellipse(364, 200, 15, 18) + ellipse(cx, 164, 9, 11), 'dark'),
          area(circle(320, 194, 4) + circle(368, 194, 4) + circle(342, 161, 2.4), 'light', 0.4),
          stroke('M332 250C337 253 343 253 348 250', 3, 'red'),
          area(circle(300, 232, 10) + circle(380, 232, 10), 'red', 0.2, { opacity: 0.3 }),
        ]),
        twice(
          {
            nodes: [
              [396, 488],
              [470, 500],
              [546, 528],
              [430, 580],
              [516, 610],
              [394, 660],
            ].flatMap(([x = 0, y = 0]) => [
              area(
                Array.from({ length: 8 }, (_, i) => circle(x + Math.cos((i / 8) * Math.PI * 2) * 17, y + Math.sin((i / 8) * Math.PI * 2) * 17, 9)).join(''),
                'red',
                -0.15,
              ),
              glint(x, y, 14),
            ]),
          },
          cx,
        ),
        placed(crown({ width: 70, points: 3 }), cx, 116),
      ],
    },
  ],
  says: { place: 'palace', time: 'day', mood: ['still', 'uncanny'], action: ['posing', 'staring'] },
};
