import { concept, placed } from '../concept.ts';
import { smoke, stars } from '../kit/emerald/air.ts';
import { bust } from '../kit/emerald/bust.ts';
import { eye } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect, rounded } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const pane = (x: number, y: number): string => rounded(x, y, 176, 190, 14);
const dozing = (x: number, y: number, who: Group, turn: number): Group => ({
  nodes: [
    area(pane(x, y), 'light', 0.05, { shade: { to: [0, 1], depth: 0.3 } }),
    { nodes: [placed(who, x + 80, y + 168, { scale: 0.5, turn })], clip: pane(x, y) },
    stroke(pane(x, y), 9, 'accent', { tone: -0.4 }),
  ],
});

export const scene: Scene = {
  canvas: 'card',
  idea: 'In the night express everybody sleeps behind the lit windows, save for one newspaper with an eye in it.',
  composition: 'through a frame',
  palette: 'gas',
  light: [338, 300],
  horizon: 600,
  layers: [
    { z: 0.05, nodes: [stars(14, 40, 120), glow(circle(338, 300, 400), 0.5)] },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'train',
          [
            area('M-10 96C200 70 420 70 610 96L610 140L-10 140Z', 'mass', -0.6),
            area(rect(-10, 136, 620, 440), 'green', -0.45, { shade: { to: [0, 1], depth: 0.35 } }),
            area(rect(-10, 576, 620, 34), 'mass', -0.7),
            stroke('M0 150H600M0 556H600', 5, 'yellow', { tone: -0.1 }),
            stroke(circle(90, 650, 56) + circle(220, 650, 56) + circle(470, 650, 56) + circle(590, 650, 56), 13, 'mass', { tone: -0.7 }),
            area([90, 220, 470, 590].map(x => circle(x, 650, 15)).join(''), 'accent', -0.2),
            stroke('M60 650H260M440 650H620', 9, 'accent', { tone: -0.4 }),
          ],
          { also: ['railway', 'carriage'], rim: 0.7 },
        ),
        glow(ellipse(338, 360, 330, 240), 0.5),
        dozing(138, 160, bust({ hat: 'top', beard: 'full' }), 24),
        dozing(360, 160, bust({ is: 'woman', hat: 'plumes', hair: 'coiled', wears: 'dress' }), 26),
        dozing(138, 372, bust({ hat: 'slouch', beard: 'walrus', wears: 'cape' }), 28),
        concept(
          'watcher',
          [
            area(pane(360, 372), 'light', 0.2),
            {
              nodes: [
                area('M390 460C396 420 500 420 506 460L530 570H366Z', 'mass', -0.6),
                area('M404 424C408 384 488 384 492 424L508 430C508 440 388 440 388 430Z', 'mass', -0.7),
                area('M382 440H514L522 566H374Z', 'paper', 0.1),
                area(
                  [0, 1, 2, 3, 4, 5].map(i => rect(396, 522 + i * 9, 46, 3.4) + rect(456, 522 + i * 9, 46, 3.4)).join('') + rect(396, 450, 106, 8),
                  'dark',
                  0,
                  { opacity: 0.45 },
                ),
                placed(eye({ width: 84, open: 0.54, white: 'light', iris: 'accent', pupil: 'round', shine: 0.2 }), 448, 490),
              ],
              clip: pane(360, 372),
            },
            stroke(pane(360, 372), 9, 'accent', { tone: -0.4 }),
          ],
          { also: ['newspaper', 'man', 'detective'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        area(rect(-10, 706, 620, 14), 'mass', -0.8),
        area(Array.from({ length: 11 }, (_, i) => rect(i * 60 - 20, 720, 34, 20)).join(''), 'wood', -0.6),
        area(rect(-10, 740, 620, 120), 'mass', -0.5),
        smoke(
          [
            [600, 60],
            [480, 40],
            [340, 60],
            [180, 30],
            [20, 50],
          ],
          { from: 18, to: 40, opacity: 0.22 },
        ),
      ],
    },
  ],
  says: { place: 'train', time: 'night', mood: ['watched', 'sleepy'], action: ['sleeping', 'watching', 'travelling'], more: ['four'] },
};
