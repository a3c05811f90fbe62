import { concept, placed } from '../concept.ts';
import { churchTower } from '../kit/city/church.ts';
import { halo } from '../kit/city/draw.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { houseRow } from '../kit/city/row.ts';
import { body, head, tail } from '../kit/motifs/sleeping-cat.ts';
import { type Person, person } from '../kit/people/body.ts';
import { moon } from '../kit/sky/moon.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { ladder } from '../kit/things/harbour.ts';
import { bell } from '../kit/things/music.ts';
import { circle } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const tip = {
  torso: 8,
  bend: 2,
  head: -4,
  nearArm: [40, 96, 8] as const,
  farArm: [60, 100, 8] as const,
  nearLeg: [16, -4, 2] as const,
  farLeg: [-10, -24, 2] as const,
  nearFoot: 42,
  farFoot: 54,
};
const townsman = (more: Person, x: number, y: number): Node => placed(person({ height: 84, pose: tip, rim: 0.9, detail: 1, ...more }), x, y);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A cat as large as the quarter sleeps round the church tower, and people on tiptoe bring a ladder to take the bell off its collar.',
  composition: 'scale flip',
  palette: 'neon',
  light: [140, 170],
  horizon: 540,
  layers: [
    { z: 0.05, nodes: [stars({ seed: 9, height: 330, count: 90 }), placed(moon({ r: 50, glow: 0.7 }), 140, 196)] },
    { z: 0.3, nodes: [placed(houseRow({ width: 640, height: [110, 180], houseWidth: [44, 62], seed: 8, lit: 0.5, detail: 'plain' }), -20, 560)] },
    { z: 0.9, lifted: true, nodes: [body] },
    { z: 0.8, nodes: [placed(churchTower({ kind: 'crown', height: 400, hour: 2 }), 302, 516)] },
    { z: 0.85, nodes: [placed(houseRow({ width: 190, height: [70, 104], houseWidth: [36, 48], seed: 31, lit: 0.7, detail: 'plain' }), 176, 546)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'paw',
          [
            area('M300 560C296 526 330 508 370 514L440 524V572H330C314 572 302 570 300 560Z', 'orange', 0.14, { shade: { to: [0, 1], depth: 0.35 }, rim: 0.8 }),
            stroke('M316 570V552M334 572V550', 3, 'orange', { tone: -0.4 }),
          ],
          { also: ['cat'] },
        ),
        concept(
          'collar',
          [
            area('M372 512C400 548 510 550 544 508C552 520 552 532 546 542C510 580 404 580 372 548C364 536 364 524 372 512Z', 'accent', -0.05, {
              shade: { to: [0, 1], depth: 0.3 },
            }),
          ],
          { also: ['clothes'] },
        ),
        head,
      ].map(node => placed(node, -8, -34)),
    },
    {
      z: 1,
      nodes: [
        concept(
          'street',
          [
            area('M0 556C150 546 450 548 600 556V693H0Z', 'mass', -0.1, { shade: { to: [0, 1], depth: 0.4 } }),
            stroke('M60 610H160M240 628H340M380 612H470M180 650H260', 2.4, 'mass', { tone: 0.4, opacity: 0.5 }),
          ],
          { also: ['ground'] },
        ),
        concept('tail', [tail], { also: ['cat'] }),
        placed(streetLamp({ kind: 'lantern', height: 84 }), 168, 612),
      ],
    },
    { z: 1, lifted: true, nodes: [halo(432, 566, 70, 0.5, 'accent2'), placed(bell({ fill: 'yellow', tone: 0.35 }), 446, 520, { scale: 0.8 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(ladder({ fill: 'wood', tone: 0.5, rungs: 7, width: 26 }), 356, 650, { scale: 0.66, turn: 34 }),
        placed(
          person({
            who: 'woman',
            height: 84,
            pose: 'climbing',
            dress: 'skirt and blouse',
            cloth: 'white',
            lower: 'accent',
            skin: 'skin3',
            detail: 1,
            rim: 0.9,
          }),
          378,
          620,
        ),
        townsman(
          { who: 'man', dress: 'nightshirt', cloth: 'white', hat: 'beanie', hatCloth: 'accent', skin: 'skin2', pose: { ...tip, farArm: [50, 150, 6] } },
          318,
          648,
        ),
        townsman({ who: 'old man', dress: 'short jacket', cloth: 'accent2', skin: 'skin4', hat: 'cap' }, 268, 640),
        townsman({ who: 'girl', height: 60, dress: 'pinafore', cloth: 'accent', skin: 'skin1' }, 222, 628),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'breath',
          [
            area(circle(346, 462, 9), 'light', 0.2, { opacity: 0.5 }),
            area(circle(326, 446, 13), 'light', 0.2, { opacity: 0.4 }),
            area(circle(300, 424, 18), 'light', 0.2, { opacity: 0.3 }),
          ],
          { also: ['sleep'] },
        ),
      ],
    },
  ],
  says: { place: 'city', time: 'night', mood: ['tense', 'playful', 'secret'], action: ['sleep', 'sneak', 'steal'], more: ['big', 'small', 'silence'] },
};
