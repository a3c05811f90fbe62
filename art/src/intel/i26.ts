import { concept, placed } from '../concept.ts';
import { owl } from '../kit/animals/owl.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { grass, ivy, mushrooms } from '../kit/nature/plants.ts';
import { stroke } from '../kit/stroke.ts';
import { lantern } from '../kit/things/lights.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const opening = 'M214 574V300C214 196 394 196 394 300V574Z';

/** Steps that wind up to the right, into the light. */
const stair: Node[] = times(8).map(i => {
  const [w, y] = [176 - i * 13, 574 - i * 30];
  const x = 216 + i * 16;
  return { nodes: [fill('wood', rect(x, y - 30, w, 30), { tone: 0.05 + i * 0.05 }), fill('light', rect(x, y - 30, w, 7), { tone: 0.1, opacity: 0.85 })] };
});

/** Stands upright with its back half to us and turns its head over the shoulder. */
const hare: Group = concept(
  'hare',
  [
    fill('wood', 'M30 -4C46 -2 60 2 62 10H-4C-8 0 10 -8 30 -4ZM-30 0C-14 -4 0 0 2 10H-52C-56 2 -44 -2 -30 0Z', { tone: 0.3 }),
    fill('wood', 'M-42 4C-52 -28 -46 -66 -28 -86H28C46 -62 50 -28 40 4C24 12 -26 12 -42 4Z', { tone: 0.35 }),
    fill('paper', circle(-44, -22, 13), { tone: 0.1 }),
    fill('accent', 'M-32 -66C-38 -100 -30 -134 -14 -142H16C32 -132 38 -98 32 -66C14 -56 -14 -56 -32 -66Z', { tone: -0.05 }),
    fill('accent', 'M-6 -142C-8 -110 -8 -84 -10 -60C-18 -60 -26 -62 -32 -66C-38 -100 -30 -134 -14 -142Z', { tone: -0.3 }),
    fill('yellow', circle(6, -118, 3) + circle(7, -100, 3) + circle(7, -82, 3)),
    stroke('M8 -84C18 -74 26 -76 30 -84', 2, 'yellow', { tone: 0.1 }),
    fill(
      'wood',
      limb(
        [
          [24, -128],
          [44, -116],
          [66, -124],
        ],
        11,
        8,
      ),
      { tone: 0.4 },
    ),
    fill(
      'wood',
      limb(
        [
          [-22, -126],
          [-40, -102],
          [-30, -78],
        ],
        11,
        8,
      ),
      { tone: 0.2 },
    ),
    fill('paper', 'M-14 -148C-4 -140 10 -140 18 -148L14 -134L2 -140L-10 -134Z', { tone: 0.2 }),
    fill('wood', 'M-2 -196C-26 -230 -40 -276 -26 -300C-8 -286 4 -240 10 -198ZM16 -198C14 -238 24 -284 44 -300C54 -274 44 -228 32 -192Z', { tone: 0.3 }),
    fill('pink', 'M-2 -204C-18 -234 -28 -268 -22 -286C-10 -270 0 -236 6 -204ZM22 -204C22 -236 30 -270 42 -286C46 -264 38 -230 30 -202Z', {
      tone: -0.1,
      opacity: 0.7,
    }),
    fill('wood', 'M-34 -160C-44 -166 -48 -174 -44 -182C-30 -202 -4 -212 18 -206C40 -198 46 -172 36 -156C24 -140 -16 -140 -34 -160Z', { tone: 0.42 }),
    fill('paper', 'M-44 -182C-50 -172 -44 -160 -32 -156C-22 -154 -18 -162 -22 -172C-28 -182 -38 -188 -44 -182Z', { tone: 0.1 }),
    fill('pink', ellipse(-46, -177, 5, 4), { tone: -0.1 }),
    fill('dark', ellipse(-12, -184, 6, 7)),
    fill('paper', circle(-14, -187, 2.2)),
    stroke('M-38 -168L-66 -174M-38 -165L-66 -162M-36 -162L-62 -152', 1.4, 'paper', { opacity: 0.8 }),
  ],
  { also: ['rabbit', 'animal', 'waistcoat'], rim: 1, shade: { to: [-0.8, 0.6], depth: 0.3 } },
);

const bark = 'M40 693C100 620 120 540 116 430C112 300 140 160 80 0H520C470 150 486 300 488 430C492 540 510 620 570 693Z';

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Behind ivy a door in a tree trunk stands open on a lit stair; a hare with a lantern and a waistcoat looks back.',
  composition: 'through a frame',
  palette: 'absinthe',
  light: [310, 380],
  horizon: 600,
  layers: [
    {
      z: 0.2,
      nodes: [
        concept(
          'forest',
          [0, 36, 72, 520, 556, 590].map((x, i) => fill('mass', rect(x, 0, 14 + (i % 3) * 8, 640), { tone: 0.1 - (i % 2) * 0.2 })),
          { also: ['wood', 'tree'] },
        ),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'tree',
          [
            fill('wood', bark, { tone: -0.5, shade: { to: [0.5, -1], depth: 0.5 } }),
            stroke(
              'M150 60C190 200 160 330 176 470C180 540 160 600 130 660M440 40C420 160 450 300 436 440C432 530 450 600 480 660M210 40C220 100 206 150 214 190M380 60C376 110 396 150 390 190M480 560C500 610 520 640 540 660',
              4,
              'wood',
              { tone: -0.85, opacity: 0.7 },
            ),
            stroke('M250 60C256 90 248 120 262 150M330 40C326 80 342 110 336 150M166 520C150 580 120 630 90 660', 3, 'wood', { tone: -0.2, opacity: 0.5 }),
          ],
          { also: ['trunk', 'oak'], rim: 0.6 },
        ),
        halo(304, 400, 280, 0.55),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          clip: opening,
          nodes: [
            fill('light', opening, { tone: -0.1 }),
            fill('orange', opening, { opacity: 0.35, shade: { to: [0, 1], depth: 0.2 } }),
            halo(350, 290, 160, 0.9),
            concept('stairs', stair, { also: ['way', 'step'] }),
          ],
        },
        stroke('M214 580V300C214 196 394 196 394 300V580', 14, 'wood', { tone: 0.1 }),
        stroke('M205 580V298C205 184 403 184 403 298V580', 3, 'wood', { tone: -0.6 }),
        concept(
          'door',
          [
            fill('green', 'M208 580L120 612V316C124 250 160 222 208 262Z', { tone: -0.2, rim: 0.8, shade: { to: [-1, 0], depth: 0.45 } }),
            stroke('M178 590V240M148 602V258', 2.6, 'green', { tone: -0.6 }),
            stroke('M128 350L206 330M128 540L206 520', 6, 'dark', { tone: 0.4 }),
            fill('yellow', circle(134, 450, 6)),
          ],
          { also: ['entrance', 'secret'] },
        ),
        { nodes: [fill('light', 'M208 580H400L470 640H150Z')], opacity: 0.35 },
      ],
    },
    { z: 1, lifted: true, nodes: [placed(hare, 312, 580, { scale: 1.02 }), placed(lantern({}), 384, 446, { scale: 0.62 }), halo(384, 480, 80, 0.8)] },
    {
      z: 1,
      nodes: [
        placed(mushrooms({ width: 84 }), 190, 640),
        placed(mushrooms({ width: 56, token: 'orange' }), 436, 628),
        placed(grass({ width: 360, height: 30, seed: 5 }), 120, 660),
        placed(owl({ pose: 'perch' }), 446, 214, { scale: 0.55 }),
        stroke('M488 222C460 214 440 214 416 220', 9, 'wood', { tone: -0.4 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(ivy({ width: 260, height: 190, seed: 3 }), 60, 70),
        placed(ivy({ width: 260, height: 170, seed: 8 }), 300, 66),
        placed(ivy({ width: 90, height: 330, seed: 12 }), 470, 150),
        placed(ivy({ width: 80, height: 280, seed: 5 }), 44, 150),
      ],
    },
  ],
  says: { place: 'forest', time: 'night', mood: ['secret', 'waiting'], action: ['look back', 'invite', 'climb'], more: ['entrance', 'hidden', 'fairy tale'] },
};
