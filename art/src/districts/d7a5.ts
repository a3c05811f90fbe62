import { concept, placed } from '../concept.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { poised } from '../kit/motifs/poised.ts';
import { tree } from '../kit/nature/tree.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { hat } from '../kit/things/clothes.ts';
import { bottle } from '../kit/things/table.ts';
import { bicycle } from '../kit/transport/bicycle.ts';
import { snow } from '../kit/weather/snow.ts';
import { circle, rect, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const glass = rounded(150, 128, 330, 236, 14);
const chair = concept(
  'barber chair',
  [
    area('M-92 -196C-86 -210 -66 -208 -62 -196L-40 -108C-36 -96 -70 -92 -74 -104Z', 'red', -0.1),
    area(rounded(-84, -232, 34, 34, 10), 'red', 0),
    area(rounded(-80, -112, 124, 30, 12), 'red', 0),
    stroke('M-58 -146H26M26 -146V-112', 12, 'grey', { tone: 0.25 }),
    stroke('M40 -100L70 -34M56 -34H96', 10, 'grey', { tone: 0.1 }),
    area(rect(-24, -84, 22, 66), 'grey', 0.2),
    area('M-64 0C-60 -20 36 -20 40 0Z', 'grey', 0),
  ],
  { also: ['chair', 'seat'], rim: 0.8 },
);
const brush = concept(
  'brush',
  [area(rounded(-5, -4, 10, 34, 4), 'wood', -0.2), area('M-8 -4C-12 -22 12 -22 8 -4Z', 'paper', 0.2), area(circle(0, -18, 9), 'white', 0.6)],
  { also: ['foam'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A barber shaves a man who keeps his hat on his knee and his eye on the street in the mirror.',
  composition: 'interior',
  palette: 'winter',
  light: [315, 230],
  horizon: 693,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'barber shop',
          [
            area(rect(0, 0, 600, 560), 'green', -0.15, { shade: { to: [0, -1], depth: 0.4 } }),
            ...times(16).map((i): Node => stroke(d`M${i * 40} 0V420`, 2, 'green', { tone: -0.35, opacity: 0.6 })),
            area(rect(0, 420, 600, 150), 'wood', -0.2),
            stroke('M0 424H600', 7, 'wood', { tone: 0.1 }),
          ],
          { also: ['shop', 'room'] },
        ),
        concept(
          'floor',
          [
            ...times(40).map((i): Node => {
              const [r, c] = [Math.floor(i / 10), i % 10];
              const [y0, y1] = [560 + r * 30 + r * r * 2, 590 + r * 34 + r * r * 2];
              const at = (k: number, y: number): number => 300 + (k - 5) * (70 + (y - 560) * 0.36);
              return area(
                `M${at(c, y0)} ${y0}L${at(c + 1, y0)} ${y0}L${at(c + 1, y1)} ${y1}L${at(c, y1)} ${y1}Z`,
                (r + c) % 2 === 0 ? 'dark' : 'paper',
                (r + c) % 2 === 0 ? 0.3 : -0.1,
              );
            }),
          ],
          { also: ['tile'] },
        ),
      ],
    },
    {
      z: 0.2,
      clip: glass,
      nodes: [
        area(rect(140, 120, 350, 250), 'haze', 0.3),
        halo(380, 190, 110, 0.5),
        ...[170, 260, 440].map((x, i): Node => placed(tree({ kind: 'snowy', height: 120 + i * 20, seed: i + 8 }), x, 322)),
        area('M140 318H490V370H140Z', 'white', 0.4),
        placed(streetLamp({ kind: 'lantern', height: 120 }), 330, 330),
        snow({ seed: 3 }),
      ],
    },
    {
      z: 0.6,
      clip: glass,
      nodes: [
        placed(bicycle({ width: 84, token: 'dark' }), 214, 348),
        placed(
          person({
            who: 'man',
            is: 'watcher',
            height: 150,
            facing: 'front',
            pose: 'hands in pockets',
            dress: 'trench coat',
            cloth: 'accent',
            hat: 'fedora',
            hatCloth: 'dark',
            skin: 'skin2',
            glasses: 'dark',
          }),
          396,
          352,
        ),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'mirror',
          [
            stroke(glass, 16, 'yellow', { tone: -0.2 }),
            stroke(glass, 4, 'yellow', { tone: 0.3 }),
            stroke('M176 190L216 146M176 216L240 148', 4, 'white', { tone: 0.5, opacity: 0.6 }),
          ],
          { also: ['glass'], rim: 0.6 },
        ),
        concept('shelf', [area(rect(130, 388, 370, 14), 'paper', -0.1)]),
        placed(bottle({ kind: 'ink' }), 440, 388, { scale: 0.5 }),
        placed(bottle({ kind: 'wine', fill: 'blue' }), 474, 388, { scale: 0.5 }),
        placed(bottle({ kind: 'ink' }), 410, 388, { scale: 0.5 }),
        concept(
          'barber pole',
          [
            area(rounded(68, 168, 34, 150, 10), 'paper', 0.1),
            {
              clip: rounded(68, 168, 34, 150, 10),
              nodes: times(8).map((i): Node => stroke(d`M60 ${190 + i * 26}L112 ${164 + i * 26}`, 9, i % 2 === 0 ? 'red' : 'blue')),
            },
            area(circle(85, 160, 14), 'yellow', 0),
            area(rounded(66, 314, 38, 12, 4), 'yellow', -0.1),
          ],
          { also: ['sign'], rim: 0.6 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'man',
            is: 'barber',
            height: 340,
            facing: 'side',
            pose: { torso: 10, bend: 10, head: 16, nearArm: [58, 84, 6], farArm: [40, 74, 6], nearLeg: [2, -6, 3], farLeg: [10, -4, 3] },
            dress: 'apron',
            cloth: 'paper',
            tone: -0.08,
            trim: 'paper',
            lower: 'dark',
            skin: 'skin5',
            hair: 'bald',
            beard: 'goatee',
            glasses: 'round',
            near: { thing: brush, scale: 1.1, turn: 60 },
          }),
          168,
          606,
        ),
        placed(chair, 352, 616, { scale: 1.26 }),
        poised(
          {
            who: 'man',
            height: 338,
            facing: 'side',
            pose: { torso: -22, bend: 0, head: 4, look: 40, nearArm: [30, 70, 6], farArm: [34, 72, 6], nearLeg: [82, 20, 4], farLeg: [88, 26, 4] },
            dress: 'cloak',
            cloth: 'white',
            tone: 0.05,
            lower: 'dark',
            skin: 'skin2',
            hair: 'short',
            hairColour: 'hairBrown',
          },
          'hips',
          [318, 482],
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('foam', [area('M262 352C262 376 282 392 300 382C310 374 304 362 294 362C282 364 270 360 262 352Z', 'white', 0.6)], { also: ['soap'] }),
        placed(hat({ kind: 'fedora', fill: 'mass', tone: -0.4 }), 424, 466, { scale: 1.05 }),
      ],
    },
    { z: 1, nodes: [concept('hair', [stroke('M214 640C222 634 230 640 238 634M280 650C290 642 298 650 306 644', 4, 'hairBrown', { tone: -0.2 })])] },
  ],
  says: {
    place: 'barber shop',
    time: 'day',
    weather: 'snow',
    mood: ['tense', 'secret'],
    action: ['shave', 'watch', 'hide'],
    more: ['followed', 'mirror', 'reflection'],
  },
};
