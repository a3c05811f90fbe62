import { concept, placed } from '../concept.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { key } from '../kit/things/keys.ts';
import { lantern } from '../kit/things/lights.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const arch = (k: number): string => {
  const [w, top, spring, foot] = [74 * k, 330 - 118 * k, 330 - 36 * k, 330 + 88 * k];
  return `M${300 - w} ${foot}V${spring}C${300 - w} ${top - 14 * k} ${300 + w} ${top - 14 * k} ${300 + w} ${spring}V${foot}Z`;
};
const ring = (outer: number, inner: number, tone: number): Node => area(`${arch(outer)}${arch(inner)}`, 'brick4', tone - 0.1, { evenOdd: true });

/** A clock that hangs by its feet from the origin, wings folded, the bells of its alarm for ears. */
function sleeper(fill: Token, state: 'asleep' | 'peeping' | 'awake'): Group {
  const wings =
    state === 'awake'
      ? 'M-26 36C-60 10 -96 14 -122 40C-104 40 -98 50 -96 62C-82 56 -72 62 -68 76C-54 66 -40 66 -28 76ZM26 36C60 10 96 14 122 40C104 40 98 50 96 62C82 56 72 62 68 76C54 66 40 66 28 76Z'
      : 'M-10 14C-46 20 -54 60 -44 112C-36 102 -28 100 -20 106C-30 70 -26 40 -6 22ZM10 14C46 20 54 60 44 112C36 102 28 100 20 106C30 70 26 40 6 22Z';
  const eyes: Node[] =
    state === 'asleep'
      ? [stroke('M-15 66C-11 60 -5 60 -2 65M2 65C5 60 11 60 15 66', 2.2, 'dark')]
      : [
          area(circle(-9, 64, 6) + circle(9, 64, state === 'awake' ? 6 : 1.5), 'light', 0.6),
          area(circle(-8, 65, 2.6) + (state === 'awake' ? circle(10, 65, 2.6) : ''), 'dark'),
        ];
  return concept(
    'clock',
    [
      stroke('M-8 0C-10 10 -8 16 -6 24M8 0C10 10 8 16 6 24', 3.4, 'dark', { tone: 0.2 }),
      ...(state === 'awake' ? [area(wings, 'dark', 0.3)] : []),
      area('M-22 92L-34 116C-22 120 -10 112 -8 98ZM22 92L34 116C22 120 10 112 8 98Z', 'yellow', -0.2),
      area(circle(0, 62, 37), fill, -0.15),
      area(circle(0, 62, 29), 'paper', -0.05),
      stroke(
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6;
          return `M${(Math.cos(a) * 26).toFixed(1)} ${(62 + Math.sin(a) * 26).toFixed(1)}L${(Math.cos(a) * 22).toFixed(1)} ${(62 + Math.sin(a) * 22).toFixed(1)}`;
        }).join(''),
        1.8,
        'dark',
        { tone: 0.1 },
      ),
      ...eyes,
      stroke('M0 72L-9 84M0 72L15 77', 2.4, 'dark', { tone: 0.1 }),
      area(circle(0, 72, 2.6), 'dark', 0.1),
      ...(state === 'awake'
        ? []
        : [area(wings, 'dark', 0.3), stroke('M-12 20C-40 34 -46 70 -42 104M12 20C40 34 46 70 42 104', 1.6, 'lit', { tone: -0.2, opacity: 0.5 })]),
    ],
    { also: ['bat', 'time', 'sleep'], rim: 0.9 },
  );
}

const colony: readonly (readonly [number, number, number, Token, 'asleep' | 'peeping'])[] = [
  [268, 252, 0.26, 'yellow', 'asleep'],
  [332, 250, 0.26, 'grey', 'asleep'],
  [302, 236, 0.3, 'wood', 'asleep'],
  [228, 224, 0.46, 'grey', 'asleep'],
  [372, 222, 0.46, 'accent', 'asleep'],
  [168, 236, 0.62, 'yellow', 'asleep'],
  [432, 224, 0.66, 'wood', 'asleep'],
  [504, 206, 1.1, 'yellow', 'asleep'],
  [104, 196, 1.2, 'grey', 'asleep'],
  [206, 110, 1.0, 'accent', 'peeping'],
];

const waker: Person = {
  who: 'man',
  height: 300,
  pose: { torso: -2, bend: -4, head: -24, nearArm: [14, 40, 12], farArm: [152, 164, 6], nearLeg: [-12, -20, 4], farLeg: [14, 2, 4], nearFoot: 30 },
  facing: 'three-quarter',
  dress: 'raincoat',
  cloth: 'accent',
  lower: 'dark',
  hat: 'fedora',
  hatCloth: 'dark',
  hatBand: 'accent2',
  skin: 'skin2',
  rim: 1.1,
  near: { thing: lantern(), scale: 0.8 },
};
const stand = [322, 606] as const;
const hand = jointsOf(waker).farHand;

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Under a long vault clocks hang asleep like bats, and a man in a raincoat reaches up to wake one.',
  composition: 'perspective',
  palette: 'rain',
  light: [300, 340],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept(
          'vault',
          [
            area(rect(0, 0, 600, 693), 'brick4', -0.35),
            area(arch(1), 'haze', 0.8),
            { glow: circle(300, 340, 190), kind: 'round', opacity: 0.9, fill: 'paper' },
            concept(
              'rain',
              [
                stroke(
                  'M250 300L238 344M278 262L266 306M296 330L284 372M318 280L306 322M340 320L328 362M356 276L346 312M270 350L260 388M310 230L300 266',
                  2,
                  'paper',
                  { tone: 0.6, opacity: 0.9 },
                ),
              ],
              { also: ['water'] },
            ),
            ring(1.2, 1, 0.1),
            ring(1.5, 1.2, -0.4),
            ring(1.74, 1.5, 0.05),
            ring(2.2, 1.74, -0.5),
            ring(2.56, 2.2, 0),
            ring(3.3, 2.56, -0.6),
            ring(3.8, 3.3, -0.1),
            ring(4.8, 3.8, -0.65),
            stroke(`${arch(1.2)}${arch(1.74)}${arch(2.56)}${arch(3.8)}`, 2, 'paper', { opacity: 0.35 }),
          ],
          { also: ['tunnel', 'arch', 'cave'] },
        ),
        concept('floor', [
          area('M226 418H374L620 693H-20Z', 'brick3', 0, { shade: { to: [0, 1], depth: 0.5 } }),
          stroke('M262 418L140 693M300 418V693M338 418L460 693M200 448H402M160 494H442M96 560H506', 1.6, 'dark', { tone: 0.3, opacity: 0.5 }),
          concept('puddle', [area(ellipse(236, 560, 76, 11) + ellipse(418, 520, 50, 7), 'paper', -0.1)], { also: ['water'] }),
        ]),
        { glow: 'M226 418H374L540 693H60Z', kind: 'beam', opacity: 0.5, fill: 'paper' },
      ],
    },
    ...colony.map(([x, y, scale, fill, state]) => ({ z: 0.35 + scale * 0.55, nodes: [placed(sleeper(fill, state), x, y, { scale })] })),
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area(ellipse(322, 608, 84, 11), 'dark')], opacity: 0.5 },
        placed(sleeper('yellow', 'awake'), stand[0] + hand[0] + 8, stand[1] + hand[1] - 158, { scale: 1.36 }),
        placed(person(waker), stand[0], stand[1]),
        placed(umbrella({ state: 'closed', fill: 'accent2' }), 452, 470, { turn: 10, scale: 0.9 }),
        placed(key({ kind: 'old' }), 196, 600, { scale: 0.62, turn: 14 }),
      ],
    },
  ],
  says: { place: 'vault', time: 'night', weather: 'rain', mood: ['secret', 'tense', 'waiting'], action: ['wake', 'reach', 'sleep'], more: ['bat', 'time'] },
};
