import { concept, placed } from '../concept.ts';
import { fish, jellyfish } from '../kit/animals/sea.ts';
import { d, halo, times } from '../kit/city/draw.ts';
import { cobbles } from '../kit/city/floor.ts';
import { streetLamp } from '../kit/city/lamp.ts';
import { houseRowInDepth } from '../kit/city/row.ts';
import { viewFrom } from '../kit/city/view.ts';
import { stair, wall } from '../kit/motifs/sunken-stairs.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { suitcase } from '../kit/things/luggage.ts';
import { bubbles } from '../kit/things/toys.ts';
import { rowingBoat } from '../kit/transport/boat.ts';
import { sunBeams } from '../kit/weather/fog.ts';
import { smooth } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const view = viewFrom({ vanishing: [300, 336], focal: 200 });

const edge: Point[] = times(17).map(i => [-20 + i * 40, 590 + Math.sin(i * 1.7) * 7 + Math.abs(i - 8) * 2.4]);

const weed = (x: number, y: number, h: number, lean: number): Node =>
  stroke(
    d`M${x} ${y}C${x - 10 + lean} ${y - h * 0.3} ${x + 14 + lean} ${y - h * 0.6} ${x + lean} ${y - h}M${x + 8} ${y}C${x + 18} ${y - h * 0.3} ${x + lean} ${y - h * 0.4} ${x + 16 + lean} ${y - h * 0.7}`,
    5,
    'leaf',
    { tone: -0.1 },
  );

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A stair leads down into the sea to a lit street of the drowned town; a traveller with a suitcase has gone half way.',
  composition: 'perspective',
  palette: 'teal',
  light: [300, 330],
  horizon: 693,
  layers: [
    { z: 0.1, nodes: [halo(300, 340, 260, 0.7, 'lit'), sunBeams({ from: [300, -40], length: 560, count: 6, opacity: 0.35, token: 'lit' })] },
    ...houseRowInDepth({ view, side: 'left', aside: 1.7, from: 1.05, to: 16, height: [3.2, 4.6], seed: 4, lit: 0.8, z: [0.2, 0.85] }),
    ...houseRowInDepth({ view, side: 'right', aside: 1.7, from: 1.05, to: 16, height: [3.2, 4.6], seed: 9, lit: 0.8, z: [0.2, 0.85] }),
    {
      z: 0.7,
      nodes: [
        cobbles({ view, left: -1.4, right: 1.4, from: 1.55, to: 18, tone: 0.3 }),
        placed(streetLamp({ kind: 'lantern', height: 96 }), 216, 446),
        placed(streetLamp({ kind: 'lantern', height: 96 }), 384, 446),
        placed(streetLamp({ kind: 'lantern', height: 52 }), 252, 394),
        placed(streetLamp({ kind: 'lantern', height: 52 }), 348, 394),
      ],
    },
    {
      z: 0.6,
      nodes: [
        placed(fish({ kind: 'carp', fill: 'accent' }), 410, 250, { scale: 0.72, flip: true }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 230, 270, { scale: 0.42 }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 196, 288, { scale: 0.36 }),
        placed(fish({ kind: 'herring', fill: 'lit' }), 260, 292, { scale: 0.3 }),
        placed(jellyfish({ fill: 'violet' }), 150, 200, { scale: 0.5 }),
        concept(
          'surface',
          [
            stroke('M60 128C100 118 140 138 180 126S260 118 300 128S380 138 420 126S500 118 540 128', 3, 'paper', { opacity: 0.5 }),
            stroke('M120 110C160 102 200 118 240 108S320 102 360 110S440 118 480 108', 2, 'paper', { opacity: 0.35 }),
          ],
          { also: ['sea', 'water'] },
        ),
        placed(rowingBoat({ width: 96, oars: true }), 322, 128),
      ],
    },
    {
      z: 0.95,
      nodes: [
        wall(-1),
        wall(1),
        concept('stairs', stair, { also: ['way', 'descent'] }),
        weed(132, 560, 120, 10),
        weed(478, 566, 140, -14),
        weed(92, 600, 90, 4),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area(`${smooth(edge)}V180H-20Z`, 'blue', 0.1, { opacity: 0.2 }),
        concept(
          'foam',
          [
            stroke(smooth(edge), 6, 'paper', { tone: 0.5, opacity: 0.9 }),
            stroke(smooth(edge.map(([x, y]): Point => [x, y - 12 + Math.sin(x) * 3])), 2.4, 'paper', { tone: 0.3, opacity: 0.6 }),
            stroke(smooth(edge.map(([x, y]): Point => [x, y + 12])), 2, 'paper', { tone: 0.3, opacity: 0.4 }),
          ],
          { also: ['wave', 'sea'] },
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
            is: 'traveller',
            height: 214,
            facing: 'three-quarter back',
            pose: { torso: 4, nearArm: [-4, 4, 8], farArm: [10, 18, 8], nearLeg: [20, 2, 2], farLeg: [-10, -26, 2], farFoot: 30 },
            dress: 'trench coat',
            cloth: 'accent',
            tone: -0.05,
            hat: 'fedora',
            hatCloth: 'dark',
            skin: 'skin2',
            near: { thing: placed(suitcase({ fill: 'wood' }), 0, 44, { scale: 0.5 }) },
          }),
          300,
          572,
        ),
      ],
    },
    { z: 1, nodes: [placed(bubbles({ count: 5 }), 372, 330, { scale: 0.6 }), placed(bubbles({ count: 4 }), 170, 380, { scale: 0.5 })] },
  ],
  says: { place: 'sea', time: 'night', mood: ['lonely', 'secret'], action: ['descend', 'travel', 'leave'], more: ['underwater', 'drowned town', 'street'] },
};
