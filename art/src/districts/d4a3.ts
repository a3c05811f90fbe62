import { concept, placed } from '../concept.ts';
import { halo } from '../kit/city/draw.ts';
import { museumFront } from '../kit/city/front.ts';
import { lightString, streetLamp } from '../kit/city/lamp.ts';
import { tree } from '../kit/nature/tree.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { hat } from '../kit/things/clothes.ts';
import { pencil } from '../kit/things/craft.ts';
import { snow } from '../kit/weather/snow.ts';
import { ellipse, rect } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const blade = ([x, y]: Point, k: number, turn: number): Node => ({
  nodes: [stroke('M-12 6H30C34 6 36 2 36 -2M-4 6V-4M18 6V-4', 3, 'grey', { tone: 0.3 })],
  transform: { turn, scale: k, move: [x, y] },
});

/** Somebody on the ice: the skates are put under the feet, wherever the pose has them. */
const skater = (who: Person, nearTurn = 0, farTurn = 0): Group => {
  const { nearFoot, farFoot } = jointsOf(who);
  const k = (who.height ?? 200) / 300;
  return concept('skater', [blade([farFoot[0], farFoot[1] + 14 * k], k, farTurn), person(who), blade([nearFoot[0], nearFoot[1] + 14 * k], k, nearTurn)], {
    also: ['person', 'ice'],
    rim: 0.8,
  });
};
const gliding = {
  torso: 34,
  bend: 8,
  head: -22,
  nearArm: [-70, -84, 10],
  farArm: [40, 96, 12],
  nearLeg: [34, -24, 3],
  farLeg: [-42, -64, 4],
  nearFoot: 0,
  farFoot: 46,
} as const;
const gentle = {
  torso: 16,
  bend: 6,
  head: -4,
  nearArm: [-40, -30, 14],
  farArm: [36, 44, 12],
  nearLeg: [-24, -40, 3],
  farLeg: [18, -10, 3],
  nearFoot: 30,
  farFoot: 0,
} as const;

const notebook = concept(
  'notebook',
  [
    area('M-26 -20L0 -14V22L-26 16Z', 'paper', 0.1),
    area('M26 -20L0 -14V22L26 16Z', 'paper', -0.1),
    stroke('M-20 -10L-6 -7M-20 -3L-8 0M-20 4L-6 7M6 -7L20 -10M6 0L16 -2', 2, 'grey'),
    stroke('M0 -14V22', 2, 'red'),
  ],
  { also: ['book', 'writing'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Skaters on the rink before the museum; one has lost his hat, one stands still and writes.',
  composition: 'wide',
  palette: 'winter',
  light: [470, 120],
  horizon: 330,
  layers: [
    { z: 0.1, nodes: [halo(470, 150, 180, 0.7)] },
    { z: 0.34, nodes: [placed(museumFront({ width: 450, lit: true }), 300, 332)] },
    { z: 0.45, nodes: [placed(tree({ kind: 'snowy', height: 190, seed: 4 }), 74, 340), placed(tree({ kind: 'snowy', height: 160, seed: 7 }), 548, 336)] },
    {
      z: 0.5,
      nodes: [
        area(rect(0, 326, 600, 400), 'white', 0.4),
        concept(
          'rink',
          [
            area('M-40 360C120 336 480 336 640 360V700H-40Z', 'haze', 0.55),
            area('M-40 352C120 328 480 328 640 352V366C480 342 120 342 -40 366Z', 'wood', -0.05),
          ],
          { also: ['ice'] },
        ),
        stroke(
          'M60 420C180 380 420 380 560 430M20 500C140 430 300 470 330 520S200 610 150 570S200 470 360 470S560 500 600 560M90 610C160 640 300 650 420 600M240 420C360 400 500 440 520 470',
          2.2,
          'white',
          { tone: 0.6 },
        ),
        stroke('M40 460C200 400 420 410 580 500M120 530C180 490 300 500 300 550S140 610 130 570', 2, 'mass', { tone: 0.1, opacity: 0.5 }),
      ],
    },
    {
      z: 0.52,
      nodes: [
        placed(streetLamp({ kind: 'crown', height: 150 }), 130, 352),
        placed(streetLamp({ kind: 'crown', height: 150 }), 474, 352),
        placed(lightString({ width: 344, sag: 34, count: 13 }), 130, 228),
      ],
    },
    {
      z: 0.6,
      nodes: [
        placed(
          skater({
            who: 'woman',
            height: 108,
            pose: gentle,
            dress: 'skirt and blouse',
            cloth: 'green',
            lower: 'red',
            hat: 'beanie',
            hatCloth: 'yellow',
            skin: 'skin4',
          }),
          330,
          410,
        ),
        placed(skater({ who: 'girl', height: 74, pose: gentle, dress: 'pinafore', cloth: 'yellow', hat: 'beanie', hatCloth: 'red' }), 286, 408),
        placed(skater({ who: 'man', height: 96, pose: gliding, dress: 'jumper', cloth: 'violet', hat: 'beanie', hatCloth: 'dark' }), 502, 404, { flip: true }),
        placed(skater({ who: 'old man', height: 100, pose: 'hands in pockets', dress: 'long coat', cloth: 'brown', hat: 'bowler' }), 196, 404),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(ellipse(184, 598, 60, 9), 'mass', 0.1, { opacity: 0.5 }),
        placed(
          person({
            who: 'woman',
            is: 'writer',
            also: ['woman', 'spy'],
            height: 272,
            pose: { torso: 0, bend: 5, head: 12, nearArm: [16, 104, 8, -14], farArm: [22, 92, 6, -8], nearLeg: [-2, -2, 2], farLeg: [4, 2, 2] },
            facing: 'three-quarter',
            dress: 'long coat',
            cloth: 'mass',
            tone: -0.5,
            trim: 'dark',
            hat: 'cloche',
            hatCloth: 'dark',
            scarf: 'accent',
            scarfHangs: 'down',
            skin: 'skin3',
            glasses: 'round',
            near: { thing: pencil({ fill: 'accent' }), keeps: 'upright', scale: 0.36, turn: 24, lies: 'before' },
            far: { thing: notebook, keeps: 'upright', scale: 0.9 },
          }),
          176,
          596,
        ),
        area(ellipse(392, 590, 110, 9), 'mass', 0.1, { opacity: 0.4 }),
        placed(
          skater(
            {
              who: 'man',
              height: 300,
              pose: gliding,
              dress: 'jumper',
              cloth: 'red',
              lower: 'blue',
              lowerTone: -0.4,
              skin: 'skin1',
              hair: 'tousled',
              hairColour: 'hairRed',
              expression: 'surprise',
              scarf: 'yellow',
            },
            0,
            46,
          ),
          402,
          584,
        ),
        placed(hat({ kind: 'bowler', fill: 'dark', tone: 0.2 }), 296, 300, { scale: 0.86, turn: -28 }),
      ],
    },
  ],
  weather: [snow({ kind: 'light', seed: 3 })],
  says: {
    place: 'ice rink',
    time: 'day',
    weather: 'snow',
    mood: ['playful', 'secret'],
    action: ['skate', 'write', 'lose'],
    more: ['note', 'hat lost', 'museum'],
  },
};
