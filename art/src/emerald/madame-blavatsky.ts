import { concept, placed } from '../concept.ts';
import { eye } from '../kit/emerald/eye.ts';
import { spread } from '../kit/emerald/hand.ts';
import { glow } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, rect } from '../path.ts';
import type { Group, Point, Scene } from '../scene.ts';

const [cx, cy] = [336, 330];
const seat = (degrees: number, node: Group): Group => {
  const a = (degrees * Math.PI) / 180;
  return { nodes: [node], transform: { turn: degrees + 90 + 180, move: [cx + Math.cos(a) * 232, cy + Math.sin(a) * 232] } };
};
const curl: readonly Point[] = [
  [0, 300],
  [6, 190],
  [-6, 90],
  [8, 20],
  [-6, -40],
  [-40, -62],
  [-52, -32],
  [-34, -22],
];
const cards = [20, 95, 160, 215, 300] as const;

export const scene: Scene = {
  canvas: 'card',
  idea: 'The séance from above: hands lie finger to finger round the table, and one of the guests has no fingers.',
  composition: 'from above',
  palette: 'violet',
  light: [336, 330],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', -0.35),
        stroke([0, 1, 2, 3, 4, 5].map(i => circle(cx, cy, 330 + i * 50)).join(''), 5, 'accent', { tone: -0.5, opacity: 0.35 }),
      ],
    },
    {
      z: 0.85,
      lifted: true,
      nodes: [
        concept('table', [
          area(circle(cx, cy, 246), 'accent', -0.62),
          stroke(circle(cx, cy, 236), 4, 'accent', { opacity: 0.8 }),
          stroke(circle(cx, cy, 120), 2.5, 'accent', { opacity: 0.6 }),
          ...cards.map(d => {
            const a = ((d + 30) * Math.PI) / 180;
            return area(circle(cx + Math.cos(a) * 178, cy + Math.sin(a) * 178, 5), 'accent2', 0, { opacity: 0.7 });
          }),
          stroke(
            Array.from({ length: 12 }, (_, i) => {
              const a = (i / 12) * Math.PI * 2;
              return `M${cx + Math.cos(a) * 120} ${cy + Math.sin(a) * 120}L${cx + Math.cos(a) * 236} ${cy + Math.sin(a) * 236}`;
            }).join(''),
            1.6,
            'accent',
            { opacity: 0.35 },
          ),
        ]),
        glow(circle(cx, cy, 250), 0.75),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...[-92, -52, 12, 50, 92, 132, 172].map((d, i) =>
          seat(d, placed(spread({ tone: 0.35, cuff: i === 2 || i === 3 ? 'accent2' : 'paper' }), 0, 20, { scale: 0.82 })),
        ),
        seat(-142, placed(tentacle(curl, { from: 44, to: 5, tone: -0.1, fill: 'accent' }), 0, 0, { scale: 0.86 })),
        concept(
          'crystal ball',
          [
            glow(circle(cx, cy, 130), 1),
            area(circle(cx, cy, 58), 'lit', 0.3, { shade: { to: [0.5, 1], depth: 0.6 }, rim: 1 }),
            placed(eye({ width: 84, open: 0.5, white: 'light', iris: 'accent', shine: 0.4 }), cx, cy),
            area('M298 300C304 286 318 278 330 276C318 284 308 294 304 308Z', 'paper', 0.5, { opacity: 0.8 }),
          ],
          { also: ['glass', 'magic'] },
        ),
      ],
    },
  ],
  says: { place: 'salon', time: 'night', mood: ['eerie', 'spellbound'], action: ['summoning', 'touching'], more: ['circle'] },
};
