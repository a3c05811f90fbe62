import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { cobbles } from '../kit/city/floor.ts';
import { viewFrom } from '../kit/city/view.ts';
import { fallingLeaves } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { footing, shadowOf } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { flower } from '../kit/things/garden.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [500, 236], focal: 330 });
const at = (x: number, y: number, z: number): string =>
  view
    .at(x, y, z)
    .map(v => v.toFixed(1))
    .join(' ');

/** The railing runs along x −1.25 from behind us to the crown of the bridge. */
const railing = concept(
  'railing',
  [
    ...times(16).map(
      (i): Node => stroke(`M${at(-1.3, -1, 0.8 + i * 0.5)}L${at(-1.3, -0.32, 0.8 + i * 0.5)}`, Math.max(1.4, 10 / (0.8 + i * 0.5)), 'mass', { tone: -0.55 }),
    ),
    fill('mass', polygon(view.at(-1.3, -0.3, 0.6), view.at(-1.3, -0.3, 9), view.at(-1.3, -0.36, 9), view.at(-1.3, -0.36, 0.6)), { tone: -0.55 }),
    fill('mass', polygon(view.at(-1.3, -0.62, 0.6), view.at(-1.3, -0.62, 9), view.at(-1.3, -0.65, 9), view.at(-1.3, -0.65, 0.6)), { tone: -0.5 }),
  ],
  { also: ['bridge', 'iron'], rim: 0.6 },
);

/** More roses than a basket holds. */
function roses(): Group {
  const r = chance(8);
  const bloom = (x: number, y: number, s: number, tone: number): Node => ({
    nodes: [
      fill('red', circle(0, 0, 13), { tone: tone - 0.1 }),
      fill('red', 'M-12 -3C-8 -12 8 -12 12 -3C6 -7 -4 -7 -12 -3ZM-12 3C-6 13 8 13 12 3C4 8 -6 8 -12 3Z', { tone: tone + 0.25 }),
      stroke('M-4 0C-4 -5 4 -5 4 0C4 4 -2 4 -1 1', 2, 'red', { tone: tone - 0.5 }),
    ],
    transform: { scale: s, move: [x, y], turn: r.between(0, 360) },
  });
  const spots = [
    [-44, 6],
    [-24, 14],
    [0, 16],
    [24, 12],
    [44, 4],
    [-36, -16],
    [-12, -8],
    [14, -10],
    [36, -16],
    [-22, -34],
    [2, -32],
    [24, -36],
    [-8, -54],
    [14, -56],
  ] as const;
  return concept(
    'rose',
    [
      fill('leaf', spots.map(([x, y]) => ellipse(x * 1.16 + r.between(-8, 8), y * 1.1 + r.between(-6, 8), 16, 9)).join(''), { tone: -0.2 }),
      ...spots.map(([x, y]) => bloom(x + r.between(-4, 4), y + r.between(-3, 3), r.between(0.95, 1.2), r.between(-0.15, 0.15))),
    ],
    { also: ['flower', 'red', 'love'], rim: 0.5 },
  );
}

const lean = [
  { x: 462, y: 306, width: 66, token: 'mass' },
  { x: 448, y: 326, width: 92, token: 'blue' },
  { x: 434, y: 354, width: 122, token: 'green' },
  { x: 408, y: 406, width: 172, token: 'mass' },
] as const;

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Bicycles chained along a bridge railing in autumn leaves; one basket is full of roses.',
  composition: 'perspective',
  palette: 'gold',
  light: [520, 150],
  horizon: 236,
  layers: [
    { z: 0, nodes: [halo(470, 200, 260, 0.9), fill('light', circle(470, 206, 44), { tone: 0.4 })] },
    {
      z: 0.2,
      nodes: [
        placed(tree({ kind: 'autumn', height: 150, seed: 12 }), 548, 250),
        placed(tree({ kind: 'autumn', height: 190, seed: 3 }), 300, 262),
        placed(tree({ kind: 'autumn', height: 170, seed: 8 }), 206, 276),
        fill('mass', 'M0 262L444 236L600 240V330L300 300L0 470Z', { tone: 0.25 }),
        stroke('M40 330H150M80 360H160M150 310H260M240 290H330M30 390H96', 2, 'light', { opacity: 0.45 }),
      ],
    },
    {
      z: 0.75,
      nodes: [
        cobbles({ view, left: -1.4, right: 3, from: 0.5, to: 14, seed: 4, tone: 0.62 }),
        { nodes: [fill('dark', 'M400 352L330 386L210 470L60 640H0V600L250 430Z')], opacity: 0.25 },
      ],
    },
    {
      z: 0.6,
      nodes: [
        placed(shadowOf(person({ who: 'woman', height: 118, pose: 'walking', dress: 'long coat' }), { along: [-0.6, 0.5] }), 548, 372),
        placed(
          person({
            who: 'woman',
            height: 118,
            pose: 'walking',
            facing: 'three-quarter back',
            dress: 'long coat',
            cloth: 'accent2',
            tone: -0.3,
            hat: 'cloche',
            hatCloth: 'accent2',
            skin: 'skin3',
          }),
          548,
          372,
        ),
      ],
    },
    { z: 0.85, nodes: [placed(tree({ kind: 'bare', height: 560, seed: 21, bark: 'brown', lean: 0.12 }), 84, 560)] },
    { z: 0.9, nodes: [railing] },
    {
      z: 0.92,
      nodes: [
        ...lean.map(({ x, y, width, token }, i) =>
          placed(bicycle({ width, token, tone: token === 'mass' ? -0.45 : -0.2, lamp: false, crate: i === 3, basket: i === 2 ? 'empty' : 'none' }), x, y, {
            turn: -3,
            flip: i % 2 === 1,
          }),
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(330, 0.3), 206, 570),
        placed(bicycle({ width: 344, token: 'red', tone: 0.08, lamp: false, basket: 'empty' }), 206, 570, { turn: -2 }),
        placed(roses(), 334, 358, { scale: 1.02 }),
        concept(
          'chain',
          [
            stroke('M118 470C100 440 90 420 96 396', 5, 'grey', { tone: 0.1 }),
            stroke('M116 462l-8 4M110 450l-8 4M104 436l-8 3M98 420l-8 2M96 406l-8 0', 1.6, 'dark', { opacity: 0.7 }),
            fill('yellow', 'M108 462H130V484H108Z', { tone: -0.1 }),
            stroke('M112 462C112 448 126 448 126 462', 3, 'grey', { tone: 0.2 }),
          ],
          { also: ['lock'] },
        ),
        placed(flower({ kind: 'rose', fill: 'red', stem: 90 }), 396, 598, { turn: 74, scale: 0.8 }),
      ],
    },
    {
      z: 1,
      nodes: [
        fallingLeaves({ width: 520, height: 480, seed: 6 }),
        ...times(26).map((i): Node => {
          const r = chance(100 + i);
          return {
            nodes: [fill(r.of(['orange', 'brick2', 'yellow', 'accent']), 'M0 -9C8 -6 9 4 0 10C-9 4 -8 -6 0 -9Z', { tone: r.between(-0.2, 0.2) })],
            transform: { turn: r.between(0, 360), scale: [r.between(0.8, 1.3), 0.7], move: [r.between(90, 560), 590 + r.between(-40, 70)] },
          };
        }),
      ],
    },
  ],
  says: { place: 'bridge', time: 'afternoon', weather: 'autumn', mood: ['tender', 'waiting'], action: ['wait', 'leave', 'fall'], more: ['love', 'many'] },
};
