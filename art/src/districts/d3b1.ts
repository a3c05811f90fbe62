import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { churchTower } from '../kit/city/church.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { broom, crate } from '../kit/things/harbour.ts';
import { ellipse, limb, line, rect, sampled, smooth } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [250, 392], focal: 230 });
const at = (x: number, y: number, z: number): string =>
  view
    .at(x, y, z)
    .map(v => v.toFixed(1))
    .join(' ');

/** The bones of a stall: four posts and the bars that carried its cloth. */
const bones = (x: number, z: number): Node => {
  const [l, r, f] = [x - 0.75, x + 0.75, z + 0.9];
  const thick = 11 / z;
  return {
    nodes: [
      stroke(`M${at(l, -1, f)}L${at(l, 0.9, f)}M${at(r, -1, f)}L${at(r, 0.9, f)}M${at(l, 0.9, f)}L${at(r, 0.9, f)}`, thick * 0.7, 'wood', { tone: 0.1 }),
      stroke(
        `M${at(l, 0.55, z)}L${at(l, 0.9, f)}M${at(r, 0.55, z)}L${at(r, 0.9, f)}M${at(l, -0.4, z)}L${at(l, -0.4, f)}M${at(r, -0.4, z)}L${at(r, -0.4, f)}`,
        thick * 0.8,
        'wood',
        { tone: 0.2 },
      ),
      stroke(
        `M${at(l, -1, z)}L${at(l, 0.55, z)}M${at(r, -1, z)}L${at(r, 0.55, z)}M${at(l, 0.55, z)}L${at(r, 0.55, z)}M${at(l, -0.4, z)}L${at(r, -0.4, z)}`,
        thick,
        'wood',
        { tone: 0.4 },
      ),
    ],
  };
};

/** A string of sausages that bounces behind the one who stole it. */
const string = sampled(
  [
    [498, 500],
    [494, 540],
    [446, 578],
    [384, 564],
    [322, 594],
    [252, 566],
    [190, 592],
    [128, 574],
  ],
  70,
);
const links = times(7).map(i => string.slice(i * 10 + 2, i * 10 + 9));
const sausages = concept(
  'sausage',
  [
    stroke(line(...string), 5, 'brick2', { tone: 0.3 }),
    ...links.flatMap((points): Node[] => [
      fill('accent', limb(points, 13, 13), { tone: -0.1 }),
      stroke(smooth(points.slice(1, 6).map(([x, y]): Point => [x - 1, y - 6])), 3.4, 'paper', { opacity: 0.5 }),
    ]),
  ],
  { also: ['food', 'meat'], rim: 0.9 },
);

const scraps = (): Node[] => {
  const r = chance(3);
  return times(14).map(
    (): Node => ({
      nodes: [fill('paper', 'M-10 -4L8 -7L11 5L-7 7Z', { tone: -0.2 })],
      transform: { turn: r.between(0, 180), scale: [r.between(0.5, 1), 0.6], move: [r.between(70, 540), r.between(452, 640)] },
    }),
  );
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The square after closing: bare poles, a broom leaning, a dog with a stolen sausage.',
  composition: 'wide',
  palette: 'teal',
  light: [500, 250],
  horizon: 392,
  layers: [
    {
      z: 0.2,
      nodes: [
        placed(churchTower({ height: 270, kind: 'lantern' }), 214, 396),
        fill('mass', 'M0 396V330H60V312H110V340H180V396ZM290 396V344H340V322H400V350H470V316H540V338H600V396Z', { tone: 0.05 }),
        concept(
          'butcher',
          [
            fill('light', rect(332, 356, 34, 38)),
            halo(348, 376, 60, 0.7),
            placed(person({ who: 'man', height: 34, pose: 'waving', dress: 'apron', detail: 0 }), 350, 396),
          ],
          { also: ['person', 'door', 'shop'] },
        ),
      ],
    },
    {
      z: 0.7,
      nodes: [
        concept(
          'square',
          [
            fill('mass', rect(0, 392, 600, 301), { tone: 0.32, shade: { to: [-0.6, 1], depth: 0.5 } }),
            stroke(
              times(8)
                .map(i => `M0 ${404 + i * i * 5}H600`)
                .join('') +
                times(13)
                  .map(i => `M${at(-3 + i * 0.5, -1, 12)}L${at(-3 + i * 0.5, -1, 0.75)}`)
                  .join(''),
              1.6,
              'dark',
              { opacity: 0.25 },
            ),
          ],
          { also: ['street', 'market'] },
        ),
        fill('lit', ellipse(420, 470, 110, 10) + ellipse(150, 610, 90, 12), { tone: 0.2, opacity: 0.4 }),
        halo(500, 470, 190, 0.4),
      ],
    },
    { z: 0.5, nodes: [bones(-1.9, 5), bones(0.2, 5), bones(2.1, 5), bones(-1.6, 3.2)] },
    { z: 0.75, nodes: [bones(1.7, 2.6), placed(streetLamp({ kind: 'double', height: 250, cone: 0.35 }), 508, 480)] },
    {
      z: 0.9,
      nodes: [
        bones(-1.15, 1.55),
        placed(broom(), 214, 548, { scale: 1.4, turn: -15 }),
        placed(crate({ state: 'open' }), 540, 552, { scale: 0.9 }),
        fill('leaf', ellipse(520, 556, 20, 8) + ellipse(540, 560, 16, 7), { tone: 0 }),
        ...scraps(),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(240, 0.4), 370, 612),
        placed(dog({ pose: 'run', fill: 'white', tone: 0.1, collar: 'accent' }), 376, 604, { scale: 1.75 }),
        sausages,
      ],
    },
  ],
  says: { place: 'square', time: 'night', mood: ['playful', 'lonely'], action: ['steal', 'run'], more: ['after', 'empty', 'luck'] },
};
