import { concept, placed } from '../concept.ts';
import { beam, halo, times } from '../kit/city/draw.ts';
import { cobbles } from '../kit/city/floor.ts';
import { viewFrom } from '../kit/city/view.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, line, polygon, rounded } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [180, 300], focal: 210 });
const wallX = 1.7;
const on = (z0: number, z1: number, y0: number, y1: number): string =>
  polygon(view.at(wallX, y0, z0), view.at(wallX, y1, z0), view.at(wallX, y1, z1), view.at(wallX, y0, z1));
const left = (z0: number, z1: number, y0: number, y1: number): string =>
  polygon(view.at(-1.5, y0, z0), view.at(-1.5, y1, z0), view.at(-1.5, y1, z1), view.at(-1.5, y0, z1));

/** Papier mâché, open jaws to the left; carried from below at the origin. */
const dragon = concept(
  'dragon',
  [
    area(
      'M60 -150C96 -170 128 -150 130 -110C134 -70 110 -40 76 -34C40 -28 10 -40 -18 -34C-44 -30 -70 -34 -92 -22C-80 -44 -60 -58 -30 -64C-56 -70 -84 -66 -112 -76C-128 -84 -130 -104 -116 -114C-84 -130 -44 -122 -14 -134C14 -144 34 -150 60 -150Z',
      'green',
      0.05,
      { shade: { to: [0.4, 1], depth: 0.35 } },
    ),
    area('M-92 -22C-60 -30 -30 -28 0 -30C-20 -10 -60 -4 -92 -22Z', 'green', -0.2),
    area('M-108 -74C-80 -62 -50 -64 -24 -58C-44 -50 -70 -42 -88 -26C-96 -40 -104 -56 -108 -74Z', 'red', -0.2),
    ...times(5).map((i): Node => area(polygon([-100 + i * 15, -73 + i * 2], [-88 + i * 15, -70 + i * 2], [-95 + i * 15, -52 + i * 2]), 'paper', 0.2)),
    ...times(4).map((i): Node => area(polygon([-80 + i * 17, -28 - i * 2], [-68 + i * 17, -30 - i * 3], [-75 + i * 17, -46 - i * 2]), 'paper', 0.2)),
    area('M-60 -42C-90 -40 -112 -30 -128 -12L-118 -10L-124 0C-104 -14 -80 -26 -54 -30Z', 'red', 0.1),
    area(circle(24, -112, 22), 'yellow', 0.1),
    area(circle(16, -110, 9), 'dark', 0),
    area('M-2 -128C12 -144 40 -142 52 -124C36 -132 16 -132 -2 -128Z', 'green', -0.4),
    area(ellipse(-104, -102, 7, 5), 'dark', 0.1),
    area('M64 -148C60 -190 86 -214 112 -216C98 -200 98 -176 104 -150Z', 'yellow', -0.1),
    area('M30 -146C22 -176 36 -196 54 -202C48 -186 52 -166 60 -148Z', 'yellow', -0.2),
    ...times(5).map((i): Node => area(polygon([110 + i * 5, -140 + i * 26], [150 + i * 2, -146 + i * 28], [116 + i * 3, -116 + i * 24]), 'accent', 0)),
    stroke('M60 -80C72 -70 90 -70 100 -80M50 -60C64 -48 84 -48 96 -58', 3, 'green', { tone: -0.4 }),
  ],
  { also: ['costume', 'monster', 'mask'], rim: 0.9 },
);
const wing = (side: 1 | -1): Node => ({
  transform: { flip: side === -1 },
  nodes: [
    area('M0 0C20 -50 60 -66 92 -60C84 -40 96 -30 88 -12C80 6 84 16 70 30C60 42 58 52 42 58C24 50 6 30 0 0Z', 'white', 0.2),
    stroke('M10 -8C40 -30 60 -40 84 -42M14 6C40 -4 60 -10 84 -10M20 22C40 18 56 18 70 22', 2.4, 'grey', { tone: 0.1 }),
  ],
});
const wings = concept('wing', [wing(1), wing(-1)], { also: ['angel', 'costume', 'feather'], rim: 0.8 });
const throne = concept(
  'throne',
  [
    area('M-44 -120C-40 -150 -20 -150 0 -168C20 -150 40 -150 44 -120V-50H-44Z', 'yellow', -0.15),
    area('M-32 -118C-28 -136 28 -136 32 -118V-52H-32Z', 'red', -0.05),
    area(rounded(-52, -56, 104, 22, 5), 'red', 0.1),
    stroke('M-56 -90H-44M56 -90H44M-54 -90V-30M54 -90V-30M-44 -36V0M44 -36V0', 8, 'yellow', { tone: -0.2 }),
    area(circle(0, -154, 8), 'accent', 0),
  ],
  { also: ['chair', 'king'], rim: 0.8 },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: "Through the stage door people carry costumes: a dragon's head, wings, a throne, in the rain.",
  composition: 'perspective',
  palette: 'rain',
  light: [180, 250],
  horizon: 300,
  layers: [
    { z: 0.3, nodes: [halo(180, 280, 200, 0.5)] },
    {
      z: 0.55,
      nodes: [
        concept(
          'alley',
          [
            area(left(0.5, 9, -1, 3), 'brick5', -0.2, { shade: { to: [-1, 0], depth: 0.5 } }),
            area(on(0.6, 9, -1, 3), 'brick1', 0, { shade: { to: [1, 0], depth: 0.5 } }),
            ...times(14).map(
              (i): Node => stroke(line(view.at(wallX, -0.9 + i * 0.24, 0.6), view.at(wallX, -0.9 + i * 0.24, 9)), 1.6, 'dark', { tone: 0.3, opacity: 0.4 }),
            ),
          ],
          { also: ['wall', 'street', 'brick'] },
        ),
        cobbles({ view, left: -1.5, right: wallX, from: 0.5, to: 9, tone: 0.2 }),
        concept(
          'door',
          [
            area(on(2.35, 3.5, -1, 0.62), 'light', 0.2),
            area(polygon(view.at(wallX, -1, 2.3), view.at(wallX, 0.62, 2.3), view.at(0.8, 0.62, 2.2), view.at(0.8, -1, 2.2)), 'red', -0.25),
            halo(282, 306, 110, 0.8),
          ],
          { also: ['stage door'] },
        ),
        beam(polygon(view.at(wallX, 0.4, 2.35), view.at(wallX, 0.4, 3.4), view.at(-1, -1, 2.6), view.at(-0.6, -1, 1.4)), 0.5),
        concept('lamp', [
          stroke('M318 222L290 224', 5, 'dark'),
          area('M272 232C274 216 304 216 306 232Z', 'dark', 0.2),
          area(ellipse(289, 233, 14, 4), 'light', 0.5),
          halo(289, 238, 60, 0.8),
        ]),
        concept(
          'mask',
          [
            area(on(1.5, 1.95, 0.4, 0.9), 'dark', 0.2),
            area(ellipse(420, 214, 14, 22), 'yellow', -0.1),
            stroke('M412 222C416 230 424 230 428 222M413 208v5M426 208v5', 3, 'dark'),
          ],
          { also: ['theatre', 'sign'] },
        ),
      ],
    },
    {
      z: 0.75,
      nodes: [
        placed(footing(60), 108, 446),
        placed(
          person({
            who: 'woman',
            height: 146,
            facing: 'three-quarter',
            pose: { torso: 2, nearArm: [150, 176, 12], farArm: [150, 176, 12], nearLeg: [18, 8], farLeg: [-14, -24], farFoot: 30 },
            dress: 'jumper',
            cloth: 'blue',
            skin: 'skin3',
            hat: 'headscarf',
          }),
          108,
          446,
          { flip: true },
        ),
        placed(throne, 104, 312, { scale: 0.84 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(footing(90), 228, 536),
        placed(wings, 222, 416, { scale: 1.16 }),
        placed(
          person({
            who: 'man',
            height: 214,
            facing: 'three-quarter',
            pose: 'walking',
            dress: 'trench coat',
            cloth: 'accent',
            skin: 'skin5',
            hair: 'short',
            near: { thing: umbrella({ fill: 'dark', tone: 0.2, state: 'closed' }), scale: 0.8 },
          }),
          228,
          536,
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(150, 0.5), 414, 598),
        placed(
          person({
            who: 'woman',
            height: 288,
            facing: 'side',
            pose: {
              torso: 4,
              bend: 2,
              head: -6,
              nearArm: [158, 178, 8],
              farArm: [150, 176, 8],
              nearLeg: [26, 8, 2],
              farLeg: [-18, -34, 2],
              nearFoot: -8,
              farFoot: 34,
            },
            dress: 'overalls',
            cloth: 'blue',
            tone: -0.1,
            lower: 'blue',
            lowerTone: -0.2,
            skin: 'skin1',
            hair: 'ponytail',
            hairColour: 'hairRed',
          }),
          420,
          596,
          { flip: true },
        ),
        placed(dragon, 404, 326, { scale: 1.08, turn: 2 }),
      ],
    },
  ],
  weather: [rain({ kind: 'steady', seed: 12, splashFrom: 540 })],
  says: {
    place: 'stage door',
    time: 'day',
    weather: 'rain',
    mood: ['festive', 'absurd'],
    action: ['carry', 'leave', 'walk'],
    more: ['theatre', 'costume', 'procession'],
  },
};
