import { concept, placed } from '../concept.ts';
import { owl } from '../kit/animals/owl.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { fallingLeaves, mushrooms } from '../kit/nature/plants.ts';
import { person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const screen = rect(84, 116, 432, 262);
const trunk = (x: number, w: number, tone: number): Node =>
  fill('mass', `M${x - w / 2} 116C${x - w * 0.4} 220 ${x - w * 0.5} 300 ${x - w} 378H${x + w}C${x + w * 0.5} 300 ${x + w * 0.4} 220 ${x + w / 2} 116Z`, {
    tone,
  });
const leg = (points: readonly (readonly [number, number])[], tone: number): Node[] => {
  const [x, y] = points.at(-1) ?? [0, 0];
  return [fill('brown', limb(points, 11, 4.5), { tone }), fill('dark', `M${x - 7} ${y - 2}L${x + 6} ${y - 2}L${x + 10} ${y + 10}H${x - 8}Z`, { tone: 0.2 })];
};

/** A stag that walks to the right and towards us: its hind half is still picture. */
const deer: Group = concept(
  'deer',
  [
    fill('brown', 'M236 316C214 342 192 356 184 374C180 382 180 388 182 394C182 408 176 424 170 438L181 444C191 428 198 412 203 394C222 376 250 362 268 338Z', {
      tone: -0.35,
    }),
    fill('dark', 'M171 436L183 443C184 452 182 458 176 462L164 452Z', { tone: 0.2 }),
    ...leg(
      [
        [344, 330],
        [356, 384],
        [346, 420],
        [352, 462],
      ],
      -0.35,
    ),
    stroke('M392 176C376 150 366 128 372 96M380 148C364 144 350 132 346 114M372 122C382 112 386 98 384 86', 7, 'brown', { tone: -0.1 }),
    stroke('M408 174C420 148 440 134 446 100M422 142C440 140 456 128 460 112M438 122C432 110 430 98 434 86', 7, 'brown', { tone: 0.2 }),
    fill(
      'brown',
      'M206 300C200 266 226 246 262 248C300 250 326 250 348 226C362 206 372 188 388 176C402 168 418 172 428 184C440 196 456 206 462 214C464 224 454 230 442 228C428 226 416 230 408 242C396 266 388 296 374 322C360 346 320 348 290 340C260 334 250 346 232 350C212 350 208 326 206 300Z',
      { tone: 0.15 },
    ),
    fill('paper', 'M206 300C196 302 190 292 194 282C204 284 210 290 206 300ZM370 250C384 262 386 284 376 316C362 306 358 276 370 250Z', { tone: -0.1 }),
    fill(
      'paper',
      [
        [246, 272],
        [266, 264],
        [286, 276],
        [262, 290],
        [304, 268],
        [238, 292],
        [284, 296],
        [318, 284],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4))
        .join(''),
      { tone: -0.05, opacity: 0.85 },
    ),
    fill('brown', 'M388 178C374 170 362 172 352 180C362 190 376 192 388 190Z', { tone: -0.1 }),
    fill('dark', `${circle(418, 196, 4)}${ellipse(459, 217, 6, 5)}`),
    fill('paper', circle(419.5, 194.5, 1.4)),
    fill(
      'brown',
      'M208 312C206 340 216 358 218 376C213 384 211 392 213 400C219 416 222 434 223 452L236 452C235 432 233 416 232 402C236 386 254 376 268 352C280 330 274 306 250 300C228 296 210 300 208 312Z',
      { tone: 0.12 },
    ),
    stroke('M262 306C274 322 270 344 256 362', 2.6, 'brown', { tone: -0.45, opacity: 0.7 }),
    fill('dark', 'M222 450H237L244 464H221Z', { tone: 0.2 }),
    fill(
      'brown',
      'M358 308C366 330 386 348 402 362C408 370 406 376 402 384C396 394 392 402 390 412L401 416C407 404 414 394 419 384C424 374 424 362 416 352C404 338 394 322 388 300Z',
      { tone: 0.18 },
    ),
    fill('dark', 'M389 410L402 415L404 428L388 426Z', { tone: 0.2 }),
  ],
  { also: ['animal', 'forest'], rim: 1.1, shade: { to: [-0.6, 1], depth: 0.35 } },
);

const seat = (x: number, y: number, s: number): Node =>
  placed(
    {
      nodes: [fill('accent', 'M-34 40V-20C-34 -38 34 -38 34 -20V40Z', { tone: -0.72 }), stroke('M-34 -18C-34 -38 34 -38 34 -18', 2, 'accent', { tone: -0.3 })],
    },
    x,
    y,
    { scale: s },
  );

/** A coat that sits where its owner should: a collar, shoulders, sometimes a hat above nothing. */
const coat = (x: number, y: number, s: number, cloth: Token, hat: 'hat' | 'none' = 'none'): Node =>
  placed(
    concept(
      'coat',
      [
        fill(cloth, 'M-46 60C-46 20 -48 -6 -28 -16C-18 -20 -14 -26 -12 -34C-4 -40 4 -40 12 -34C14 -26 18 -20 28 -16C48 -6 46 20 46 60Z', { tone: -0.15 }),
        fill('dark', ellipse(0, -33, 12, 5), { tone: 0.1 }),
        stroke('M-12 -34C-10 -20 -4 -10 0 -4C4 -10 10 -20 12 -34M0 -4V60', 2.4, cloth, { tone: -0.55 }),
        ...(hat === 'hat'
          ? [
              concept('hat', [
                fill('dark', 'M-34 -58C-16 -64 16 -64 34 -58C20 -52 -20 -52 -34 -58ZM-20 -60C-20 -84 20 -84 20 -60Z', { tone: 0.35 }),
                fill('accent', 'M-20 -64H20V-59H-20Z'),
              ]),
            ]
          : []),
      ],
      { also: ['clothes', 'empty'], rim: 0.8 },
    ),
    x,
    y,
    { scale: s },
  );
const cloths: readonly Token[] = ['red', 'blue', 'brick2', 'violet', 'green', 'grey', 'brick5'];

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A cinema in which a deer steps out of the forest on the screen into the rows of empty coats.',
  composition: 'interior',
  palette: 'neon',
  light: [300, 200],
  horizon: 0,
  layers: [
    {
      z: 0.95,
      nodes: [
        concept(
          'cinema',
          [
            fill('mass', rect(0, 0, 600, 693), { tone: -0.35 }),
            fill('accent', 'M0 60H64V440H0ZM536 60H600V440H536Z', { tone: -0.65 }),
            stroke('M16 60V440M34 60V440M52 60V440M548 60V440M566 60V440M584 60V440', 3, 'accent', { tone: -0.85, opacity: 0.8 }),
            fill('dark', rect(72, 104, 456, 286), { tone: 0.2 }),
          ],
          { also: ['theatre', 'film'] },
        ),
        halo(300, 250, 320, 0.5, 'accent'),
      ],
    },
    {
      z: 0.6,
      clip: screen,
      nodes: [
        concept(
          'forest',
          [
            fill('accent', screen, { tone: 0.55, shade: { to: [0, 1], depth: 0.15 } }),
            trunk(120, 20, 0.3),
            trunk(200, 16, 0.6),
            trunk(470, 22, 0.35),
            trunk(330, 14, 0.7),
            trunk(410, 16, 0.6),
            fill('leaf', 'M84 116H516V150C470 176 440 146 400 160C360 176 330 150 290 162C240 176 210 150 170 166C130 180 110 160 84 170Z', {
              tone: -0.1,
              opacity: 0.85,
            }),
            fill('green', 'M84 350C160 330 240 352 320 340C400 330 460 346 516 336V378H84Z', { tone: 0.1 }),
          ],
          { also: ['tree', 'wood', 'nature'] },
        ),
        placed(moon({ r: 26 }), 160, 212),
        trunk(92, 34, -0.2),
        trunk(506, 30, -0.2),
        placed(owl({ pose: 'perch' }), 486, 300, { scale: 0.42 }),
        stroke('M516 302C504 299 488 299 466 304', 6, 'mass', { tone: -0.2 }),
        placed(mushrooms({ width: 50 }), 130, 372),
      ],
    },
    { z: 1, nodes: [fallingLeaves({ width: 320, height: 220, seed: 4, count: 9 })].map(node => placed(node, 130, 330)) },
    { z: 1, lifted: true, nodes: [deer] },
    {
      z: 1,
      nodes: [
        ...times(7).map(i => seat(72 + i * 76, 464, 0.9)),
        coat(72, 462, 0.74, 'blue', 'hat'),
        coat(148, 462, 0.74, 'red'),
        coat(300, 462, 0.74, 'green', 'hat'),
        coat(528, 462, 0.74, 'brick2'),
      ],
    },
    {
      z: 1,
      nodes: [
        ...times(6).map(i => seat(72 + i * 92, 540, 1.15)),
        ...[0, 1, 2, 4, 5].map(i => coat(72 + i * 92, 536, 0.98, cloths[(i * 2 + 1) % 7] ?? 'red', i === 1 || i === 4 ? 'hat' : 'none')),
      ],
    },
    {
      z: 1,
      nodes: [
        ...times(5).map(i => seat(100 + i * 100, 624, 1.35)),
        coat(200, 618, 1.15, 'yellow'),
        coat(400, 618, 1.15, 'violet', 'hat'),
        placed(
          person({
            who: 'boy',
            height: 150,
            facing: 'back',
            pose: 'standing',
            dress: 'jumper',
            cloth: 'accent',
            hair: 'tousled',
            hairColour: 'hairBlack',
            rim: 1,
          }),
          300,
          690,
        ),
      ],
    },
  ],
  says: { place: 'cinema', time: 'night', mood: ['dreamy', 'secret'], action: ['step out', 'watch'], more: ['film', 'absence', 'border'] },
};
