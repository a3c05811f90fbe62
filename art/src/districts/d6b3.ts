import { concept, placed } from '../concept.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { palm } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { lantern } from '../kit/things/lights.ts';
import { circle, ellipse, limb, polygon, rect, rounded, sampled } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

/** From the body behind the bushes up, over and down to the keeper. */
const spine: readonly Point[] = [
  [506, 590],
  [470, 440],
  [440, 300],
  [396, 206],
  [330, 196],
  [296, 236],
];
const neck = limb(spine, 66, 25, 16);
const spots = sampled(spine, 15).flatMap(([x, y], i): Node[] => {
  const k = 1 - (i / 15) * 0.62;
  const [nx, ny] = [Math.cos(i * 2.1), Math.sin(i * 2.1)];
  return [-0.66, 0.1, 0.72].map(
    (s, j): Node => ({
      nodes: [area('M-17 -12C-8 -19 10 -17 16 -9C20 2 14 15 4 17C-8 18 -18 8 -17 -12Z', 'brown', 0)],
      transform: { turn: i * 47 + j * 80, scale: k * (0.95 + 0.2 * Math.abs(nx)), move: [x + s * 56 * k + ny * 4, y + nx * 7 + j * 8 - 8] },
    }),
  );
});
const giraffe = concept(
  'giraffe',
  [
    area(neck, 'hairBlond', 0.05),
    { clip: neck, nodes: spots },
    stroke('M534 440C520 380 500 280 470 220C448 180 410 150 372 150', 13, 'brown', { tone: -0.25 }),
    area('M318 172L306 140C302 128 316 124 320 134L334 164Z', 'hairBlond', -0.1),
    area(circle(310, 134, 9), 'brown', -0.4),
    area('M346 166L344 132C343 120 356 118 359 130L362 160Z', 'hairBlond', -0.15),
    area(circle(350, 126, 9), 'brown', -0.4),
    area('M366 196C392 178 420 178 430 186C422 204 396 216 370 212Z', 'hairBlond', -0.05),
    area('M380 198C396 188 412 186 420 189C412 200 396 206 382 206Z', 'pink', -0.1),
    area(
      'M372 172C384 200 372 232 346 262C330 284 306 322 282 336C262 346 240 338 240 318C240 296 262 262 276 232C286 196 300 168 326 160C346 154 364 158 372 172Z',
      'hairBlond',
      0.08,
    ),
    area('M282 336C262 346 240 338 240 318C241 306 247 294 254 282C272 290 292 302 304 318C298 326 290 332 282 336Z', 'hairBlond', 0.4),
    area(ellipse(256, 306, 5, 3.4), 'brown', -0.4),
    area(ellipse(276, 318, 5, 3.4), 'brown', -0.4),
    stroke('M248 330C262 336 276 334 288 324', 2.6, 'brown', { tone: -0.4 }),
    area(ellipse(306, 226, 13, 10), 'dark', -0.2),
    area(circle(302, 222, 3.4), 'white', 0.6),
    stroke('M290 220C296 210 312 208 322 218M288 216L280 210M294 210L288 203', 3, 'brown', { tone: -0.5 }),
  ],
  { also: ['animal', 'zoo'], rim: 1 },
);

const pillar = (x: number): Node =>
  concept(
    'pillar',
    [
      area(rect(x - 62, 130, 124, 570), 'brick1', -0.35, { shade: { to: [x < 300 ? -1 : 1, 1], depth: 0.5 } }),
      ...times(20).map(
        (i): Node => stroke(d`M${x - 62} ${160 + i * 28}H${x + 62}M${x + (i % 2 === 0 ? -20 : 20)} ${160 + i * 28}v28`, 2, 'dark', { tone: 0.2, opacity: 0.6 }),
      ),
      area(rect(x - 74, 112, 148, 26), 'brick4', -0.25),
    ],
    { also: ['wall'], rim: 0.5 },
  );
const leaf = (x0: number, x1: number, drop: number): Node =>
  concept(
    'gate',
    [
      ...times(6).map((i): Node => {
        const t = i / 5;
        const x = x0 + (x1 - x0) * t;
        return stroke(d`M${x} ${176 + drop * t * 0.3 - Math.sin(t * 3.1) * 20}V${610 + drop * t}`, 7, 'dark', { tone: 0.15 });
      }),
      stroke(d`M${x0} 220L${x1} ${220 + drop * 0.3}M${x0} 430L${x1} ${430 + drop * 0.6}M${x0} 596L${x1} ${596 + drop}`, 9, 'dark', { tone: 0.15 }),
      ...times(6).map((i): Node => {
        const t = i / 5;
        return area(circle(x0 + (x1 - x0) * t, 172 + drop * t * 0.3 - Math.sin(t * 3.1) * 20, 8), 'yellow', -0.2);
      }),
    ],
    { also: ['iron', 'door'], rim: 0.6 },
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The zoo gate stands ajar; a keeper with a lantern looks up at a giraffe that looks down.',
  composition: 'through a frame',
  palette: 'gold',
  light: [226, 450],
  horizon: 470,
  layers: [
    { z: 0.1, nodes: [placed(moon({ phase: 'gibbous', r: 34 }), 214, 150)] },
    {
      z: 0.35,
      nodes: [
        concept(
          'house',
          [
            area('M120 480V390C120 320 330 320 330 390V480Z', 'mass', 0.2),
            stroke('M150 480V374M190 480V352M230 480V346M270 480V352M308 480V374', 3, 'mass', { tone: -0.1 }),
          ],
          { also: ['zoo'] },
        ),
        placed(palm({ height: 170, seed: 3 }), 150, 486),
        placed(palm({ height: 120, seed: 8 }), 360, 480),
      ],
    },
    {
      z: 0.6,
      nodes: [
        area('M0 474C200 462 400 462 600 474V693H0Z', 'brick2', -0.3, { shade: { to: [0, 1], depth: 0.5 } }),
        area('M180 693C200 600 250 520 300 474H340C330 540 400 640 430 693Z', 'brick2', 0.15),
        halo(236, 470, 210, 0.85),
      ],
    },
    { z: 0.9, lifted: true, nodes: [giraffe] },
    {
      z: 0.95,
      nodes: [
        concept('bush', [area('M400 640C396 596 420 570 450 574C462 548 506 548 518 572C550 566 580 590 584 640Z', 'leaf', -0.4)], { rim: 0.5 }),
        placed(footing(90, 0.5), 196, 602),
        placed(
          person({
            who: 'man',
            is: 'keeper',
            height: 216,
            facing: 'side',
            pose: { torso: -6, bend: -6, head: -34, nearArm: [70, 108, 6], farArm: [-10, 14, 6], nearLeg: [4, -2, 3], farLeg: [-6, -8, 3] },
            dress: 'guard uniform',
            cloth: 'green',
            tone: -0.05,
            lower: 'green',
            lowerTone: -0.3,
            hat: 'cap',
            hatCloth: 'green',
            skin: 'skin4',
            beard: 'moustache',
            expression: 'surprise',
            near: { thing: placed(lantern({}), 0, 8), keeps: 'upright', scale: 0.62 },
          }),
          196,
          602,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        pillar(36),
        pillar(572),
        leaf(98, 148, 50),
        leaf(510, 476, 44),
        concept(
          'chain',
          [
            stroke('M148 452C152 480 150 500 156 520', 6, 'yellow', { tone: -0.3 }),
            area(rounded(146, 516, 24, 22, 4), 'yellow', -0.15),
            stroke('M151 516C151 500 167 500 166 512', 4, 'grey', { tone: 0.2 }),
          ],
          { also: ['padlock', 'lock'] },
        ),
        area(polygon([98, 112], [98, 104], [510, 104], [510, 112]), 'dark', 0.1),
        concept('arch', [
          stroke('M98 108C200 60 400 60 510 108', 9, 'dark', { tone: 0.15 }),
          stroke('M150 100V88M220 100V78M300 104V72M380 100V78M450 100V90', 5, 'dark', { tone: 0.15 }),
        ]),
      ],
    },
  ],
  says: { place: 'zoo', time: 'night', mood: ['absurd', 'tense', 'tender'], action: ['look', 'meet', 'escape'], more: ['surprise', 'freedom'] },
};
