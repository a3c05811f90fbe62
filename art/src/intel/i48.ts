import { concept, placed } from '../concept.ts';
import { duck } from '../kit/animals/waders.ts';
import { barrierKnife, tunnelLoaf } from '../kit/motifs/tunnel-loaf.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { smoke } from '../kit/sky/air.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { train } from '../kit/transport/tram.ts';
import { circle, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const butter = (x: number, y: number, w: number, h: number, tone: number): Node =>
  area(
    `M${x} ${y}C${x + w * 0.1} ${y - h * 0.8} ${x + w * 0.3} ${y - h} ${x + w * 0.46} ${y - h}C${x + w * 0.66} ${y - h * 0.98} ${x + w * 0.8} ${y - h * 0.5} ${x + w} ${y}Z`,
    'yellow',
    tone,
    { shade: { to: [0.6, 1], depth: 0.25 }, rim: 0.7 },
  );

const wagon = (x: number, fill: 'red' | 'accent2'): Node =>
  concept('wagon', [
    area(rect(x, -66, 84, 46), fill, -0.1),
    area(`M${x - 4} -66C${x + 20} -78 ${x + 64} -78 ${x + 88} -66Z`, 'dark', 0.2),
    area([10, 34, 58].map(w => rect(x + w, -58, 16, 16)).join(''), 'light', 0.3),
    area([18, 66].map(w => `${circle(x + w, -50, 4.6)}M${x + w - 7} -42C${x + w - 6} -47 ${x + w + 6} -47 ${x + w + 7} -42Z`).join(''), 'dark', 0.2),
    area(circle(x + 18, -12, 12) + circle(x + 66, -12, 12), 'dark', 0.1),
    area(circle(x + 18, -12, 5) + circle(x + 66, -12, 5), 'grey', 0.2),
    stroke(`M${x + 84} -26h14`, 4, 'dark', { tone: 0.2 }),
  ]);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Out of a sliced loaf comes a tiny train through hills of butter; the knife is its level crossing.',
  composition: 'still life',
  palette: 'dawn',
  light: [430, 190],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        area(rect(0, 0, 600, 460), 'haze', 0.1, { shade: { to: [-0.8, -0.6], depth: 0.4 } }),
        placed(
          windowFrame({
            width: 210,
            height: 230,
            panes: 'cross',
            view: [
              area('M-120 -130H120V130H-120Z', 'haze', 0.9),
              placed(sun({ r: 36, glow: 0.8 }), -20, 10),
              area('M-120 84C-60 66 40 90 120 70V130H-120Z', 'mass', 0.2),
            ],
            fill: 'paper',
            tone: 0,
          }),
          402,
          196,
        ),
        { glow: circle(410, 240, 250), kind: 'round', opacity: 0.7 },
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'table',
          [
            area('M0 452C200 440 420 440 600 452V693H0Z', 'accent2', 0.1, { shade: { to: [-0.4, 1], depth: 0.45 } }),
            stroke('M0 500L600 500M0 560H600M80 452L20 693M220 446L190 693M380 446L410 693M520 450L580 693', 10, 'paper', { tone: 0.3, opacity: 0.35 }),
          ],
          { also: ['breakfast'] },
        ),
      ],
    },
    {
      z: 0.92,
      nodes: [
        concept('butter', [butter(352, 500, 190, 130, 0.35), butter(448, 500, 190, 178, 0.1), butter(392, 504, 150, 60, 0.6)], { also: ['hill', 'food'] }),
        placed(tree({ kind: 'poplar', height: 66, seed: 3 }), 428, 374),
        placed(tree({ kind: 'poplar', height: 50, seed: 5 }), 452, 372),
        placed(tree({ kind: 'leafy', height: 56, seed: 5 }), 560, 330),
        concept('house', [
          area('M508 324v-22l16 -14l16 14v22Z', 'white', 0.2),
          area('M504 304L524 286L544 304Z', 'accent', 0),
          area(rect(520, 308, 8, 10), 'light', 0),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'board',
          [
            area('M22 494H560C578 494 586 510 572 524L540 560C530 570 518 572 500 572H60C40 572 28 564 24 550L10 516C8 504 12 494 22 494Z', 'wood', 0.05),
            area('M24 548C28 562 40 572 60 572H500C518 572 530 570 540 560L540 574C530 586 516 590 500 590H66C44 590 30 580 26 566Z', 'wood', -0.4),
          ],
          { rim: 0.8 },
        ),
        tunnelLoaf,
        placed(smoke({ token: 'white', kind: 'thread', opacity: 0.5, height: 110, drift: 20 }), 120, 276),
        placed(smoke({ token: 'white', kind: 'thread', opacity: 0.5, height: 130, drift: -16 }), 196, 272),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'track',
          [
            stroke(Array.from({ length: 16 }, (_, i) => `M${304 + i * 17} 500l-9 14`).join(''), 5, 'brown', { tone: -0.4 }),
            stroke('M294 501H584M286 513H578', 3, 'grey', { tone: 0.1 }),
          ],
          { also: ['rail'] },
        ),
        { clip: 'M308 300H640V640H308Z', nodes: [{ nodes: [wagon(-4, 'red')], transform: { scale: 1.14, move: [262, 512] } }] },
        area('M308 398C300 430 298 470 300 516H324C320 470 322 420 332 388C322 388 314 392 308 398Z', 'dark', 0.05, { opacity: 0.75 }),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'smoke',
          [
            area(
              circle(524, 412, 9) +
                circle(517, 392, 14) +
                circle(503, 372, 18) +
                circle(484, 350, 23) +
                circle(458, 330, 27) +
                circle(424, 314, 31) +
                circle(384, 306, 24),
              'white',
              0.35,
              { shade: { to: [-0.6, 1], depth: 0.2 } },
            ),
            stroke('M474 336C484 330 496 336 498 346M438 302C450 296 464 304 466 316M392 296C402 290 414 294 418 304', 2.4, 'grey', {
              tone: 0.2,
              opacity: 0.6,
            }),
          ],
          { also: ['steam'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(train({ width: 212, token: 'green' }), 466, 512)] },
    {
      z: 1,
      nodes: [
        concept('post', [area('M186 500H206L210 600H182Z', 'white', 0.2), area('M185 530H207L208 552H184Z', 'accent', 0)]),
        placed(barrierKnife, 196, 512, { turn: -74, scale: 1 }),
        area(circle(196, 512, 8), 'yellow', 0),
        placed(
          person({
            who: 'woman',
            height: 104,
            pose: 'waving',
            dress: 'postman uniform',
            cloth: 'mass',
            hat: 'postman cap',
            hatCloth: 'mass',
            skin: 'skin4',
            is: 'guard',
          }),
          128,
          598,
        ),
        placed(duck({ pose: 'walk', fill: 'brown' }), 292, 612, { scale: 0.4 }),
        placed(duck({ pose: 'walk', fill: 'yellow' }), 264, 612, { scale: 0.22 }),
        placed(duck({ pose: 'walk', fill: 'yellow' }), 244, 612, { scale: 0.22 }),
        area(
          [
            [420, 566, 3],
            [440, 580, 2.4],
            [140, 586, 3],
            [380, 604, 2.6],
            [330, 580, 2],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
            .join(''),
          'orange',
          -0.2,
        ),
      ],
    },
  ],
  says: { place: 'kitchen', time: 'morning', mood: ['playful', 'calm', 'absurd'], action: ['travel', 'wait', 'cut'], more: ['breakfast', 'journey'] },
};
