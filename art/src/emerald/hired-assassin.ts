import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { lamp } from '../kit/emerald/lamp.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { dagger } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 336;

export const scene: Scene = {
  canvas: 'card',
  idea: 'He opens his coat like a man who sells watches, but what hangs in the lining is daggers, every one with a ticket.',
  composition: 'close',
  palette: 'violet',
  light: [336, 60],
  horizon: 640,
  layers: [
    {
      z: 0.15,
      nodes: [
        glow(circle(cx, 180, 330), 0.85),
        area(rect(-5, -5, 150, 850) + rect(530, -5, 80, 850), 'mass', 0),
        stroke(Array.from({ length: 34 }, (_, r) => `M-5 ${r * 26}H145M530 ${r * 26}H610`).join(''), 2, 'dark', { opacity: 0.3 }),
        fog(4, 420, 600, 3, 0.35),
        placed(lamp(), 470, 640, { scale: 1.6 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'coat',
          [
            twice(area('M356 230C420 236 470 250 500 290C540 330 566 400 578 520L590 860L420 860L400 560L372 300Z', 'mass', -0.62), cx),
            twice(
              area('M366 258C420 270 470 320 506 400C536 480 546 640 552 860L424 860C418 700 404 520 372 330Z', 'accent', -0.5, {
                shade: { to: [0, 1], depth: 0.4 },
              }),
              cx,
            ),
            twice(stroke('M366 258C420 270 470 320 506 400C536 480 546 640 552 860', 4, 'accent', { tone: 0.1 }), cx),
          ],
          { also: ['cloak'], rim: 1 },
        ),
        concept(
          'man',
          [
            area(`M${cx - 60} 230H${cx + 60}L${cx + 92} 860H${cx - 92}Z`, 'mass', -0.72),
            area(`M${cx - 34} 236L${cx} 300L${cx + 34} 236Z`, 'paper', -0.25),
            area(`M${cx - 10} 262L${cx} 250L${cx + 10} 262L${cx + 6} 330L${cx} 344L${cx - 6} 330Z`, 'accent', -0.3),
            stroke(`M${cx} 350V850`, 3, 'lit', { opacity: 0.2 }),
            area([400, 460, 520].map(y => circle(cx + 8, y, 5)).join(''), 'accent2'),
            area(ellipse(cx, 166, 58, 74), 'dark', 0.05),
            area(
              `M${cx - 116} 140C${cx - 60} 116 ${cx + 60} 116 ${cx + 116} 140C${cx + 120} 152 ${cx + 60} 152 ${cx} 152C${cx - 60} 152 ${cx - 120} 152 ${cx - 116} 140Z`,
              'mass',
              -0.72,
            ),
            area(`M${cx - 62} 136C${cx - 66} 70 ${cx - 40} 46 ${cx} 46C${cx + 40} 46 ${cx + 66} 70 ${cx + 62} 136Z`, 'mass', -0.65),
            area(`M${cx - 63} 132C${cx - 30} 122 ${cx + 30} 122 ${cx + 63} 132L${cx + 62} 112C${cx + 30} 102 ${cx - 30} 102 ${cx - 62} 112Z`, 'accent', -0.3),
          ],
          { also: ['murderer', 'person'], rim: 1 },
        ),
        concept('smile', [
          area(`M${cx - 26} 196C${cx - 10} 208 ${cx + 10} 208 ${cx + 26} 196C${cx + 16} 218 ${cx - 16} 218 ${cx - 26} 196Z`, 'light', 0.2),
          stroke(`M${cx - 9} 203V212M${cx} 205V214M${cx + 9} 203V212`, 2, 'dark'),
        ]),
        twice(
          {
            nodes: [
              [414, 420, 0.36, 10],
              [466, 470, 0.36, 4],
              [440, 570, 0.36, 6],
              [506, 600, 0.32, 0],
            ].flatMap(([x = 0, y = 0, scale = 1, turn = 0]) => [
              stroke(`M${x} ${y - 30}V${y + 6}`, 2, 'accent2'),
              { nodes: [dagger()], transform: { scale, turn: 180 + turn, move: [x, y] as const } },
              area(rect(x + 8, y - 44, 22, 14), 'paper', -0.1),
            ]),
          },
          cx,
        ),
        twice(
          concept(
            'hand',
            [
              area('M500 330C488 314 494 296 512 294C528 282 548 292 546 312C554 328 546 346 528 346C514 350 504 344 500 330Z', 'mass', -0.3),
              stroke('M510 300C516 308 516 316 512 324M528 296C532 306 532 314 528 322', 2.4, 'dark', { opacity: 0.5 }),
            ],
            { rim: 0.9 },
          ),
          cx,
        ),
      ],
    },
  ],
  says: { place: 'alley', time: 'night', weather: 'fog', mood: ['sinister', 'mocking'], action: ['offering', 'smiling'] },
};
