import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { houseOnto } from '../kit/city/house.ts';
import { lashes } from '../kit/motifs/great-lashes.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { circle } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const middle: Point = [292, 322];
const opening = 'M36 352C96 268 178 196 296 194C420 192 498 262 566 332C500 400 420 452 306 454C190 456 104 424 36 352Z';

const polar = (r: number, angle: number): Point => [middle[0] + Math.cos(angle) * r, middle[1] + Math.sin(angle) * r];

/** Houses stand on the rim of the iris and point at the sun, as if one looked up from a well. */
function town(): Node[] {
  const r = chance(62);
  const nodes: Node[] = [];
  const rim = 122;
  for (let angle = 0; angle < Math.PI * 2 - 0.05; ) {
    const w = r.between(21, 28);
    const start = angle;
    nodes.push(
      houseOnto({ width: w, height: r.between(46, 64), seed: Math.round(r() * 900), lit: 0.55, detail: 'plain' }, (u, v) =>
        polar(rim - v, start + (w - u) / rim),
      ),
    );
    angle += w / rim + 0.004;
  }
  return nodes;
}

const brow = times(26).map(i => {
  const t = i / 25;
  const height = 34 + Math.sin(Math.PI * Math.min(1, t * 1.1)) * 30;
  const y = 178 - Math.sin(Math.PI * (0.12 + t * 0.78)) * 66;
  return placed(tree({ kind: 'bare', height, seed: i + 3, lean: 0.15 + t * 0.3 }), 128 + t * 338, y);
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A great eye whose iris is a town round a setting sun; somebody rows across the tear on its lid.',
  composition: 'close',
  palette: 'sodium',
  light: middle,
  horizon: 693,
  layers: [
    {
      z: 1,
      nodes: [
        concept('face', [
          area('M0 0H600V693H0Z', 'skin3', -0.08, { shade: { to: [0, -1], depth: 0.55 } }),
          area('M20 366C100 236 190 158 300 156C424 154 514 230 584 330C520 250 430 184 298 186C180 188 96 268 20 366Z', 'skin4', -0.2, {
            shade: { to: [1, 0], depth: 0.4 },
          }),
          area('M0 400C90 470 190 512 306 508C430 504 520 452 600 380V430C520 500 420 548 306 548C180 548 80 500 0 440Z', 'skin4', 0.05, { opacity: 0.5 }),
          halo(430, 620, 170, 0.35, 'accent2'),
        ]),
      ],
    },
    { z: 0.95, nodes: [concept('wood', brow, { also: ['forest', 'eyebrow'] })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('eye', [
          area(opening, 'paper', -0.06, { shade: { to: [0, -1], depth: 0.7 } }),
          {
            clip: opening,
            nodes: [
              area(circle(...middle, 132), 'dark', 0.1),
              concept('iris', [
                area(circle(...middle, 123), 'accent', -0.35),
                area(circle(...middle, 92), 'accent', 0.05),
                ...times(40).map(i =>
                  stroke(
                    d`M${polar(58, i * 0.157)[0]} ${polar(58, i * 0.157)[1]}L${polar(88 + (i % 3) * 9, i * 0.157)[0]} ${polar(88 + (i % 3) * 9, i * 0.157)[1]}`,
                    1.6,
                    'light',
                    { opacity: 0.35 },
                  ),
                ),
              ]),
              halo(...middle, 120, 0.9),
              concept('city', town(), { also: ['house', 'town'] }),
              concept(
                'sun',
                [
                  area(circle(...middle, 50), 'orange', 0.35, { shade: { to: [0, 1], depth: 0.3 } }),
                  area(circle(...middle, 42), 'light', 0.2),
                  stroke(
                    'M254 336C266 332 278 340 292 336S318 332 331 336M260 348C272 344 282 352 294 348S316 344 325 348M270 359C280 356 286 362 296 359S310 356 315 359',
                    4.6,
                    'orange',
                    { tone: -0.1 },
                  ),
                ],
                { also: ['sunset', 'pupil'] },
              ),
              area('M36 352C96 268 178 196 296 194C420 192 498 262 566 332C498 292 420 236 296 236C186 236 100 296 36 352Z', 'dark', 0.1, { opacity: 0.3 }),
              area('M232 262C240 244 258 234 272 236C264 246 252 262 246 278C238 278 230 272 232 262Z', 'paper', 1),
            ],
          },
          area('M36 352C30 350 26 358 30 364C40 372 54 370 62 372C54 364 46 356 46 346Z', 'lip', 0.1),
        ]),
        concept('eyelash', [
          area('M30 358C92 262 178 184 296 182C424 180 504 256 574 336C500 284 424 208 296 208C184 208 104 280 30 358Z', 'dark', 0.05),
          ...lashes.map(path => area(path, 'dark', 0.05)),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'tear',
          [
            area(
              'M300 452C352 438 436 428 496 402C496 420 486 436 470 446C474 486 484 510 484 540C484 572 462 590 440 590C416 590 396 572 396 542C396 512 410 490 408 464C374 474 322 472 298 449Z',
              'accent',
              0.45,
              { shade: { to: [-0.4, 1], depth: 0.45 }, rim: 1 },
            ),
            area(
              'M408 464C430 460 452 454 470 444C474 486 484 510 484 540C482 508 456 500 446 474C436 492 420 500 414 524C404 500 410 486 408 464Z',
              'accent',
              0.75,
              { opacity: 0.6 },
            ),
            stroke('M318 450C364 442 430 430 482 412', 2.4, 'paper', { tone: 1, opacity: 0.8 }),
            area('M460 536C468 546 466 564 456 572C462 560 462 548 460 536Z', 'paper', 1),
            stroke('M412 548C414 560 420 568 428 572', 2, 'paper', { tone: 0.6, opacity: 0.5 }),
          ],
          { also: ['drop', 'water'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        {
          nodes: [
            placed(
              person({ who: 'man', pose: 'rowing', height: 78, dress: 'jumper', cloth: 'red', hat: 'cap', hatCloth: 'dark', skin: 'skin2', detail: 1 }),
              0,
              -6,
              { flip: true },
            ),
            rowingBoat({ width: 106, token: 'brown' }),
          ],
          transform: { move: [404, 438], turn: -9 },
        },
        placed(songbird({ fill: 'red' }), 172, 176, { scale: 0.42 }),
      ],
    },
  ],
  says: { place: 'face', time: 'sunset', mood: ['sad', 'dreamy'], action: ['row', 'look', 'cry'], more: ['evening'] },
};
