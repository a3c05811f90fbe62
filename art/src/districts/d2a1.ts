import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, times } from '../kit/city/draw.ts';
import { containers, crane } from '../kit/city/harbour.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stool } from '../kit/rooms/furniture.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { hook } from '../kit/things/harbour.ts';
import { sailBoat } from '../kit/transport/boat.ts';
import { circle, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

/** Its lid shut, slung in two belts, one leg a little lower than it should be. */
const piano = concept(
  'piano',
  [
    fill('dark', 'M-128 26L-122 84H-110L-108 26ZM84 22L94 82H106L108 20ZM-16 26L-12 80H0L2 26Z', { tone: 0.1 }),
    stroke('M-14 84H2M-122 88H-108M94 86H108', 4, 'yellow', { tone: -0.1 }),
    fill('dark', 'M-168 -14H-108V-56H96C146 -56 170 -34 164 -2C158 20 128 30 96 30H-168Z', { tone: 0.22 }),
    fill('dark', 'M-112 -70H92C150 -70 176 -46 174 -24C166 -44 140 -54 96 -54H-112Z', { tone: 0.5 }),
    fill('paper', 'M-166 -16H-108V-4H-166Z'),
    stroke(
      times(6)
        .map(i => `M${-158 + i * 9} -16v7`)
        .join(''),
      2.4,
      'dark',
    ),
    fill('dark', 'M-172 -4H-106V12H-172Z', { tone: 0.1 }),
    stroke('M-90 -38H90C120 -38 140 -28 148 -12', 3, 'paper', { opacity: 0.5 }),
    stroke('M-72 -72V32M74 -72V32', 11, 'orange', { tone: 0 }),
    stroke('M-72 -72L0 -196L74 -72', 7, 'orange', { tone: 0.1 }),
  ],
  { also: ['music', 'instrument', 'cargo'], rim: 1, shade: { to: [0.4, 1], depth: 0.35 } },
);

const boom: Node = concept(
  'crane',
  [
    stroke('M40 330L332 62M40 380L332 62', 9, 'accent2', { tone: -0.15 }),
    stroke(
      times(8)
        .map(i => {
          const [t, u] = [i / 8, (i + 0.5) / 8];
          return `M${40 + 292 * t} ${330 - 268 * t}L${40 + 292 * u} ${380 - 318 * u}L${40 + 292 * (t + 0.12)} ${330 - 268 * (t + 0.12)}`;
        })
        .join(''),
      4,
      'accent2',
      { tone: -0.15 },
    ),
    fill('accent', circle(330, 66, 12)),
    stroke('M324 74V122M338 74V122', 3, 'dark'),
    placed(hook({ fill: 'grey', tone: -0.3 }), 333, 140, { scale: 0.75 }),
  ],
  { also: ['machine', 'harbour'], rim: 0.6 },
);

const barge = concept(
  'barge',
  [
    fill('brown', 'M88 500H560C562 540 540 572 520 582H150C116 570 92 540 88 500Z', { tone: -0.25, shade: { to: [0.2, 1], depth: 0.4 } }),
    fill('accent', 'M84 488H566V506H84Z', { tone: -0.05 }),
    stroke('M84 488H566', 3, 'paper', { tone: 0.2 }),
    fill('white', rect(440, 424, 92, 66), { tone: -0.05, shade: { to: [1, 0.2], depth: 0.3 } }),
    fill('blue', rect(450, 436, 30, 24) + rect(490, 436, 30, 24), { tone: -0.2 }),
    fill('accent', 'M432 414H540V426H432Z', { tone: -0.2 }),
    fill('dark', circle(170, 530, 12) + circle(230, 536, 12) + circle(420, 536, 12) + circle(480, 530, 12), { tone: 0.2 }),
    fill('leaf', 'M456 414C450 396 466 392 470 402C474 388 492 392 488 406C500 404 500 414 494 414Z'),
  ],
  { also: ['boat', 'ship'], rim: 0.6 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A crane lowers a grand piano toward the deck of a small barge; three people hold their breath.',
  composition: 'wide',
  palette: 'noon',
  light: [520, 60],
  horizon: 410,
  layers: [
    { z: 0.05, nodes: [placed(cloud({ kind: 'heap', width: 200, seed: 3 }), 470, 200), placed(cloud({ kind: 'wisp', width: 190, seed: 7 }), 190, 150)] },
    {
      z: 0.22,
      mirrored: 414,
      nodes: [
        placed(crane({ height: 150 }), 480, 412, { flip: true }),
        placed(crane({ height: 110 }), 556, 412),
        placed(containers({ width: 150, rows: 2, seed: 4 }), 120, 412),
        placed(sailBoat({ width: 60 }), 250, 412),
      ],
    },
    { z: 0.4, water: 'M0 410H600V693H0Z', depth: 0.35 },
    { z: 0.5, nodes: [ripples({ from: 420, seed: 3, count: 60, token: 'paper', opacity: 0.5 })] },
    { z: 0.85, nodes: [boom, barge] },
    {
      z: 0.95,
      nodes: [
        placed(stool({ fill: 'wood' }), 322, 490, { scale: 0.62 }),
        placed(
          person({
            who: 'woman',
            height: 148,
            pose: { torso: -8, bend: -6, head: -24, nearArm: [40, 150, 6, -20], farArm: [46, 152, 6, -20], nearLeg: [-6, -5, 3], farLeg: [9, 1, 3] },
            dress: 'dress',
            cloth: 'red',
            hair: 'bun',
            hairColour: 'hairBlack',
            skin: 'skin4',
            expression: 'surprise',
            is: 'pianist',
          }),
          140,
          490,
        ),
        placed(
          person({
            who: 'old man',
            height: 140,
            pose: 'looking through binoculars',
            dress: 'captain uniform',
            cloth: 'dark',
            hat: 'captain cap',
            skin: 'skin1',
            beard: 'full beard',
            is: 'skipper',
          }),
          552,
          490,
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(piano, 326, 330, { turn: 6, scale: 0.98 }),
        placed(
          person({
            who: 'man',
            height: 156,
            pose: 'conducting',
            dress: 'overalls',
            cloth: 'blue',
            hat: 'cap',
            hatCloth: 'accent2',
            skin: 'skin2',
            beard: 'moustache',
            build: 'stout',
            is: 'docker',
          }),
          404,
          490,
          { flip: true },
        ),
        stroke('M140 250C132 262 132 274 138 284M506 276C516 288 516 302 510 312', 2.4, 'paper', { opacity: 0.7 }),
      ],
    },
    {
      z: 1,
      nodes: [
        ripples({ from: 584, to: 650, seed: 9, count: 20, token: 'paper', opacity: 0.5 }),
        placed(gull({ pose: 'fly' }), 500, 236, { scale: 0.5, flip: true }),
      ],
    },
  ],
  says: {
    place: 'harbour',
    time: 'noon',
    weather: 'sunny',
    mood: ['tense', 'absurd'],
    action: ['lower', 'hold breath', 'wait'],
    more: ['music', 'danger', 'weight'],
  },
};
