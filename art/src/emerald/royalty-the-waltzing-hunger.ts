import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { eye, glint } from '../kit/emerald/eye.ts';
import { figure } from '../kit/emerald/figure.ts';
import { halo } from '../kit/emerald/halo.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, polygon } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const cx = 340;
const arms: readonly (readonly Point[])[] = [
  [
    [392, 330],
    [460, 290],
    [500, 220],
    [520, 150],
  ],
  [
    [396, 344],
    [480, 340],
    [550, 300],
    [572, 240],
  ],
  [
    [392, 360],
    [470, 400],
    [540, 390],
    [578, 350],
  ],
];
const pleats = Array.from({ length: 15 }, (_, i) => {
  const [a, b] = [(i - 7.5) * 36, (i - 6.5) * 36];
  const dip = (x: number): number => 636 - (x * x) / 900;
  return polygon([cx + a * 0.14, 440], [cx + b * 0.14, 440], [cx + b, dip(b)], [cx + (a + b) / 2, dip((a + b) / 2) + 36], [cx + a, dip(a)]);
});

export const scene: Scene = {
  canvas: 'card',
  idea: 'It opens the ball with six gloved arms, a smiling mask before its face, and under the whirling skirt a mouth of pleats.',
  composition: 'close',
  palette: 'emerald',
  light: [340, 90],
  horizon: 560,
  layers: [
    {
      z: 0.1,
      nodes: [
        glow(circle(cx, 200, 360), 0.7),
        placed(halo({ r: 150, kind: 'rings' }), cx, 210),
        concept('pillar', [twice({ nodes: [area('M560 -10H620V580H560Z', 'mass', 0.1), stroke('M574 0V570M590 0V570', 3, 'lit', { opacity: 0.3 })] }, cx)]),
      ],
    },
    {
      z: 0.35,
      nodes: [
        placed(figure({ hat: 'top', right: [52, -130] }), 110, 600, { scale: 0.74 }),
        placed(figure({ is: 'woman', hair: 'coiled', right: [40, -150] }), 160, 602, { scale: 0.7, flip: true }),
        placed(figure({ wears: 'uniform', right: [52, -130] }), 516, 600, { scale: 0.74 }),
        placed(figure({ is: 'woman', hair: 'bun' }), 568, 602, { scale: 0.7, flip: true }),
        area('M-10 600C200 590 420 590 610 600L610 850L-10 850Z', 'mass', -0.1),
        stroke('M0 640C200 630 420 630 600 640M0 720C200 710 420 710 600 720', 2, 'lit', { opacity: 0.3 }),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'skirt',
          [
            area(ellipse(cx, 640, 250, 66), 'dark'),
            ...pleats.map((path, i) => area(path, i % 2 === 0 ? 'red' : 'mass', i % 2 === 0 ? -0.25 : -0.4, { shade: { to: [0, -1], depth: 0.4 } })),
          ],
          { also: ['dress', 'mouth'], rim: 0.9 },
        ),
        concept('tooth', [
          area(
            Array.from({ length: 13 }, (_, i) => {
              const x = cx + (i - 6) * 35;
              const y = 648 - ((x - cx) * (x - cx)) / 900;
              return polygon([x - 13, y], [x + 13, y], [x, y + 46]);
            }).join(''),
            'paper',
            -0.1,
          ),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'arm',
          [
            twice(
              {
                nodes: arms.flatMap(points => {
                  const [x, y] = points.at(-1) ?? [0, 0];
                  const [px, py] = points.at(-2) ?? [0, 0];
                  return [
                    area(limb(points, 15, 8), 'mass', -0.5),
                    area(
                      limb(
                        [
                          [px, py],
                          [(px + x) / 2, (py + y) / 2],
                          [x, y],
                        ],
                        11,
                        8,
                      ),
                      'paper',
                      -0.1,
                    ),
                    area(ellipse(x, y - 10, 9, 14), 'paper', -0.1),
                    stroke(`M${px - 8} ${py - 6}L${px + 8} ${py + 6}`, 5, 'accent'),
                  ];
                }),
                rim: 0.7,
              },
              cx,
            ),
          ],
          { also: ['glove', 'hand'] },
        ),
        concept(
          'dancer',
          [
            area(`M${cx} 286C390 286 412 308 410 346C408 390 380 420 372 448L308 448C300 420 272 390 270 346C268 308 290 286 ${cx} 286Z`, 'mass', -0.55),
            area(ellipse(cx, 204, 66, 84), 'mass', -0.75),
            stroke('M340 296V440M312 310C322 360 322 400 318 440M368 310C358 360 358 400 362 440', 3, 'accent', { opacity: 0.6 }),
          ],
          { also: ['royalty', 'monster'], rim: 1.1 },
        ),
        ...[
          [-44, 160, 8],
          [44, 160, 8],
          [-16, 142, 7],
          [16, 142, 7],
          [-50, 250, 7],
          [50, 250, 7],
        ].map(([x = 0, y = 0, r = 0]) => glint(cx + x, y, r)),
        concept('mask', [
          area('M284 196C284 168 312 164 340 178C368 164 396 168 396 196C396 240 372 280 340 284C308 280 284 240 284 196Z', 'paper', 0.1, {
            rim: 0.6,
            shade: { to: [0, 1], depth: 0.4 },
          }),
          twice(placed(eye({ width: 36, open: 0.5, white: 'dark', iris: 'light', shine: 0.5 }), 366, 206), cx),
          area('M306 242C324 256 356 256 374 242C366 268 352 274 340 274C328 274 314 268 306 242Z', 'red', -0.1),
          twice(area(circle(378, 234, 7), 'red', 0.2, { opacity: 0.5 }), cx),
          stroke('M396 200C420 190 430 180 440 166M284 200C260 190 250 180 240 166', 3, 'accent'),
        ]),
        placed(crown({ width: 104, points: 5 }), cx, 134),
      ],
    },
  ],
  says: { place: 'ballroom', time: 'night', mood: ['festive', 'dreadful'], action: ['dancing', 'hungering'] },
};
