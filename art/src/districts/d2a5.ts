import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { awning } from '../kit/city/shop.ts';
import { stroke } from '../kit/stroke.ts';
import { lemon } from '../kit/things/food.ts';
import { scales } from '../kit/things/honours.ts';
import { ring } from '../kit/things/riches.ts';
import { sailBoat } from '../kit/transport/boat.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const fish = (tone: number): Group =>
  concept(
    'fish',
    [
      fill('grey', 'M118 0C136 -14 150 -30 166 -34C160 -18 156 -6 158 4C160 16 166 26 170 36C152 30 136 18 118 8Z', { tone: tone - 0.1 }),
      fill('grey', 'M-30 -38C-4 -60 30 -54 50 -36ZM0 38C14 52 34 52 44 40Z', { tone: tone - 0.2 }),
      fill('grey', 'M-150 2C-120 -34 -60 -46 0 -42C60 -38 100 -18 122 0C100 24 60 40 0 42C-60 44 -124 34 -150 2Z', { tone: tone + 0.35 }),
      fill('blue', 'M-146 -4C-116 -36 -60 -46 0 -42C60 -38 100 -18 122 0C60 -14 -60 -26 -146 -4Z', { tone: tone - 0.05 }),
      stroke(
        times(5)
          .map(i => `M${-40 + i * 30} -18q10 12 0 26M${-26 + i * 28} 4q10 10 0 22`)
          .join(''),
        2,
        'grey',
        { tone: -0.2, opacity: 0.55 },
      ),
      stroke('M-92 -32C-76 -14 -78 16 -94 34', 3, 'grey', { tone: -0.3 }),
      fill('pink', 'M-60 6C-44 -2 -30 4 -26 14C-40 20 -54 16 -60 6Z', { tone: -0.1 }),
      fill('paper', circle(-118, -8, 9)),
      fill('dark', circle(-119, -8, 5)),
      stroke('M-150 2C-142 6 -136 8 -130 7', 2.4, 'dark', { opacity: 0.7 }),
      stroke('M-84 -22C-30 -34 40 -30 92 -8', 4, 'paper', { opacity: 0.55 }),
    ],
    { also: ['food', 'animal', 'sea'], rim: 0.7, shade: { to: [0.3, 1], depth: 0.35 } },
  );

/** Open towards us, with what no mussel makes. */
const mussel = concept(
  'mussel',
  [
    fill('mass', 'M-70 16C-74 -44 -30 -92 44 -96C70 -60 40 -10 -70 16Z', { tone: -0.5 }),
    fill('blue', 'M-60 6C-58 -40 -22 -78 40 -84C52 -56 24 -14 -60 6Z', { tone: 0.5 }),
    fill('mass', 'M-74 16C-30 -22 60 -30 100 6C86 44 -20 58 -74 16Z', { tone: -0.6 }),
    fill('blue', 'M-64 14C-26 -12 54 -18 88 8C70 32 -16 42 -64 14Z', { tone: 0.65 }),
    fill('orange', 'M-44 14C-20 -4 30 -6 54 10C36 26 -18 32 -44 14Z', { tone: 0.15 }),
  ],
  { also: ['shell', 'sea', 'food'], rim: 0.9 },
);

const ice = (): string => {
  const r = chance(5);
  return times(70)
    .map(() => {
      const [x, y, s] = [r.between(60, 560), r.between(404, 596), r.between(5, 13)];
      return polygon([x, y], [x + s, y - s * 0.6], [x + s * 1.7, y + 1], [x + s * 0.8, y + s * 0.5]);
    })
    .join('');
};

export const scene: Scene = {
  canvas: 'hex',
  idea: "On the fishmonger's slab: silver fish, scales, a lemon, a ring in an open mussel; a gull eyes it.",
  composition: 'still life',
  palette: 'coral',
  light: [130, 130],
  horizon: 330,
  layers: [
    {
      z: 0.2,
      nodes: [
        fill('mass', rect(0, 318, 600, 90), { tone: 0.25 }),
        placed(sailBoat({ width: 70 }), 330, 330),
        placed(sailBoat({ width: 50 }), 400, 326),
        stroke('M250 346H320M360 352H460M280 364H350', 2, 'light', { opacity: 0.6 }),
        halo(130, 200, 200, 0.5),
      ],
    },
    {
      z: 0.85,
      nodes: [
        stroke('M70 140V420M540 150V420', 12, 'wood', { tone: -0.3 }),
        placed(awning({ width: 560, drop: 70, tokens: ['accent', 'paper'], stripes: 11 }), 300, 96),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'slab',
          [
            fill('white', 'M40 392H560L640 610H-40Z', { tone: 0.15, shade: { to: [1, 0.8], depth: 0.3 } }),
            stroke('M80 430C180 420 240 460 340 440C420 430 480 470 570 450M60 520C140 540 220 500 320 530', 2, 'grey', { opacity: 0.4 }),
            fill('accent', rect(0, 606, 600, 90), { tone: -0.3 }),
            fill('paper', rect(0, 602, 600, 10)),
          ],
          { also: ['table', 'stone'] },
        ),
        concept('ice', [fill('white', ice(), { tone: 0.9 })], { also: ['cold'] }),
      ],
    },
    {
      z: 0.97,
      nodes: [placed(scales({ tip: -7, fill: 'yellow', left: [placed({ nodes: [fish(0)], transform: { scale: 0.26 } }, 0, -10)] }), 186, 424, { scale: 1.35 })],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(fish(-0.1), 346, 434, { scale: 0.82, turn: -7 }),
        placed(fish(0.05), 232, 482, { scale: 0.98, turn: 5 }),
        placed(fish(-0.05), 252, 556, { scale: 0.9, turn: -4 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(gull({ pose: 'stand', tone: 0.6 }), 480, 424, { scale: 2.5, flip: true })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(mussel, 430, 548, { scale: 0.95 }),
        placed(ring({ gem: 'accent2' }), 440, 526, { scale: 0.78, turn: 12 }),
        halo(440, 508, 60, 0.6),
        stroke('M440 474V456M462 484L474 470M418 484L406 470', 3, 'light'),
        placed(lemon(), 112, 560, { scale: 1.1 }),
        fill('leaf', ellipse(150, 590, 22, 7) + ellipse(176, 592, 18, 6), { tone: 0 }),
      ],
    },
  ],
  says: {
    place: 'fish stall',
    time: 'morning',
    weather: 'clear',
    mood: ['greedy', 'playful'],
    action: ['eye', 'weigh', 'lose'],
    more: ['treasure', 'sea', 'smell'],
  },
};
