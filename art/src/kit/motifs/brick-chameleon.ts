import { concept, placed } from '../../concept.ts';
import { circle, limb, rect } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { person } from '../people/body.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const skin =
  'M112 392C104 318 150 246 226 226C262 216 300 220 330 236C340 206 356 168 392 140C420 152 446 172 456 196C486 214 516 250 530 288C534 300 526 306 516 306C496 312 470 320 440 322C426 346 404 380 372 398C320 420 190 430 142 424C124 420 114 408 112 392Z';

export const courses = (left: number, top: number, right: number, bottom: number, w: number, h: number): string =>
  times(Math.ceil((bottom - top) / h))
    .map(row => {
      const y = top + row * h;
      const joints = times(Math.ceil((right - left) / w) + 1).map(i => d`M${left + i * w - (row % 2) * (w / 2)} ${y}v${h}`);
      return d`M${left} ${y}H${right}` + joints.join('');
    })
    .join('');

/** A window with its sill, its upper left corner at x and y. */
export const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  { inside = [], burning = 'lit' }: { readonly inside?: readonly Node[]; readonly burning?: 'lit' | 'out' } = {},
): Node =>
  concept('window', [
    area(rect(x - 5, y - 5, w + 10, h + 10), 'paper', -0.2),
    area(rect(x, y, w, h), burning === 'lit' ? 'light' : 'dark', burning === 'lit' ? 0.05 : 0.3),
    { clip: rect(x, y, w, h), nodes: inside },
    stroke(d`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 2.4, 'paper', { tone: -0.2 }),
    area(rect(x - 9, y + h + 4, w + 18, 6), 'brick4', 0.2),
  ]);

const waver = placed(
  person({ who: 'woman', height: 120, facing: 'front', pose: 'waving', dress: 'jumper', cloth: 'red', skin: 'skin3', hair: 'curls', expression: 'smile' }),
  262,
  420,
);

const foot = (x: number, y: number, turn: number): Node => ({
  nodes: [area('M-12 -8C-6 -14 6 -14 12 -8L16 18C10 24 4 22 2 12C-2 24 -12 24 -16 16Z', 'brick1', -0.05)],
  transform: { move: [x, y], turn },
});

const tail = (): string => {
  const spiral: Point[] = times(26).map(i => {
    const [a, r] = [-0.4 + i * 0.42, 66 - i * 2.3];
    return [128 - Math.cos(a) * r, 520 - Math.sin(a) * r * -1];
  });
  return limb([[150, 400], [104, 424], [70, 462], ...spiral], 26, 5, 4);
};

export const chameleon: Group = concept(
  'chameleon',
  [
    area(tail(), 'brick1', 0.12, { rim: 0.8 }),
    area(
      limb(
        [
          [206, 396],
          [184, 430],
          [202, 458],
        ],
        20,
        12,
      ) +
        limb(
          [
            [352, 388],
            [366, 426],
            [346, 456],
          ],
          18,
          11,
        ),
      'brick1',
      -0.25,
    ),
    area(skin, 'brick1', 0.3, { rim: 1.1 }),
    {
      clip: skin,
      nodes: [
        stroke(courses(100, 176, 540, 440, 38, 17), 1.8, 'brick4', { tone: 0.1, opacity: 0.75 }),
        area(
          times(16)
            .map(i => rect(106 + ((i * 91) % 400), 194 + ((i * 5) % 14) * 17, 34, 14))
            .join(''),
          'brick1',
          -0.35,
          { opacity: 0.5 },
        ),
        pane(152, 268, 46, 62, {
          inside: [
            concept('man', [area(`M156 330C160 310 170 302 176 304C186 304 194 316 196 330Z${circle(176, 298, 9)}`, 'dark', 0.2)], { also: ['person'] }),
          ],
        }),
        pane(232, 290, 56, 72, { inside: [waver] }),
        pane(318, 276, 44, 60, { burning: 'out' }),
        pane(172, 360, 40, 44, {
          inside: [concept('cat', [area('M176 404C178 388 186 380 192 388L198 376L204 388C208 392 208 400 208 404Z', 'dark', 0.1)], { also: ['animal'] })],
        }),
        pane(238, 246, 34, 22),
        area('M112 392C130 420 200 426 260 424C330 420 390 400 440 322C430 390 380 430 280 436C180 440 120 430 112 392Z', 'dark', 0, { opacity: 0.28 }),
      ],
    },
    area(
      'M144 268L150 248L164 256L172 236L186 246L196 228L210 238L222 220L236 230L250 214L264 224L280 212L294 224L310 218L330 236C300 224 262 218 226 228C190 238 162 252 144 268Z',
      'brick3',
      0.05,
    ),
    stroke('M392 146C384 176 384 204 396 226', 4, 'brick3', { tone: 0.05 }),
    area(
      limb(
        [
          [236, 404],
          [250, 438],
          [230, 462],
        ],
        22,
        12,
      ) +
        limb(
          [
            [386, 380],
            [406, 420],
            [388, 458],
          ],
          19,
          11,
        ),
      'brick1',
      0.15,
    ),
    foot(230, 462, 14),
    foot(388, 458, 10),
    stroke('M444 300C470 300 500 300 528 294', 3.4, 'dark', { tone: 0.2 }),
    area(circle(442, 244, 34), 'brick2', 0.3, { shade: { to: [0.6, 1], depth: 0.4 } }),
    stroke(circle(442, 244, 26) + circle(442, 244, 18), 2.4, 'brick1', { opacity: 0.8 }),
    area(circle(450, 242, 11), 'light', 0.2),
    area(circle(452, 242, 6.5), 'dark'),
    area(circle(454, 239, 2), 'paper', 1),
    area(circle(512, 284, 2.6), 'dark'),
  ],
  { also: ['animal', 'house', 'disguise'] },
);
