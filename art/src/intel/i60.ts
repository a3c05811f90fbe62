import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { crab } from '../kit/animals/sea.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { rings } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

const middle: Point = [300, 352];
const turns = 2.35;
const per = 22;
const shrink = 0.56;
const phase = 0.62;
const reach = (t: number): number => 372 * shrink ** t;
const on = (t: number, k: number): Point => [
  middle[0] + Math.cos((t + phase) * 2 * Math.PI) * reach(t) * k,
  middle[1] + Math.sin((t + phase) * 2 * Math.PI) * reach(t) * k,
];

/** Stone steps above; further down every step is rounder and pinker, until it is a shell. */
const steps: Node[] = times(Math.round(per * turns)).flatMap((i): Node[] => {
  const [a, b] = [i / per, (i + 1) / per];
  const shell = Math.min(1, Math.max(0, (a - 0.3) / 1.1));
  const [p, q, r, s] = [on(a, 1), on(b, 1), on(b, 0.57), on(a, 0.57)];
  const bulge = on((a + b) / 2, 1 + 0.05 * shell);
  const lip = on((a + b) / 2, 0.57 - 0.03 * shell);
  const path = d`M${p[0]} ${p[1]}Q${bulge[0]} ${bulge[1]} ${q[0]} ${q[1]}L${r[0]} ${r[1]}Q${lip[0]} ${lip[1]} ${s[0]} ${s[1]}Z`;
  const fill: Token = shell < 0.3 ? 'brick4' : i % 2 === 0 ? 'pink' : 'paper';
  return [
    area(path, fill, shell < 0.3 ? 0.7 + (i % 2) * 0.15 : (i % 2 === 0 ? 0.3 : -0.04) - (a / turns) * 0.2),
    area(polygon(p, s, on(a + 0.012 - 0.004 * a, 0.57), on(a + 0.012 - 0.004 * a, 1)), 'dark', 0.1, { opacity: 0.34 - shell * 0.16 }),
  ];
});

const rail = (from: number, to: number, k: number, width: number, fill: Token, tone: number): Node[] =>
  times(44).map(i => {
    const [a, b] = [from + ((to - from) * i) / 44, from + ((to - from) * (i + 1.1)) / 44];
    const [p, q] = [on(a, k), on(b, k)];
    return stroke(d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`, width * shrink ** a, fill, { tone });
  });

/** Somebody on the stairs from straight above: a hat, two shoulders, a step. */
const fromAbove = (t: number, k: number, size: number, hat: Token, coat: Token, more: readonly Node[] = []): Group =>
  concept(
    'woman',
    [
      area(ellipse(10, -12, 8, 5) + ellipse(-8, 13, 8, 5), 'dark', 0.2),
      area('M-10 -26C2 -32 10 -26 12 0C10 26 2 32 -10 26C-16 12 -16 -12 -10 -26Z', coat, 0),
      ...more,
      area(circle(2, 0, 21), hat, 0.1, { shade: { to: [-1, 1], depth: 0.4 } }),
      area(circle(2, 0, 12), hat, 0.35),
      stroke(circle(2, 0, 12), 3, 'red'),
    ],
    { also: ['person', 'hat'], rim: 0.7, transform: { move: on(t, k), turn: (t + phase) * 360 + 90, scale: size } },
  );

const towel = concept('towel', [area('M6 18L34 10L40 30L10 38Z', 'white', 0.4), stroke('M10 24L36 16M12 31L38 23', 2, 'red')]);
const ring = concept('swimming ring', [stroke(circle(16, -34, 13), 9, 'accent2', { tone: 0.1 })], { also: ['toy'] });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A spiral staircase seen from above turns into a shell, and at the bottom of it lies the sea with a bather.',
  composition: 'from above',
  palette: 'coral',
  light: [430, 180],
  horizon: 0,
  layers: [
    { z: 1, nodes: [area('M0 0H600V693H0Z', 'mass', 0.1, { shade: { to: [-1, 1], depth: 0.6 } })] },
    {
      z: 1,
      nodes: [
        concept(
          'sea',
          [
            area(circle(...middle, 124), 'brick2', 0.7),
            area(circle(...middle, 116), 'accent', 0.1, { shade: { to: [-1, 1], depth: 0.4 } }),
            area(
              'M196 330C216 300 240 318 262 292C290 266 330 276 352 262C380 270 404 300 410 340C380 330 370 350 346 340C320 330 300 350 276 346C246 340 222 356 196 330Z',
              'accent',
              0.4,
            ),
            stroke(
              'M212 322C232 306 250 322 268 300C292 280 330 290 352 274M222 384C246 370 262 390 288 378C316 368 340 388 384 370M246 420C268 410 290 424 312 416',
              3,
              'paper',
              { tone: 0.4, opacity: 0.75 },
            ),
            halo(340, 320, 90, 0.4),
          ],
          { also: ['water', 'pool'] },
        ),
        concept(
          'ball',
          [
            area(circle(368, 392, 15), 'white', 0.4),
            area('M368 377C376 384 376 400 368 407C360 400 360 384 368 377Z', 'red', 0.1),
            area('M354 386C350 392 352 400 357 404C362 398 360 390 354 386ZM382 386C386 392 384 400 379 404C374 398 376 390 382 386Z', 'yellow', 0.1),
          ],
          { also: ['toy'] },
        ),
        placed(rings({ r: 50, count: 3, opacity: 0.6 }), 300, 360),
        placed(
          person({
            who: 'woman',
            is: 'bather',
            height: 118,
            facing: 'front',
            pose: { torso: 0, nearArm: [0, 0, 88, 96], farArm: [0, 0, 84, 70], nearLeg: [0, 0, 9], farLeg: [0, 0, 14], rests: 'air' },
            dress: 'swimsuit',
            cloth: 'red',
            skin: 'skin3',
            hair: 'bun',
            expression: 'smile',
            detail: 1,
          }),
          312,
          404,
          { turn: -24 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'spiral stairs',
          [
            ...steps,
            ...rail(0.02, turns, 0.515, 34, 'dark', 0).map(node => ({ ...node, opacity: 0.13 })),
            ...rail(0.02, turns, 0.53, 20, 'dark', 0).map(node => ({ ...node, opacity: 0.16 })),
            concept('railing', [...rail(0, turns, 0.565, 15, 'wood', -0.15), ...rail(0, turns, 0.572, 4, 'hairBlond', 0.2)]),
          ],
          { also: ['stairs', 'shell', 'spiral'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        fromAbove(0.44, 0.78, 1.2, 'hairBlond', 'accent', [towel]),
        fromAbove(0.86, 0.76, 0.78, 'white', 'blue', [ring]),
        fromAbove(1.3, 0.77, 0.52, 'hairBlond', 'violet'),
        placed(crab({}), ...on(1.62, 0.8), { scale: 0.34, turn: 30 }),
        placed(gull({ pose: 'fly' }), 196, 214, { scale: 0.8, turn: -20 }),
      ],
    },
  ],
  says: {
    place: 'staircase',
    time: 'afternoon',
    weather: 'sun',
    mood: ['dreamy', 'hopeful'],
    action: ['swim', 'descend'],
    more: ['summer', 'depth', 'holiday'],
  },
};
