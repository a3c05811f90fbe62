import { concept, placed } from '../concept.ts';
import { duck } from '../kit/animals/waders.ts';
import { halo, times } from '../kit/city/draw.ts';
import { grass } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { type Person, person } from '../kit/people/body.ts';
import { kite } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { bread, cheese, cherries } from '../kit/things/food.ts';
import { chessPiece } from '../kit/things/games.ts';
import { bottle } from '../kit/things/table.ts';
import { ellipse, polygon } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** A point of the board, which lies askew on the cloth: u to the right, v away. */
const on = (u: number, v: number): Point => [196 + u * 208 + v * 34, 566 - v * 74 - u * 4];
const square = (i: number, j: number): string => polygon(on(i / 8, j / 8), on((i + 1) / 8, j / 8), on((i + 1) / 8, (j + 1) / 8), on(i / 8, (j + 1) / 8));
const board = concept(
  'chessboard',
  [
    area(polygon([190, 580], [408, 576], [410, 564], [400, 560], [196, 566]), 'brown', -0.3),
    ...times(64).map(
      (k): Node =>
        area(square(k % 8, Math.floor(k / 8)), (k + Math.floor(k / 8)) % 2 === 0 ? 'brown' : 'paper', (k + Math.floor(k / 8)) % 2 === 0 ? -0.1 : 0.1),
    ),
  ],
  { also: ['game'] },
);
const man = (kind: 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn', u: number, v: number, side: 'white' | 'black', scale: number): Node =>
  placed(chessPiece(side === 'white' ? { man: kind } : { man: kind, fill: 'mass', tone: -0.6 }), ...on(u, v), { scale });

const beaten: Person = { height: 216, facing: 'side', lower: 'dark' };

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Chess in the grass: an old woman beats three men; a picnic, a kite in the tree.',
  composition: 'wide',
  palette: 'noon',
  light: [120, 90],
  horizon: 330,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(cloud({ kind: 'heap', width: 190, seed: 4 }), 200, 190),
        placed(cloud({ kind: 'heap', width: 130, seed: 9 }), 380, 250),
        halo(120, 80, 200, 0.5),
      ],
    },
    {
      z: 0.3,
      nodes: [
        ...times(8).map((i): Node => placed(tree({ kind: i % 3 === 1 ? 'poplar' : 'leafy', height: 92 + (i % 3) * 26, seed: i + 2 }), 20 + i * 78, 352)),
        concept(
          'pond',
          [
            area('M0 352C160 340 420 340 600 352V384C420 396 160 396 0 384Z', 'blue', 0.3),
            stroke('M60 366H180M300 374H420', 2, 'paper', { tone: 0.3, opacity: 0.8 }),
          ],
          { also: ['water'] },
        ),
        placed(duck({}), 214, 374, { scale: 0.3 }),
        placed(duck({}), 246, 376, { scale: 0.22 }),
      ],
    },
    {
      z: 0.7,
      nodes: [
        concept('lawn', [area('M0 386C180 370 420 400 600 380V693H0Z', 'leaf', 0.3, { shade: { to: [0.4, 1], depth: 0.35 } })], { also: ['grass', 'park'] }),
        area(ellipse(470, 560, 150, 40), 'leaf', -0.35, { opacity: 0.4 }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(tree({ kind: 'leafy', height: 400, seed: 5 }), 500, 470),
        placed(kite({ width: 92, token: 'accent', other: 'yellow' }), 420, 206, { turn: 38 }),
      ],
    },
    {
      z: 0.95,
      nodes: [
        {
          transform: { scale: 1.25, move: [-66, -152] },
          nodes: [
            concept(
              'blanket',
              [
                area(polygon([78, 566], [438, 470], [560, 520], [326, 640], [190, 628]), 'red', 0.1, { shade: { to: [0, 1], depth: 0.2 } }),
                ...times(6).map(
                  (i): Node => stroke(`M${118 + i * 60} ${556 - i * 16}L${232 + i * 54} ${630 - i * 18}`, 9, 'paper', { tone: 0.2, opacity: 0.5 }),
                ),
                ...times(4).map(
                  (i): Node => stroke(`M${110 + i * 34} ${578 + i * 16}L${452 + i * 32} ${480 + i * 14}`, 9, 'paper', { tone: 0.2, opacity: 0.5 }),
                ),
              ],
              { also: ['picnic', 'cloth'] },
            ),
            board,
            placed(
              person({
                ...beaten,
                who: 'man',
                pose: { torso: 10, bend: 20, head: 16, nearArm: [46, 150, 6], farArm: [50, 148, 6], nearLeg: [126, 22, 4], farLeg: [122, 30, 4] },
                dress: 'suit',
                cloth: 'blue',
                skin: 'skin2',
                hair: 'receding',
              }),
              488,
              490,
              { flip: true },
            ),
            placed(
              person({
                ...beaten,
                who: 'man',
                pose: 'sitting on the ground',
                dress: 'jumper',
                cloth: 'orange',
                skin: 'skin4',
                hair: 'bald',
                beard: 'full beard',
                expression: 'surprise',
              }),
              428,
              472,
              { flip: true },
            ),
          ],
        },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        {
          transform: { scale: 1.25, move: [-66, -152] },
          nodes: [
            placed(
              person({
                who: 'man',
                height: 236,
                facing: 'side',
                pose: { torso: 16, bend: 22, head: 22, nearArm: [30, 156, 8, -6], farArm: [36, 158, 6, -4], nearLeg: [118, 22, 5], farLeg: [124, 26, 4] },
                dress: 'short jacket',
                cloth: 'green',
                tone: -0.15,
                lower: 'brown',
                skin: 'skin1',
                hair: 'tousled',
                hairColour: 'hairRed',
                hat: 'cap',
              }),
              484,
              556,
              { flip: true },
            ),
            placed(
              person({
                who: 'old woman',
                height: 268,
                facing: 'side',
                pose: { torso: 12, bend: 14, head: 4, nearArm: [60, 76, 4], farArm: [26, 60, 4], nearLeg: [112, 30, 4], farLeg: [118, 36, 4] },
                dress: 'dress',
                cloth: 'violet',
                tone: -0.05,
                skin: 'skin2',
                hat: 'straw hat',
                glasses: 'round',
                expression: 'smile',
              }),
              150,
              574,
            ),
            man('king', 0.82, 0.5, 'black', 0.42),
            man('pawn', 0.66, 0.2, 'black', 0.36),
            man('queen', 0.56, 0.62, 'white', 0.46),
            man('rook', 0.4, 0.16, 'white', 0.42),
            man('knight', 0.3, 0.76, 'white', 0.4),
            man('pawn', 0.14, 0.4, 'white', 0.34),
            placed(bread({}), 300, 620, { scale: 0.62, turn: -12 }),
            placed(cheese({}), 372, 612, { scale: 0.52 }),
            placed(cherries({}), 250, 622, { scale: 0.5 }),
            placed(bottle({ kind: 'milk' }), 212, 622, { scale: 0.55 }),
          ],
        },
      ],
    },
    {
      z: 1,
      nodes: [
        placed(grass({ width: 150, height: 24, seed: 4, flowers: 6 }), 40, 600),
        placed(grass({ width: 150, height: 22, seed: 8, flowers: 5 }), 420, 612),
      ],
    },
  ],
  says: { place: 'park', time: 'noon', weather: 'sun', mood: ['playful', 'proud'], action: ['play', 'win', 'think'], more: ['summer', 'picnic'] },
};
