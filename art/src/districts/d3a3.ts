import { concept, placed } from '../concept.ts';
import { swallow } from '../kit/animals/birds.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { cobbles } from '../kit/city/floor.ts';
import { viewFrom } from '../kit/city/view.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { shoe } from '../kit/things/clothes.ts';
import { scissors, wool } from '../kit/things/craft.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const view = viewFrom({ vanishing: [338, 330], focal: 240 });

/** One stall of the lane in depth: table, two poles, a roof of cloth. */
const booth = (side: 1 | -1, from: number, to: number, roof: Token, tone: number): Node[] => {
  const [near, far] = [side * 1.25, side * 2.6];
  return [
    fill('wood', polygon(view.at(near, -1, from), view.at(near, -0.45, from), view.at(near, -0.45, to), view.at(near, -1, to)), { tone: -0.35 }),
    fill(roof, polygon(view.at(near, -0.42, from), view.at(far, -0.42, from), view.at(far, -0.42, to), view.at(near, -0.42, to)), { tone: 0.1 }),
    stroke(`M${view.at(near, -1, from).join(' ')}L${view.at(near, 0.72, from).join(' ')}`, 16 / from, 'wood', { tone: -0.3 }),
    fill(roof, polygon(view.at(near - side * 0.2, 0.55, from), view.at(far, 1.05, from), view.at(far, 1.05, to), view.at(near - side * 0.2, 0.55, to)), {
      tone,
      shade: { to: [side, -0.4], depth: 0.3 },
    }),
    fill(
      roof,
      polygon(
        view.at(near - side * 0.2, 0.55, from),
        view.at(near - side * 0.2, 0.42, from),
        view.at(near - side * 0.2, 0.42, to),
        view.at(near - side * 0.2, 0.55, to),
      ),
      { tone: tone - 0.3 },
    ),
  ];
};

/** A sheet on the line: the wind comes from the left, and something behind it pushes it out. */
const sheet = (path: string, token: Token, tone: number, folds: string, pattern: readonly Node[] = []): Group =>
  concept(
    'cloth',
    [fill(token, path, { tone, shade: { to: [0.8, 0.8], depth: 0.4 } }), { nodes: [...pattern], clip: path }, stroke(folds, 3, 'dark', { opacity: 0.22 })],
    { also: ['sheet', 'wind'], rim: 0.7 },
  );

const bolt = (x: number, y: number, w: number, token: Token, tone: number): Node => ({
  nodes: [
    fill(token, `M${x} ${y - 17}H${x + w}V${y + 17}H${x}Z`, { tone, shade: { to: [0, 1], depth: 0.4 } }),
    fill('paper', ellipse(x + w, y, 9, 17), { tone: -0.2 }),
    stroke(circle(x + w, y, 5) + ellipse(x + w, y, 7, 12), 2.4, token, { tone: -0.2 }),
  ],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Cloth stalls: bolts and sheets blow across the lane and somebody walks behind them, only shoes to be seen.',
  composition: 'perspective',
  palette: 'coral',
  light: [340, 120],
  horizon: 330,
  layers: [
    { z: 0, nodes: [halo(338, 300, 260, 0.8), fill('light', circle(338, 296, 40), { tone: 0.5 })] },
    {
      z: 0.3,
      nodes: [
        fill('mass', 'M250 330V270H290V250H330V262H372V240H420V330Z', { tone: 0.1 }),
        cobbles({ view, left: -1.4, right: 1.4, from: 0.6, to: 20, seed: 5, tone: 0.4 }),
      ],
    },
    { z: 0.4, nodes: [...booth(-1, 5.4, 7.6, 'accent2', 0.1), ...booth(1, 5.4, 7.6, 'accent', 0.1)] },
    {
      z: 0.55,
      nodes: [
        ...booth(1, 3.4, 5, 'accent2', 0),
        ...booth(-1, 3.4, 5, 'red', -0.1),
        sheet(
          'M262 262C300 272 370 272 414 262C420 300 408 330 416 366C396 376 380 356 356 368C330 380 310 360 270 370C258 330 268 300 262 262Z',
          'violet',
          0.1,
          'M300 270C296 300 304 330 298 364M356 270C350 300 360 330 354 366',
        ),
      ],
    },
    { z: 0.72, nodes: [...booth(-1, 1.9, 3, 'accent', -0.05), ...booth(1, 1.9, 3, 'red', 0)] },
    {
      z: 0.85,
      nodes: [
        sheet(
          'M-10 150C40 170 100 180 140 178C130 250 150 340 134 452C90 464 50 446 -10 458Z',
          'accent',
          0,
          'M40 168C34 260 50 360 40 452M96 178C90 260 106 360 98 454',
          times(9).map(i => fill('accent2', circle(14 + (i % 3) * 48, 220 + Math.floor(i / 3) * 80 + (i % 2) * 20, 12), { tone: 0.1 })),
        ),
        sheet(
          'M470 176C520 170 570 158 610 144V448C570 462 530 440 478 456C466 400 484 300 470 176Z',
          'violet',
          0.1,
          'M510 176C504 260 520 360 512 448M560 164C556 260 570 360 562 450',
          times(12).map(i => fill('paper', ellipse(490 + (i % 3) * 46 + (Math.floor(i / 3) % 2) * 20, 210 + Math.floor(i / 3) * 66, 5, 12), { tone: 0 })),
        ),
        concept(
          'table',
          [fill('wood', 'M0 486H150L120 640H0ZM600 486H466L494 640H600Z', { tone: -0.4 }), fill('wood', 'M0 476H158V490H0ZM600 476H458V490H600Z', { tone: 0 })],
          { also: ['stall', 'market'] },
        ),
        bolt(486, 460, 120, 'accent', 0.05),
        bolt(500, 430, 110, 'red', 0.05),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('line', [stroke('M0 150C160 196 420 196 600 140', 3, 'dark', { tone: 0.2 })], { also: ['rope'] }),
        placed(footing(110, 0.4), 320, 566),
        placed(shoe({ kind: 'brogue', fill: 'mass', tone: -0.4 }), 272, 566, { scale: 1.1 }),
        placed(shoe({ kind: 'brogue', fill: 'mass', tone: -0.3 }), 356, 574, { scale: 1.1, turn: -12 }),
        stroke('M258 546L260 500M346 548L338 500', 22, 'mass', { tone: -0.2 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        sheet(
          'M146 184C220 196 330 194 434 178C452 240 470 290 462 350C456 410 486 460 470 506C446 526 420 492 384 510C350 530 320 500 280 516C240 532 210 504 168 518C150 470 166 420 152 360C140 300 158 240 146 184Z',
          'accent2',
          0.05,
          'M204 192C192 260 214 340 196 508M276 194C266 260 292 360 274 512M352 190C352 260 388 360 372 508M412 184C424 250 436 330 430 500',
          times(6).map(i =>
            fill(
              'red',
              `M${130 + i * 62} 160C${118 + i * 62} 280 ${146 + i * 62} 400 ${126 + i * 62} 540H${152 + i * 62}C${170 + i * 62} 400 ${144 + i * 62} 280 ${156 + i * 62} 160Z`,
              { tone: 0 },
            ),
          ),
        ),
        ...[166, 232, 300, 366, 424].map((x, i) => fill('wood', `M${x - 4} ${180 - Math.abs(i - 2) * 3}h8v22h-8Z`, { tone: 0.2 })),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('bolt', [bolt(20, 604, 170, 'accent', 0), bolt(36, 572, 140, 'red', 0.05), bolt(30, 540, 120, 'violet', 0.05)], { also: ['cloth', 'goods'] }),
        placed(scissors(), 206, 618, { scale: 0.6, turn: 70 }),
        placed(wool({ fill: 'accent2' }), 462, 584, { scale: 0.62 }),
        placed(swallow({}), 420, 132, { scale: 0.42, flip: true }),
      ],
    },
  ],
  says: {
    place: 'cloth market',
    time: 'evening',
    weather: 'windy',
    mood: ['secret', 'playful'],
    action: ['blow', 'hide', 'walk'],
    more: ['unseen', 'colours'],
  },
};
