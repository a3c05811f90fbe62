import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { stageCurtain } from '../kit/motifs/stage-curtain.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { star } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { lantern } from '../kit/things/lights.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const stagehand: Person = {
  who: 'man',
  height: 190,
  pose: { torso: -14, bend: 0, head: -26, nearArm: [112, 140, 6], farArm: [92, 118, 6], nearLeg: [26, -4, 4], farLeg: [-12, -18, 4], nearFoot: -6 },
  dress: 'overalls',
  cloth: 'white',
  lower: 'accent2',
  trim: 'accent2',
  hat: 'cap',
  hatCloth: 'brown',
  skin: 'skin4',
  is: 'stagehand',
  rim: 1.1,
};
const hauls = [452, 500] as const;
const [nx, ny] = jointsOf(stagehand).nearHand;
const [fx, fy] = jointsOf(stagehand).farHand;
const grip = [hauls[0] - nx, hauls[1] + ny] as const;
const lower = [hauls[0] - fx, hauls[1] + fy] as const;

const trunk: Group = concept(
  'trunk',
  [
    area('M-62 -52C-70 -86 -66 -104 -54 -116L60 -116C70 -104 66 -80 60 -52Z', 'wood', -0.35),
    area('M-54 -58C-58 -84 -56 -98 -48 -108H52C58 -98 56 -80 52 -58Z', 'dark', 0.15),
    area('M-64 -54H64V0H-64Z', 'wood', 0.05),
    area('M-64 -54H-54V0H-64ZM54 -54H64V0H54ZM-8 -54H8V0H-8Z', 'yellow', -0.2),
    stroke('M-30 -58C-40 -72 -20 -80 -14 -66C-8 -82 12 -80 10 -60M22 -58C26 -74 44 -70 40 -56', 7, 'accent', { tone: 0.1 }),
  ],
  { also: ['box', 'chest'], rim: 0.9 },
);

const heads = (
  [
    [160, 640, 30],
    [226, 652, 34],
    [300, 646, 30],
    [366, 654, 34],
    [438, 644, 30],
  ] as const
).map(
  ([x, y, r], i): Node =>
    area(
      `M${x - r * 1.8} 700C${x - r * 1.7} ${y + r * 1.1} ${x - r * 0.9} ${y + r * 0.9} ${x - r * 0.5} ${y + r * 0.6}C${x - r * 1.3} ${y - r * 0.6} ${x - r * 0.7} ${y - r * 1.3} ${x} ${y - r * 1.3}C${x + r * 0.7} ${y - r * 1.3} ${x + r * 1.3} ${y - r * 0.6} ${x + r * 0.5} ${y + r * 0.6}C${x + r * 0.9} ${y + r * 0.9} ${x + r * 1.7} ${y + r * 1.1} ${x + r * 1.8} 700Z`,
      'dark',
      i % 2 === 0 ? 0.25 : 0.1,
    ),
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Between theatre curtains a stagehand hauls the moon up on a rope, while the actor looks for it in a trunk.',
  composition: 'through a frame',
  palette: 'gold',
  light: [300, 250],
  horizon: 0,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept('stage', [area(rect(0, 0, 600, 480), 'blue', -0.55), { glow: circle(300, 252, 260), kind: 'round', opacity: 0.75, fill: 'lit' }], {
          also: ['theatre'],
        }),
        ...(
          [
            [150, 150, 9],
            [430, 150, 8],
            [216, 330, 6],
            [404, 340, 7],
            [190, 220, 6],
          ] as const
        ).map(([x, y, r]) => ({ nodes: [stroke(`M${x} 60V${y}`, 1, 'paper', { opacity: 0.5 }), placed(star({ r, glow: 0.3 }), x, y)] })),
        concept(
          'scenery',
          [
            area('M60 480V428C110 400 150 420 190 402C240 384 280 430 330 410C380 392 430 420 470 404C510 396 530 420 550 430V480Z', 'leaf', -0.45, {
              rim: 0.6,
            }),
          ],
          { also: ['hill'] },
        ),
      ],
    },
    {
      z: 0.92,
      nodes: [
        concept(
          'boards',
          [
            area('M0 468H600V616H0Z', 'wood', -0.1, { shade: { to: [0, 1], depth: 0.45 } }),
            stroke('M0 494H600M0 528H600M0 570H600M120 468L80 616M240 468L226 616M360 468L374 616M480 468L520 616', 1.8, 'dark', { tone: 0.2, opacity: 0.5 }),
          ],
          { also: ['floor', 'stage'] },
        ),
        { glow: ellipse(300, 520, 230, 60), kind: 'round', opacity: 0.55 },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        stroke('M300 60V150', 3.4, 'wood', { tone: 0.4 }),
        placed(moon({ r: 92, token: 'light', glow: 0.8 }), 300, 248),
        concept(
          'rope',
          [
            stroke(
              `M300 96V160M312 92C360 96 400 92 430 96C436 160 ${grip[0]} 250 ${grip[0]} ${grip[1]}L${lower[0]} ${lower[1]}C${lower[0] + 6} ${lower[1] + 60} ${lower[0] + 20} 480 ${lower[0] + 8} 506`,
              3.6,
              'wood',
              { tone: 0.5 },
            ),
            stroke(
              `M${lower[0] + 8} 506C${lower[0] - 24} 498 ${lower[0] - 26} 516 ${lower[0]} 514C${lower[0] + 28} 512 ${lower[0] + 24} 524 ${lower[0] - 10} 522`,
              3.6,
              'wood',
              { tone: 0.5 },
            ),
            area(circle(300, 92, 13) + circle(430, 96, 12), 'yellow', -0.2),
            area(circle(300, 92, 5) + circle(430, 96, 5), 'dark', 0.2),
            area('M290 152H310L306 168H294Z', 'yellow', -0.1),
          ],
          { also: ['pulley'] },
        ),
        placed(person(stagehand), hauls[0], hauls[1], { flip: true }),
        placed(trunk, 214, 540, { scale: 1.02 }),
        placed(
          person({
            who: 'woman',
            height: 212,
            pose: { torso: 46, bend: 16, head: 14, nearArm: [58, 46, 8], farArm: [66, 40, 6], nearLeg: [-10, -12], farLeg: [14, 4] },
            dress: 'tailcoat',
            cloth: 'violet',
            lower: 'white',
            hat: 'crown',
            hatCloth: 'yellow',
            skin: 'skin2',
            hair: 'curls',
            hairColour: 'hairRed',
            is: 'actor',
            expression: 'surprise',
            rim: 1.1,
            far: { thing: lantern(), scale: 0.5 },
          }),
          128,
          548,
        ),
        placed(dog({ pose: 'beg', fill: 'wood' }), 334, 568, { scale: 0.66 }),
      ],
    },
    {
      z: 1,
      nodes: [
        stageCurtain(1),
        stageCurtain(-1),
        concept(
          'pelmet',
          [
            area(
              'M0 0H600V96C560 132 520 132 480 100C440 138 400 138 360 102C320 138 280 138 240 102C200 138 160 138 120 100C80 132 40 132 0 96Z',
              'accent',
              -0.35,
            ),
            stroke('M0 96C40 132 80 132 120 100C160 138 200 138 240 102C280 138 320 138 360 102C400 138 440 138 480 100C520 132 560 132 600 96', 7, 'yellow', {
              tone: -0.1,
            }),
          ],
          { rim: 0.6 },
        ),
        area('M0 608H600V626H0Z', 'yellow', -0.35),
        concept('audience', heads, { also: ['crowd', 'person'], rim: 0.9 }),
      ],
    },
  ],
  says: {
    place: 'theatre',
    time: 'evening',
    mood: ['playful', 'secret', 'absurd'],
    action: ['pull', 'search', 'watch'],
    more: ['illusion', 'backstage', 'rehearsal'],
  },
};
