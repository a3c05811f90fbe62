import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { hills } from '../kit/nature/land.ts';
import { grass } from '../kit/nature/plants.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { largeHand } from '../kit/people/hands.ts';
import { head } from '../kit/people/heads.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { doctorsBag, suitcase } from '../kit/things/luggage.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { circle, line } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

const middle: Point = [318, 372];

/** What is left of the clock: seeds all round, but those on the side of the wind are gone. */
const left = Array.from({ length: 46 }, (_, i) => (i / 40) * Math.PI * 2).filter(a => Math.cos(a - 0.4) < 0.6);
const at = (a: number, r: number): Point => [middle[0] + Math.cos(a) * r, middle[1] - Math.sin(a) * r];
const tuft = (a: number): string => [-0.22, -0.1, 0, 0.1, 0.22].map(w => line(at(a, 52), at(a + w * 0.9, 76))).join('');

const dandelion: Group = concept(
  'dandelion',
  [
    stroke(`M${middle[0]} ${middle[1]}C312 440 306 500 300 600`, 6, 'leaf'),
    stroke(left.map(a => line(at(a, 12), at(a, 56))).join(''), 1.4, 'paper', { tone: -0.1 }),
    stroke(left.map(tuft).join(''), 1.6, 'paper', { tone: 0.6 }),
    area(circle(middle[0], middle[1], 15), 'brown', 0.1),
    area(Array.from({ length: 9 }, (_, i) => circle(...at(0.5 + (i - 4) * 0.24, 10), 1.8)).join(''), 'brown', -0.6),
  ],
  { also: ['flower', 'plant', 'seed'], rim: 0.6 },
);

const r = chance(38);
const flier = (options: Person, x: number, y: number, carries?: Node): Node => {
  const whole: Person = {
    pose: {
      torso: r.between(-4, 16),
      bend: -4,
      head: -10,
      nearArm: [r.between(10, 50), r.between(20, 60), 10],
      farArm: [172, 178, 4],
      nearLeg: [r.between(4, 40), r.between(-40, -4), 4],
      farLeg: [r.between(0, 30), r.between(-60, -20), 4],
      nearFoot: 40,
      farFoot: 40,
      rests: 'air',
    },
    rim: 0.7,
    ...options,
    ...(carries === undefined ? {} : { near: { thing: carries, scale: 0.32 * ((options.height ?? 90) / 90), keeps: 'upright' as const } }),
  };
  const scale = (whole.height ?? 90) / 200;
  const [hx, hy] = jointsOf(whole).farHand;
  const turn = r.between(-8, 16);
  return { nodes: [placed(umbrella({ fill: 'paper', tone: 0.2 }), hx, hy, { scale }), person(whole)], transform: { turn, move: [x, y] } };
};

const girl = head('girl with freckles', { view: 'profile', size: 250, cloth: 'accent2', skin: 'skin2', hairColour: 'hairRed', lids: 'half' });

const fliers: readonly (readonly [Person, number, number, Node?])[] = [
  [{ who: 'woman', height: 136, cloth: 'accent', skin: 'skin4' }, 438, 548, suitcase({ fill: 'wood' })],
  [{ who: 'man', height: 114, dress: 'suit', hat: 'bowler', skin: 'skin2' }, 516, 352, doctorsBag()],
  [{ who: 'boy', height: 72, cloth: 'yellow', lower: 'blue' }, 530, 508],
  [{ who: 'old woman', height: 86, dress: 'dress', cloth: 'mass' }, 398, 282],
  [{ who: 'girl', height: 66, cloth: 'red', skin: 'skin5' }, 330, 208],
  [{ who: 'man', height: 46, dress: 'long coat', cloth: 'mass' }, 262, 150],
];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A girl blows a dandelion and its seeds are tiny people under umbrellas.',
  composition: 'close',
  palette: 'dawn',
  light: [440, 330],
  horizon: 560,
  layers: [
    {
      z: 0.1,
      nodes: [placed(sun({ r: 74, token: 'light', glow: 0.8 }), 452, 420), placed(cloud({ kind: 'wisp', width: 200, seed: 5, token: 'paper' }), 250, 170)],
    },
    { z: 0.35, nodes: [placed(hills({ width: 640, height: 80, seed: 7 }), -20, 520)] },
    {
      z: 0.6,
      nodes: [
        concept('meadow', [area('M0 540C160 500 420 520 600 500V693H0Z', 'leaf', 0.1)], { also: ['nature', 'grass'] }),
        { nodes: [placed(grass({ width: 320, height: 40, seed: 4, flowers: 9 }), 290, 566)], opacity: 0.4 },
      ],
    },
    { z: 0.95, nodes: fliers.map(([options, x, y, carries]) => flier(options, x, y, carries)) },
    { z: 1, nodes: [stroke('M262 366C282 360 296 362 304 366M258 380C280 378 292 380 302 382', 2, 'paper', { tone: 0.6, opacity: 0.7 })] },
    { z: 1, lifted: true, nodes: [placed(girl.figure, 128, 436)] },
    { z: 1, lifted: true, nodes: [dandelion, placed(largeHand('holding', { skin: 'skin2', sleeve: 'accent2', size: 120 }), 303, 540)] },
  ],
  says: {
    place: 'meadow',
    time: 'dawn',
    weather: 'wind',
    mood: ['playful', 'dreamy', 'hopeful'],
    action: ['blow', 'fly', 'travel'],
    more: ['wish', 'seed', 'face'],
  },
};
