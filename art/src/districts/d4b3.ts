import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { ellipse, polygon, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** A tube of light: its glow, its colour, and a core that is nearly white. */
const ring = (x: number, y: number, rx: number, ry: number, turn: number, token: Token): Group => {
  const path = ellipse(0, 0, rx, ry);
  return concept(
    'ring',
    [
      stroke(path, 44, token, { opacity: 0.12 }),
      stroke(path, 26, token, { opacity: 0.28 }),
      stroke(path, 13, token, { tone: 0.1 }),
      stroke(path, 5, 'paper', { tone: 0.4 }),
    ],
    { also: ['light', 'circle', 'neon', 'art'], transform: { turn, move: [x, y] } },
  );
};
const wire = (x: number, y: number): Node => stroke(`M${x} 0V${y}`, 1.6, 'lit', { opacity: 0.45 });

/** Round the feet of both: its near half lies before them. */
const floorRing = ring(314, 572, 196, 36, 0, 'light');

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In a room of glowing rings a single visitor stands with a dog.',
  composition: 'interior',
  palette: 'neon',
  light: [300, 300],
  horizon: 693,
  layers: [
    {
      z: 0.95,
      mirrored: 520,
      nodes: [
        concept(
          'room',
          [
            area(rect(0, 0, 600, 524), 'mass', -0.3),
            area(polygon([0, 0], [110, 110], [110, 470], [0, 540]), 'mass', -0.5),
            area(polygon([600, 0], [490, 110], [490, 470], [600, 540]), 'mass', -0.55),
            area(polygon([0, 540], [110, 468], [490, 468], [600, 540]), 'mass', -0.45),
          ],
          { also: ['gallery', 'museum'] },
        ),
        halo(300, 290, 300, 0.45, 'accent'),
        halo(420, 220, 180, 0.35, 'light'),
        halo(150, 400, 150, 0.35, 'accent2'),
        ...[
          [140, 330],
          [300, 100],
          [452, 120],
          [232, 110],
        ].map(([x = 0, y = 0]) => wire(x, y)),
      ],
    },
    { z: 0.96, mirrored: 520, nodes: [ring(452, 196, 66, 78, 18, 'light'), ring(148, 378, 54, 60, -20, 'accent2')] },
    { z: 0.97, mirrored: 520, nodes: [ring(300, 292, 178, 182, 0, 'accent')] },
    { z: 1, water: 'M0 520H600V693H0Z', depth: 0.55 },
    {
      z: 1,
      nodes: [
        area(rect(0, 520, 600, 173), 'mass', -0.4, { opacity: 0.35 }),
        stroke(
          times(4)
            .map(i => `M${-80 + i * 20} ${540 + i * 34}H700`)
            .join(''),
          1.2,
          'lit',
          { opacity: 0.18 },
        ),
      ],
    },
    { z: 1, nodes: [halo(316, 572, 220, 0.4, 'light'), floorRing] },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(ellipse(310, 572, 120, 10), 'dark', 0, { opacity: 0.6 }),
        placed(
          person({
            who: 'woman',
            is: 'visitor',
            also: ['woman'],
            height: 252,
            facing: 'back',
            pose: { torso: 0, head: -12, nearArm: [-6, 10, 8], farArm: [-14, -26, 8, -30], nearLeg: [0, 0, 5], farLeg: [2, 0, 5] },
            dress: 'trench coat',
            cloth: 'violet',
            tone: -0.35,
            hair: 'long',
            hairColour: 'hairRed',
            skin: 'skin2',
            rim: 1.4,
          }),
          266,
          568,
        ),
        placed(dog({ pose: 'sit', breed: 'terrier', fill: 'white', tone: 0.1, collar: 'accent' }), 384, 574, { scale: 1.2 }),
        concept('lead', [stroke('M304 470C312 520 334 528 368 506', 3, 'red', { tone: 0.1 })], { also: ['leash'] }),
      ],
    },
    { z: 1, clip: rect(0, 572, 600, 121), nodes: [floorRing] },
  ],
  says: { place: 'museum', time: 'night', mood: ['dreamy', 'lonely'], action: ['stand', 'look', 'wonder'], more: ['one', 'light art', 'circle'] },
};
