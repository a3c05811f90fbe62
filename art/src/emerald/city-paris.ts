import { concept, placed } from '../concept.ts';
import { bank, stars } from '../kit/emerald/air.ts';
import { glint } from '../kit/emerald/eye.ts';
import { ironTower } from '../kit/emerald/landmarks/paris.ts';
import { glow } from '../kit/emerald/paper.ts';
import { roofs } from '../kit/emerald/roofs.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const [wx, wy] = [402, 118];
const at = (i: number, r: number): string => `${wx + Math.cos((i * Math.PI) / 5.5) * r} ${wy + Math.sin((i * Math.PI) / 5.5) * r * 0.8}`;
const all = Array.from({ length: 11 }, (_, i) => i);
const threads = all.map(i => `M${wx} ${wy}L${at(i, 640)}`).join('');
const sags = [46, 92, 146, 206, 276, 356].flatMap(r => all.map(i => `M${at(i, r)}Q${at(i + 0.5, r * 0.8)} ${at(i + 1, r)}`)).join('');
const gargoyle = concept(
  'gargoyle',
  [
    area(
      'M-10 640C10 560 60 520 110 500C90 470 60 460 40 420C80 440 120 440 150 470C146 430 176 396 216 392C220 372 232 356 246 350C246 366 256 378 268 388C300 396 330 420 342 448C352 462 344 474 326 474C310 486 290 490 270 490C262 520 250 540 240 560C268 590 292 610 300 640L340 650L340 690L-10 690Z',
      'mass',
      -0.55,
    ),
    area('M110 500C90 440 40 400 -10 390L-10 560C30 560 80 540 110 500Z', 'mass', -0.35),
    stroke('M20 420C50 450 80 480 104 500M-6 460C30 474 70 490 100 504M-6 510C30 510 66 510 98 508', 3, 'lit', { opacity: 0.3 }),
    stroke('M300 470C286 476 276 476 262 470M200 520C220 560 226 600 220 640M160 510C176 560 180 600 170 640', 3, 'lit', { opacity: 0.35 }),
    glint(280, 424, 13),
    area('M288 474L294 490L302 474Z', 'paper', -0.2),
  ],
  { also: ['monster', 'statue'], rim: 1.2, shade: { to: [-0.6, 1], depth: 0.5 } },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'High over Paris a gargoyle turns its head: between the iron tower and the night something has spun its threads.',
  composition: 'wide',
  palette: 'violet',
  light: [400, 160],
  horizon: 600,
  layers: [
    { z: 0.06, nodes: [glow(circle(380, 300, 330), 0.5), stars(8, 50, 300), bank(150, 300, 300, { seed: 4, opacity: 0.3 })] },
    { z: 0.12, nodes: [concept('spider web', [stroke(threads + sags, 2.2, 'paper', { opacity: 0.7 })], { also: ['web'] })] },
    { z: 0.4, nodes: [placed(ironTower({ tone: -0.2 }), 402, 580, { scale: 1.04 })] },
    { z: 0.5, nodes: [roofs({ style: 'paris', y: 640, low: 50, high: 90, width: 62, seed: 6, lit: 0.35, tone: 0 })] },
    { z: 0.75, nodes: [roofs({ style: 'paris', y: 740, low: 90, high: 130, width: 100, seed: 16, lit: 0.4, tone: -0.2 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(gargoyle, 20, 30),
        concept(
          'parapet',
          [
            area(`${rect(-10, 690, 620, 26)}${rect(-10, 716, 620, 140)}`, 'mass', -0.6),
            area([0, 1, 2, 3, 4, 5].map(i => `M${20 + i * 104} 850V770C${20 + i * 104} 736 ${84 + i * 104} 736 ${84 + i * 104} 770V850Z`).join(''), 'dark', 0, {
              opacity: 0.6,
            }),
            area(polygon([-10, 690], [610, 690], [610, 696], [-10, 696]), 'lit', 0, { opacity: 0.5 }),
          ],
          { rim: 0.6 },
        ),
      ],
    },
  ],
  says: { place: 'Paris', time: 'night', mood: ['eerie', 'beautiful'], action: ['watching', 'spinning'] },
};
