import { concept, placed } from '../concept.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, polygon, rect, rounded, sampled } from '../path.ts';
import type { Group, Node, Point, Scene, Token } from '../scene.ts';

/** Straight down into the gallery: a point of the opening, sunk towards the floor (1 is the floor). */
const [left, right, top, bottom] = [158, 452, 176, 494];
const at = (x: number, y: number, depth: number): Point => {
  const k = 1 - 0.46 * depth;
  return [305 + (x - 305) * k, 335 + (y - 335) * k];
};
const opening = rect(left, top, right - left, bottom - top);
const wall = (a: Point, b: Point, token: Token, tone: number): Node => area(polygon(at(...a, 0), at(...b, 0), at(...b, 1), at(...a, 1)), token, tone);
/** A picture on a wall between two points of its edge, seen steeply from above. */
const hung = ([ax, ay]: Point, [bx, by]: Point, token: Token): Node => {
  const box = (grow: number, from: number, to: number): string => {
    const g = grow / Math.hypot(bx - ax, by - ay);
    const [p, q]: [Point, Point] = [
      [ax - (bx - ax) * g, ay - (by - ay) * g],
      [bx + (bx - ax) * g, by + (by - ay) * g],
    ];
    return polygon(at(...p, from), at(...q, from), at(...q, to), at(...p, to));
  };
  return concept('picture', [area(box(6, 0.26, 0.74), 'yellow', 0), area(box(0, 0.31, 0.69), token, 0)], { also: ['art', 'frame'] });
};

const room = concept(
  'gallery',
  [
    wall([left, top], [right, top], 'red', 0.08),
    wall([right, top], [right, bottom], 'red', 0.22),
    wall([right, bottom], [left, bottom], 'red', -0.12),
    wall([left, bottom], [left, top], 'red', -0.04),
    area(polygon(at(left, top, 1), at(right, top, 1), at(right, bottom, 1), at(left, bottom, 1)), 'wood', 0.5),
    stroke(
      times(7)
        .map(i => d`M${226 + i * 22.6} 249V421`)
        .join(''),
      1.4,
      'wood',
      { tone: -0.2, opacity: 0.6 },
    ),
    stroke('M226 290H384M226 335H384M226 380H384', 1.2, 'wood', { tone: -0.2, opacity: 0.5 }),
    hung([200, top], [270, top], 'blue'),
    hung([330, top], [400, top], 'green'),
    hung([right, 220], [right, 300], 'accent2'),
    hung([right, 360], [right, 440], 'blue'),
    hung([left, 450], [left, 370], 'green'),
    // One frame is empty: the wall shows.
    concept('empty frame', [stroke(polygon(at(left, 300, 0.28), at(left, 216, 0.28), at(left, 216, 0.72), at(left, 300, 0.72)), 5, 'yellow', { tone: 0.1 })], {
      also: ['frame', 'theft'],
    }),
    concept('bench', [area(rounded(328, 308, 26, 74, 5), 'brown', -0.1), stroke('M341 312V378', 3, 'brown', { tone: 0.3 })], { also: ['seat'] }),
    halo(305, 335, 240, 0.75),
  ],
  { also: ['museum', 'room'] },
);

const bars = (): string => `M${left} 282H${right}M${left} 388H${right}M256 ${top}V${bottom}M354 ${top}V${bottom}`;
const skylight = concept(
  'skylight',
  [
    area(rect(left - 22, top - 22, right - left + 44, bottom - top + 44) + opening, 'mass', 0.3, { evenOdd: true }),
    area(rect(left - 22, top - 22, right - left + 44, bottom - top + 44) + rect(left - 14, top - 14, right - left + 28, bottom - top + 28), 'lit', 0.1, {
      evenOdd: true,
    }),
    // Glass dims what is below it; one pane is gone.
    area(opening + rect(259, 285, 92, 100), 'haze', 0.5, { evenOdd: true, opacity: 0.1 }),
    stroke(bars(), 7, 'mass', { tone: -0.2 }),
    stroke(bars(), 2, 'lit', { tone: 0.3 }),
    stroke('M176 262L236 196M196 266L244 214M372 372L436 302M374 478L420 428M176 372L226 318', 5, 'white', { tone: 0.6, opacity: 0.5 }),
  ],
  { also: ['window', 'glass'], rim: 0.5 },
);
const pane = concept(
  'pane',
  [
    area(rect(-46, -50, 92, 100), 'lit', 0.3, { opacity: 0.75 }),
    stroke(rect(-46, -50, 92, 100), 6, 'mass', { tone: 0.1 }),
    stroke('M-30 20L14 -34M-10 34L32 -16', 5, 'white', { tone: 0.7, opacity: 0.6 }),
  ],
  { also: ['glass', 'window'], rim: 0.6 },
);

const line: readonly Point[] = [
  [104, 214],
  [138, 262],
  [204, 300],
  [268, 322],
  [300, 330],
];
/** The strands, drawn across it. */
const twist = sampled(line, 26)
  .slice(1, -1)
  .map(([x, y]) => d`M${x - 5} ${y + 2}L${x + 3} ${y - 4}`)
  .join('');
const rope = concept(
  'rope',
  [
    area(limb(line, 6, 6), 'accent2', 0.05),
    area(
      limb(
        [
          [298, 328],
          [304, 334],
          [306, 345],
        ],
        6,
        2.6,
      ),
      'accent2',
      -0.05,
    ),
    stroke('M306 345C296 356 312 364 304 372C296 378 290 370 294 362', 3, 'accent2', { tone: -0.1 }),
    stroke(twist, 1.6, 'brown', { opacity: 0.5 }),
  ],
  { also: ['escape', 'climb'], rim: 0.6 },
);

const chimney = concept(
  'chimney',
  [
    area(rect(-46, -36, 92, 72), 'brick1', -0.1, { shade: { to: [1, 1], depth: 0.4 } }),
    area(rect(-38, -28, 76, 56), 'brick1', -0.4),
    ...[-18, 18].map((x): Node => ({ nodes: [area(circle(x, 0, 17), 'brick2', 0), area(circle(x, 0, 11), 'dark', 0)] })),
    stroke('M-50 18C-20 30 20 30 50 18', 6, 'accent2', { tone: 0.05 }),
  ],
  { also: ['roof'], rim: 0.6 },
);

/** One shoe from above, toe up. */
const shoe = (x: number, turn: number): Node => ({
  nodes: [
    area('M-20 -20C-22 -56 -14 -74 2 -74C20 -74 26 -54 22 -20C20 0 22 26 16 38C8 48 -10 48 -16 38C-22 26 -18 0 -20 -20Z', 'dark', -0.1),
    area('M-16 -22C-18 -54 -10 -70 2 -70C16 -70 22 -52 18 -22C16 -2 18 24 13 34C6 42 -8 42 -13 34C-18 24 -14 -2 -16 -22Z', 'brown', 0.25, {
      shade: { to: [1, 1], depth: 0.4 },
    }),
    area('M-10 -12C-8 -22 10 -22 12 -12C12 6 14 20 9 28C4 34 -6 34 -9 28C-14 20 -12 6 -10 -12Z', 'dark', 0),
    stroke('M-10 -32H12M-9 -24H11M-14 -50C-6 -56 10 -56 16 -50', 3, 'brown', { tone: -0.4 }),
    stroke('M0 -28C-14 -36 -22 -24 -12 -20M2 -28C16 -36 24 -26 14 -20', 2.4, 'accent2', { tone: 0.2 }),
  ],
  transform: { turn, move: [x, 0] },
});
const shoes = concept('shoe', [shoe(-27, -6), shoe(27, 7)], { also: ['pair', 'foot'], rim: 0.9 });

/** A cat from above: it lies at the edge and looks down. */
const cat: Group = concept(
  'cat',
  [
    stroke('M-4 62C-30 92 -62 78 -66 50', 12, 'orange', { tone: 0.05 }),
    area('M-30 20C-34 -10 -18 -26 0 -26S34 -10 30 20C34 52 20 72 0 72S-34 52 -30 20Z', 'orange', 0.02),
    area('M-24 -40C-26 -60 -14 -66 0 -66S26 -60 24 -40C22 -22 10 -18 0 -18S-22 -22 -24 -40Z', 'orange', 0.14),
    area('M-23 -48L-26 -74L-8 -62ZM23 -48L26 -74L8 -62Z', 'orange', 0.05),
    area('M-20 -54L-22 -68L-12 -61ZM20 -54L22 -68L12 -61Z', 'pink', -0.2),
    area(ellipse(-16, -22, 8, 12) + ellipse(16, -22, 8, 12), 'white', 0.3),
    stroke('M-14 20C-6 26 6 26 14 20M-16 38C-6 44 6 44 16 38', 3, 'orange', { tone: -0.35 }),
  ],
  { also: ['animal'], rim: 1 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A skylight from above: a rope hangs into the bright gallery, a pair of shoes stands beside it.',
  composition: 'from above',
  palette: 'teal',
  light: [305, 330],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'roof',
          [
            area(rect(0, 0, 600, 693), 'mass', 0.14, { shade: { to: [0.3, 1], depth: 0.5 } }),
            stroke(
              times(10)
                .map(i => `M${-30 + i * 74} 0V693`)
                .join(''),
              6,
              'mass',
              { tone: -0.15 },
            ),
            stroke(
              times(10)
                .map(i => `M${-26 + i * 74} 0V693`)
                .join(''),
              2,
              'lit',
              { opacity: 0.5 },
            ),
            stroke('M0 130H600M0 560H600', 4, 'mass', { tone: -0.1 }),
          ],
          { also: ['night', 'metal'] },
        ),
        halo(305, 335, 330, 0.55),
      ],
    },
    { z: 1, clip: opening, nodes: [room] },
    { z: 1, nodes: [skylight] },
    { z: 1, lifted: true, nodes: [placed(pane, 262, 122, { turn: 14, scale: 0.9 }), placed(chimney, 96, 206, { turn: -8 }), rope] },
    { z: 1, lifted: true, nodes: [placed(shoes, 398, 566, { turn: 12, scale: 1.08 }), placed(cat, 520, 318, { turn: -78, scale: 0.9 })] },
  ],
  says: { place: 'roof', time: 'night', mood: ['secret', 'tense'], action: ['climb', 'steal', 'look down'], more: ['theft', 'burglar', 'absence'] },
};
