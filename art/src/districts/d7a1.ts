import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { poised } from '../kit/motifs/poised.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { cardFan, playingCard } from '../kit/things/games.ts';
import { coins } from '../kit/things/riches.ts';
import { cup, wineGlass } from '../kit/things/table.ts';
import { canalBoat } from '../kit/transport/boat.ts';
import { ellipse, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const chair = concept(
  'chair',
  [
    stroke('M-34 -66C-44 -110 -40 -138 -34 -150M-34 -66H28M-30 -66L-38 0M24 -66L34 0', 7, 'wood', { tone: 0.1 }),
    area(rounded(-40, -74, 76, 12, 6), 'accent', 0),
    stroke('M-40 -128C-36 -120 -38 -96 -36 -80', 4, 'wood', { tone: 0.3 }),
  ],
  { also: ['seat'], rim: 0.6 },
);
const fan = placed(cardFan(), 0, 0);

const parasol = concept(
  'parasol',
  [
    stroke('M300 150V470', 9, 'paper', { tone: -0.3 }),
    area(
      'M36 214C90 120 200 92 300 88S510 120 564 214C540 200 512 200 490 214C462 198 428 198 402 214C370 198 332 198 300 214C268 198 230 198 198 214C172 198 138 198 110 214C88 200 60 200 36 214Z',
      'accent',
      0,
      { shade: { to: [0.5, 1], depth: 0.3 } },
    ),
    area(
      'M110 214C130 150 210 100 300 88C250 110 206 160 198 214C172 198 138 198 110 214ZM490 214C470 150 390 100 300 88C350 110 394 160 402 214C428 198 462 198 490 214Z',
      'paper',
      0.05,
    ),
    area(ellipse(300, 86, 8, 8), 'yellow', 0),
  ],
  { also: ['umbrella', 'shade'], rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Card players on a café terrace, the waiter sees the cards of all of them.',
  composition: 'wide',
  palette: 'noon',
  light: [110, 80],
  horizon: 380,
  layers: [
    {
      z: 0.12,
      nodes: [
        halo(100, 80, 200, 0.5),
        ...times(7).map((i): Node => placed(tree({ kind: 'leafy', height: 130 + ((i * 31) % 50), seed: i + 3 }), 16 + i * 96, 386)),
      ],
    },
    {
      z: 0.35,
      nodes: [
        concept('canal', [area(rect(0, 380, 600, 70), 'blue', 0.25), stroke('M40 410H140M220 430H320M420 404H520', 3, 'paper', { tone: 0.3, opacity: 0.7 })], {
          also: ['water'],
        }),
        placed(canalBoat({ width: 190 }), 500, 424),
      ],
    },
    {
      z: 0.6,
      nodes: [
        concept(
          'terrace',
          [
            area(rect(0, 444, 600, 249), 'brick2', 0.4, { shade: { to: [0, 1], depth: 0.3 } }),
            stroke('M0 444H600', 6, 'paper'),
            ...times(4).map((i): Node => stroke(d`M0 ${478 + i * 44}H600`, 2, 'brick2', { tone: -0.1, opacity: 0.5 })),
          ],
          { also: ['café', 'pavement'] },
        ),
        area(ellipse(310, 614, 250, 46), 'brick2', -0.4, { opacity: 0.5 }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        placed(
          person({
            who: 'man',
            is: 'waiter',
            height: 330,
            facing: 'front',
            pose: { torso: 0, bend: 6, head: 14, nearArm: [60, 150, 24, 20], farArm: [-10, 30, 8, -20], nearLeg: [0, 0, 3], farLeg: [0, 0, 3] },
            dress: 'tailcoat',
            cloth: 'dark',
            tone: 0.15,
            trim: 'paper',
            lower: 'dark',
            skin: 'skin3',
            hair: 'parted',
            hairColour: 'hairBlack',
            beard: 'moustache',
            expression: 'smile',
            near: {
              thing: concept(
                'tray',
                [area(ellipse(0, -10, 52, 9), 'grey', 0.35), placed(wineGlass({}), -20, -12, { scale: 0.42 }), placed(cup({}), 18, -12, { scale: 0.55 })],
                { rim: 0.8 },
              ),
              keeps: 'upright',
              lies: 'before',
            },
          }),
          322,
          566,
        ),
      ],
    },
    {
      z: 0.95,
      nodes: [
        parasol,
        placed(chair, 118, 606, { scale: 1.2 }),
        placed(chair, 494, 606, { scale: 1.2, flip: true }),
        poised(
          {
            who: 'old man',
            height: 282,
            facing: 'side',
            pose: { torso: 4, bend: 8, head: 6, nearArm: [24, 110, 4, -6], farArm: [30, 106, 4], nearLeg: [86, 4, 4], farLeg: [90, 0, 4] },
            dress: 'suit',
            cloth: 'brown',
            lower: 'brown',
            lowerTone: -0.3,
            skin: 'skin1',
            beard: 'full beard',
            hairColour: 'hairGrey',
            hat: 'straw hat',
            near: { thing: fan, scale: 0.5, turn: 30, lies: 'before' },
          },
          'hips',
          [118, 506],
        ),
        poised(
          {
            who: 'woman',
            height: 276,
            facing: 'side',
            pose: { torso: 2, bend: 8, head: 4, nearArm: [28, 112, 4, -6], farArm: [34, 108, 4], nearLeg: [86, 4, 4], farLeg: [90, 0, 4] },
            dress: 'dress',
            cloth: 'violet',
            skin: 'skin4',
            hair: 'afro',
            glasses: 'dark',
            near: { thing: fan, scale: 0.5, turn: 30, lies: 'before' },
          },
          'hips',
          [494, 506],
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'table',
          [
            area(ellipse(306, 500, 132, 30), 'paper', 0.05, { shade: { to: [1, 0.4], depth: 0.25 } }),
            area('M174 502C190 540 422 540 438 502C438 512 430 520 422 524C350 544 262 544 190 524C182 520 174 512 174 502Z', 'grey', 0.2),
            stroke('M306 536V624M306 620L262 640M306 620L350 640', 8, 'dark', { tone: 0.2 }),
          ],
          { rim: 0.6 },
        ),
        placed(coins({}), 312, 506, { scale: 0.55 }),
        placed(playingCard({ suit: 'spades' }), 262, 500, { scale: 0.32, turn: 70 }),
        placed(playingCard({ suit: 'diamonds' }), 366, 504, { scale: 0.32, turn: 104 }),
        placed(cup({ hot: 'cold' }), 232, 506, { scale: 0.6 }),
        placed(wineGlass({}), 404, 506, { scale: 0.5 }),
      ],
    },
    {
      z: 1,
      nodes: [placed(pigeon({}), 236, 640, { scale: 0.6 }), concept('card', [placed(playingCard({ suit: 'hearts' }), 372, 634, { scale: 0.36, turn: 64 })])],
    },
  ],
  says: {
    place: 'café terrace',
    time: 'noon',
    weather: 'sun',
    mood: ['playful', 'secret'],
    action: ['play', 'watch', 'serve'],
    more: ['cheat', 'game', 'secret'],
  },
};
