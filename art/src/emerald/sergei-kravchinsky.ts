import { concept, placed } from '../concept.ts';
import { snow } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const shade = concept(
  'shadow',
  [
    area('M236 300C216 330 196 370 180 430C150 520 140 640 146 700L300 700C310 620 312 520 306 440C318 400 300 330 282 300Z', 'dark'),
    area(ellipse(240, 764, 46, 66), 'dark'),
    area('M150 790C200 776 290 780 336 800C300 812 290 808 284 812L276 850L194 850L190 810Z', 'dark'),
    area(
      limb(
        [
          [290, 450],
          [364, 510],
          [404, 560],
        ],
        22,
        15,
      ),
      'dark',
    ),
    concept('dagger', [area('M398 548L428 572L420 584L404 572L388 590L376 580L392 562L382 550L390 542ZM404 572L520 420L534 414L530 432L414 580Z', 'dark')], {
      also: ['knife', 'weapon'],
    }),
  ],
  { also: ['murderer'], opacity: 0.7 },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A gentleman strolls over the snow with a rolled newspaper under his arm, but his shadow carries a dagger.',
  composition: 'telling shadow',
  palette: 'frost',
  light: [420, 70],
  horizon: 220,
  layers: [
    {
      z: 0.2,
      nodes: [
        glow(circle(430, 120, 260), 0.7),
        concept(
          'railing',
          [
            stroke(`M-10 150H610M-10 226H610${Array.from({ length: 22 }, (_, i) => `M${10 + i * 29} 136V232`).join('')}`, 4, 'mass', { tone: -0.1 }),
            area(Array.from({ length: 22 }, (_, i) => polygon([4 + i * 29, 138], [10 + i * 29, 122], [16 + i * 29, 138])).join(''), 'mass', -0.1),
          ],
          { also: ['fence'] },
        ),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept(
          'snow',
          [
            area(rect(-10, 226, 620, 630), 'paper', 0.1, { shade: { to: [-0.3, 1], depth: 0.18 } }),
            area('M-10 232C160 214 420 214 610 232L610 246C420 236 160 236 -10 250Z', 'paper', 0.3),
          ],
          { also: ['winter'] },
        ),
        area([0, 1, 2, 3, 4, 5, 6].map(i => ellipse(330 + i * 42 + (i % 2) * 10, 306 + i * 8 + (i % 2) * 16, 13, 5)).join(''), 'haze', -0.3, { opacity: 0.7 }),
      ],
    },
    { z: 0.7, nodes: [shade] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          figure({
            hat: 'top',
            beard: 'full',
            stride: 22,
            right: [36, -112],
            left: [-20, -90],
            tone: -0.5,
            holds: [
              concept('newspaper', [
                area('M-24 -128L62 -116L60 -98L-26 -110Z', 'paper', -0.1),
                area(ellipse(61, -107, 4, 9), 'paper', -0.4),
                stroke('M-10 -118L44 -110M-10 -112L30 -107', 2, 'dark', { opacity: 0.4 }),
              ]),
              area(
                limb(
                  [
                    [0, -148],
                    [20, -124],
                    [36, -106],
                  ],
                  10,
                  7,
                ),
                'mass',
                -0.44,
              ),
            ],
          }),
          270,
          322,
          { scale: 1.26, flip: true },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'tree',
          [
            stroke('M572 860C560 640 580 460 566 300C560 240 590 180 584 120M566 380C540 340 520 330 500 280M568 300C590 270 600 250 610 220', 13, 'mass', {
              tone: -0.6,
            }),
            stroke('M500 280L486 250M512 300L484 292', 5, 'mass', { tone: -0.6 }),
          ],
          { rim: 0.6 },
        ),
      ],
    },
  ],
  weather: [snow(14, 70)],
  says: { place: 'promenade', time: 'day', weather: 'snow', mood: ['deceptive', 'cold'], action: ['walking', 'casting a shadow'] },
};
