import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, polygon, rounded } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** A bicycle as a gull sees it: wheels are lines, the handlebar a bow. Front wheel up, middle at the origin. */
const bicycle = (token: Token, tone: number, basket: 'basket' | 'none' = 'none'): Group =>
  concept(
    'bicycle',
    [
      // What the sun makes of it on the ground shows what it is.
      stroke(`${ellipse(15, -25, 9, 17)}${ellipse(15, 26, 9, 17)}`, 3, 'dark', { opacity: 0.34 }),
      stroke('M15 26L24 4L23 -18L15 -25M24 4L15 26M23 -18L32 -20M24 4L31 8M15 26L22 -8', 3, 'dark', { opacity: 0.3 }),
      area(rounded(-2.6, -44, 5.2, 34, 2.6), 'dark', 0.1),
      area(rounded(-2.6, 8, 5.2, 36, 2.6), 'dark', 0.1),
      stroke('M0 -24V26', 6, token, { tone }),
      ...(basket === 'basket' ? [area(rounded(-9, -46, 18, 16, 3), 'wood', 0.3), stroke('M-9 -40H9M-3 -46V-30M3 -46V-30', 1.2, 'wood', { tone: -0.2 })] : []),
      stroke('M-15 -14C-14 -26 -6 -27 0 -27C6 -27 14 -26 15 -14', 4.4, token === 'dark' ? 'grey' : token, { tone: tone + 0.2 }),
      stroke('M-15 -14V-9M15 -14V-9', 4, 'dark', { tone: 0.1 }),
      area('M-5.5 16C-5 8 -2 2 0 2S5 8 5.5 16C3 20 -3 20 -5.5 16Z', 'brown', -0.2),
      area(rounded(-4.5, 24, 9, 16, 2), 'dark', 0.35),
    ],
    { also: ['wheel'] },
  );

const colours: readonly Token[] = ['blue', 'red', 'dark', 'green', 'blue', 'red', 'accent', 'orange', 'dark', 'violet', 'leaf', 'pink'];
const luck = chance(52);
const row = (y: number, gap = -1): Node => ({
  nodes: times(28).flatMap((i): Node[] => {
    const token = colours[Math.floor(luck() * colours.length)] ?? 'dark';
    const bike = placed(bicycle(token, luck.between(-0.15, 0.15), luck.happens(0.2) ? 'basket' : 'none'), i * 36 - 486, y + luck.between(-4, 4), {
      turn: luck.between(-6, 6),
      flip: luck.happens(0.5),
      scale: 1.18,
    });
    return i === gap ? [] : [bike];
  }),
});
const rack = (y: number): Node =>
  concept(
    'rack',
    [stroke(`M-420 ${y}H420`, 4, 'grey', { tone: 0.3 }), ...times(28).map((i): Node => stroke(`M${i * 36 - 486} ${y - 8}v16`, 3, 'grey', { tone: 0.5 }))],
    { also: ['metal'] },
  );

/** Seen from straight above: hat off, one hand on the head, the other open. */
const seeker = concept(
  'man',
  [
    area(ellipse(-10, 22, 8, 14), 'dark', 0.15),
    area(ellipse(12, -24, 8, 14), 'dark', 0.15),
    area('M-36 0C-34 -17 -16 -22 0 -22S34 -17 36 0C34 15 20 21 0 21S-34 15 -36 0Z', 'accent', 0),
    area(
      limb(
        [
          [-32, 0],
          [-42, -24],
          [-20, -22],
        ],
        11,
        8,
      ),
      'accent',
      -0.14,
    ),
    area(
      limb(
        [
          [32, 0],
          [42, -24],
          [20, -22],
        ],
        11,
        8,
      ),
      'accent',
      -0.14,
    ),
    area(circle(0, -4, 23), 'hairBrown', -0.1),
    stroke('M-14 -4C-12 -18 10 -20 15 -6M-12 8C-6 16 8 16 14 6M-6 -6C-2 -12 6 -12 8 -4', 2, 'hairBrown', { tone: -0.5 }),
    area(ellipse(-17, -18, 10, 8), 'skin2', 0.1),
    area(ellipse(17, -18, 10, 8), 'skin2', 0.1),
  ],
  { also: ['person', 'cyclist'], rim: 0.8 },
);
/** Only the shadow tells from above that somebody stands there and tears his hair. */
const despair = concept('shadow', [
  area(
    'M-8 8L14 -16C70 -16 106 -20 128 -22C134 -50 164 -52 160 -26C182 -32 204 -18 204 2C204 22 184 34 162 26C166 50 136 52 128 24C104 24 60 24 10 22Z',
    'dark',
    0,
    { opacity: 0.42 },
  ),
]);

const rider = concept(
  'thief',
  [
    placed(bicycle('accent', 0.1, 'basket'), 0, 0, { scale: 1.3 }),
    area(
      limb(
        [
          [-20, 14],
          [-24, -6],
          [-17, -20],
        ],
        6,
        4,
      ),
      'dark',
      0.25,
    ),
    area(
      limb(
        [
          [20, 14],
          [24, -6],
          [17, -20],
        ],
        6,
        4,
      ),
      'dark',
      0.25,
    ),
    area(ellipse(0, 14, 22, 12), 'dark', 0.25),
    area(circle(0, 8, 12), 'mass', -0.3),
    area(ellipse(0, 0, 10, 5), 'mass', -0.5),
  ],
  { also: ['person', 'cyclist'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A thousand parked bicycles in rows from above, and one person who has lost his.',
  composition: 'from above',
  palette: 'noon',
  light: [40, 40],
  horizon: 0,
  layers: [
    { z: 0.9, nodes: [concept('square', [area('M0 0H600V693H0Z', 'accent2', 0.6)], { also: ['pavement', 'place'] })] },
    {
      z: 0.95,
      nodes: [
        {
          transform: { turn: -24, move: [300, 346] },
          nodes: [
            ...[-404, -304, -92, 8, 214, 314, 414].map(y => rack(y - 20)),
            row(-404),
            row(-304),
            row(-92),
            row(8, 17),
            row(214),
            row(314),
            row(414),
            concept('lock', [stroke('M126 -14C134 0 128 16 138 30', 5, 'yellow'), area(rounded(130, 28, 18, 15, 3), 'grey', -0.2)], { also: ['chain'] }),
            area(polygon([-430, 108], [430, 108], [430, 104], [-430, 104]), 'paper', 0.4, { opacity: 0.35 }),
            area(polygon([-430, -192], [430, -204], [430, -200], [-430, -188]), 'paper', 0.4, { opacity: 0.35 }),
          ],
        },
      ],
    },
    { z: 1, nodes: [placed(despair, 262, 474, { scale: 1.2, turn: 14 }), placed(despair, 330, 124, { scale: 0.6, turn: 20 })] },
    { z: 1, lifted: true, nodes: [placed(seeker, 262, 474, { scale: 1.5, turn: -24 })] },
    { z: 1, nodes: [placed(rider, 330, 124, { turn: 66, scale: 1.2 }), halo(60, 180, 260, 0.3)] },
  ],
  says: {
    place: 'bicycle park',
    time: 'noon',
    weather: 'sun',
    mood: ['lost', 'absurd'],
    action: ['search', 'steal', 'ride'],
    more: ['crowd', 'many', 'shadow'],
  },
};
