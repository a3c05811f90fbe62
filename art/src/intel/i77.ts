import { concept, placed } from '../concept.ts';
import { d, halo } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { houseRow } from '../kit/city/row.ts';
import { bear } from '../kit/motifs/standing-bear.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { newspaper } from '../kit/things/letters.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { tramFront } from '../kit/transport/tram.ts';
import { rain } from '../kit/weather/rain.ts';
import { circle, ellipse, limb, polygon, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const paw = (by: readonly (readonly [number, number])[], tone: number): Node => area(limb(by, 30, 24), 'brown', tone);

const commuter = (who: 'man' | 'woman', cloth: Token, skin: Token, held: Node, shelter: Token): Group =>
  person({
    who,
    height: who === 'man' ? 262 : 250,
    facing: 'three-quarter',
    pose: { torso: 0, bend: 6, head: 16, nearArm: [24, 96, 10, -14], farArm: [20, 108, 8], nearLeg: [-4, -2, 3], farLeg: [6, 0, 3] },
    dress: who === 'man' ? 'long coat' : 'trench coat',
    cloth,
    skin,
    hat: who === 'man' ? 'bowler' : 'cloche',
    hatCloth: 'dark',
    near: { thing: held, scale: 1, lies: 'before' },
    far: { thing: umbrella({ fill: shelter, tone: 0.1 }), scale: 0.95, turn: who === 'man' ? -4 : 4, lies: 'behind' },
  });

const phone = concept(
  'telephone',
  [area(rect(-9, -18, 18, 34), 'dark', 0.2), area(rect(-7, -16, 14, 28), 'light', 0.2), { glow: circle(0, -4, 44), kind: 'round', opacity: 0.5 }],
  { also: ['screen'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A bear with a newspaper waits for the tram between two commuters who do not look up; its umbrella has a leak.',
  composition: 'wide',
  palette: 'rain',
  light: [520, 260],
  horizon: 500,
  layers: [
    { z: 0.25, nodes: [placed(houseRow({ width: 640, height: [180, 250], houseWidth: [62, 86], seed: 15, lit: 0.35, detail: 'plain' }), -20, 500)] },
    { z: 0.5, nodes: [placed(streetLamp({ kind: 'crown', height: 240, cone: 0.3 }), 486, 520)] },
    {
      z: 0.75,
      nodes: [
        concept(
          'street',
          [
            area('M0 496H600V693H0Z', 'mass', 0.2, { shade: { to: [0, 1], depth: 0.4 } }),
            stroke('M-20 520L280 500M-20 546L330 500', 3, 'lit', { tone: 0.2, opacity: 0.7 }),
          ],
          { also: ['road'] },
        ),
        placed(tramFront({ width: 108 }), 84, 520),
        halo(84, 486, 90, 0.5),
        ripples({ from: 500, to: 640, count: 36, seed: 6, token: 'lit', opacity: 0.35 }),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'pavement',
          [
            area('M0 556C160 546 440 546 600 556V693H0Z', 'brick4', -0.1, { shade: { to: [0, 1], depth: 0.5 } }),
            area('M0 556C160 546 440 546 600 556V566C440 556 160 556 0 566Z', 'paper', -0.1),
          ],
          {},
        ),
        area(ellipse(300, 608, 104, 12) + ellipse(138, 598, 54, 8) + ellipse(462, 598, 54, 8), 'dark', 0, { opacity: 0.4 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(commuter('man', 'mass', 'skin2', phone, 'mass'), 136, 598, {}),
        placed(commuter('woman', 'brick5', 'skin4', placed(newspaper({}), 0, 0, { scale: 0.4 }), 'mass'), 464, 598, { flip: true }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(umbrella({ fill: 'accent2', tone: 0.1 }), 384, 400, { scale: 1.72, turn: -12 }),
        area(polygon([292, 190], [304, 184], [314, 192], [306, 202], [296, 200]), 'dark', 0.2),
        placed(bear, 300, 608),
        paw(
          [
            [372, 440],
            [400, 430],
            [386, 404],
          ],
          0.05,
        ),
        concept(
          'newspaper',
          [
            area('M176 424L292 436L290 540L180 526Z', 'paper', -0.05),
            area('M292 436L330 420L328 524L290 540Z', 'paper', -0.3),
            stroke('M190 442L278 451M190 454L230 458M190 464L230 468M190 474L230 478M190 486L278 495M190 498L278 507M190 510L278 519', 3, 'grey', {
              tone: -0.2,
              opacity: 0.8,
            }),
            area('M240 458L278 462L277 488L240 484Z', 'grey', -0.1),
            area(circle(258, 472, 8), 'brown', 0.1),
          ],
          { also: ['paper'], rim: 0.6 },
        ),
        paw(
          [
            [222, 420],
            [196, 448],
            [190, 478],
          ],
          0.05,
        ),
        area(d`M176 486a8 6 0 1 0 14 4ZM182 498a8 6 0 1 0 14 2Z`, 'brown', -0.4),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'leak',
          [
            stroke('M304 198C306 230 304 250 303 270', 5, 'blue', { tone: 0.6, opacity: 0.9 }),
            stroke('M304 198C305 230 303 250 302 268', 1.8, 'paper', { tone: 1 }),
            stroke('M302 272C290 262 280 264 272 272M304 272C314 262 324 262 332 268M303 272C300 258 292 252 286 252', 2.6, 'paper', {
              tone: 0.8,
              opacity: 0.9,
            }),
          ],
          { also: ['drop', 'water'] },
        ),
      ],
    },
  ],
  weather: [rain({ kind: 'steady', seed: 7, slant: 0.2, splashFrom: 560 })],
  says: { place: 'tram stop', time: 'morning', weather: 'rain', mood: ['lonely', 'absurd', 'waiting'], action: ['wait', 'read'], more: ['unseen', 'city'] },
};
