import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { swallow } from '../kit/animals/birds.ts';
import { cat } from '../kit/animals/cat.ts';
import { fill, times } from '../kit/city/draw.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, polygon, rect, rounded } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const r = chance(19);
const slopes: readonly Token[] = ['brick1', 'brick5', 'brick2', 'brick1', 'brick3', 'brick2'];

/** A saddle roof from above, the ridge along its length, its chimney and its skylight. */
function roof(x: number, y: number, w: number, h: number, i: number): Group {
  const token = slopes[i % 6] ?? 'brick1';
  const rows = (x0: number, x1: number): string =>
    times(Math.floor(h / 9))
      .map(n => `M${x0} ${y + 6 + n * 9}H${x1}`)
      .join('');
  return concept(
    'roof',
    [
      fill(token, rect(x, y, w / 2, h), { tone: 0.12 }),
      fill(token, rect(x + w / 2, y, w / 2, h), { tone: -0.3 }),
      stroke(rows(x + 3, x + w - 3), 1, token, { tone: -0.55, opacity: 0.5 }),
      stroke(`M${x + w / 2} ${y}V${y + h}`, 3, token, { tone: 0.45 }),
      fill('brick1', rect(x + w * 0.72, y + 12, 18, 18), { tone: -0.1 }),
      fill('dark', rect(x + w * 0.72 + 4, y + 16, 10, 10), { tone: 0.2 }),
      fill(i % 2 === 0 ? 'light' : 'mass', rect(x + 10, y + h - 34, 20, 16), { tone: 0.1 }),
    ],
    { also: ['house', 'city'] },
  );
}

/** A bed from above, head up. */
function bed(blanket: Token, hair: Token, skin: Token): Group {
  const stripes = r.happens(0.5);
  return concept(
    'bed',
    [
      fill('dark', rounded(-33, -56, 72, 124, 6), { opacity: 0.35 }),
      fill('wood', rounded(-37, -62, 74, 124, 6), { tone: 0.2 }),
      fill('white', rounded(-32, -56, 64, 114, 5), { tone: 0.4 }),
      fill('paper', rounded(-25, -52, 50, 28, 9), { tone: 0.3 }),
      concept(
        'sleeper',
        [fill(hair, circle(0, -36, 13.5)), fill(skin, ellipse(0, -31, 10, 10)), stroke('M-6 -32C-5 -30 -3 -30 -2 -32M2 -32C3 -30 5 -30 6 -32', 1.6, 'dark')],
        { also: ['person', 'sleep'] },
      ),
      fill(blanket, 'M-33 -20C-16 -26 16 -26 33 -20V52C33 58 -33 58 -33 52Z', { shade: { to: [0.6, 1], depth: 0.3 } }),
      ...(stripes
        ? [stroke('M-33 2C-14 -4 14 -4 33 2M-33 22C-14 16 14 16 33 22M-33 42C-14 36 14 36 33 42', 4, blanket, { tone: 0.6 })]
        : [
            fill(blanket, `${circle(-18, 4, 4)}${circle(6, 10, 4)}${circle(-8, 28, 4)}${circle(20, 30, 4)}${circle(18, -6, 4)}${circle(-22, 44, 4)}`, {
              tone: 0.6,
            }),
          ]),
      fill('white', 'M-33 -20C-16 -26 16 -26 33 -20V-9C16 -15 -16 -15 -33 -9Z', { tone: 0.5 }),
    ],
    { also: ['furniture', 'sleep'], rim: 0.7 },
  );
}

const plan: readonly (readonly [x: number, y: number, w: number, h: number, bx: number, by: number, turn: number])[] = [
  [-10, 120, 150, 170, 88, 214, -6],
  [150, 60, 146, 178, 222, 160, 4],
  [306, 60, 150, 160, 376, 150, -8],
  [466, 130, 150, 170, 514, 226, 6],
  [-10, 304, 150, 190, 78, 396, 8],
  [466, 314, 150, 190, 522, 408, -5],
  [-10, 508, 190, 200, 170, 568, -4],
  [190, 530, 170, 180, 296, 628, 86],
  [370, 520, 190, 190, 424, 572, 8],
];
const blankets: readonly Token[] = ['blue', 'accent', 'green', 'violet', 'orange', 'accent2', 'red', 'blue', 'green'];
const hairs: readonly Token[] = ['hairBrown', 'hairGrey', 'hairBlack', 'hairRed', 'hairBlond', 'hairBlack', 'hairBrown', 'hairGrey', 'hairBlack'];
const skins: readonly Token[] = ['skin1', 'skin2', 'skin5', 'skin1', 'skin3', 'skin4', 'skin2', 'skin1', 'skin4'];

/** Its own sheet for a sail; she sits up and steers. */
const sailing: Node[] = [
  bed('accent', 'hairRed', 'skin2'),
  stroke('M6 -54L68 -160', 6, 'wood', { tone: -0.1 }),
  concept(
    'sail',
    [
      fill('white', 'M64 -156C120 -132 150 -70 138 10C112 -10 60 -26 8 -24C40 -60 60 -104 64 -156Z', { tone: 0.5, shade: { to: [-0.7, 0.8], depth: 0.3 } }),
      stroke('M82 -142C116 -100 124 -50 116 -2M66 -130C88 -92 92 -54 86 -14M46 -92C58 -74 62 -44 58 -20', 3, 'accent2', { tone: -0.2, opacity: 0.6 }),
    ],
    { also: ['sheet', 'wind'], rim: 1 },
  ),
  stroke('M138 10L34 40', 2, 'wood', { tone: -0.2 }),
  fill('accent', 'M66 -150L92 -172L88 -150Z'),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Roofs from above: on every roof a sleeper in a bed, and one bed has hoisted its sheet and sails away.',
  composition: 'from above',
  palette: 'dawn',
  light: [80, 60],
  horizon: 0,
  layers: [
    {
      z: 0.85,
      nodes: [
        concept(
          'street',
          [
            fill('mass', rect(0, 0, 600, 693), { tone: -0.1 }),
            fill('light', circle(300, 250, 5) + circle(180, 300, 5) + circle(430, 300, 5) + circle(200, 500, 5) + circle(420, 500, 5), { tone: 0.2 }),
          ],
          { also: ['city', 'alley'] },
        ),
        concept(
          'canal',
          [
            fill('accent2', 'M150 248H456V304C470 360 470 440 456 506H340V530H200V506H150Z', { tone: -0.25, shade: { to: [0.4, 1], depth: 0.4 } }),
            stroke('M190 290q20 -6 40 0M360 300q20 -6 40 0M200 440q20 -6 40 0M380 470q20 -6 40 0M250 500q16 -5 32 0', 2, 'paper', { opacity: 0.5 }),
          ],
          { also: ['water'] },
        ),
      ],
    },
    { z: 0.9, nodes: plan.map(([x, y, w, h], i) => roof(x, y, w, h, i)) },
    {
      z: 1,
      nodes: [
        ...plan.map(([, , , , bx, by, turn], i) =>
          placed(bed(blankets[i] ?? 'blue', hairs[i] ?? 'hairBrown', skins[i] ?? 'skin2'), bx, by, { turn, scale: 0.84 }),
        ),
        placed(cat({ pose: 'curl', fill: 'orange' }), 352, 214, { scale: 0.34 }),
      ],
    },
    {
      z: 1,
      nodes: [{ nodes: [fill('dark', polygon([240, 390], [306, 372], [350, 480], [280, 504]) + polygon([352, 330], [470, 400], [410, 500]))], opacity: 0.32 }],
    },
    { z: 1, lifted: true, nodes: [{ nodes: sailing, transform: { scale: 1.35, turn: 16, move: [268, 372] } }] },
    {
      z: 0.6,
      nodes: [
        placed(cloud({ kind: 'heap', width: 170, seed: 6, token: 'paper', tone: 0.3, opacity: 0.85 }), 196, 500),
        placed(cloud({ kind: 'heap', width: 120, seed: 2, token: 'paper', tone: 0.3, opacity: 0.8 }), 392, 506),
      ],
    },
    { z: 1, nodes: [placed(swallow(), 178, 300, { scale: 0.42 }), placed(swallow(), 210, 274, { scale: 0.3 })] },
  ],
  says: { place: 'roof', time: 'dawn', weather: 'wind', mood: ['dreamy', 'hopeful'], action: ['sleep', 'sail', 'leave'], more: ['dream', 'escape', 'many'] },
};
