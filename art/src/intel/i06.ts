import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { fish } from '../kit/animals/sea.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const roofs = concept(
  'roof',
  [
    fill(
      'mass',
      'M0 470L46 436L86 462V440H100V472L150 430L196 466L214 452V424L224 408L234 424V462L262 440L312 474L352 432V416H366V440L404 470L452 436L474 452V372L524 336L574 372V420L600 440V560H0Z',
      { tone: -0.2 },
    ),
    fill(
      'light',
      `${rect(140, 462, 8, 11)}${rect(152, 462, 8, 11)}${rect(506, 388, 14, 20)}${rect(530, 388, 14, 20)}${rect(221, 440, 6, 9)}${rect(54, 470, 8, 10)}`,
      { tone: 0.1 },
    ),
  ],
  { also: ['city', 'house'], rim: 0.7 },
);

const bowl = 'M-62 -262C-120 -240 -156 -190 -156 -130C-156 -62 -112 -14 -66 0H66C112 -14 156 -62 156 -130C156 -190 120 -240 62 -262Z';
const water =
  'M-142 -186C-90 -178 90 -194 142 -186C152 -168 156 -150 156 -130C156 -62 112 -14 66 0H-66C-112 -14 -156 -62 -156 -130C-156 -150 -152 -168 -142 -186Z';

/** The moon lies low in the water, so that it lights sand, weed and glass from within. */
const fishBowl = concept(
  'fish bowl',
  [
    fill('lit', bowl, { tone: 0.2, opacity: 0.2 }),
    {
      clip: bowl,
      nodes: [
        fill('accent2', water, { tone: -0.2, opacity: 0.22 }),
        fill('green', water, { tone: 0.15, opacity: 0.42, shade: { to: [0, 1], depth: 0.5 } }),
        halo(0, -104, 170, 0.75),
        concept(
          'water plant',
          [
            fill(
              'leaf',
              'M-96 -10C-112 -60 -84 -90 -102 -140C-80 -108 -92 -70 -80 -8ZM-72 -8C-76 -40 -56 -62 -66 -98C-46 -70 -58 -40 -56 -6ZM96 -10C104 -48 84 -70 100 -108C116 -78 100 -46 112 -12Z',
              { tone: -0.3 },
            ),
          ],
          { also: ['plant', 'green'] },
        ),
        fill('accent2', 'M-120 -26C-70 -44 -10 -18 40 -34C80 -44 110 -34 130 -24L120 10H-120Z', { tone: -0.15 }),
        fill('brown', `${circle(-40, -20, 5)}${circle(30, -18, 6)}${circle(64, -24, 4)}${circle(-78, -22, 4)}${circle(4, -12, 4)}`, { tone: 0.1 }),
      ],
    },
    placed(moon({ r: 62, glow: 0.5 }), 4, -106),
    stroke(`${circle(70, -152, 5)}${circle(82, -166, 3.4)}${circle(74, -178, 2.4)}`, 2, 'paper', { opacity: 0.9 }),
    stroke('M-142 -186C-90 -178 90 -194 142 -186', 3, 'paper', { opacity: 0.75 }),
    stroke('M-132 -172C-146 -140 -142 -96 -118 -66', 6, 'paper', { opacity: 0.7 }),
    stroke(bowl, 3.4, 'paper', { opacity: 0.55 }),
    stroke(ellipse(0, -263, 63, 9), 6, 'paper', { tone: -0.1 }),
    stroke('M120 -60C132 -76 138 -92 140 -108', 4, 'paper', { opacity: 0.5 }),
  ],
  { also: ['glass', 'aquarium', 'water'] },
);

const curtain = concept(
  'curtain',
  [
    fill('accent', 'M0 0H150C144 120 170 214 118 330C94 388 104 450 74 560H0Z', { tone: -0.35, shade: { to: [-1, 0.4], depth: 0.5 } }),
    fill('accent', 'M150 0C144 120 170 214 118 330C94 388 104 450 74 560H52C70 440 64 380 92 316C126 224 108 110 116 0Z', { tone: -0.1 }),
    stroke('M36 0C40 160 60 260 34 400M76 0C78 130 96 220 66 340', 3, 'accent', { tone: -0.7, opacity: 0.6 }),
  ],
  { rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'On a window sill a small moon swims in a fish bowl, while the goldfish hangs in the night sky.',
  composition: 'still life',
  palette: 'absinthe',
  light: [254, 430],
  horizon: 540,
  layers: [
    {
      z: 0.05,
      nodes: [
        stars({ seed: 11, height: 430, count: 80, bright: 6 }),
        placed(cloud({ kind: 'wisp', width: 200, seed: 3, opacity: 0.35 }), 420, 320),
        placed(cloud({ kind: 'wisp', width: 150, seed: 6, opacity: 0.3 }), 236, 210),
      ],
    },
    { z: 1, nodes: [halo(392, 196, 150, 0.4, 'orange'), placed(fish({ kind: 'carp', fill: 'orange', tone: 0.1 }), 392, 196, { scale: 1.25, turn: -8 })] },
    {
      z: 0.5,
      nodes: [
        roofs,
        placed(person({ who: 'boy', height: 54, pose: 'fishing', dress: 'jumper', cloth: 'dark', detail: 0 }), 512, 344, { flip: true }),
        stroke('M500 322L470 276', 2, 'mass', { tone: -0.5 }),
        stroke('M470 276C462 262 456 240 462 210', 1, 'paper', { opacity: 0.9 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(curtain, -12, 60),
        concept(
          'window',
          [
            fill('wood', 'M0 536H600V568H0Z', { tone: 0.05, rim: 1 }),
            fill('wood', 'M0 566H600V693H0Z', { tone: -0.55, shade: { to: [0, 1], depth: 0.5 } }),
            stroke('M0 552H600', 2, 'wood', { tone: -0.4 }),
            fill('dark', ellipse(270, 549, 150, 9), { opacity: 0.45 }),
          ],
          { also: ['sill'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [placed(fishBowl, 252, 548), placed(cat({ pose: 'look up', fill: 'mass', tone: -0.6 }), 462, 552, { scale: 1.35, flip: true })],
    },
    {
      z: 1,
      nodes: [
        halo(256, 442, 220, 0.35),
        concept(
          'box',
          [
            fill('accent', 'M0 0L56 -8L62 18L4 26Z', { tone: -0.05, rim: 1 }),
            fill('orange', 'M14 10C20 0 30 0 36 6L44 2L42 14L36 10C28 16 20 16 14 10Z', { tone: 0.5 }),
          ],
          { also: ['fish food'], transform: { move: [372, 538] } },
        ),
      ],
    },
  ],
  says: { place: 'window', time: 'night', mood: ['dreamy', 'playful'], action: ['swim', 'watch', 'fish'], more: ['exchange', 'prison'] },
};
