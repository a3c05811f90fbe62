import { concept, placed } from '../concept.ts';
import { churchTower } from '../kit/city/church.ts';
import { fill } from '../kit/city/draw.ts';
import { house } from '../kit/city/house.ts';
import { tree } from '../kit/nature/tree.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, rect } from '../path.ts';
import type { Group, Scene, Token } from '../scene.ts';

const child: Person = {
  who: 'girl',
  height: 560,
  dress: 'raincoat',
  cloth: 'accent',
  lower: 'dark',
  hat: 'beanie',
  hatCloth: 'accent2',
  skin: 'skin1',
  hair: 'bob',
  hairColour: 'hairBlond',
  scarf: 'yellow',
  scarfHangs: 'down',
  shoe: 'dark',
  is: 'child',
  also: ['giant'],
  pose: { torso: 22, bend: 16, head: 20, nearArm: [38, 66, 8], farArm: [56, 70, 6], nearLeg: [6, -86, 2], farLeg: [14, -80, 2], nearFoot: 172, farFoot: 172 },
};
/** On her knees in the snow: the coat spreads over them, one boot lies behind with its sole to us. */
const kneeling: Group = {
  nodes: [
    concept(
      'boot',
      [
        fill('dark', 'M136 474C108 462 82 468 70 484C60 480 48 484 44 496C40 516 44 534 54 546L140 540Z', { tone: 0.3 }),
        fill('brown', 'M70 484C60 480 48 484 44 496C40 516 44 534 54 546L66 544C56 528 56 502 70 484Z', { tone: -0.1 }),
        stroke('M46 498L58 502M44 512L56 514M46 526L58 526', 2.4, 'dark', { tone: 0.1 }),
        stroke('M128 472C122 492 122 514 128 536', 9, 'white', { tone: 0.1 }),
      ],
      { also: ['shoe'] },
    ),
    fill(
      'accent',
      'M214 274C172 306 136 352 128 404C120 452 112 488 98 526C156 556 262 556 326 534C336 498 332 448 312 414C298 398 276 392 258 384C238 366 224 334 224 300Z',
      { tone: 0, shade: { to: [-1, 0.5], depth: 0.4 } },
    ),
    stroke('M182 420C172 456 164 490 150 530M232 424C236 462 232 498 222 540M282 424C296 456 300 496 294 534', 3, 'accent', { tone: -0.5, opacity: 0.8 }),
    stroke('M196 400C208 410 230 412 244 404', 3.4, 'accent', { tone: -0.5 }),
    fill('yellow', circle(292, 430, 6) + circle(308, 474, 6), { tone: -0.1 }),
    stroke('M262 387C278 394 298 400 312 414C332 448 336 498 327 530', 4, 'accent2', { tone: 0.3, opacity: 0.8 }),
  ],
};

const sledge: Group = concept(
  'sledge',
  [
    stroke('M-34 0H26C38 0 42 -10 36 -18M-26 0V-14M18 0V-14', 4, 'red', { tone: -0.1 }),
    fill('wood', rect(-36, -19, 64, 6), { tone: 0.2 }),
    fill('accent2', 'M-26 -19C-30 -40 -8 -46 4 -38C14 -42 22 -32 18 -19Z', { tone: -0.1 }),
    stroke('M36 -16C60 -30 74 -34 92 -36', 2, 'brown', { tone: -0.1 }),
  ],
  { also: ['toy', 'winter'], rim: 0.8 },
);

const { nearHand: hand, head: top } = jointsOf(child);
const [x, y] = [176, 560];

const toy = (width: number, height: number, wall: Token, seed: number): Group => ({
  nodes: [
    house({ width, height, wall, seed, lit: 0.45, detail: 'plain' }),
    placed(concept('snow', [fill('white', `M${-width / 2 - 3} 0C${-width / 4} -8 ${width / 4} -8 ${width / 2 + 3} 0Z`, { tone: 0.6 })]), 0, 2),
  ],
});

const glide = { torso: 20, bend: 8, nearArm: [-50, -30, 10], farArm: [50, 70, 8], nearLeg: [36, -8], farLeg: [-38, -56], nearFoot: 4, farFoot: 50 } as const;
const skater = (who: Person['who'], cloth: Token, hat: Person['hat'], tall: number): Group =>
  person({
    who: who ?? 'man',
    height: tall,
    pose: glide,
    dress: 'jumper',
    cloth,
    lower: 'dark',
    ...(hat === undefined ? {} : { hat }),
    hatCloth: 'dark',
    scarf: 'accent2',
    is: 'skater',
    detail: 1,
  });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A child as tall as the church sets toy houses along a snowy canal, while real people skate past the knees.',
  composition: 'scale flip',
  palette: 'winter',
  light: [470, 120],
  horizon: 470,
  layers: [
    {
      z: 0.05,
      nodes: [
        placed(cloud({ kind: 'bank', width: 260, seed: 5, token: 'white', opacity: 0.7 }), 470, 220),
        placed(cloud({ kind: 'wisp', width: 200, seed: 2, token: 'white', opacity: 0.7 }), 150, 150),
      ],
    },
    {
      z: 0.3,
      nodes: [
        fill('white', 'M0 456C160 440 380 452 600 440V520H0Z', { tone: 0.2 }),
        placed(tree({ kind: 'bare', height: 86, seed: 3 }), 392, 452),
        placed(tree({ kind: 'snowy', height: 70, seed: 6 }), 548, 450),
        placed(tree({ kind: 'bare', height: 60, seed: 8 }), 40, 456),
      ],
    },
    { z: 0.6, nodes: [placed(churchTower({ kind: 'lantern', height: 330 }), 478, 478)] },
    {
      z: 0.8,
      nodes: [
        concept('snow', [fill('white', 'M0 476C120 466 300 474 600 468V530H0Z', { tone: 0.45, shade: { to: [-0.4, 1], depth: 0.15 } })], {
          also: ['winter', 'bank'],
        }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        [536, 46, 82, 'brick1', 4],
        [430, 44, 74, 'brick2', 9],
        [386, 40, 66, 'brick5', 2],
      ].map(([px, w, h, wall, seed]) => placed(toy(Number(w), Number(h), wall as Token, Number(seed)), Number(px), 512)),
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'ice',
          [
            fill('haze', 'M0 516C150 506 420 520 600 508V693H0Z', { tone: -0.25, shade: { to: [0, 1], depth: 0.3 } }),
            stroke(
              'M40 560C160 548 300 572 460 552M120 600C240 586 380 606 500 590M200 640C280 630 340 644 420 634M60 530C120 526 180 534 240 528',
              2,
              'white',
              { opacity: 0.7 },
            ),
            stroke('M0 517C150 507 420 521 600 509', 4, 'white', { tone: 0.6 }),
          ],
          { also: ['canal', 'frozen'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(300, 0.3), 190, 562),
        placed(person(child), x, y),
        kneeling,
        placed(
          concept('bobble', [
            fill('white', circle(0, 0, 24), { tone: 0.2, rim: 0.8 }),
            stroke('M-12 -8L-4 2M4 -14L2 -2M14 2L4 6M-8 14L0 8', 2, 'grey', { opacity: 0.4 }),
          ]),
          x + top[0] - 16,
          y + top[1] - 62,
        ),
        concept(
          'snow',
          [
            fill('white', 'M0 530C30 516 70 520 108 528C150 538 180 522 220 530C262 540 300 520 344 532C372 540 392 548 400 556C300 566 120 568 0 564Z', {
              tone: 0.45,
              shade: { to: [-0.4, 1], depth: 0.2 },
            }),
          ],
          { also: ['drift'] },
        ),
        placed(toy(58, 104, 'brick1', 6), x + hand[0] + 2, y + hand[1] + 62),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(skater('woman', 'green', 'cloche', 92), 322, 636),
        placed(skater('man', 'blue', 'bowler', 96), 432, 590),
        placed(skater('boy', 'orange', 'beanie', 66), 494, 596),
        placed(skater('man', 'brown', 'cap', 98), 150, 606, { flip: true }),
        placed(sledge, 232, 630, { scale: 0.9 }),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(
          concept(
            'toy box',
            [
              fill('wood', 'M-34 -26H34V6H-34Z', { tone: 0.15 }),
              fill('wood', 'M-38 -30H38V-24H-38Z', { tone: 0.35 }),
              fill('accent', 'M-20 -30V-46L-10 -58L0 -46V-30ZM6 -30V-42H24V-30Z', { tone: -0.1 }),
            ],
            { also: ['toy', 'box'], rim: 0.8, shade: { to: [-0.5, 1], depth: 0.35 } },
          ),
          372,
          544,
          { scale: 0.8 },
        ),
      ],
    },
  ],
  weather: [snow({ kind: 'steady', seed: 7, crystals: 0 })],
  says: { place: 'canal', time: 'winter day', weather: 'snow', mood: ['playful', 'calm'], action: ['build', 'play', 'skate'], more: ['giant', 'toy', 'care'] },
};
