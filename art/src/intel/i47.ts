import { concept, placed } from '../concept.ts';
import { heron } from '../kit/animals/waders.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { sewingMachine } from '../kit/things/machines.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const rail = 156;

/** A flat shadow that hangs from a hanger on the rail; its foot is `drop` below. */
const hung = (x: number, shade: Group, drop: number): Node => ({
  nodes: [
    concept('hanger', [
      stroke(
        `M${x} ${rail + 20}C${x} ${rail + 8} ${x + 8} ${rail + 8} ${x + 6} ${rail - 2}C${x + 4} ${rail - 8} ${x - 4} ${rail - 8} ${x - 4} ${rail}M${x - 30} ${rail + 36}L${x} ${rail + 20}L${x + 30} ${rail + 36}Z`,
        3,
        'wood',
        { tone: 0.1 },
      ),
    ]),
    placed(shade, x, rail + drop),
    area(`M${x - 6} ${rail + drop - 6}l6 -4l2 10Z`, 'accent', 0),
  ],
});
const flat = { along: [0, -1] as const, opacity: 0.9, tone: 0.15 };
const silhouettes: readonly Node[] = [
  hung(104, shadowOf(person({ who: 'woman', pose: 'following the dance', dress: 'dress', height: 190 }), { ...flat, of: 'dancer' }), 216),
  hung(202, shadowOf({ nodes: [tree({ kind: 'bare', height: 176, seed: 4 })] }, { ...flat, of: 'tree' }), 216),
  hung(396, shadowOf({ nodes: [heron()], transform: { scale: 1.08 } }, { ...flat, of: 'bird' }), 210),
  hung(498, shadowOf(person({ who: 'man', pose: 'hands on hips', facing: 'front', dress: 'cloak', hat: 'crown', height: 186 }), { ...flat, of: 'king' }), 216),
];

const client = person({
  who: 'man',
  height: 256,
  pose: { torso: -2, bend: 0, head: 16, nearArm: [10, 16, 42], farArm: [10, 16, 44], nearLeg: [-3, -3, 5], farLeg: [3, 1, 5] },
  facing: 'front',
  dress: 'suit',
  cloth: 'brick2',
  lower: 'brick2',
  trim: 'white',
  skin: 'skin1',
  hair: 'bald',
  hairColour: 'hairBrown',
  beard: 'moustache',
  build: 'slim',
  expression: 'surprise',
  rim: 0.9,
});
const newOne = person({ who: 'man', height: 264, pose: 'conducting', dress: 'cloak', hat: 'top hat' });

/** Black thread, of which shadows are made. */
const spools: Node = concept(
  'spool',
  [
    ...[-34, 4].flatMap((x): Node[] => [
      area(`M${x - 16} 0V-8H${x + 16}V0ZM${x - 16} -34V-42H${x + 16}V-34Z`, 'wood', 0.3),
      area(`M${x - 12} -8C${x - 15} -16 ${x - 15} -26 ${x - 12} -34H${x + 12}C${x + 15} -26 ${x + 15} -16 ${x + 12} -8Z`, 'dark', 0.1),
      stroke(`M${x - 13} -14L${x + 13} -18M${x - 13} -22L${x + 13} -26`, 1.4, 'grey', { tone: 0.2, opacity: 0.7 }),
    ]),
    stroke('M18 -12C30 -4 38 2 30 8C16 14 -10 4 -30 12', 2, 'dark', { tone: 0.1 }),
  ],
  { also: ['thread'], rim: 0.7 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A tailor fits a man with a new shadow; shadows of all shapes hang on the rail behind him.',
  composition: 'interior',
  palette: 'rain',
  light: [470, 130],
  horizon: 0,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept(
          'workshop',
          [
            area(rect(0, 0, 600, 480), 'lit', 0.1, { shade: { to: [-0.5, -1], depth: 0.5 } }),
            stroke(Array.from({ length: 13 }, (_, i) => `M${24 + i * 48} 60V430`).join(''), 2, 'mass', { tone: 0.3, opacity: 0.15 }),
            area('M0 412H600V424H0Z', 'wood', -0.1),
          ],
          { also: ['room', 'shop'] },
        ),
        placed(
          windowFrame({
            width: 96,
            height: 128,
            fill: 'wood',
            tone: -0.1,
            view: [area('M-60 -80H60V80H-60Z', 'haze', 0.2), { nodes: [rain({ width: 120, height: 150, seed: 2 })], transform: { move: [-60, -80] } }],
          }),
          300,
          92,
        ),
        { glow: circle(440, 160, 280), kind: 'round', opacity: 0.6, fill: 'paper' },
        concept('floor', [
          area('M0 424H600V693H0Z', 'wood', 0.45, { shade: { to: [0.2, 1], depth: 0.3 } }),
          stroke('M0 456H600M0 502H600M0 560H600M0 626H600', 1.8, 'brown', { tone: -0.2, opacity: 0.4 }),
        ]),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept('rail', [
          stroke(`M62 ${rail}H246M366 ${rail}H540`, 6, 'yellow', { tone: -0.3 }),
          stroke(`M74 ${rail}V110M528 ${rail}V110`, 4, 'yellow', { tone: -0.4 }),
        ]),
        ...silhouettes,
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept('table', [area('M452 470H600V484H452Z', 'wood', -0.3), area('M466 484H478V580H466Z', 'wood', -0.4)]),
        placed(sewingMachine(), 516, 470, { scale: 0.8 }),
      ],
    },
    { z: 0.98, nodes: [placed(shadowOf(newOne, { along: [-0.42, 0.46], opacity: 0.88, of: 'hero' }), 292, 500)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('stool', [area('M244 494H356L364 516H236Z', 'accent', -0.15), area(ellipse(300, 494, 58, 9), 'accent', 0.2)], { rim: 0.8 }),
        placed(client, 300, 494),
        placed(
          person({
            who: 'old woman',
            height: 236,
            pose: { torso: 34, bend: 4, head: 4, nearArm: [60, 84, 6], farArm: [54, 70, 6], nearLeg: [4, -86], farLeg: [86, 2], nearFoot: 62 },
            dress: 'apron',
            cloth: 'accent',
            trim: 'paper',
            skin: 'skin4',
            hair: 'bun',
            glasses: 'round',
            is: 'tailor',
            rim: 1,
            scarf: 'yellow',
            scarfHangs: 'down',
          }),
          434,
          552,
          { flip: true },
        ),
        concept('needle', [stroke('M344 490L318 508', 3, 'grey', { tone: 0.9 }), stroke('M344 490C364 470 384 498 394 480', 1.6, 'accent')], {
          also: ['thread'],
        }),
        placed(spools, 494, 584),
        concept('scissors', [
          stroke('M336 620L368 604M336 606L368 622', 4, 'grey', { tone: 0.5 }),
          stroke(circle(328, 604, 7) + circle(328, 623, 7), 3, 'dark', { tone: 0.2 }),
        ]),
      ],
    },
  ],
  says: {
    place: 'tailor shop',
    time: 'day',
    weather: 'rain',
    mood: ['absurd', 'hopeful', 'secret'],
    action: ['sew', 'try on', 'choose'],
    more: ['disguise', 'identity'],
  },
};
