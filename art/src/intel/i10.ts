import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { cat } from '../kit/animals/cat.ts';
import { fill, times } from '../kit/city/draw.ts';
import { wallLamp } from '../kit/city/lamp.ts';
import { ivy } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { stroke } from '../kit/stroke.ts';
import { ellipse, limb, polygon, rect, smooth } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const dark = (path: string): Node => fill('mass', path, { tone: -0.35 });
const leg = (points: readonly Point[], from: number, to: number): Node[] => {
  const [x, y] = points.at(-1) ?? [0, 0];
  return [dark(limb(points, from, to)), dark(ellipse(x + 10, y + 3, 23, 11))];
};
const stripe = (x: number, y: number, lean: number, long: number, wide = 5.5): Node =>
  fill(
    'accent2',
    smooth(
      [
        [x - wide, y],
        [x + lean * 0.4, y + long * 0.5],
        [x + lean, y + long],
        [x + lean * 0.4 + wide, y + long * 0.45],
        [x + wide, y],
      ],
      'closed',
    ),
    { tone: -0.1, opacity: 0.5 },
  );

/** A walking tiger, only outline and stripes: it is the shadow of something else. */
const tiger: Node[] = [
  dark(
    limb(
      [
        [-170, -158],
        [-214, -138],
        [-250, -160],
        [-252, -208],
        [-222, -226],
      ],
      13,
      8,
    ),
  ),
  ...leg(
    [
      [-150, -120],
      [-176, -76],
      [-206, -48],
      [-200, -12],
    ],
    40,
    15,
  ),
  ...leg(
    [
      [68, -116],
      [60, -66],
      [38, -40],
      [40, -12],
    ],
    36,
    15,
  ),
  dark(
    'M-196 -160C-186 -192 -140 -204 -96 -192C-46 -178 -6 -186 40 -206C66 -216 92 -218 108 -212C104 -230 116 -244 128 -238C136 -234 140 -226 140 -218C146 -220 152 -222 158 -220C162 -232 172 -234 176 -226C180 -218 178 -208 176 -202C190 -192 198 -180 202 -170C216 -166 226 -158 228 -148C228 -142 222 -140 214 -140L222 -134C222 -124 210 -118 196 -120C190 -112 182 -112 176 -114C174 -104 166 -98 158 -100C154 -90 144 -88 136 -92C126 -80 114 -74 100 -72C40 -62 -60 -62 -120 -84C-170 -90 -206 -120 -196 -160Z',
  ),
  ...leg(
    [
      [92, -122],
      [106, -74],
      [122, -44],
      [130, -12],
    ],
    38,
    16,
  ),
  ...leg(
    [
      [-140, -126],
      [-122, -84],
      [-150, -50],
      [-132, -12],
    ],
    50,
    16,
  ),
  fill('accent2', 'M176 -182C182 -188 192 -186 195 -177C188 -173 180 -174 176 -182Z', { tone: 0.3, opacity: 0.9 }),
  ...[
    stripe(-176, -184, -14, 64),
    stripe(-142, -196, -12, 80),
    stripe(-106, -192, -4, 66),
    stripe(-70, -186, 4, 84),
    stripe(-34, -184, 8, 60),
    stripe(0, -188, 12, 84),
    stripe(36, -204, 14, 70),
    stripe(70, -214, 14, 84),
    stripe(100, -206, 10, 54),
  ],
  ...[
    stripe(-146, -78, 20, 14, 4),
    stripe(-164, -60, 22, 8, 4),
    stripe(88, -82, 26, 8, 4),
    stripe(98, -60, 24, 8, 4),
    stripe(-248, -196, 14, 8, 4),
    stripe(-236, -152, 6, 18, 4),
    stripe(120, -196, 16, 34, 4.5),
    stripe(136, -206, 18, 22, 4),
  ],
];

const sentryBox = concept(
  'sentry box',
  [
    fill('paper', 'M-46 0V-210L0 -250L46 -210V0Z', { tone: -0.05 }),
    ...times(6).map(i => fill('accent', polygon([-46, -8 - i * 36], [46, -44 - i * 36], [46, -26 - i * 36], [-46, 10 - i * 36]), { tone: 0.05 })),
    fill('dark', 'M-26 0V-176C-26 -200 26 -200 26 -176V0Z', { tone: 0.2 }),
    fill('accent', 'M-56 -204L0 -256L56 -204L46 -196L0 -238L-46 -196Z', { tone: -0.3 }),
  ],
  { also: ['house', 'guard'], rim: 0.8, shade: { to: [1, 0.4], depth: 0.45 }, clip: 'M-60 0V-260H60V0Z' },
);

const guard = person({
  who: 'man',
  height: 196,
  facing: 'three-quarter',
  dress: 'guard uniform',
  cloth: 'accent',
  trim: 'yellow',
  hat: 'guard helmet',
  hatCloth: 'dark',
  skin: 'skin4',
  beard: 'moustache',
  hairColour: 'hairBlack',
  is: 'guard',
  also: ['soldier'],
  pose: { torso: -4, bend: -2, head: -12, nearArm: [128, 176, 66, -56], farArm: [2, 4, 6], nearLeg: [-2, -1, 3], farLeg: [2, 1, 3] },
});

const wall = concept(
  'wall',
  [
    fill('lit', rect(0, 0, 600, 560), { tone: 0.1, shade: { to: [0.8, -1], depth: 0.42 } }),
    fill('accent2', 'M0 150L470 0H600V560H0Z', { tone: 0.35, opacity: 0.42 }),
    ...[
      [54, 446, 40],
      [94, 446, 34],
      [74, 430, 44],
      [470, 160, 38],
      [510, 160, 34],
      [488, 146, 40],
      [150, 176, 30],
      [182, 176, 34],
    ].map(([x = 0, y = 0, w = 0]) => fill('brick1', rect(x, y, w - 4, 13), { tone: 0.25, opacity: 0.65 })),
    stroke('M430 560C440 520 424 500 446 470M128 120C136 160 120 180 136 220', 1.4, 'mass', { opacity: 0.35 }),
  ],
  { also: ['stone'] },
);
const kitten = cat({ pose: 'walk', fill: 'orange', tone: 0.05, eyes: 'green' });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A small kitten walks along a sunlit wall and throws the shadow of a tiger; a guard salutes the shadow.',
  composition: 'telling shadow',
  palette: 'coral',
  light: [40, 500],
  horizon: 500,
  layers: [
    {
      z: 0.8,
      nodes: [
        wall,
        placed(windowFrame({ width: 84, height: 110, panes: 'cross', fill: 'paper', glass: 'accent', glassTone: -0.4 }), 300, 118),
        placed(ivy({ width: 130, height: 110, seed: 4 }), 452, 96),
        placed(pigeon({ pose: 'stand' }), 330, 172, { scale: 0.5 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('shadow', [{ nodes: [{ nodes: tiger, transform: { scale: 0.94 } }], opacity: 0.86 }], {
          also: ['tiger', 'animal', 'danger'],
          transform: { move: [272, 504] },
        }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        fill('mass', rect(0, 500, 600, 194), { tone: 0.35, shade: { to: [0, 1], depth: 0.55 } }),
        stroke('M0 501H600', 2, 'lit', { tone: 0.4 }),
        stroke('M0 540H600M0 596H600M90 502L40 693M230 502L210 693M360 502L374 693M500 502L556 693', 1.5, 'mass', { tone: -0.1, opacity: 0.5 }),
        placed(wallLamp({ lit: false, scale: 1 }), 70, 200),
      ],
    },
    { z: 0.95, nodes: [placed(sentryBox, 548, 516), placed(footing(90), 496, 548), placed(guard, 496, 548, { flip: true })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [fill('mass', 'M214 560L60 502H470L292 560Z', { tone: -0.35 })], opacity: 0.4 },
        placed(footing(84), 252, 562),
        placed(kitten, 250, 562, { scale: 0.82 }),
      ],
    },
  ],
  says: { place: 'barracks', time: 'evening', weather: 'sunny', mood: ['proud', 'playful'], action: ['walk', 'salute'], more: ['shadow', 'small and large'] },
};
