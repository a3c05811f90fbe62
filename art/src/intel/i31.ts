import { concept, placed } from '../concept.ts';
import { fish } from '../kit/animals/sea.ts';
import { poised } from '../kit/motifs/poised.ts';
import { hills } from '../kit/nature/land.ts';
import { reeds } from '../kit/nature/plants.ts';
import { tree } from '../kit/nature/tree.ts';
import { lightStreak, ripples } from '../kit/nature/water.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { letter } from '../kit/things/letters.ts';
import { candle } from '../kit/things/lights.ts';
import { grandPiano } from '../kit/things/piano.ts';
import { rect } from '../path.ts';
import type { Node, Scene, Token } from '../scene.ts';

const line = 452;

/** A fish upright in the water, its tail under the surface at the origin. */
const listener = (
  fill: Token,
  x: number,
  y: number,
  scale: number,
  side: 'left' | 'right',
  tilt: number,
  kind: 'carp' | 'herring' | 'tropical' = 'carp',
): Node => ({
  nodes: [
    {
      clip: `M${x - 90 * scale} ${y - 150 * scale}H${x + 90 * scale}V${y}C${x + 40 * scale} ${y + 9 * scale} ${x - 40 * scale} ${y + 9 * scale} ${x - 90 * scale} ${y}Z`,
      nodes: [
        placed({ ...fish({ kind, fill }), rim: 0 }, x, y - 34 * scale, { scale, turn: side === 'left' ? -90 + tilt : 90 - tilt, flip: side === 'right' }),
      ],
    },
    stroke(
      `M${x - 40 * scale} ${y + 2 * scale}C${x - 20 * scale} ${y + 10 * scale} ${x + 20 * scale} ${y + 10 * scale} ${x + 40 * scale} ${y + 2 * scale}`,
      2,
      'lit',
      { tone: 0.4, opacity: 0.8 },
    ),
    stroke(
      `M${x - 52 * scale} ${y + 10 * scale}C${x - 24 * scale} ${y + 22 * scale} ${x + 24 * scale} ${y + 22 * scale} ${x + 52 * scale} ${y + 10 * scale}`,
      1.6,
      'lit',
      { tone: 0.2, opacity: 0.5 },
    ),
  ],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A grand piano drifts down the river at night; the pianist plays, and fish stand on their tails to listen.',
  composition: 'wide',
  palette: 'teal',
  light: [400, 210],
  horizon: 410,
  layers: [
    { z: 0.05, mirrored: 430, nodes: [stars({ seed: 31, height: 320 }), placed(moon({ r: 86, glow: 0.7 }), 402, 214)] },
    {
      z: 0.28,
      mirrored: 430,
      nodes: [
        placed(hills({ width: 600, height: 44, seed: 4 }), 0, 424),
        ...(
          [
            [84, 112, 3],
            [120, 146, 4],
            [152, 104, 6],
            [520, 120, 7],
            [548, 92, 8],
          ] as const
        ).map(([x, height, seed]) => placed(tree({ kind: 'poplar', height, seed, leaf: 'mass' }), x, 424)),
      ],
    },
    { z: 0.6, water: rect(0, 422, 600, 280), depth: 0.55 },
    {
      z: 0.7,
      nodes: [
        placed(lightStreak({ from: 0, to: 170, width: 80, seed: 4, token: 'paper', opacity: 0.55 }), 420, 440),
        ripples({ from: 426, seed: 31, opacity: 0.3 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed({ ...grandPiano({ fill: 'mass', tone: -0.45 }), rim: 1.4 }, 352, line + 20, { scale: 1.22 }),
        placed(candle({ left: 0.4, holder: 'saucer' }), 398, line + 20 - 141, { scale: 0.6 }),
        concept(
          'stool',
          [
            area('M118 378H182C186 384 184 392 178 394H122C116 392 114 384 118 378Z', 'accent', -0.1),
            area('M126 392H134L130 470H122ZM166 392H174L178 470H170Z', 'dark', 0.2),
          ],
          { also: ['chair'] },
        ),
        poised(
          {
            who: 'woman',
            height: 252,
            pose: { torso: 6, bend: 6, head: 4, nearArm: [24, 84, 8], farArm: [34, 86, 6], nearLeg: [84, 8, 4], farLeg: [84, -10, 4] },
            dress: 'evening gown',
            cloth: 'accent',
            skin: 'skin4',
            hair: 'afro',
            hairColour: 'hairBlack',
            is: 'pianist',
            rim: 1.1,
          },
          'hips',
          [152, 366],
        ),
        area(rect(0, line + 8, 600, 30), 'haze', -0.25, { opacity: 0.5 }),
        stroke(`M0 ${line + 8}C150 ${line + 14} 240 ${line + 2} 320 ${line + 9}C400 ${line + 15} 460 ${line + 4} 600 ${line + 9}`, 2.4, 'lit', {
          tone: 0.4,
          opacity: 0.7,
        }),
      ],
    },
    {
      z: 1,
      nodes: [
        listener('accent', 192, 560, 1.05, 'left', 12),
        listener('accent2', 300, 582, 1.15, 'left', 6),
        listener('orange', 398, 556, 0.95, 'right', 8, 'tropical'),
        listener('accent2', 250, 516, 0.66, 'left', 10, 'herring'),
        listener('red', 478, 528, 0.7, 'right', 6),
        listener('accent', 118, 516, 0.56, 'left', 14),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(letter(), 236, 232, { scale: 0.34, turn: -18 }),
        placed(letter(), 196, 178, { scale: 0.28, turn: 24 }),
        placed(reeds({ width: 110, height: 120, seed: 4 }), 20, 610),
        placed(reeds({ width: 90, height: 100, seed: 9 }), 490, 620),
      ],
    },
  ],
  says: {
    place: 'river',
    time: 'night',
    weather: 'clear',
    mood: ['dreamy', 'calm', 'lonely'],
    action: ['play music', 'listen', 'drift'],
    more: ['concert', 'audience'],
  },
};
