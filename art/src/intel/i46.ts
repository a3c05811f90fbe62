import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { hedgehog } from '../kit/animals/small.ts';
import { along } from '../kit/motifs/along.ts';
import { hills } from '../kit/nature/land.ts';
import { grass } from '../kit/nature/plants.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { teapot } from '../kit/things/table.ts';
import { ellipse, limb, sampled } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

const cup = (band: Token): Group =>
  concept(
    'teacup',
    [
      stroke('M24 -10C44 -16 46 12 18 12', 5, 'paper'),
      area('M-28 -18H28C28 12 16 24 0 24C-16 24 -28 12 -28 -18Z', 'paper', 0.25),
      area(ellipse(0, -18, 28, 7), 'paper', -0.3),
      area('M-27 -8C-10 -3 10 -3 27 -8C26 -1 25 3 24 6C8 10 -8 10 -24 6C-25 3 -26 -1 -27 -8Z', band, 0.1),
      area('M-10 23H10V28H-10Z', 'paper', -0.1),
    ],
    { also: ['cup', 'tea', 'blossom'], rim: 0.7 },
  );

const branches: readonly (readonly [readonly Point[], number, number])[] = [
  [along('196 610 214 520 190 430 216 340 206 270'), 40, 17],
  [along('210 330 160 260 100 226 66 186'), 16, 4],
  [along('206 280 222 200 196 140 214 96'), 15, 3.5],
  [along('214 320 280 250 348 232 420 196 476 190'), 17, 4],
  [along('330 236 356 180 404 138 420 112'), 9, 3],
  [along('168 266 146 200 156 150'), 9, 3],
  [along('222 210 270 160 312 130'), 9, 3],
  [along('400 204 452 228 500 236'), 7, 3],
  [along('196 400 140 372 96 372'), 12, 3],
];
const r = chance(46);
const bands: readonly [Token, ...Token[]] = ['accent', 'pink', 'blue', 'accent2', 'accent'];
const blossom = branches.slice(1).flatMap(([by]): Node[] =>
  sampled(by, 4)
    .slice(1)
    .map(([x, y]) =>
      placed(cup(r.of(bands)), x + r.between(-8, 8), y + r.between(2, 12), { scale: r.between(0.5, 0.72), turn: r.between(-60, 60), flip: r.happens(0.5) }),
    ),
);
const tree: Group = concept(
  'tree',
  [
    ...branches.map(([by, from, to]): Node => area(limb(by, from, to), 'wood', -0.55)),
    area('M150 620C176 600 180 560 176 520H226C228 570 244 604 290 620Z', 'wood', -0.55),
    stroke('M196 590C210 520 182 450 206 370M222 600C226 540 212 500 216 450M182 560C192 520 184 480 188 450', 3, 'wood', { tone: -0.15, opacity: 0.7 }),
    area('M196 446C206 438 216 446 214 460C210 472 198 470 194 460Z', 'dark', 0.1),
  ],
  { also: ['nature', 'old'], rim: 1, shade: { to: [-1, 0.3], depth: 0.3 } },
);

const falling: readonly (readonly [number, number, number, number])[] = [
  [322, 316, 0.86, 30],
  [404, 288, 0.72, -40],
  [514, 300, 0.8, 70],
  [348, 390, 0.74, -24],
  [286, 424, 0.6, 110],
  [528, 420, 0.62, -64],
  [440, 250, 0.5, 12],
];

const woman: Person = {
  who: 'old woman',
  height: 284,
  pose: { torso: -2, bend: -2, head: -20, nearArm: [22, 78, 16], farArm: [28, 82, 12], nearLeg: [-10, -14], farLeg: [18, 4], nearFoot: 8 },
  dress: 'long coat',
  cloth: 'accent',
  lower: 'dark',
  skin: 'skin1',
  hair: 'bun',
  glasses: 'round',
  expression: 'smile',
  rim: 1.1,
};
const stand: Point = [456, 618];
const j = jointsOf(woman);
const at = (p: Point): Point => [stand[0] - p[0], stand[1] + p[1]];
const [hand, hips] = [at(j.nearHand), at(j.hips)];
const apron: Group = concept(
  'apron',
  [
    area(
      `M${hips[0] + 16} ${hips[1] - 34}C${hips[0] - 20} ${hips[1] - 30} ${hand[0] + 10} ${hand[1] + 6} ${hand[0] - 8} ${hand[1]}C${hand[0] - 2} ${hand[1] + 44} ${hips[0] - 10} ${hips[1] + 62} ${hips[0] + 18} ${hips[1] + 40}Z`,
      'paper',
      0.1,
    ),
    stroke(`M${hand[0] - 4} ${hand[1] + 4}C${hand[0] + 10} ${hand[1] + 30} ${hips[0] - 20} ${hips[1] + 34} ${hips[0] + 12} ${hips[1] + 26}`, 2, 'grey', {
      tone: -0.1,
      opacity: 0.6,
    }),
  ],
  { rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Teacups drop like blossom from an old tree, and an old woman gathers them in her apron before they break.',
  composition: 'rain of things',
  palette: 'absinthe',
  light: [410, 210],
  horizon: 560,
  layers: [
    { z: 0.05, nodes: [placed(moon({ r: 78, token: 'light', glow: 0.8 }), 398, 226)] },
    { z: 0.3, nodes: [placed(hills({ width: 640, height: 60, seed: 4 }), -20, 570)] },
    {
      z: 0.7,
      nodes: [
        concept('garden', [area('M0 584C180 560 400 576 600 566V693H0Z', 'leaf', -0.35)], { also: ['grass', 'nature'] }),
        placed(grass({ width: 600, height: 18, seed: 5 }), 0, 588),
      ],
    },
    { z: 0.95, nodes: [tree] },
    {
      z: 1,
      nodes: [
        ...blossom,
        ...falling.map(([x, y, scale, turn], i) => placed(cup(bands[i % bands.length] ?? 'accent'), x, y, { scale, turn })),
        stroke('M322 276V292M404 250V266M470 280V298M348 354V368', 2, 'paper', { tone: 0.3, opacity: 0.5 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area(ellipse(466, 614, 66, 8), 'dark')], opacity: 0.5 },
        placed(person(woman), stand[0], stand[1], { flip: true }),
        placed(cup('blue'), hand[0] + 14, hand[1] - 8, { scale: 0.5, turn: -20 }),
        placed(cup('accent'), hand[0] + 34, hand[1] - 2, { scale: 0.5, turn: 18 }),
        apron,
      ],
    },
    {
      z: 1,
      nodes: [
        concept('shard', [area('M296 622L314 604L322 624ZM330 628L340 612L352 626Z', 'paper', 0.1), stroke('M300 630C308 634 318 634 326 630', 3, 'accent')], {
          also: ['broken'],
        }),
        placed(hedgehog(), 372, 626, { scale: 0.62, flip: true }),
        placed(teapot({ fill: 'accent' }), 146, 604, { scale: 0.66, flip: true }),
      ],
    },
  ],
  says: { place: 'garden', time: 'night', mood: ['tender', 'absurd', 'calm'], action: ['fall', 'gather', 'catch'], more: ['harvest', 'fragile'] },
};
