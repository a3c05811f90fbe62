import { concept, placed } from '../concept.ts';
import { stars } from '../kit/emerald/air.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Point, Scene, Token } from '../scene.ts';

const arch = 'M210 560V260C210 160 270 96 338 96C406 96 466 160 466 260V560Z';
const globe = (x: number, y: number, r: number, fill: Token, tone: number): Group =>
  concept(
    'sphere',
    [
      glow(circle(x, y, r * 1.7), 0.5, fill),
      area(circle(x, y, r), fill, tone, { opacity: 0.88, shade: { to: [0.4, 1], depth: 0.55 } }),
      area(ellipse(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.16), 'paper', 0.5, { opacity: 0.8 }),
      stroke(circle(x, y, r), 2, 'paper', { opacity: 0.5 }),
    ],
    { also: ['bubble'] },
  );
const spheres = [
  [300, 200, 46, 'accent', 0],
  [380, 250, 58, 'violet', 0.2],
  [320, 320, 40, 'lit', 0.1],
  [420, 340, 34, 'accent', -0.2],
  [262, 290, 28, 'violet', 0],
  [360, 400, 50, 'accent2', -0.1],
  [290, 410, 34, 'accent', 0.1],
  [424, 430, 30, 'lit', -0.1],
  [250, 380, 20, 'accent2', 0],
  [340, 480, 30, 'violet', 0.2],
  [400, 500, 20, 'accent', 0.1],
  [350, 150, 26, 'lit', 0.2],
  [250, 470, 22, 'accent', -0.1],
] as const;
const steps = Array.from({ length: 7 }, (_, i): Point[] => [
  [210 - i * 20, 560 + i * 30],
  [466 + i * 20, 560 + i * 30],
  [474 + i * 20, 574 + i * 30],
  [202 - i * 20, 574 + i * 30],
]);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A gate stands open on top of a stair with nothing behind it, only spheres, and one by one they go in.',
  composition: 'through a frame',
  palette: 'violet',
  light: [338, 320],
  horizon: 620,
  layers: [
    { z: 0.04, nodes: [stars(33, 110, 620), glow(circle(338, 330, 380), 0.8)] },
    {
      z: 0.6,
      nodes: [
        { nodes: [area(arch, 'dark'), glow(circle(338, 320, 240), 0.9), ...spheres.map(([x, y, r, fill, tone]) => globe(x, y, r, fill, tone))], clip: arch },
        globe(166, 220, 20, 'accent', 0),
        globe(520, 180, 26, 'violet', 0.2),
        globe(540, 380, 16, 'accent2', 0),
        globe(140, 420, 13, 'lit', 0),
      ],
    },
    {
      z: 0.85,
      lifted: true,
      nodes: [
        concept(
          'gate',
          [
            area('M170 566V260C170 130 250 56 338 56C426 56 506 130 506 260V566H466V260C466 160 406 96 338 96C270 96 210 160 210 260V566Z', 'mass', -0.3),
            stroke('M190 560V262C190 146 262 76 338 76C414 76 486 146 486 262V560', 3, 'accent2', { opacity: 0.7 }),
            area('M318 40L338 10L358 40L352 78H324Z', 'accent2', -0.1),
            area(circle(338, 46, 9), 'accent'),
          ],
          { also: ['door', 'arch'], rim: 1, shade: { to: [0, 1], depth: 0.4 } },
        ),
        concept(
          'stairs',
          steps
            .map((p, i) => area(polygon(...p, [202 - i * 20, 592 + i * 30], [474 + i * 20, 592 + i * 30]), 'mass', i % 2 === 0 ? 0.05 : -0.1))
            .concat(steps.map(([a, b], i) => area(`M${a?.[0]} ${a?.[1]}L${b?.[0]} ${b?.[1]}L${474 + i * 20} ${576 + i * 30}H${202 - i * 20}Z`, 'lit', -0.35))),
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(figure({ hat: 'top', stride: 14 }), 332, 572, { scale: 0.66, flip: true }),
        placed(figure({ is: 'woman', hair: 'bun' }), 284, 618, { scale: 0.82 }),
        placed(figure({ hat: 'bowler', stride: 16 }), 396, 656, { scale: 0.98, flip: true }),
        placed(figure({ hat: 'cap', wears: 'jacket', stride: 16 }), 240, 740, { scale: 1.16 }),
      ],
    },
  ],
  says: { place: 'gate', time: 'timeless', mood: ['solemn', 'spellbound'], action: ['climbing', 'vanishing'] },
};
