import { concept, placed } from '../concept.ts';
import { figure } from '../kit/emerald/figure.ts';
import { glow } from '../kit/emerald/paper.ts';
import { letter } from '../kit/emerald/paperwork.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const [vx, vy] = [350, 300];
const toward = (x: number, y: number, t: number): Point => [vx + (x - vx) * t, vy + (y - vy) * t];
const wall = (x: number, far: number, near: number): string => polygon(toward(x, -260, far), toward(x, -260, near), toward(x, 860, near), toward(x, 860, far));
const doors = [-120, 820].flatMap(x =>
  [0.3, 0.46, 0.7, 1.06].map(t => polygon(toward(x, -40, t), toward(x, -40, t * 1.28), toward(x, 860, t * 1.28), toward(x, 860, t))),
);
const frames = [-120, 820].flatMap(x =>
  [0.3, 0.46, 0.7, 1.06].map(t => polygon(toward(x, -76, t * 0.97), toward(x, -76, t * 1.32), toward(x, 860, t * 1.32), toward(x, 860, t * 0.97))),
);
const tiles = Array.from({ length: 9 }, (_, i) => {
  const [a, b] = [toward(-120 + i * 117.5, 860, 0.16), toward(-120 + i * 117.5, 860, 1.3)];
  return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
}).join('');
const muff = concept(
  'muff',
  [
    area('M18 -120C14 -134 26 -142 44 -140C62 -142 74 -134 72 -118C74 -104 62 -96 44 -98C28 -96 16 -104 18 -120Z', 'brown', -0.1),
    stroke('M28 -128l6 4M40 -132l5 5M54 -130l6 4M32 -114l6 4M48 -116l6 4M60 -110l4 4', 2, 'paper', { opacity: 0.4 }),
    area('M70 -124L86 -126L86 -116L70 -116Z', 'dark'),
    area(circle(86, -121, 3), 'light'),
    glow(circle(86, -121, 22), 1),
  ],
  { also: ['fur', 'revolver'] },
);

export const scene: Scene = {
  canvas: 'card',
  idea: 'A petitioner waits at the end of the governor’s endless corridor; her letter is in one hand, and something glints in the muff.',
  composition: 'perspective',
  palette: 'ember',
  light: [430, 250],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', 0.3),
        area(polygon(toward(-120, -260, 0.16), toward(820, -260, 0.16), toward(820, -260, 1.4), toward(-120, -260, 1.4)), 'mass', -0.1),
        area(wall(-120, 0.16, 1.4) + wall(820, 0.16, 1.4), 'mass', 0.12, { shade: { to: [0, 1], depth: 0.3 } }),
        area(frames.join(''), 'accent', -0.5),
        concept('door', [area(doors.join(''), 'wood', -0.4)]),
        concept('corridor', [
          area(polygon(toward(-120, 860, 0.16), toward(820, 860, 0.16), toward(820, 860, 1.4), toward(-120, 860, 1.4)), 'mass', -0.3),
          stroke(tiles, 2.4, 'lit', { opacity: 0.25 }),
          stroke(
            [0.2, 0.26, 0.34, 0.46, 0.62, 0.84]
              .map(t => {
                const [a, b] = [toward(-120, 860, t), toward(820, 860, t)];
                return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
              })
              .join(''),
            2.4,
            'lit',
            { opacity: 0.25 },
          ),
        ]),
        area(polygon(toward(-120, -260, 0.16), toward(820, -260, 0.16), toward(820, 860, 0.16), toward(-120, 860, 0.16)), 'light', -0.1),
        glow(circle(vx, vy, 330), 0.95),
        concept(
          'portrait',
          [
            area(rect(326, 226, 48, 66), 'accent', -0.4),
            area(rect(331, 231, 38, 56), 'dark'),
            area(`${ellipse(350, 254, 8, 11)}M334 287C336 270 344 266 350 266C356 266 364 270 366 287Z`, 'lit', -0.4),
            area(polygon([341, 246], [343, 238], [350, 242], [357, 238], [359, 246]), 'accent'),
            area(circle(347, 254, 1.6) + circle(353, 254, 1.6) + circle(350, 259, 1.6), 'light'),
          ],
          { also: ['picture', 'king'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        area(polygon([236, 552], [330, 548], [130, 850], [-90, 850]), 'dark', 0, { opacity: 0.5 }),
        placed(figure({ is: 'woman', hair: 'bob', hat: 'fur', left: [-16, -80], right: [48, -116], holds: [muff] }), 292, 560, { scale: 1.72 }),
        placed(letter(), 246, 428, { scale: 0.3, turn: -14 }),
      ],
    },
  ],
  says: { place: 'corridor', time: 'day', mood: ['resolute', 'tense'], action: ['waiting', 'petitioning'] },
};
