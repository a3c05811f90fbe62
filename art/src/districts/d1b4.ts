import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { mouse } from '../kit/animals/small.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { lightStreak, rings, ripples } from '../kit/nature/water.ts';
import { stroke } from '../kit/stroke.ts';
import { lantern } from '../kit/things/lights.ts';
import { circle, ellipse, limb, polygon, rect, sampled } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** From the water up to a gate: each step is higher, farther and narrower. */
const step = (i: number): Node[] => {
  const [y, left, right] = [488 - i * 44 + i * i * 1.9, 40 + i * 18, 404 - i * 5];
  const up = 488 - (i + 1) * 44 + (i + 1) ** 2 * 1.9;
  const [l2, r2] = [40 + (i + 1) * 18, 404 - (i + 1) * 5];
  const dim = Math.min(0.75, i * 0.11);
  return [
    fill('brick4', polygon([left, y], [right, y], [right, y + 26 - i * 1.6], [left, y + 26 - i * 1.6]), { tone: -0.4 - dim * 0.6 }),
    fill('brick4', polygon([left, y], [right, y], [r2, up + 24 - i * 1.6], [l2, up + 24 - i * 1.6]), { tone: 0.12 - dim }),
    stroke(`M${left} ${y}H${right}`, 1.8, 'paper', { opacity: 0.5 - dim * 0.5 }),
  ];
};
const stairs = concept('stairs', times(7).reverse().flatMap(step), { also: ['stone', 'way'] });

const bricks = (): string => {
  const r = chance(4);
  return times(46)
    .map(() => {
      const row = Math.floor(r() * 24);
      return `M${r.between(404, 580).toFixed(0)} ${70 + row * 18}h${r.between(14, 26).toFixed(0)}`;
    })
    .join('');
};
const wetPrint = (x: number, y: number, s: number, turn: number): Node => ({
  nodes: [fill('dark', ellipse(0, 0, 7, 13) + ellipse(0, 20, 5.4, 6), { opacity: 0.55 })],
  transform: { turn, scale: [s * 1.2, s * 0.5], move: [x, y] },
});

const line: readonly Point[] = [
  [462, 316],
  [474, 372],
  [456, 436],
  [458, 496],
  [424, 538],
  [340, 546],
  [270, 566],
  [262, 600],
  [322, 622],
  [398, 606],
];
/** The twist of the strands, drawn across it. */
const twist = sampled(line, 60)
  .map(([x, y], i, all) => {
    const [nx, ny] = all[Math.min(60, i + 1)] ?? [x, y];
    const l = Math.hypot(nx - x, ny - y) || 1;
    const [ux, uy] = [(nx - x) / l, (ny - y) / l];
    return `M${(x - uy * 5 - ux * 3).toFixed(1)} ${(y + ux * 5 - uy * 3).toFixed(1)}L${(x + uy * 5 + ux * 3).toFixed(1)} ${(y - ux * 5 + uy * 3).toFixed(1)}`;
  })
  .join('');
const rope = concept(
  'rope',
  [
    fill('brick2', limb(line, 6.4, 5.6), { tone: 0.3 }),
    stroke(twist, 1.6, 'brown', { tone: -0.3, opacity: 0.6 }),
    stroke('M398 606l20 -10M398 606l22 -1M398 606l18 9', 3, 'brick2', { tone: 0.45 }),
    stroke(circle(462, 300, 18), 6, 'grey', { tone: -0.1 }),
    fill('grey', rect(454, 272, 16, 14), { tone: -0.3 }),
  ],
  { also: ['line', 'knot'], rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Steps down to black water, a lantern on the last one, and a rope that has just been untied.',
  composition: 'close',
  palette: 'gold',
  light: [214, 420],
  horizon: 0,
  layers: [
    {
      z: 1,
      mirrored: 516,
      nodes: [
        fill('dark', rect(0, 0, 600, 520), { tone: 0.1 }),
        concept(
          'gate',
          [
            fill('dark', 'M160 262V120C160 60 380 60 380 120V262Z', { tone: 0 }),
            fill('mass', 'M180 250V124C182 84 358 84 360 124V250Z', { tone: 0.3 }),
            halo(270, 190, 110, 0.35, 'lit'),
            stroke('M200 96V250M226 90V250M252 88V250M180 150H262M180 220H262', 5, 'dark', { tone: 0.2 }),
            stroke('M300 90L320 104V262L300 250ZM340 104V266', 4, 'dark', { tone: 0.2 }),
          ],
          { also: ['door', 'iron'] },
        ),
      ],
    },
    {
      z: 1,
      mirrored: 516,
      nodes: [
        stairs,
        concept(
          'wall',
          [
            fill('brick1', 'M402 40H600V520H408Z', { tone: -0.35, shade: { to: [1, -0.4], depth: 0.6 } }),
            stroke(bricks(), 2, 'dark', { opacity: 0.45 }),
            fill('brick1', 'M0 40H60L160 270L40 520H0Z', { tone: -0.6, shade: { to: [-1, -0.4], depth: 0.6 } }),
            fill('leaf', 'M408 520C420 496 440 506 450 498C470 490 480 510 500 500C530 492 560 508 600 494V520Z', { tone: -0.5 }),
          ],
          { also: ['stone', 'brick'] },
        ),
        halo(204, 440, 270, 0.6),
      ],
    },
    {
      z: 1,
      mirrored: 516,
      nodes: [
        wetPrint(330, 284, 0.6, 12),
        wetPrint(290, 322, 0.75, -4),
        wetPrint(338, 356, 0.85, 8),
        wetPrint(296, 398, 1, -6),
        wetPrint(350, 436, 1.1, 8),
        wetPrint(312, 478, 1.2, -4),
        placed(mouse({ kind: 'rat', pose: 'sit', fill: 'grey', tone: -0.35 }), 352, 266, { scale: 0.5, flip: true }),
      ],
    },
    { z: 1, water: 'M0 512H600V693H0Z', depth: 0.85 },
    {
      z: 1,
      nodes: [
        fill('dark', 'M0 512H600V693H0Z', { opacity: 0.45 }),
        ripples({ from: 520, seed: 3, count: 30, token: 'light', opacity: 0.25 }),
        placed(lightStreak({ from: 0, to: 150, width: 80, seed: 7, opacity: 0.75 }), 172, 524),
        placed(rings({ r: 70, token: 'light', opacity: 0.6 }), 352, 582),
        placed(rings({ r: 40, token: 'light', opacity: 0.5 }), 460, 516),
        stroke('M470 560C500 572 540 576 590 566M450 596C490 616 530 620 570 612M420 634C450 650 480 654 500 652', 2.4, 'light', { opacity: 0.5 }),
      ],
    },
    { z: 1, lifted: true, nodes: [rope, placed(lantern(), 178, 340, { scale: 1.5 }), halo(178, 410, 120, 0.6)] },
  ],
  says: { place: 'steps', time: 'night', mood: ['secret', 'tense'], action: ['leave', 'untie', 'escape'], more: ['too late', 'departure', 'trace'] },
};
