import { concept, placed } from '../concept.ts';
import { beam, fill, halo, times } from '../kit/city/draw.ts';
import { poised } from '../kit/motifs/poised.ts';
import { lightStreak, ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { lifebuoy, rope } from '../kit/things/harbour.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { ellipse, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const pile = (x: number, w: number, tone: number): Node[] => [
  fill('wood', polygon([x - w, 312], [x + w, 312], [x + w * 1.12, 600], [x - w * 1.12, 600]), { tone, shade: { to: [1, 0.2], depth: 0.4 } }),
  fill('leaf', `M${x - w * 1.1} 600V556C${x - w * 0.4} 544 ${x + w * 0.3} 560 ${x + w * 1.1} 548V600Z`, { tone: -0.55 }),
];
const pier = concept(
  'pier',
  [
    stroke('M96 330L250 470M300 470L440 330', 11, 'wood', { tone: -0.6 }),
    ...pile(72, 17, -0.5),
    ...pile(272, 17, -0.5),
    ...pile(532, 18, -0.5),
    fill('wood', rect(0, 308, 600, 18), { tone: -0.6 }),
    fill('wood', rect(0, 286, 600, 24), { tone: -0.05, shade: { to: [1, 0], depth: 0.4 } }),
    stroke(
      times(15)
        .map(i => `M${20 + i * 41} 286V326`)
        .join(''),
      2.4,
      'dark',
      { opacity: 0.6 },
    ),
    stroke('M0 286H600', 2, 'light', { opacity: 0.7 }),
  ],
  { also: ['harbour', 'wood', 'jetty'] },
);

const watchman = person({
  who: 'man',
  height: 190,
  pose: { torso: 6, bend: 4, head: 14, nearArm: [-14, 6, 6], farArm: [64, 84, 6], nearLeg: [20, 8, 2], farLeg: [-16, -22, 2], farFoot: 30 },
  dress: 'postman uniform',
  hat: 'postman cap',
});

const sculler = concept(
  'thief',
  [
    poised(
      {
        who: 'woman',
        height: 214,
        pose: { torso: 16, bend: 18, head: -34, nearArm: [34, 62, 6, -6], farArm: [54, 128, 6], nearLeg: [108, 10, 4], farLeg: [98, 24, 4] },
        dress: 'jumper',
        cloth: 'accent',
        lower: 'dark',
        hat: 'beanie',
        hatCloth: 'dark',
        skin: 'skin2',
      },
      'hips',
      [366, 544],
    ),
  ],
  { also: ['person', 'hiding'], rim: 0.8 },
);

/** A lantern under a cloth: light comes out only below. */
const covered = concept(
  'lantern',
  [
    halo(0, -10, 60, 0.75),
    fill('light', 'M-18 0L-15 -16H15L18 0Z', { tone: 0.3 }),
    fill('accent2', 'M-26 -6C-24 -34 -14 -52 0 -54C16 -52 24 -34 28 -4C18 -12 12 -4 4 -10C-6 -14 -12 -2 -26 -6Z', { tone: -0.45 }),
    stroke('M-8 -46C-12 -34 -12 -24 -14 -12M8 -48C12 -34 12 -24 14 -10', 1.8, 'dark', { opacity: 0.4 }),
  ],
  { also: ['light', 'secret', 'cloth'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: "A rowing boat under the pier with a covered lantern; the watchman's shadow above.",
  composition: 'telling shadow',
  palette: 'teal',
  light: [60, 230],
  horizon: 440,
  layers: [
    { z: 0, nodes: [placed(moon({ phase: 'half', r: 26 }), 452, 402)] },
    { z: 0.1, mirrored: 470, nodes: [fill('mass', 'M0 452H120V430H150V446H220V424L240 410L260 424V452H360V436H420V452H600V472H0Z', { tone: 0 })] },
    { z: 0.3, water: 'M0 468H600V693H0Z', depth: 0.4 },
    {
      z: 0.5,
      nodes: [
        ripples({ from: 474, seed: 4, count: 50, opacity: 0.4 }),
        placed(lightStreak({ from: 0, to: 90, width: 50, token: 'paper', seed: 3, opacity: 0.5 }), 452, 474),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'boathouse',
          [
            fill('brick2', rect(0, 40, 600, 250), { tone: 0.12, shade: { to: [1, -0.4], depth: 0.6 } }),
            stroke(
              times(14)
                .map(i => `M0 ${70 + i * 16}H600`)
                .join(''),
              2,
              'dark',
              { opacity: 0.22 },
            ),
            fill('dark', 'M462 130H540V214H462Z', { tone: 0.2 }),
            stroke('M462 130H540V214H462ZM501 130V214M462 172H540', 5, 'paper', { tone: -0.3 }),
          ],
          { also: ['wall', 'wood'] },
        ),
        halo(60, 230, 330, 0.7),
        placed(lifebuoy(), 196, 166, { scale: 0.6 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        {
          nodes: [placed(shadowOf(watchman, { along: [0.1, -1], opacity: 1, of: 'watchman' }), 0, 0, { scale: 1.24 })],
          transform: { move: [330, 290] },
          opacity: 0.7,
        },
      ],
    },
    { z: 0.95, nodes: [pier, ...times(6).map((i): Node => beam(`M${104 + i * 82} 326h4l16 150h-34Z`, 0.28))] },
    {
      z: 1,
      lifted: true,
      nodes: [
        sculler,
        placed(rowingBoat({ width: 340, token: 'accent2', oars: false }), 380, 590),
        stroke('M300 540L196 596', 5, 'wood', { tone: 0.2 }),
        fill('wood', 'M210 582L168 604L176 614L220 592Z', { tone: 0.2 }),
        placed(covered, 462, 548, { scale: 0.95 }),
        placed(rope({ kind: 'coil' }), 308, 544, { scale: 0.45 }),
      ],
    },
    {
      z: 1,
      nodes: [ripples({ from: 590, to: 660, seed: 12, count: 18, token: 'light', opacity: 0.3 }), fill('dark', ellipse(380, 594, 130, 7), { opacity: 0.4 })],
    },
  ],
  says: { place: 'pier', time: 'night', mood: ['secret', 'tense'], action: ['hide', 'watch', 'listen'], more: ['shadow', 'above and below', 'smuggler'] },
};
