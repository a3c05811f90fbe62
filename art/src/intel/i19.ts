import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { bouquet } from '../kit/nature/flowers.ts';
import { tree } from '../kit/nature/tree.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

/** The stair leaves the egg over its broken edge and comes down to the cloth on the right. */
const steps: Node[] = times(10).flatMap(i => {
  const [x, y] = [306 + i * 18, 284 + i * 26];
  return [
    fill('wood', polygon([x, y], [x + 26, y], [x + 42, y - 13], [x + 16, y - 13]), { tone: 0.95 }),
    fill('accent', polygon([x + 4, y - 3], [x + 30, y - 3], [x + 37, y - 9], [x + 11, y - 9]), { tone: 0 }),
    fill('wood', rect(x, y, 26, 27), { tone: 0.1 }),
    fill('wood', polygon([x + 26, y], [x + 42, y - 13], [x + 42, y + 14], [x + 26, y + 27]), { tone: -0.4 }),
  ];
});
const support = fill('wood', polygon([306, 300], [310, 344], [486, 545], [510, 532], [344, 300]), { tone: -0.5 });

/** Inside they climb from the yolk to the broken edge. */
const inner: Node[] = times(6).flatMap(i => {
  const [x, y] = [180 + i * 22, 344 - i * 12];
  return [
    fill('wood', polygon([x, y], [x + 24, y], [x + 38, y - 13], [x + 14, y - 13]), { tone: 0.95 }),
    fill('accent', polygon([x + 4, y - 3], [x + 26, y - 3], [x + 33, y - 9], [x + 11, y - 9]), { tone: 0 }),
    fill('wood', rect(x, y, 24, 70), { tone: 0.25 }),
  ];
});

const chick: Group = concept(
  'chick',
  [
    stroke('M-10 -8L-12 2L-22 4M-12 2L-4 4M8 -8L12 2L4 5M12 2L22 3', 4, 'orange', { tone: -0.1 }),
    fill(
      'yellow',
      'M-36 -34C-44 -42 -42 -50 -34 -50C-30 -66 -14 -72 0 -70C-4 -92 12 -104 28 -98C44 -94 48 -76 40 -62C36 -54 36 -46 34 -36C30 -12 -24 -4 -36 -34Z',
      { tone: 0.12 },
    ),
    fill('yellow', 'M-24 -46C-12 -56 8 -52 12 -38C4 -24 -18 -22 -24 -46Z', { tone: -0.2 }),
    fill('orange', 'M43 -82L58 -76L44 -70Z'),
    fill('dark', circle(30, -82, 3.6)),
    fill('paper', circle(31, -83.5, 1.2)),
    fill('accent', 'M6 -98C10 -112 32 -112 40 -100L48 -98L42 -94C30 -100 16 -100 6 -94Z', { tone: -0.1 }),
    stroke('M6 -66C16 -60 28 -60 38 -64', 4, 'accent'),
  ],
  { also: ['animal', 'bird', 'traveller'], rim: 0.7, shade: { to: [-0.5, 1], depth: 0.3 } },
);

const large = (nodes: readonly Node[]): Node[] => [{ nodes, transform: { scale: 1.14, move: [-66, -80] } }];
const shell =
  'M152 322L172 306L190 328L212 304L232 330L254 306L276 330L298 306L318 328L336 310L350 322C366 350 374 384 372 414C368 484 316 528 250 528C184 528 134 484 130 414C128 384 136 350 152 322Z';

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The top of a breakfast egg is off: a staircase comes out of it and a chick leaves with a suitcase.',
  composition: 'still life',
  palette: 'noon',
  light: [150, 120],
  horizon: 430,
  layers: [
    {
      z: 0.2,
      nodes: [
        concept(
          'window',
          [
            fill('white', rect(70, 60, 460, 330), { tone: 0.3 }),
            fill('blue', rect(86, 76, 206, 300) + rect(308, 76, 206, 300), { tone: 0.75 }),
            fill('leaf', 'M86 330C150 300 200 330 292 316V376H86ZM308 320C370 330 430 300 514 330V376H308Z', { tone: 0.4 }),
            stroke('M86 200H292M308 200H514', 6, 'white', { tone: 0.2 }),
          ],
          { also: ['light', 'morning'] },
        ),
        {
          nodes: [
            placed(tree({ kind: 'blossom', height: 190, seed: 5 }), 440, 350),
            placed(cloud({ kind: 'heap', width: 120, seed: 2, token: 'white', tone: 0.5 }), 200, 180),
          ],
          clip: rect(86, 76, 206, 300) + rect(308, 76, 206, 300),
        },
        halo(180, 160, 200, 0.5),
      ],
    },
    {
      z: 0.6,
      nodes: [
        concept('curtain', [
          fill('accent2', 'M0 60H110C100 170 90 260 40 420H0ZM600 60H490C500 170 510 260 560 420H600Z', { tone: 0.2, opacity: 0.9 }),
          stroke('M40 60C44 180 30 280 10 400M76 60C74 180 60 270 30 380M560 60C556 180 570 280 590 400M524 60C526 180 540 270 570 380', 3, 'accent2', {
            tone: -0.3,
            opacity: 0.5,
          }),
        ]),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'table',
          [
            fill('white', 'M0 440H600V693H0Z', { tone: 0.2, shade: { to: [0.4, 1], depth: 0.3 } }),
            ...times(8).map(i => fill('accent', rect(0, 452 + i * 34, 600, 14), { tone: 0.1, opacity: 0.5 })),
            ...times(12).map(i =>
              fill('accent', polygon([300 + (i - 6) * 44, 440], [318 + (i - 6) * 44, 440], [330 + (i - 6) * 74, 693], [300 + (i - 6) * 74, 693]), {
                tone: 0.1,
                opacity: 0.4,
              }),
            ),
          ],
          { also: ['cloth', 'breakfast'] },
        ),
        { nodes: [fill('dark', ellipse(280, 604, 180, 20))], opacity: 0.25 },
        placed(concept('vase', [fill('accent2', 'M-20 0C-30 -30 -14 -50 -12 -70H12C14 -50 30 -30 20 0Z', { tone: -0.1 })], { rim: 0.7 }), 508, 470),
        placed(bouquet({ kind: 'tulip', token: 'red' }), 508, 400, { scale: 0.8 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: large([
        concept(
          'egg cup',
          [
            fill('accent', 'M150 452C160 520 210 540 232 544V570C200 576 176 586 170 602H332C326 586 300 576 270 570V544C292 540 342 520 352 452Z', {
              tone: -0.05,
              shade: { to: [0.8, 0.6], depth: 0.4 },
            }),
            stroke('M158 480C200 500 302 500 344 480', 5, 'white', { opacity: 0.9 }),
          ],
          { also: ['dish'], rim: 0.8 },
        ),
        fill(
          'white',
          'M150 322C150 296 166 300 176 280L194 296L216 274L240 294L264 272L286 294L308 278L326 296C344 300 352 300 352 322C340 350 160 350 150 322Z',
          { tone: 0.1 },
        ),
        fill('dark', ellipse(251, 324, 94, 26), { tone: 0.6 }),
        fill('yellow', ellipse(246, 332, 84, 18), { tone: -0.05 }),
        halo(250, 326, 100, 0.8),
        ...inner,
      ]),
    },
    {
      z: 1,
      nodes: large([
        concept(
          'egg',
          [
            fill('paper', shell, { tone: 0.2, shade: { to: [0.8, 0.7], depth: 0.35 } }),
            fill(
              'white',
              'M152 322L172 306L190 328L212 304L232 330L254 306L276 330L298 306L318 328L336 310L350 322L346 330L336 320L318 338L298 316L276 340L254 316L232 340L212 314L190 338L172 316L158 332Z',
              { tone: 0.6 },
            ),
            stroke('M158 370C148 400 150 436 166 462', 7, 'white', { tone: 0.6, opacity: 0.8 }),
          ],
          { also: ['food', 'breakfast', 'home'], rim: 0.9, clip: 'M0 0H600V470C500 486 400 500 344 478C302 498 200 498 158 478L0 470Z' },
        ),
      ]),
    },
    {
      z: 1,
      lifted: true,
      nodes: large([
        concept('stairs', [support, ...steps], { also: ['way', 'step'] }),
        placed(chick, 400, 382, { scale: 1.05 }),
        placed(suitcase({ fill: 'brown' }), 448, 430, { scale: 0.56 }),
      ]),
    },
    {
      z: 1,
      nodes: [
        placed(
          concept(
            'shell',
            [
              fill('paper', 'M-62 0C-62 -52 -34 -84 0 -84C34 -84 62 -52 62 0L46 -12L32 4L14 -10L-4 4L-22 -10L-40 4Z', { tone: 0.15 }),
              stroke('M-40 -20C-38 -44 -28 -60 -14 -68', 5, 'white', { tone: 0.6, opacity: 0.8 }),
            ],
            { also: ['egg'], rim: 0.8, shade: { to: [0.7, 1], depth: 0.35 } },
          ),
          110,
          566,
          { turn: -168, scale: 0.8 },
        ),
        placed(
          concept('spoon', [stroke('M40 0L150 -20', 7, 'grey', { tone: 0.3 }), fill('grey', ellipse(18, 4, 32, 14), { tone: 0.4 })], { rim: 0.9 }),
          234,
          640,
          { scale: 0.7 },
        ),
      ],
    },
  ],
  says: {
    place: 'breakfast table',
    time: 'morning',
    weather: 'sunny',
    mood: ['hopeful', 'playful'],
    action: ['leave', 'travel'],
    more: ['departure', 'beginning', 'home'],
  },
};
