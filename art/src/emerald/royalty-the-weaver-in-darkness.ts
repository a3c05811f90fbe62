import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glint } from '../kit/emerald/eye.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const cx = 340;
const legs: readonly (readonly Point[])[] = [
  [
    [372, 330],
    [450, 250],
    [520, 120],
    [560, 170],
  ],
  [
    [376, 344],
    [470, 290],
    [556, 210],
    [580, 280],
  ],
  [
    [376, 360],
    [480, 350],
    [560, 320],
    [590, 400],
  ],
];
const hem = Array.from({ length: 13 }, (_, i) => ((i - 6) / 6) * Math.PI * 0.36 + Math.PI / 2);
const on = (a: number, r: number): string => `${cx + Math.cos(a) * r * 1.06} ${430 + Math.sin(a) * r}`;
const gown = `M${cx - 36} 424${hem
  .toReversed()
  .map(a => `L${on(a, 0)}`)
  .join('')}L${on(hem[12] ?? 0, 30)}L${on(hem[12] ?? 0, 430)}${hem
  .toReversed()
  .map(a => `L${on(a, 440)}`)
  .join('')}L${on(hem[0] ?? 0, 30)}Z`;
const threads = hem.map(a => `M${on(a, 20)}L${on(a, 440)}`).join('');
const sags = [60, 104, 152, 206, 266, 332, 404]
  .flatMap(r => hem.slice(1).map((a, i) => `M${on(hem[i] ?? a, r)}Q${on((a + (hem[i] ?? a)) / 2, r * 0.92)} ${on(a, r)}`))
  .join('');
const caught: readonly Point[] = [
  [276, 560],
  [430, 600],
  [330, 650],
  [220, 690],
  [480, 700],
];

export const scene: Scene = {
  canvas: 'card',
  idea: 'The queen of the ball has spun her own gown, and those who asked her to dance are hanging in it.',
  composition: 'close',
  palette: 'violet',
  light: [340, 60],
  horizon: 840,
  layers: [
    {
      z: 0.1,
      nodes: [
        glow(circle(cx, 220, 340), 0.8),
        concept(
          'chandelier',
          [
            stroke('M340 -10V34M250 60C280 30 400 30 430 60', 4, 'accent2'),
            ...[250, 310, 370, 430].map(x => ({ nodes: [glow(circle(x, 44, 34), 0.9, 'accent2'), area(ellipse(x, 44, 4, 9), 'accent2', 0.4)] })),
          ],
          { also: ['light', 'ball'] },
        ),
        twice(
          stroke(
            'M340 150L620 -20M340 150L620 70M340 150L620 190M430 98C446 120 448 132 440 140M500 56C526 86 530 110 520 146M560 20C596 60 600 110 590 180',
            2,
            'paper',
            { opacity: 0.45 },
          ),
          cx,
        ),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept('spider leg', [twice({ nodes: legs.map(points => area(limb(points, 8, 2.4), 'mass', -0.5)), rim: 0.9 }, cx)], { also: ['spider', 'arm'] }),
        concept(
          'gown',
          [
            { nodes: [area(gown, 'mass', -0.3, { shade: { to: [0, 1], depth: 0.5 } })], rim: 0.7 },
            stroke(threads + sags, 2.6, 'paper', { opacity: 0.85 }),
            ...caught.map(([x, y]) =>
              concept(
                'guest',
                [
                  area(`${ellipse(x, y, 9, 20)}${circle(x, y - 24, 7)}`, 'paper', -0.15),
                  stroke(`M${x - 9} ${y - 8}L${x + 9} ${y - 2}M${x - 9} ${y + 4}L${x + 9} ${y + 10}`, 1.6, 'dark', { opacity: 0.5 }),
                ],
                { also: ['person', 'cocoon'] },
              ),
            ),
          ],
          { also: ['dress', 'web'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'queen',
          [
            area(`M${cx} 292C384 292 404 312 402 344C400 380 384 404 374 436L306 436C296 404 280 380 278 344C276 312 296 292 ${cx} 292Z`, 'mass', -0.6),
            area(ellipse(cx, 206, 72, 86), 'mass', -0.7),
            area(`M${cx - 26} 280H${cx + 26}L${cx + 34} 306H${cx - 34}Z`, 'mass', -0.6),
            twice(
              area(
                limb(
                  [
                    [380, 330],
                    [430, 380],
                    [404, 430],
                    [376, 452],
                  ],
                  12,
                  7,
                ),
                'mass',
                -0.45,
              ),
              cx,
            ),
            stroke('M300 300C320 326 360 326 380 300', 4, 'accent2'),
            area([-32, -16, 0, 16, 32].map(d => circle(cx + d, 326 - (d * d) / 74, 5)).join(''), 'accent2'),
          ],
          { also: ['spider', 'royalty', 'monster'], rim: 1.1 },
        ),
        ...[
          [-28, 214, 15],
          [28, 214, 15],
          [-13, 182, 9],
          [13, 182, 9],
          [-42, 180, 7],
          [42, 180, 7],
          [-15, 250, 6],
          [15, 250, 6],
        ].map(([x = 0, y = 0, r = 0]) => glint(cx + x, y, r)),
        placed(crown({ width: 96, points: 5, fill: 'accent2', gem: 'accent' }), cx, 140),
      ],
    },
  ],
  says: { place: 'ballroom', time: 'night', mood: ['elegant', 'dreadful'], action: ['spinning', 'dancing'] },
};
