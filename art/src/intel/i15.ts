import { concept, placed } from '../concept.ts';
import { fill, times } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { book } from '../kit/things/books.ts';
import { newspaper } from '../kit/things/letters.ts';
import { ticket } from '../kit/things/travel.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, ellipse, rect, rounded } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const snowman: Group = concept(
  'snowman',
  [
    stroke('M58 -96L96 -122M96 -122L108 -136M96 -122L112 -122M-56 -92L-84 -62', 5, 'brown', { tone: -0.3 }),
    fill('white', 'M-74 0C-90 -50 -60 -104 0 -104C60 -104 90 -50 74 0C60 22 -60 22 -74 0Z', { tone: 0.35 }),
    fill('white', ellipse(-34, 10, 30, 20) + ellipse(34, 10, 30, 20), { tone: 0.2 }),
    fill('white', circle(0, -138, 46), { tone: 0.5 }),
    fill('accent', 'M-44 -106C-20 -92 20 -92 44 -106C50 -96 48 -88 42 -84C20 -72 -20 -72 -42 -84C-48 -88 -50 -96 -44 -106Z'),
    fill('accent', 'M20 -86C30 -60 30 -40 26 -18H52C54 -44 50 -66 42 -88Z', { tone: -0.15 }),
    stroke('M25 -34H52M28 -50H53', 3, 'accent2'),
    fill('dark', circle(-16, -150, 5.5) + circle(16, -150, 5.5) + circle(-8, -60, 5) + circle(-8, -36, 5)),
    fill('orange', 'M-4 -142L44 -132L-2 -128C-10 -130 -10 -140 -4 -142Z', { tone: 0.05 }),
    stroke('M-18 -120C-8 -114 8 -114 16 -119', 3, 'dark'),
    fill('dark', 'M-52 -172C-30 -180 30 -180 52 -172L50 -164C30 -170 -30 -170 -50 -164ZM-34 -176L-30 -222H30L34 -176Z', { tone: 0.3 }),
    fill('accent', 'M-33 -188H33L34 -177H-34Z', { tone: -0.1 }),
  ],
  { also: ['snow', 'winter'], rim: 0.7, shade: { to: [-0.6, 1], depth: 0.3 } },
);
const cap = (x: number, y: number, w: number): Group =>
  concept('snow', [
    fill(
      'white',
      `M${x - w} ${y}C${x - w} ${y - w * 0.5} ${x - w * 0.3} ${y - w * 0.7} ${x} ${y - w * 0.6}C${x + w * 0.5} ${y - w * 0.7} ${x + w} ${y - w * 0.3} ${x + w} ${y}C${x + w * 0.5} ${y + 4} ${x - w * 0.5} ${y + 4} ${x - w} ${y}Z`,
      { tone: 0.6 },
    ),
  ]);

const seated = { torso: -4, bend: 4, head: 14, nearArm: [10, 92, 6, -12], farArm: [10, 92, 6, -12], nearLeg: [84, 2, 5], farLeg: [84, 2, 5] } as const;
const lady = person({
  who: 'old woman',
  height: 300,
  facing: 'three-quarter',
  pose: seated,
  dress: 'skirt and blouse',
  lower: 'brown',
  cloth: 'green',
  tone: -0.1,
  hat: 'cloche',
  hatCloth: 'dark',
  skin: 'skin2',
  glasses: 'round',
  near: { thing: placed(book({ fill: 'red' }), 20, -8), scale: 0.56, lies: 'before' },
});
const gent = person({
  who: 'man',
  height: 310,
  facing: 'three-quarter',
  pose: seated,
  dress: 'suit',
  cloth: 'dark',
  tone: 0.45,
  hat: 'bowler',
  hatCloth: 'dark',
  skin: 'skin4',
  beard: 'moustache',
  hairColour: 'hairBlack',
  near: { thing: placed(newspaper(), 26, -30), scale: 0.72, lies: 'before' },
});
const boy = person({
  who: 'boy',
  height: 224,
  facing: 'three-quarter',
  pose: { ...seated, head: -16, nearArm: [6, 40, 8], farArm: [120, 150, 20] },
  dress: 'raincoat',
  cloth: 'yellow',
  hat: 'beanie',
  hatCloth: 'accent',
  skin: 'skin1',
  expression: 'smile',
});

const pane = (x: number): string => rounded(x, 168, 128, 170, 14);
const panes = [28, 168, 308, 448];

/** For noses to come. */
const carrots: Group = concept(
  'bucket',
  [
    concept(
      'carrot',
      [
        stroke('M-14 -50C-20 -62 -16 -70 -22 -76M-12 -50C-10 -64 -4 -70 -6 -80M8 -54C4 -66 8 -74 4 -84M10 -54C16 -66 22 -70 24 -78', 4, 'leaf'),
        fill('orange', 'M-22 -30L-20 -50C-16 -56 -8 -56 -6 -50L-6 -30ZM0 -30L2 -54C6 -60 14 -60 16 -54L18 -30Z', { tone: 0.1 }),
      ],
      { also: ['food'] },
    ),
    fill('grey', 'M-30 -36H30L22 2C12 8 -12 8 -22 2Z', { tone: 0 }),
    stroke('M-30 -36H30', 4, 'grey', { tone: 0.5 }),
    stroke('M-27 -22H27', 2.4, 'grey', { tone: -0.5 }),
    stroke('M-29 -36C-40 -16 -42 2 -30 8', 2.4, 'grey', { tone: -0.4 }),
  ],
  { rim: 0.8, shade: { to: [0.6, 1], depth: 0.35 } },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'It snows inside a tram: passengers read on, and a snowman sits among them with a ticket and a scarf.',
  composition: 'interior',
  palette: 'winter',
  light: [300, 90],
  horizon: 0,
  layers: [
    {
      z: 0.85,
      nodes: [
        concept(
          'tram',
          [
            fill('brick2', rect(0, 0, 600, 560), { tone: 0.1, shade: { to: [0, 1], depth: 0.3 } }),
            fill('wood', rect(0, 352, 600, 120), { tone: 0 }),
            fill('paper', rect(0, 92, 600, 16), { tone: 0 }),
            fill('light', rounded(140, 60, 130, 16, 8) + rounded(330, 60, 130, 16, 8), { tone: 0.4 }),
          ],
          { also: ['train', 'carriage'] },
        ),
      ],
    },
    {
      z: 0.3,
      clip: panes.map(pane).join(''),
      nodes: [
        fill('mass', rect(0, 160, 600, 190), { tone: 0.1 }),
        placed(houseRow({ seed: 51, width: 640, height: [90, 150], houseWidth: [54, 76], lit: 0.5 }), -10, 344),
      ],
    },
    {
      z: 0.95,
      nodes: [
        ...panes.map(x => stroke(pane(x), 7, 'wood', { tone: -0.25 })),
        stroke(panes.map(x => `M${x + 20} 190L${x + 44} 180M${x + 18} 214L${x + 62} 192`).join(''), 3, 'paper', { opacity: 0.5 }),
        concept(
          'bench',
          [
            fill('accent', rounded(10, 352, 580, 96, 16), { tone: -0.3 }),
            stroke('M150 356V446M300 356V446M450 356V446', 2.4, 'accent', { tone: -0.6 }),
            fill('accent', rounded(0, 440, 600, 42, 14), { tone: -0.1 }),
            fill('dark', rect(0, 480, 600, 70), { tone: 0.35 }),
          ],
          { also: ['seat', 'furniture'] },
        ),
        fill('white', 'M0 540C90 524 170 546 260 532C350 520 440 546 600 528V693H0Z', { tone: 0.3, shade: { to: [0, 1], depth: 0.25 } }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'handle',
          [
            stroke('M0 128H600', 5, 'grey', { tone: 0.2 }),
            ...times(5).flatMap(i => [
              stroke(`M${80 + i * 110} 130V160`, 5, 'brown', { tone: -0.1 }),
              stroke(`M${80 + i * 110} 160L${66 + i * 110} 184H${94 + i * 110}Z`, 5, 'paper'),
            ]),
          ],
          { also: ['strap'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(lady, 96, 546), placed(boy, 208, 522), placed(gent, 498, 548, { flip: true })] },
    { z: 1, lifted: true, nodes: [placed(snowman, 330, 470), placed(ticket(), 440, 330, { scale: 0.5, turn: -20 })] },
    { z: 1, nodes: [cap(330, 250, 33), placed(carrots, 250, 596), cap(330, 572, 20)] },
  ],
  weather: [snow({ kind: 'steady', seed: 12, crystals: 3 })],
  says: { place: 'tram', time: 'evening', weather: 'snow', mood: ['cold', 'absurd'], action: ['read', 'ride', 'sit'], more: ['stranger', 'indifferent'] },
};
