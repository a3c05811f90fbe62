import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { cobbles } from '../kit/city/floor.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { viewFrom } from '../kit/city/view.ts';
import { bouquet } from '../kit/nature/flowers.ts';
import { person } from '../kit/people/body.ts';
import { footing, shadowOf } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { barrel, rope } from '../kit/things/harbour.ts';
import { matchbox } from '../kit/things/lights.ts';
import { rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [200, 440], focal: 130 });

const shutter = (x: number, y: number): Group =>
  concept(
    'shutter',
    [
      fill('brick4', `M${x - 52} ${y + 66}V${y - 20}C${x - 52} ${y - 64} ${x + 52} ${y - 64} ${x + 52} ${y - 20}V${y + 66}Z`, { tone: -0.15 }),
      fill('red', `M${x - 44} ${y + 60}V${y - 18}C${x - 44} ${y - 54} ${x + 44} ${y - 54} ${x + 44} ${y - 18}V${y + 60}Z`, {
        tone: -0.3,
        shade: { to: [1, 0.4], depth: 0.4 },
      }),
      stroke(`M${x} ${y - 44}V${y + 60}M${x - 42} ${y + 4}H${x + 42}`, 2.4, 'dark', { opacity: 0.6 }),
      fill('dark', rect(x - 40, y - 12, 22, 5) + rect(x + 18, y - 12, 22, 5) + rect(x - 40, y + 40, 22, 5) + rect(x + 18, y + 40, 22, 5)),
    ],
    { also: ['window', 'wood'] },
  );

const bricks = (): string => {
  const r = chance(6);
  return times(150)
    .map(() => {
      const row = Math.floor(r() * 30);
      return `M${r.between(0, 590).toFixed(0)} ${20 + row * 17}h${r.between(14, 28).toFixed(0)}`;
    })
    .join('');
};

/** He waits; only the wall knows what he hides behind his back. */
const stance = { torso: -3, bend: 6, head: 6, nearArm: [-34, -6, 6, -10], farArm: [16, 92, 8, -12], nearLeg: [-6, -5, 3], farLeg: [9, 1, 3] } as const;
const coat = {
  who: 'man',
  height: 176,
  dress: 'trench coat',
  cloth: 'accent2',
  hat: 'fedora',
  hatCloth: 'dark',
  hatBand: 'accent',
  skin: 'skin3',
  beard: 'moustache',
} as const;
const him = person({ ...coat, tone: -0.35, facing: 'three-quarter', pose: stance, far: { thing: matchbox(), scale: 0.4 } });
const shade = person({ ...coat, pose: stance, near: { thing: bouquet({ kind: 'rose' }), scale: 0.72, keeps: 'upright', turn: -42, lies: 'behind' } });
const hoist: Node[] = [
  fill('wood', 'M286 116H402V132H286Z', { tone: -0.35 }),
  stroke('M392 132V176', 3, 'dark'),
  stroke('M392 176C380 184 386 200 398 192', 4, 'grey', { tone: -0.2 }),
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A man under a street lamp lights nothing and waits: his shadow climbs the warehouse wall.',
  composition: 'telling shadow',
  palette: 'sodium',
  light: [104, 300],
  horizon: 540,
  layers: [
    { z: 0.95, nodes: [cobbles({ view, left: -12, right: 16, from: 0.55, to: 1.3, seed: 3, tone: 0.2 })] },
    {
      z: 0.85,
      nodes: [
        concept(
          'warehouse',
          [
            fill('brick1', rect(0, 0, 600, 545), { tone: 0.3, shade: { to: [1, -0.7], depth: 0.55 } }),
            stroke(bricks(), 2, 'dark', { opacity: 0.22 }),
            fill('brick4', rect(0, 518, 600, 26), { tone: -0.35 }),
          ],
          { also: ['wall', 'building'] },
        ),
        halo(120, 320, 420, 0.5),
        shutter(214, 196),
        shutter(214, 390),
        shutter(486, 196),
        shutter(486, 390),
        concept('hoist', hoist, { also: ['hook'] }),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          nodes: [placed(shadowOf(shade, { along: [0.12, -1], opacity: 1, of: 'man' }), 0, 0, { scale: 2.25 })],
          transform: { move: [352, 556] },
          opacity: 0.62,
        },
      ],
    },
    {
      z: 0.95,
      nodes: [
        fill('mass', 'M0 540H600V552H0Z', { tone: -0.2 }),
        { nodes: [fill('dark', 'M190 590L352 552H420L230 600Z')], opacity: 0.5 },
        placed(streetLamp({ kind: 'lantern', height: 330, cone: 0.3 }), 92, 590),
      ],
    },
    { z: 1, nodes: [placed(barrel(), 514, 570, { scale: 0.9 }), placed(rope({ kind: 'coil' }), 514, 482, { scale: 0.5 })] },
    { z: 1, lifted: true, nodes: [placed(footing(90), 196, 596), placed(him, 196, 596)] },
  ],
  says: { place: 'quay', time: 'night', mood: ['waiting', 'hopeful'], action: ['wait', 'hide'], more: ['shadow', 'love', 'surprise'] },
};
