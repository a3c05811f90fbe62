import { concept, placed } from '../concept.ts';
import { belly, mountainTeapot, waterfall } from '../kit/motifs/mountain-teapot.ts';
import { rings } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const fir = (h: number): Node =>
  area(
    `M0 0V${-h * 0.2}M${-h * 0.3} ${-h * 0.14}L0 ${-h * 0.62}L${h * 0.3} ${-h * 0.14}ZM${-h * 0.22} ${-h * 0.46}L0 ${-h}L${h * 0.22} ${-h * 0.46}Z`,
    'leaf',
    0.1,
  );

const rim = ellipse(342, 452, 180, 68);
const inside = ellipse(342, 456, 168, 58);

/** Doing the crawl to the right; the waterline is at the origin. */
const swimmer: Group = concept(
  'swimmer',
  [
    area('M-118 4C-128 -10 -118 -22 -108 -18C-108 -34 -88 -36 -84 -22C-74 -30 -62 -20 -66 -6L-60 6Z', 'white', 0.8),
    area('M-92 4C-66 -14 -30 -26 8 -26C30 -26 44 -16 48 4Z', 'skin2', 0),
    area('M-56 4C-52 -8 -44 -16 -32 -20C-16 -26 0 -27 14 -26C22 -16 24 -6 24 4Z', 'accent', 0),
    stroke('M-30 -19C-26 -10 -24 -4 -24 4M-4 -25C0 -16 2 -6 2 4', 4, 'white', { tone: 0.4 }),
    area('M34 -14C34 -36 52 -46 68 -40C80 -35 84 -24 83 -16L89 -10L83 -7C82 2 74 8 64 8C50 8 38 4 34 -14Z', 'skin2', 0.05),
    area('M30 -14C28 -40 56 -54 74 -42C82 -36 84 -28 83 -22C68 -30 46 -26 32 -10Z', 'accent', 0.05),
    stroke('M38 -28C50 -38 66 -40 78 -34', 4, 'white', { tone: 0.6 }),
    stroke('M52 -19C62 -24 74 -24 84 -18', 3, 'dark', { tone: 0.3 }),
    area(ellipse(73, -18, 8, 5.5), 'accent2', 0.3),
    area(ellipse(76, 0, 4.4, 3), 'lip', -0.3),
    area(
      limb(
        [
          [8, -16],
          [8, -60],
          [36, -92],
          [84, -76],
          [112, -58],
        ],
        13,
        6.5,
      ),
      'skin2',
      0.08,
    ),
    area('M104 -66C114 -68 126 -58 132 -46C124 -44 112 -46 104 -54Z', 'skin2', 0.1),
    area(
      'M96 -50C94 -44 94 -40 97 -39C100 -41 99 -46 96 -50ZM70 -60C68 -54 68 -50 71 -49C74 -51 73 -56 70 -60ZM116 -34C114 -28 114 -24 117 -23C120 -25 119 -30 116 -34Z',
      'white',
      0.8,
    ),
  ],
  { also: ['person', 'woman'], rim: 1, shade: { to: [-0.4, 1], depth: 0.25 } },
);

const book = (y: number, left: number, right: number, fill: 'red' | 'blue' | 'brown'): Node =>
  concept('book', [
    area(rect(left, y, right - left, 34), fill, -0.25),
    area(`M${left + 18} ${y + 5}H${right - 4}C${right - 10} ${y + 14} ${right - 10} ${y + 20} ${right - 4} ${y + 29}H${left + 18}Z`, 'paper', -0.25),
    area(rect(left, y, 22, 34), fill, -0.1),
    stroke(`M${left + 22} ${y + 13}H${right - 12}M${left + 22} ${y + 21}H${right - 12}`, 1, 'brown', { opacity: 0.5 }),
  ]);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A teapot pours a waterfall into a cup in which a swimmer does the crawl; a towel hangs on the spoon.',
  composition: 'still life',
  palette: 'absinthe',
  light: [440, 150],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept('wall', [area(rect(0, 0, 600, 560), 'mass', 0.15, { shade: { to: [-0.6, 0.6], depth: 0.5 } })]),
        { glow: circle(430, 190, 330), kind: 'round', opacity: 0.8, fill: 'lit' },
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept('table', [area('M0 520C200 508 420 508 600 520V693H0Z', 'wood', -0.45, { shade: { to: [-0.3, 1], depth: 0.55 } })]),
        { nodes: [area(ellipse(330, 606, 250, 34), 'dark')], opacity: 0.5 },
      ],
    },
    { z: 1, nodes: [book(496, 30, 252, 'red'), book(462, 44, 240, 'blue'), book(428, 36, 234, 'brown')] },
    {
      z: 1,
      nodes: [
        placed(mountainTeapot, 122, 340),
        {
          clip: belly,
          transform: { move: [122, 340] },
          nodes: [
            concept('mountain', [
              area('M-110 30L-60 -22L-30 8L10 -44L60 16L110 -10V40C40 52 -60 50 -110 40Z', 'green', -0.1, { opacity: 0.7 }),
              area('M-110 34C-40 46 50 44 110 30V44C50 58 -40 58 -110 48Z', 'blue', 0, { opacity: 0.5 }),
            ]),
          ],
        },
        placed(fir(50), 68, 256),
        placed(fir(34), 176, 254),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'cup',
          [
            area(ellipse(342, 600, 206, 28), 'paper', -0.2),
            area(ellipse(342, 596, 150, 16), 'paper', -0.45),
            stroke('M512 478C580 456 580 560 486 552', 17, 'paper', { tone: -0.15 }),
            area('M162 452C166 520 214 576 262 592H422C470 576 518 520 522 452Z', 'paper', -0.05),
            area(rim, 'paper', 0.3),
            area(inside, 'green', -0.25),
            area('M176 470C210 502 280 514 342 514C404 514 474 502 508 470C470 494 410 502 342 502C274 502 214 494 176 470Z', 'green', 0.25),
            stroke('M184 512C214 544 470 544 500 512M200 536C236 562 448 562 484 536', 4, 'accent', { tone: -0.05 }),
          ],
          { also: ['tea', 'drink'], shade: { to: [-0.9, 0.5], depth: 0.3 }, rim: 1 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        { nodes: [placed(rings({ r: 96 }), 270, 472), placed(rings({ r: 60, opacity: 0.8 }), 420, 490)] },
        placed(waterfall, -44, 4),
        concept(
          'spoon',
          [stroke('M492 462L546 296', 8, 'grey', { tone: 0.5 }), area('M540 300C530 276 548 246 564 250C578 258 570 292 552 306Z', 'grey', 0.5)],
          { rim: 1 },
        ),
        concept(
          'towel',
          [
            area('M506 356C520 352 536 350 550 354L542 440C530 434 520 446 508 440C502 438 496 442 490 440Z', 'accent', 0),
            area('M504 372L549 369L548 382L502 386ZM500 402L546 398L545 410L498 415Z', 'white', 0.3),
            stroke('M492 441L491 449M500 440L499 449M509 441L509 450M518 444L518 452M526 440L527 449M534 438L535 447M541 440L541 448', 1.6, 'accent', {
              tone: -0.1,
            }),
          ],
          { rim: 0.8 },
        ),
        concept(
          'lemon',
          [
            area(ellipse(212, 482, 30, 12), 'yellow', -0.1),
            area(ellipse(212, 480, 25, 9.5), 'yellow', 0.8),
            stroke('M212 480L190 477M212 480L234 477M212 480L198 487M212 480L226 487M212 480L204 472M212 480L222 472', 1.8, 'yellow'),
          ],
          { also: ['fruit'] },
        ),
        placed(swimmer, 364, 486, { scale: 1.1, turn: -4 }),
        stroke('M250 496C280 486 300 494 324 488C352 482 378 492 404 485C432 478 452 486 486 476M310 503C350 497 400 504 450 496', 3, 'white', {
          tone: 0.8,
          opacity: 0.9,
        }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'sugar',
          [
            ...(
              [
                [96, 574, 40],
                [140, 580, 42],
                [114, 540, 40],
              ] as const
            ).flatMap(([x, y, s]): Node[] => [
              area(rect(x, y, s, s), 'white', 0.35),
              area(`M${x} ${y}L${x + 10} ${y - 9}H${x + s + 10}L${x + s} ${y}Z`, 'white', 0.9),
              area(`M${x + s} ${y}L${x + s + 10} ${y - 9}V${y + s - 10}L${x + s} ${y + s}Z`, 'white', -0.25),
            ]),
          ],
          { also: ['cube'] },
        ),
        placed(
          person({
            who: 'boy',
            pose: { torso: 22, bend: 8, head: 0, nearArm: [150, 160, 8], farArm: [142, 150, 8], nearLeg: [30, -24, 2], farLeg: [34, -20, 2] },
            height: 74,
            dress: 'shorts',
            cloth: 'white',
            lower: 'accent',
            skin: 'skin1',
            hair: 'tousled',
            rim: 0.8,
            detail: 1,
          }),
          140,
          536,
        ),
      ],
    },
  ],
  says: { place: 'table', time: 'morning', mood: ['playful', 'absurd'], action: ['swim', 'pour', 'dive'], more: ['pool', 'holiday'] },
};
