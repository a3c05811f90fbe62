import { concept, placed } from '../concept.ts';
import { snail } from '../kit/animals/small.ts';
import { along } from '../kit/motifs/along.ts';
import { wateringCan } from '../kit/motifs/watering-can.ts';
import { grass, roots } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** One flower for both worlds: in the upper one it blooms, in the lower one it burns. */
function tulip(h: number, fill: Token, kind: 'bloom' | 'lamp', lean = 0): Group {
  const top = -h;
  const cup = `M${lean - 27} ${top - 26}C${lean - 27} ${top + 14} ${lean + 27} ${top + 14} ${lean + 27} ${top - 26}C${lean + 22} ${top - 40} ${lean + 20} ${top - 52} ${lean + 18} ${top - 64}L${lean + 8} ${top - 44}L${lean} ${top - 70}L${lean - 8} ${top - 44}L${lean - 18} ${top - 64}C${lean - 20} ${top - 52} ${lean - 22} ${top - 40} ${lean - 27} ${top - 26}Z`;
  const lamp = kind === 'lamp';
  const stem: Token = lamp ? 'brown' : 'leaf';
  return concept(
    lamp ? 'lamp' : 'tulip',
    [
      ...(lamp ? [{ glow: circle(lean, top - 28, 100), kind: 'round', opacity: 0.9 } as const] : []),
      stroke(`M0 0C0 ${-h * 0.5} ${lean} ${-h * 0.6} ${lean} ${top}`, 5, stem, { tone: lamp ? 0.2 : -0.1 }),
      area(
        `M0 0C-34 ${-h * 0.16} -40 ${-h * 0.5} -28 ${-h * 0.72}C-22 ${-h * 0.4} -8 ${-h * 0.2} 0 0ZM0 0C30 ${-h * 0.1} 40 ${-h * 0.36} 34 ${-h * 0.56}C24 ${-h * 0.3} 10 ${-h * 0.16} 0 0Z`,
        stem,
        lamp ? -0.1 : 0,
      ),
      area(cup, fill, lamp ? 0.5 : 0, lamp ? {} : { shade: { to: [0.5, 1], depth: 0.4 } }),
      area(
        `M${lean - 8} ${top - 44}L${lean} ${top - 70}L${lean + 8} ${top - 44}C${lean + 13} ${top - 24} ${lean + 8} ${top - 2} ${lean} ${top + 3}C${lean - 8} ${top - 2} ${lean - 13} ${top - 24} ${lean - 8} ${top - 44}Z`,
        fill,
        lamp ? 1 : 0.3,
      ),
    ],
    { also: lamp ? ['light', 'flower'] : ['flower', 'plant'], ...(lamp ? {} : { rim: 0.8 }) },
  );
}

const bed = (kind: 'bloom' | 'lamp'): Node[] =>
  (
    [
      [118, 84, 'red', -6],
      [196, 128, 'accent2', 6],
      [276, 100, 'red', -4],
      [350, 138, 'pink', 6],
    ] as const
  ).map(([x, h, fill, lean]) => placed(tulip(h, kind === 'lamp' ? 'light' : fill, kind, lean), x, 0));

const pick: Group = concept(
  'pickaxe',
  [stroke('M0 22V-46', 5, 'wood', { tone: 0.2 }), area('M-36 -34C-16 -56 16 -56 36 -34C16 -44 -16 -44 -36 -34Z', 'grey', 0.1)],
  { also: ['tool'], rim: 0.8 },
);
const basket: Group = concept('basket', [
  placed(tulip(14, 'light', 'lamp'), -12, -40, { scale: 0.6, turn: -16 }),
  placed(tulip(14, 'light', 'lamp'), 12, -40, { scale: 0.6, turn: 14 }),
  area('M-36 -46H36L26 0H-26Z', 'wood', -0.1, { rim: 0.7 }),
  stroke('M-33 -32H33M-30 -16H30M-14 -46L-10 0M14 -46L10 0', 2, 'dark', { opacity: 0.5 }),
]);

const ground = 352;
const worm: Node = concept(
  'worm',
  [
    stroke('M-26 -4C-18 -22 -8 -22 0 -8C6 4 16 2 22 -14', 9, 'pink', { tone: -0.1 }),
    stroke('M-19 -17L-12 -12M-6 -18L-9 -10M4 -5L10 -10M13 -3L13 -11', 2, 'pink', { tone: -0.5, opacity: 0.8 }),
    area(circle(23, -18, 1.8), 'dark'),
  ],
  { also: ['animal'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Above the ground a gardener waters tulips; below, upside down, a miner harvests the same flowers, which are lamps.',
  composition: 'mirrored',
  palette: 'coral',
  light: [150, 180],
  horizon: 360,
  layers: [
    {
      z: 0.1,
      nodes: [placed(sun({ r: 46, token: 'light', glow: 0.7 }), 152, 178), placed(cloud({ width: 150, seed: 3, kind: 'wisp', token: 'paper' }), 396, 128)],
    },
    { z: 0.35, nodes: [area('M0 330C120 296 240 318 330 304C430 288 520 316 600 300V360H0Z', 'mass', 0.1)] },
    {
      z: 0.95,
      nodes: [
        concept('earth', [area(rect(0, ground, 600, 350), 'brick5', -0.62, { shade: { to: [0, 1], depth: 0.6 } })], { also: ['underground', 'cave'] }),
        area('M60 372C70 430 40 520 130 600C220 680 420 676 480 600C552 520 530 430 542 372Z', 'brick5', -0.3),
        area('M120 692L150 630L176 668L206 640L236 693ZM380 693L410 636L440 660L470 618L500 693Z', 'brick5', -0.78),
        placed(roots({ width: 90, height: 60, seed: 3 }), 470, 372),
      ],
    },
    {
      z: 1,
      nodes: [
        concept('ground', [
          area(
            `M0 ${ground - 8}C120 ${ground - 18} 260 ${ground - 2} 380 ${ground - 12}C470 ${ground - 18} 540 ${ground - 6} 600 ${ground - 12}V${ground + 22}C480 ${ground + 12} 380 ${ground + 28} 260 ${ground + 18}C160 ${ground + 10} 80 ${ground + 26} 0 ${ground + 16}Z`,
            'brown',
            -0.4,
          ),
        ]),
        placed(grass({ width: 600, height: 14, seed: 6 }), 0, ground - 6),
        ...along('70 356 250 358 420 356 520 358').map(([x, y]) => area(ellipse(x, y, 9, 4), 'brick4', -0.1)),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...bed('bloom').map(node => placed(node, 0, ground - 6)),
        placed(
          person({
            who: 'woman',
            height: 214,
            pose: { torso: 8, bend: 6, head: 10, nearArm: [42, 70, 6], farArm: [38, 78, 6], nearLeg: [-8, -12], farLeg: [16, 2], nearFoot: 8 },
            dress: 'overalls',
            cloth: 'white',
            lower: 'accent',
            trim: 'accent',
            hat: 'straw hat',
            hatCloth: 'yellow',
            hatBand: 'red',
            skin: 'skin3',
            hair: 'braid',
            hairColour: 'hairBlack',
            is: 'gardener',
            near: { thing: wateringCan(), scale: 0.8, keeps: 'upright', turn: 16 },
          }),
          478,
          ground - 4,
          { flip: true },
        ),
        placed(snail(), 60, ground - 8, { scale: 0.5 }),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          transform: { scale: [1, -1], move: [0, ground + 14] },
          nodes: [
            ...bed('lamp'),
            placed(
              person({
                who: 'man',
                height: 208,
                pose: { torso: 10, bend: 6, head: 0, nearArm: [28, 66, 6], farArm: [70, 100, 4], nearLeg: [-10, -14], farLeg: [18, 2], nearFoot: 10 },
                dress: 'overalls',
                cloth: 'accent',
                lower: 'blue',
                trim: 'blue',
                hat: 'helmet',
                hatCloth: 'yellow',
                skin: 'skin2',
                beard: 'full beard',
                is: 'miner',
                shade: { to: [0.4, -1], depth: 0.3 },
                near: { thing: pick, scale: 0.9, keeps: 'upright', turn: 30 },
              }),
              466,
              0,
              { flip: true },
            ),
            { glow: circle(432, -196, 60), kind: 'round', opacity: 0.9 },
            placed(basket, 404, 0, { scale: 0.9 }),
            placed(worm, 74, 0),
          ],
        },
      ],
    },
  ],
  says: { place: 'garden', time: 'evening', mood: ['secret', 'calm', 'absurd'], action: ['water', 'harvest', 'dig'], more: ['two worlds', 'mine'] },
};
