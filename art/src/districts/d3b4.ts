import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, polygon, rect, rounded } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** From above, its front to the right, round its middle. */
function van(token: Token, tone: number): Group {
  return concept(
    'van',
    [
      fill('dark', rect(-80, -66, 34, 132) + rect(52, -66, 34, 132), { tone: 0.1 }),
      fill(token, rounded(-118, -60, 232, 120, 16), { tone }),
      fill(token, rounded(-110, -52, 150, 104, 8), { tone: tone + 0.25 }),
      stroke('M-100 -34H30M-100 -10H30M-100 14H30M-100 38H30', 2, 'dark', { opacity: 0.25 }),
      fill('blue', 'M48 -48H72C80 -20 80 20 72 48H48Z', { tone: -0.45 }),
      fill('lit', 'M54 -44H64C66 -34 68 -24 68 -14L54 -24Z', { opacity: 0.5 }),
      fill('dark', 'M60 -62L74 -72L80 -66L68 -58ZM60 62L74 72L80 66L68 58Z', { tone: 0.2 }),
      fill('grey', ellipse(110, -42, 6, 10) + ellipse(110, 42, 6, 10), { tone: 0.3 }),
      fill('red', rect(-120, -52, 6, 16) + rect(-120, 36, 6, 16)),
    ],
    { also: ['car', 'market'], rim: 0.7, shade: { to: [0.4, 1], depth: 0.4 } },
  );
}

const crate = (x: number, y: number, turn: number, holds: Token | 'nothing', s = 1): Node => ({
  nodes: [
    concept(
      'crate',
      [
        fill('dark', rect(-40, -28, 92, 70), { opacity: 0.45 }),
        fill('wood', rect(-46, -34, 92, 68), { tone: 0.05 }),
        fill('dark', rect(-38, -26, 76, 52), { tone: 0.25 }),
        ...(holds === 'nothing'
          ? [stroke('M-38 -9H38M-38 9H38', 5, 'wood', { tone: -0.3 })]
          : times(12).map((i): Node => fill(holds, circle(-28 + (i % 4) * 18.6, -16 + Math.floor(i / 4) * 16, 9.4), { tone: (i % 3) * 0.1 - 0.1 }))),
        stroke('M-46 -34H46V34H-46Z', 3, 'wood', { tone: 0.35 }),
      ],
      { also: ['box'] },
    ),
  ],
  transform: { turn, scale: s, move: [x, y] },
});

/** Seen on the hat: shoulders, back, two arms round a bag. */
const hider = concept(
  'thief',
  [
    fill('accent', 'M-46 8C-50 -22 -24 -40 4 -38C34 -38 52 -16 46 12C40 40 20 56 -4 56C-28 54 -44 36 -46 8Z', { tone: -0.25 }),
    fill('accent', 'M-46 6C-60 20 -50 50 -24 58L-16 46C-30 40 -34 24 -30 10ZM46 6C60 20 48 52 24 58L16 46C30 40 34 24 30 10Z', { tone: 0 }),
    concept(
      'bag',
      [
        fill('brown', rounded(-32, 38, 64, 42, 12), { tone: 0.15 }),
        stroke('M-12 40C-12 28 12 28 12 40', 6, 'brown', { tone: -0.35 }),
        fill('yellow', circle(0, 48, 5)),
      ],
      { also: ['luggage', 'loot'] },
    ),
    fill('skin2', circle(-22, 54, 9) + circle(22, 54, 9)),
    fill('dark', ellipse(0, -4, 35, 31), { tone: 0.15 }),
    fill('dark', ellipse(0, -6, 21, 18), { tone: 0.42 }),
    stroke(ellipse(0, -5, 23, 20), 3.4, 'accent2'),
  ],
  { also: ['person', 'hiding', 'man'], rim: 1 },
);
const torchlight: Node[] = [fill('light', 'M44 6L250 -84C284 -40 284 50 256 96L44 18Z', { opacity: 0.36 }), halo(180, 10, 120, 0.4)];
const guard = concept(
  'guard',
  [
    fill('dark', ellipse(16, -16, 16, 8) + ellipse(-10, 16, 16, 8), { tone: 0.1 }),
    fill('blue', 'M-12 -46C12 -52 20 -26 20 0C20 26 12 52 -12 46C-26 32 -26 -32 -12 -46Z', { tone: 0.05 }),
    fill('blue', 'M-4 36C12 40 28 30 40 18L34 6C22 16 10 22 -2 22ZM-10 -46C6 -50 16 -42 22 -30L10 -24C4 -32 -2 -36 -10 -36Z', { tone: 0.2 }),
    fill('skin2', circle(36, 13, 7)),
    fill('grey', rect(34, 6, 20, 11), { tone: 0.3 }),
    fill('dark', circle(-2, 0, 20), { tone: 0.35 }),
    fill('dark', 'M8 -18C28 -14 28 14 8 18Z', { tone: 0.1 }),
    fill('yellow', circle(12, 0, 3.4)),
  ],
  { also: ['person', 'man', 'torch'], rim: 0.9 },
);
const dog = concept(
  'dog',
  [
    fill('wood', ellipse(0, 0, 30, 11), { tone: 0.1 }),
    fill('wood', ellipse(34, 0, 13, 9), { tone: 0.2 }),
    fill('wood', 'M28 -8L22 -16L36 -10ZM28 8L22 16L36 10Z', { tone: -0.3 }),
    stroke('M-28 0C-40 2 -46 -6 -54 -2', 5, 'wood', { tone: 0 }),
    fill('accent', rect(18, -8, 5, 16)),
  ],
  { also: ['animal'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Vans and empty crates from above; between two crates someone crouches with a bag.',
  composition: 'from above',
  palette: 'absinthe',
  light: [90, 300],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'street',
          [
            fill('mass', rect(0, 0, 600, 693), { tone: 0.25, shade: { to: [1, 1], depth: 0.5 } }),
            stroke('M0 236L600 84M0 420L600 268M0 604L600 452', 5, 'lit', { opacity: 0.25 }),
            fill('dark', ellipse(150, 470, 60, 22) + ellipse(520, 380, 50, 18), { opacity: 0.2 }),
            fill(
              'paper',
              polygon([210, 300], [224, 294], [230, 306], [214, 312]) +
                polygon([500, 440], [514, 446], [506, 458], [494, 450]) +
                polygon([120, 520], [132, 514], [136, 526]),
              { opacity: 0.6 },
            ),
            fill('leaf', ellipse(250, 560, 12, 6) + ellipse(276, 566, 10, 5) + ellipse(480, 500, 11, 6), { tone: 0.1 }),
          ],
          { also: ['square', 'market'] },
        ),
      ],
    },
    {
      z: 0.95,
      lifted: true,
      nodes: [placed(van('accent2', -0.2), 250, 168, { turn: -14, scale: 0.98 }), placed(van('green', 0), 520, 228, { turn: -14, scale: 0.9 })],
    },
    {
      z: 0.97,
      nodes: [
        placed({ nodes: torchlight }, 92, 376, { turn: -22, scale: 1.05 }),
        placed(guard, 92, 376, { turn: -22, scale: 1.15 }),
        placed(dog, 150, 452, { turn: -30, scale: 0.9 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        crate(308, 376, 8, 'nothing', 1.12),
        crate(314, 300, -4, 'orange', 0.95),
        crate(466, 372, -10, 'nothing', 1.1),
        crate(480, 458, 4, 'red', 1.02),
        crate(300, 466, 2, 'nothing', 1.06),
        crate(398, 570, -3, 'nothing', 1.05),
        crate(286, 562, -14, 'green', 0.96),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(hider, 388, 446, { scale: 0.96, turn: -6 })] },
  ],
  says: { place: 'market', time: 'night', mood: ['tense', 'secret'], action: ['hide', 'search', 'crouch'], more: ['hide and seek', 'loot', 'maze'] },
};
