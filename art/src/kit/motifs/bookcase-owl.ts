import { concept } from '../../concept.ts';
import { circle, rect } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { halo, times } from '../city/draw.ts';
import { bookRow } from '../rooms/shelves.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const body =
  'M300 130C360 122 404 150 412 200C420 240 440 270 448 330C458 410 440 500 392 552C360 580 240 580 208 552C160 500 142 410 152 330C160 270 180 240 188 200C196 150 240 122 300 130Z';

const breast = 'M300 268C350 262 392 290 400 350C406 420 394 490 364 536C340 552 260 552 236 536C206 490 194 420 200 350C208 290 250 262 300 268Z';

const wing = (side: 1 | -1): Node => {
  const x = (v: number): number => 300 + side * v;
  return {
    nodes: [
      area(
        `M${x(112)} 246C${x(150)} 268 ${x(176)} 340 ${x(170)} 430C${x(166)} 490 ${x(146)} 540 ${x(110)} 572C${x(102)} 520 ${x(96)} 440 ${x(98)} 380C${x(98)} 330 ${x(104)} 290 ${x(112)} 246Z`,
        'brown',
        -0.2,
      ),
      ...times(5).map(i =>
        area(
          `M${x(106 + i * 3)} ${330 + i * 44}C${x(134)} ${340 + i * 44} ${x(156 - i * 4)} ${366 + i * 42} ${x(150 - i * 8)} ${404 + i * 36}C${x(126)} ${396 + i * 38} ${x(108)} ${372 + i * 42} ${x(106 + i * 3)} ${330 + i * 44}Z`,
          'brown',
          i % 2 === 0 ? 0.06 : -0.08,
        ),
      ),
    ],
  };
};

const eye = (x: number): Node[] => [
  area(circle(x, 212, 50), 'accent2', -0.05),
  ...times(18).map(i =>
    stroke(
      `M${x + Math.round(Math.cos(i * 0.349) * 34)} ${212 + Math.round(Math.sin(i * 0.349) * 34)}L${x + Math.round(Math.cos(i * 0.349) * 47)} ${212 + Math.round(Math.sin(i * 0.349) * 47)}`,
      2,
      'brown',
      { tone: -0.1, opacity: 0.7 },
    ),
  ),
  area(circle(x, 212, 32), 'yellow', 0.2),
  area(circle(x, 212, 20), 'dark'),
  area(circle(x + 8, 203, 6.5), 'paper', 1),
];

const shelves: Node[] = times(5).flatMap((i): Node[] => {
  const y = 330 + i * 50;
  return [
    bookRow({ x: 190, y, width: 220, height: 40, seed: 31 + i, tone: 0.06 }),
    area(rect(186, y, 230, 8), 'wood', 0.05, { shade: { to: [0, 1], depth: 0.5 } }),
  ];
});

export const owl: Group = concept(
  'owl',
  [
    area('M196 196C178 160 176 120 190 84C216 104 246 124 270 132ZM404 196C422 160 424 120 410 84C384 104 354 124 330 132Z', 'brown', -0.3),
    area(body, 'brown', -0.08, { shade: { to: [0.7, 0.8], depth: 0.45 } }),
    concept('bookcase', [area(breast, 'dark', 0.3), { clip: breast, nodes: shelves }, halo(300, 400, 120, 0.35), stroke(breast, 7, 'wood')], {
      also: ['book', 'library'],
    }),
    ...times(11).map(i =>
      area(
        `M${222 + i * 14} 262C${218 + i * 14} ${276 + (i % 2) * 6} ${226 + i * 14} ${288 + (i % 2) * 6} ${229 + i * 14} ${292 + (i % 2) * 6}C${234 + i * 14} ${284 + (i % 2) * 6} ${240 + i * 14} ${274 + (i % 2) * 6} ${236 + i * 14} 262Z`,
        'brown',
        i % 2 === 0 ? 0.1 : -0.05,
      ),
    ),
    wing(-1),
    wing(1),
    ...eye(246),
    ...eye(354),
    area('M186 176C220 140 270 150 300 196C330 150 380 140 414 176C380 166 340 178 300 232C260 178 220 166 186 176Z', 'brown', -0.35),
    area('M300 210C314 224 316 246 300 264C284 246 286 224 300 210Z', 'orange', 0.05),
  ],
  { also: ['animal', 'bird', 'wisdom'], rim: 0.8 },
);
