import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { around } from '../kit/things/brush.ts';
import { ladder } from '../kit/things/harbour.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const blade: Node = {
  nodes: [
    fill('yellow', 'M-22 -34C-86 -80 -104 -170 -60 -222C-20 -240 40 -196 44 -120C46 -84 34 -56 18 -34Z', { tone: -0.35, shade: { to: [-1, 0.3], depth: 0.4 } }),
    fill('yellow', 'M-60 -222C-20 -240 40 -196 44 -120C46 -84 34 -56 18 -34C26 -100 0 -180 -60 -222Z', { tone: 0.05 }),
    stroke('M-60 -222C0 -180 26 -100 18 -34', 2.4, 'dark', { opacity: 0.35 }),
  ],
};
const propeller = concept(
  'propeller',
  [
    ...around(4, blade),
    fill('yellow', circle(0, 0, 52), { tone: -0.3 }),
    fill('yellow', circle(-6, -6, 34), { tone: 0.05 }),
    stroke(circle(0, 0, 52) + circle(0, 0, 20), 3, 'dark', { opacity: 0.4 }),
    fill('dark', [0, 1, 2, 3, 4, 5].map(i => circle(Math.cos(i * 1.05) * 40, Math.sin(i * 1.05) * 40, 4)).join(''), { opacity: 0.5 }),
  ],
  { also: ['ship', 'bronze', 'machine'], rim: 1 },
);

const point = [236, 424] as const;

const welding: Person = {
  who: 'woman',
  height: 300,
  pose: { torso: 4, bend: 10, head: -12, nearArm: [40, 92, 8, -4], farArm: [62, 104, 6], nearLeg: [4, -86], farLeg: [88, 2], nearFoot: 62 },
  dress: 'overalls',
  cloth: 'accent',
  tone: -0.3,
  lower: 'accent',
  trim: 'dark',
  skin: 'skin3',
  hair: 'ponytail',
  hairColour: 'hairBlack',
  shoe: 'dark',
  is: 'welder',
};
const [hx, hy] = jointsOf(welding).head;
const mask = concept(
  'mask',
  [
    fill('dark', 'M-26 -34C-20 -52 16 -54 26 -36C32 -16 30 8 16 24C2 28 -12 20 -20 6C-26 -6 -28 -20 -26 -34Z', { tone: 0.35 }),
    fill('light', 'M8 -24H29C30 -16 30 -10 29 -6H8Z', { tone: 0.3 }),
    stroke('M-24 -30C-10 -22 0 -20 8 -20', 3, 'dark', { opacity: 0.6 }),
  ],
  { also: ['helmet', 'protection'], rim: 1 },
);

/** Sparks that leave the point and fall in arcs. */
function sparks(): Node[] {
  const r = chance(77);
  const arcs = (count: number, long: number): string =>
    times(count)
      .map(() => {
        const a = r.between(-2.9, 0.9);
        const l = r.between(0.35, 1) * long;
        const [x, y] = [point[0] + Math.cos(a) * l, point[1] + Math.sin(a) * l * 0.8];
        return `M${(point[0] + Math.cos(a) * l * 0.25).toFixed(1)} ${(point[1] + Math.sin(a) * l * 0.22).toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${(x + Math.cos(a) * l * 0.5).toFixed(1)} ${(y + l * 0.62).toFixed(1)}`;
      })
      .join('');
  const dots = times(60)
    .map(() => {
      const a = r.between(-0.4, 2.6);
      const l = r.between(60, 230);
      return circle(point[0] + Math.cos(a) * l * 0.9, Math.min(640, point[1] + 20 + Math.abs(Math.sin(a)) * l), r.between(1.4, 3.4));
    })
    .join('');
  return [stroke(arcs(34, 110), 2.2, 'light'), stroke(arcs(26, 150), 1.8, 'orange', { tone: 0.4 }), fill('light', dots, { tone: 0.3 })];
}

export const scene: Scene = {
  canvas: 'hex',
  idea: "A welder in a mask showers sparks under a ship's propeller.",
  composition: 'close',
  palette: 'sodium',
  light: [236, 424],
  horizon: 560,
  layers: [
    {
      z: 0.6,
      nodes: [
        fill('mass', rect(0, 380, 600, 220), { tone: -0.1 }),
        stroke('M40 300V590M560 320V590', 10, 'mass', { tone: -0.4 }),
        placed(ladder({ rungs: 11 }), 540, 590, { turn: -4, scale: 1.1 }),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'hull',
          [
            fill('mass', 'M0 0H600V190C560 240 500 262 430 262C380 262 360 300 330 330H0C40 250 60 150 0 110Z', {
              tone: 0.15,
              shade: { to: [1, -0.6], depth: 0.6 },
            }),
            fill('accent', 'M0 0H600V120C450 160 200 150 0 90Z', { tone: -0.35 }),
            stroke('M0 90C200 150 450 160 600 120M120 0V128M260 0V144M420 0V146M0 210C120 230 300 230 440 260', 2.4, 'dark', { opacity: 0.35 }),
          ],
          { also: ['ship', 'steel'] },
        ),
        fill('mass', rect(0, 584, 600, 120), { tone: -0.2, shade: { to: [1, 0.4], depth: 0.5 } }),
        halo(236, 424, 380, 0.75),
      ],
    },
    { z: 0.95, lifted: true, nodes: [placed(propeller, 366, 288, { turn: 24, scale: 1.02 })] },
    { z: 1, nodes: [{ nodes: [fill('dark', ellipse(150, 606, 120, 14))], opacity: 0.5 }] },
    { z: 1, lifted: true, nodes: [{ nodes: [person(welding), placed(mask, hx, hy, { scale: 1.0 })], transform: { move: [118, 604] } }] },
    {
      z: 1,
      nodes: [
        halo(...point, 130, 1, 'paper'),
        concept('spark', sparks(), { also: ['fire', 'light'] }),
        fill('paper', 'M236 374L244 412L282 404L250 428L276 462L240 440L228 480L224 438L188 448L218 424L196 390L228 410Z', { tone: 1 }),
        fill('paper', circle(236, 424, 15), { tone: 1 }),
        stroke('M180 452L222 430', 7, 'dark', { tone: 0.3 }),
      ],
    },
  ],
  says: { place: 'dry dock', time: 'night', mood: ['dangerous', 'proud'], action: ['weld', 'work', 'repair'], more: ['fire', 'steel', 'craft'] },
};
