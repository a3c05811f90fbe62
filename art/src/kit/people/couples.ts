import { concept, placed } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { type Person, person } from './body.ts';
import type { Pose } from './skeleton.ts';

export const coupleNames = ['dancing', 'embracing', 'kissing under a hat', 'hand in hand', 'arm in arm', 'parent and child', 'talking', 'tango'] as const;
export type CoupleName = (typeof coupleNames)[number];

interface Two {
  readonly left: Pose;
  readonly right: Pose;
  /** Distance of the hips at a height of 200. */
  readonly apart: number;
  readonly facing: 'each other' | 'the same way';
}

const walk: Pose = { torso: 2, nearArm: [-14, -2, 6], farArm: [12, 26, 6], nearLeg: [18, 10, 1], farLeg: [-12, -26, 1], nearFoot: -8, farFoot: 30 };
const counter: Pose = { ...walk, nearLeg: [-12, -26, 1], farLeg: [18, 10, 1], nearFoot: 30, farFoot: -8 };

const together: { readonly [name in CoupleName]: Two } = {
  dancing: {
    apart: 44,
    facing: 'each other',
    left: {
      torso: -2,
      bend: 3,
      head: 6,
      nearArm: [34, 80, 8, -34],
      farArm: [96, 166, 58, 16],
      nearLeg: [14, -10],
      farLeg: [-10, -22],
      nearFoot: 8,
      farFoot: 28,
    },
    right: {
      torso: -8,
      bend: -4,
      head: -6,
      nearArm: [66, 112, 14, -40],
      farArm: [100, 160, 56, 14],
      nearLeg: [-20, -36],
      farLeg: [8, 0],
      nearFoot: 44,
      farFoot: 8,
    },
  },
  tango: {
    apart: 56,
    facing: 'each other',
    left: {
      torso: 20,
      bend: 2,
      head: 12,
      nearArm: [44, 84, 8, -24],
      farArm: [60, 84, 30, -20],
      nearLeg: [50, 4],
      farLeg: [-30, -36],
      nearFoot: 0,
      farFoot: 40,
    },
    right: {
      torso: -38,
      bend: -12,
      head: -10,
      nearArm: [64, 104, 20, -30],
      farArm: [98, 150, 40],
      nearLeg: [10, -22],
      farLeg: [58, 30],
      nearFoot: 20,
      farFoot: 24,
    },
  },
  embracing: {
    apart: 31,
    facing: 'each other',
    left: { torso: 4, bend: 6, head: 16, nearArm: [34, 88, 26, -66], farArm: [20, 70, 8, -70], nearLeg: [-6, -6], farLeg: [4, 0] },
    right: {
      torso: 4,
      bend: 5,
      head: -2,
      nearArm: [38, 116, 26, -68],
      farArm: [20, 80, 8, -74],
      nearLeg: [-5, -18],
      farLeg: [2, -2],
      nearFoot: 30,
      farFoot: 8,
    },
  },
  'kissing under a hat': {
    apart: 37,
    facing: 'each other',
    left: { torso: 4, bend: 6, head: 8, nearArm: [64, 186, 30, 10], farArm: [20, 70, 8, -70], nearLeg: [-8, -8], farLeg: [6, 0] },
    right: {
      torso: 4,
      bend: 4,
      head: -8,
      nearArm: [30, 98, 26, -68],
      farArm: [20, 80, 8, -74],
      nearLeg: [-14, -50],
      farLeg: [2, -2],
      nearFoot: 66,
      farFoot: 10,
    },
  },
  'hand in hand': { apart: 46, facing: 'the same way', left: { ...walk, farArm: [26, 34, 6] }, right: { ...counter, nearArm: [-24, -18, 6] } },
  'arm in arm': { apart: 24, facing: 'the same way', left: { ...walk, farArm: [8, 84, 8, -20] }, right: { ...counter, nearArm: [-14, 20, 8] } },
  'parent and child': { apart: 34, facing: 'the same way', left: { ...walk, farArm: [16, 24, 6] }, right: { ...counter, nearArm: [-112, -132, 8], head: -14 } },
  talking: {
    apart: 84,
    facing: 'each other',
    left: { torso: 1, bend: 3, head: 2, nearArm: [-8, 14, 8], farArm: [22, 104, 8], nearLeg: [-5, -4, 3], farLeg: [10, 2, 3] },
    right: { torso: -3, bend: 2, head: 4, nearArm: [14, 88, 10, -46], farArm: [20, 98, 10, -40], nearLeg: [-3, -3, 3], farLeg: [8, -2, 4] },
  },
};

interface Couple {
  readonly left?: Person;
  readonly right?: Person;
  readonly height?: number;
  readonly is?: string;
  readonly rim?: number;
  /** Held over two faces: the hat of `kissing under a hat`, or an umbrella, drawn round the hand. */
  readonly over?: Node;
}

/** Two people who belong together, the middle between them at the origin. */
export function couple(name: CoupleName, { left = {}, right = {}, height = 200, is = 'couple', rim = 0.8, over }: Couple = {}): Group {
  const { apart, facing, left: l, right: r } = together[name];
  const child = name === 'parent and child';
  const half = (apart / 2) * (height / 200);
  const held = name === 'kissing under a hat' ? { near: { thing: over ?? hatHeld, scale: height / 200, turn: -6, lies: 'before' as const } } : {};
  const a = person({ who: 'man', dress: 'suit', height, pose: l, rim: 0, ...held, ...left });
  const b = person({ who: child ? 'girl' : 'woman', height: height * (child ? 0.62 : 0.94), pose: r, rim: 0, ...right });
  const one = placed(a, -half, 0);
  const two = placed(b, half, 0, facing === 'each other' ? { flip: true } : {});
  const order = name === 'kissing under a hat' || name === 'embracing' || name === 'parent and child' || name === 'tango' ? [two, one] : [one, two];
  return concept(is, order, { also: name === 'talking' ? ['person', 'two'] : child ? ['person', 'family', 'two'] : ['person', 'love', 'two'], rim });
}

/** A wide hat seen from inside the arm that holds it: it covers both mouths. */
const hatHeld: Group = concept('hat', [
  { path: 'M-22 -6C-8 -17 22 -16 31 -3C29 7 14 11 3 10C-9 9 -21 4 -22 -6Z', fill: 'dark' },
  { path: 'M-12 -4C-5 -13 16 -13 22 -2C16 6 -6 6 -12 -4Z', fill: 'dark', tone: 0.35 },
  { path: 'M-12 -4C-2 1 14 3 22 -2C16 6 -6 6 -12 -4Z', fill: 'accent' },
]);
