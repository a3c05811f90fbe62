import { concept } from '../concept.ts';
import { glow } from '../kit/emerald/paper.ts';
import { spark } from '../kit/emerald/weapons.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const [cx, cy] = [336, 264];
const steps: Node[] = Array.from({ length: 8 }, (_, i) => {
  const t = i / 8;
  const [y, half] = [cy + 92 - i * 19, 92 - i * 8.6];
  return area(polygon([cx - half, y], [cx + half, y], [cx + half - 8, y - 15], [cx - half + 8, y - 15]), 'lit', -0.05 - t * 0.75);
});
const stick = (x: number): Node =>
  concept(
    'dynamite',
    [
      area(rect(x, 440, 62, 170), 'red', -0.1, { shade: { to: [-1, 0.3], depth: 0.5 } }),
      area(rect(x, 440, 62, 12) + rect(x, 598, 62, 12), 'paper', -0.3),
      stroke(`M${x + 31} 440C${x + 31} 420 ${x + 20} 410 ${x + 31} 396`, 5, 'accent2', { tone: -0.3 }),
    ],
    { also: ['bomb'] },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'Behind the hands of the clock on the dynamite a cellar stair goes down, and the last step is nearly reached.',
  composition: 'still life',
  palette: 'ember',
  light: [500, 150],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        concept(
          'cellar',
          [
            area(rect(-5, -5, 610, 850), 'mass', 0.05),
            stroke(
              Array.from(
                { length: 20 },
                (_, r) => `M0 ${r * 34}H600${Array.from({ length: 7 }, (_, i) => `M${i * 96 + (r % 2) * 48} ${r * 34}v34`).join('')}`,
              ).join(''),
              2.4,
              'dark',
              { opacity: 0.3 },
            ),
          ],
          { also: ['wall'] },
        ),
        glow(circle(430, 230, 400), 0.8),
      ],
    },
    {
      z: 0.85,
      nodes: [
        area(rect(-10, 612, 620, 250), 'wood', -0.45),
        stroke('M0 612H600M0 680H600M0 760H600', 4, 'dark', { opacity: 0.4 }),
        concept(
          'barrel',
          [area('M20 620C4 560 4 500 20 440L110 440C126 500 126 560 110 620Z', 'wood', -0.4), stroke('M12 480H118M8 530H122M12 580H118', 6, 'dark')],
          { rim: 0.7, shade: { to: [-1, 0.6], depth: 0.5 } },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...[172, 240, 308, 376, 444].map(stick),
        concept('wire', [
          stroke(
            'M203 396C210 330 240 330 250 300M271 396C260 360 280 350 280 330M475 396C470 330 440 330 424 300M407 396C420 360 400 350 398 334',
            5,
            'green',
          ),
          stroke('M150 500H530M150 560H530', 17, 'dark', { tone: 0.2 }),
        ]),
        concept(
          'clock',
          [
            area(`${circle(232, 122, 42)}${circle(440, 122, 42)}`, 'accent', -0.25, { rim: 0.8 }),
            stroke('M292 392L270 430M380 392L402 430', 14, 'accent', { tone: -0.4 }),
            area(circle(cx, cy, 146), 'accent', -0.2, { rim: 1, shade: { to: [-0.5, 1], depth: 0.5 } }),
            area(circle(cx, cy, 122), 'dark'),
            {
              nodes: [
                area(circle(cx, cy, 120), 'mass', -0.3),
                area(
                  polygon([cx - 120, cy + 110], [cx - 24, cy - 66], [cx + 24, cy - 66], [cx + 120, cy + 110], [cx + 120, cy - 130], [cx - 120, cy - 130]),
                  'mass',
                  0.2,
                ),
                ...steps,
                area(rect(cx - 22, cy - 92, 44, 34), 'dark'),
                glow(circle(cx, cy - 70, 40), 0.9, 'accent2'),
                area(rect(cx - 12, cy - 84, 24, 26), 'accent2', 0.2),
              ],
              clip: circle(cx, cy, 120),
            },
            stroke(
              Array.from({ length: 12 }, (_, i) => {
                const a = (i / 12) * Math.PI * 2;
                return `M${cx + Math.cos(a) * 106} ${cy + Math.sin(a) * 106}L${cx + Math.cos(a) * 116} ${cy + Math.sin(a) * 116}`;
              }).join(''),
              5,
              'paper',
            ),
            stroke(`M${cx} ${cy}L${cx - 30} ${cy - 66}`, 9, 'paper'),
            stroke(`M${cx} ${cy}L${cx - 6} ${cy - 100}`, 6, 'paper'),
            area(circle(cx, cy, 11), 'red'),
            stroke(`M${cx} 118V84M300 84C310 60 362 60 372 84`, 9, 'accent', { tone: -0.2 }),
          ],
          { also: ['time', 'stairs'] },
        ),
        spark(475, 392, 15),
      ],
    },
  ],
  says: { place: 'cellar', time: 'night', mood: ['tense', 'dangerous'], action: ['ticking', 'descending'] },
};
