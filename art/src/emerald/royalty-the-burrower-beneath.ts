import { concept, placed } from '../concept.ts';
import { crown } from '../kit/emerald/crown.ts';
import { glint } from '../kit/emerald/eye.ts';
import { halo } from '../kit/emerald/halo.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 340;
const rings = Array.from({ length: 11 }, (_, i) => {
  const t = i / 10;
  const [y, rx] = [640 - i * 31, 156 - 34 * Math.sin(t * Math.PI * 0.62)];
  return { y, rx };
});
const eyes = Array.from({ length: 14 }, (_, i) => {
  const a = (i / 14) * Math.PI * 2 + Math.PI / 14;
  return glint(cx + Math.cos(a) * 88, 250 + Math.sin(a) * 88, 11);
});
const petals = Array.from({ length: 9 }, (_, i) => {
  const [a, d] = [(i / 9) * Math.PI * 2 - Math.PI / 2, Math.PI / 9];
  return polygon(
    [cx + Math.cos(a - d) * 60, 250 + Math.sin(a - d) * 60],
    [cx + Math.cos(a + d) * 60, 250 + Math.sin(a + d) * 60],
    [cx + Math.cos(a) * 22, 250 + Math.sin(a) * 22],
  );
});

export const scene: Scene = {
  canvas: 'card',
  idea: 'It comes up through the paving of the avenue, ring upon ring, and where a face would be it wears a rose window of eyes.',
  composition: 'close',
  palette: 'emerald',
  light: [340, 90],
  horizon: 600,
  layers: [
    { z: 0.05, nodes: [placed(halo({ r: 172, kind: 'spikes' }), cx, 250)] },
    {
      z: 0.4,
      nodes: [
        concept(
          'column',
          [
            twice(
              {
                nodes: [
                  area(`${rect(510, 210, 44, 400)}${rect(500, 196, 64, 16)}${rect(500, 600, 64, 16)}`, 'mass', 0.05),
                  stroke('M522 216V596M532 216V596M542 216V596', 2.4, 'lit', { opacity: 0.3 }),
                ],
              },
              cx,
            ),
          ],
          { also: ['gate'], rim: 0.6 },
        ),
        area('M-10 606C200 596 420 596 610 606L610 850L-10 850Z', 'mass', 0.05),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'worm',
          [
            ...rings.map(({ y, rx }, i) => area(ellipse(cx, y, rx, 40), 'mass', i % 2 === 0 ? -0.4 : -0.22, { shade: { to: [0, 1], depth: 0.6 } })),
            stroke(
              rings
                .map(({ y, rx }) => `M${cx - rx * 0.96} ${y + 10}C${cx - rx * 0.6} ${y + 44} ${cx + rx * 0.6} ${y + 44} ${cx + rx * 0.96} ${y + 10}`)
                .join(''),
              3,
              'lit',
              { opacity: 0.4 },
            ),
            area(circle(cx, 250, 132), 'mass', -0.35),
            stroke(circle(cx, 250, 126), 4, 'lit', { opacity: 0.4 }),
            stroke(circle(cx, 250, 66), 5, 'accent', { tone: -0.1 }),
            area(circle(cx, 250, 62), 'dark'),
            area(petals.join(''), 'lit', -0.25, { opacity: 0.8 }),
            glow(circle(cx, 250, 40), 0.9),
            area(circle(cx, 250, 13), 'light', 0.2),
          ],
          { also: ['monster', 'royalty'], rim: 1.2 },
        ),
        ...eyes,
        placed(crown({ width: 150, points: 5, height: 84 }), cx, 136),
        area('M334 52L340 10L346 52Z', 'accent', 0.1, { rim: 0.6 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'broken paving',
          [
            area(
              'M-10 640L110 606L150 640L196 610L224 664L272 634L300 676L340 640L384 678L412 634L458 664L486 612L530 642L570 606L610 636L610 850L-10 850Z',
              'mass',
              -0.5,
            ),
            area('M110 606L150 640L120 668ZM196 610L224 664L170 660ZM486 612L530 642L504 668ZM412 634L458 664L420 690Z', 'lit', -0.4, { opacity: 0.7 }),
            stroke('M120 668L90 730L140 790M272 690L250 760L300 820M420 690L450 750L410 820M530 680L560 740', 3, 'dark', { opacity: 0.6 }),
          ],
          { also: ['hole'], rim: 0.9 },
        ),
      ],
    },
  ],
  says: { place: 'Berlin', time: 'night', mood: ['dreadful', 'majestic'], action: ['rising', 'digging'] },
};
