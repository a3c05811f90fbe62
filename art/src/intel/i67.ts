import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { frog } from '../kit/motifs/leaping-frog.ts';
import { rings } from '../kit/nature/water.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

const at = (r: number, degrees: number): Point => [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r];

interface Walker {
  /** Which way, in degrees: 0 to the right. */
  readonly walk: number;
  readonly coat?: Token;
  readonly hat?: Token;
}

/** Somebody from above whose umbrella blows back: hat, shoulders, a hand on the stick, shoes and a bag. */
const walker = ({ walk, coat = 'blue', hat = 'brown' }: Walker): Group =>
  concept(
    'pedestrian',
    [
      area('M92 -30C112 -36 136 -32 140 -22C138 -12 114 -12 92 -14Z', 'dark', 0.25),
      area('M70 14C84 8 102 10 106 20C104 30 84 30 70 28Z', 'dark', 0.25),
      concept('briefcase', [area('M52 58L88 62L84 94L48 90Z', 'wood', 0.2), stroke('M52 74L86 78', 2.4, 'brown', { tone: -0.4 })], { also: ['bag'] }),
      area('M46 -44C58 -58 82 -56 90 -42C98 -24 98 24 90 44C82 60 56 60 46 46C36 20 36 -20 46 -44Z', coat, 0.05),
      area(circle(66, 58, 9), 'skin2', 0),
      area(circle(90, 0, 27), hat, 0.1),
      area(circle(88, 0, 18), hat, 0.4),
      stroke(circle(88, 0, 18), 3, hat, { tone: -0.4 }),
    ],
    { also: ['person'], rim: 0.7, transform: { turn: walk } },
  );

/** An umbrella from above that is a leaf: round, one notch, veins for ribs. */
function lilyPad({
  r,
  notch,
  fill = 'leaf',
  tone = 0.15,
  flower,
  under,
}: {
  r: number;
  notch: number;
  fill?: Token;
  tone?: number;
  flower?: Token;
  under: Walker;
}): Group {
  const rim: Point[] = times(41).map(i => at(76 + (i % 2) * 0.8, 16 + i * 8.2));
  const veins = times(9).map(i => at(68, 34 + i * 36.5));
  const petals = times(9).map(i => ({
    nodes: [area('M0 0C-9 -10 -7 -24 0 -30C7 -24 9 -10 0 0Z', flower ?? 'pink', i % 2 === 0 ? 0.35 : 0.1)],
    transform: { turn: i * 40 },
  }));
  return concept(
    'umbrella',
    [
      walker({ ...under, walk: under.walk - notch }),
      area(polygon([6, 2], ...rim), fill, tone - 0.15),
      ...times(5).map(i => area(polygon([0, 0], ...times(5).map(k => at(74, 34 + i * 73 + k * 9.1))), fill, tone + 0.12)),
      stroke(veins.map(([x, y]) => d`M0 0L${x} ${y}`).join(''), 2.2, fill, { tone: tone + 0.55, opacity: 0.8 }),
      stroke(polygon([6, 2], ...rim), 2.4, fill, { tone: tone - 0.4, opacity: 0.8 }),
      ...(flower === undefined
        ? [area(circle(0, 0, 5), 'grey', 0.3)]
        : [concept('water lily', [...petals, area(circle(0, 0, 7), 'yellow', 0.1)], { also: ['flower', 'plant'] })]),
    ],
    { also: ['lily pad', 'leaf', 'plant'], shade: { to: [0.6, 1], depth: 0.3 }, transform: { scale: r / 76, turn: notch } },
  );
}

const stripes = times(8)
  .map(i => polygon([10 + i * 82, 150 - i * 4], [56 + i * 82, 148 - i * 4], [32 + i * 82, 560 - i * 4], [-14 + i * 82, 562 - i * 4]))
  .join('');

/** The one umbrella that is nothing else. */
const plain: Group = concept(
  'umbrella',
  [
    walker({ walk: 120, coat: 'yellow', hat: 'dark' }),
    ...times(8).map(i => {
      const [p, m, q] = [at(74, i * 45), at(62, i * 45 + 22.5), at(74, i * 45 + 45)];
      return area(d`M0 0L${p[0]} ${p[1]}Q${m[0]} ${m[1]} ${q[0]} ${q[1]}Z`, 'accent', i % 2 === 0 ? 0.1 : -0.2);
    }),
    area(circle(0, 0, 5), 'paper', 0),
  ],
  { also: ['rain'] },
);

function pond(): Node[] {
  const r = chance(67);
  return times(9).map(() => placed(rings({ r: r.between(16, 44), count: 3, opacity: 0.35 }), r.between(60, 540), r.between(110, 600)));
}

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A rainy crossing from above: the umbrellas are lily pads, and a huge frog leaps from one to the next.',
  composition: 'from above',
  palette: 'rain',
  light: [120, 130],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept('crossing', [area('M0 0H600V693H0Z', 'mass', 0.12, { shade: { to: [1, 1], depth: 0.45 } }), area(stripes, 'paper', -0.25, { opacity: 0.82 })], {
          also: ['street', 'road'],
        }),
        concept('puddle', [...pond()], { also: ['water', 'pond'] }),
        halo(120, 130, 200, 0.35),
        concept(
          'manhole',
          [
            area(circle(486, 540, 28), 'dark', 0.25),
            stroke(circle(486, 540, 22) + circle(486, 540, 13), 2.4, 'mass', { tone: 0.4 }),
            stroke('M464 540H508M486 518V562', 2.4, 'mass', { tone: 0.4 }),
          ],
          { also: ['street'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(lilyPad({ r: 84, notch: 200, under: { walk: 40, coat: 'orange', hat: 'blue' } }), 128, 508),
        placed(lilyPad({ r: 78, notch: 60, under: { walk: 205, coat: 'red', hat: 'yellow' }, flower: 'pink' }), 462, 176),
        placed(lilyPad({ r: 58, notch: 310, under: { walk: 350, coat: 'accent', hat: 'grey' }, tone: 0 }), 84, 236),
        placed(lilyPad({ r: 62, notch: 120, under: { walk: 130, coat: 'blue', hat: 'red' }, tone: -0.05 }), 524, 400),
        placed(plain, 96, 392, { scale: 0.66, turn: 10 }),
        placed(lilyPad({ r: 50, notch: 20, under: { walk: 30, coat: 'violet', hat: 'dark' }, flower: 'white' }), 230, 126),
        placed(lilyPad({ r: 54, notch: 250, under: { walk: 10, coat: 'yellow', hat: 'brown' }, tone: 0.05 }), 352, 606),
      ],
    },
    { z: 1, nodes: [{ nodes: [area(ellipse(0, 0, 92, 150), 'dark', 0, { opacity: 0.34 })], transform: { move: [336, 400], turn: 40 } }] },
    { z: 1, lifted: true, nodes: [placed(frog, 300, 348, { turn: 40, scale: 1.18 })] },
  ],
  weather: [rain({ kind: 'steady', seed: 3, slant: 0.1 })],
  says: { place: 'street', time: 'day', weather: 'rain', mood: ['playful', 'absurd'], action: ['leap', 'walk', 'cross'], more: ['crowd', 'pond'] },
};
