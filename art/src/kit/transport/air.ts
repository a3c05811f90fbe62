import { concept } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

/** The middle of its basket's floor at the origin. */
export function balloon({ height = 180, tokens = ['red', 'paper'] as readonly [Token, Token], flame = true, riders = 1 } = {}): Group {
  const skin = 'M0-180C48-180 72-146 72-112C72-74 36-52 16-36H-16C-36-52-72-74-72-112C-72-146-48-180 0-180Z';
  const gores = [-1, -0.62, -0.2, 0.2, 0.62, 1];
  const stripes = times(5)
    .filter(i => i % 2 === 0)
    .map(
      i =>
        d`M0 -180C${(gores[i] ?? 0) * 62} -172 ${(gores[i] ?? 0) * 90} -90 ${(gores[i] ?? 0) * 16} -36H${(gores[i + 1] ?? 0) * 16}C${(gores[i + 1] ?? 0) * 90} -90 ${(gores[i + 1] ?? 0) * 62} -172 0 -180Z`,
    );
  return sized(
    concept(
      'balloon',
      [
        fill(tokens[1], skin, { shade: { to: [1, 0.7], depth: 0.5 } }),
        { nodes: [fill(tokens[0], stripes.join(''), { shade: { to: [1, 0.7], depth: 0.5 } })], clip: skin },
        stroke('M-68-92C-40-78 40-78 68-92', 4, tokens[0], { tone: -0.2 }),
        ...(flame ? [halo(0, -32, 34, 0.7), fill('light', 'M0-42C6-34 5-28 0-27C-5-28-6-34 0-42Z')] : []),
        stroke('M-16-36L-12-18M16-36L12-18M-6-36L-5-18M6-36L5-18', 1.2, 'dark'),
        ...(riders > 0
          ? [
              fill(
                'dark',
                times(riders)
                  .map(i => circle(i * 9 - (riders - 1) * 4.5, -25, 4) + d`M${i * 9 - (riders - 1) * 4.5 - 5} -14c0 -9 10 -9 10 0Z`)
                  .join(''),
              ),
            ]
          : []),
        fill('wood', 'M-14-18H14L11 0H-11Z', { shade: { to: [1, 1], depth: 0.4 } }),
        stroke('M-13-12H13M-12-6H12', 0.9, 'dark', { opacity: 0.5 }),
        stroke('M-15-18H15', 2.4, 'wood', { tone: 0.3 }),
      ],
      { also: ['air', 'flight', 'travel'] },
    ),
    height / 180,
  );
}

/** Round its own middle, the nose to the right. */
export function airship({ width = 240, token = 'paper' as Token, band = 'accent' as Token } = {}): Group {
  const hull = 'M-116 0C-100-34-30-44 30-40C84-36 116-18 122 0C116 18 84 36 30 40C-30 44-100 34-116 0Z';
  return sized(
    concept(
      'airship',
      [
        fill(band, 'M-116 0L-138-34L-96-28L-84-14ZM-116 0L-138 34L-96 28L-84 14Z', { shade: { to: [0, 1], depth: 0.4 } }),
        fill(token, hull, { shade: { to: [0.2, 1], depth: 0.55 } }),
        { nodes: [fill(band, 'M-130-6H130V8H-130Z')], clip: hull },
        stroke('M-112-4C-60-26 60-30 118-4M-112 4C-60 26 60 30 118 4M-60-33V33M0-40V40M60-38V38', 0.9, 'dark', { opacity: 0.25 }),
        fill('mass', 'M-34 40H36L26 58H-22Z', { tone: -0.4 }),
        fill(
          'light',
          times(4)
            .map(i => rect(-20 + i * 13, 45, 8, 6))
            .join(''),
        ),
        stroke('M-28 41L-30 34M30 41L32 34', 1.4, 'dark'),
        fill('dark', ellipse(-40, 48, 3, 10)),
      ],
      { also: ['air', 'flight', 'travel'] },
    ),
    width / 256,
  );
}

const spoked = (x: number, r: number): Node[] => [
  stroke(circle(x, -r, r - 1.2), 2.4, 'dark', { tone: 0.1 }),
  stroke(
    times(5)
      .map(i => d`M${x - Math.cos(i * 0.628) * r} ${-r - Math.sin(i * 0.628) * r}L${x + Math.cos(i * 0.628) * r} ${-r + Math.sin(i * 0.628) * r}`)
      .join(''),
    0.9,
    'grey',
  ),
];

/** A high old pram, its handle to the left; wheels at y 0. */
export const pram = ({ width = 100, token = 'blue' as Token } = {}): Group =>
  sized(
    concept(
      'pram',
      [
        ...spoked(-24, 17),
        ...spoked(28, 17),
        stroke('M-24-17C-18-30 20-30 28-17M-40-62L-56-72', 2.2, 'dark'),
        fill(token, 'M-42-60H44C44-40 24-30 0-30S-42-40-42-60Z', { shade: { to: [0.3, 1], depth: 0.45 } }),
        fill(token, 'M4-60C4-84 22-96 46-88C50-76 50-66 46-60Z', { tone: -0.2 }),
        stroke('M6-60C16-72 30-82 46-88M6-60C22-66 36-70 48-74', 1.2, 'dark', { opacity: 0.5 }),
        fill('paper', 'M-40-60C-30-68-10-66 4-60Z'),
        stroke('M-42-60H44', 2, 'paper', { tone: -0.1 }),
      ],
      { also: ['baby', 'wheel'] },
    ),
    width / 106,
  );

/** A hand cart: heaped with flowers, books, or fruit; shafts to the left. */
export function cart({ width = 160, token = 'wood' as Token, load = 'fruit' as 'fruit' | 'books' | 'flowers' | 'empty' } = {}): Group {
  const heap: Record<typeof load, Node[]> = {
    empty: [],
    fruit: [
      fill(
        'orange',
        times(9)
          .map(i => circle(-40 + i * 11, -62 - (i % 3) * 6, 7))
          .join(''),
        { shade: { to: [0, 1], depth: 0.3 } },
      ),
      fill(
        'red',
        times(5)
          .map(i => circle(-30 + i * 18, -66 - (i % 2) * 9, 6))
          .join(''),
      ),
      fill(
        'green',
        times(4)
          .map(i => circle(-22 + i * 19, -58, 6.4))
          .join(''),
      ),
    ],
    books: times(11).map(i =>
      fill((['red', 'blue', 'green', 'brown', 'accent2'] as const)[i % 5] ?? 'red', rect(-46 + i * 9.4, -78 - ((i * 5) % 9), 8, 26 + ((i * 5) % 9)), {
        tone: -0.1,
      }),
    ),
    flowers: [
      fill('leaf', 'M-50-54C-50-80 56-84 60-54Z', { tone: -0.2 }),
      ...(['red', 'yellow', 'pink'] as const).map(
        (t, k): Node =>
          fill(
            t,
            times(7)
              .map(i => circle(-40 + i * 14 + k * 5, -64 - ((i * 7 + k * 9) % 17), 6))
              .join(''),
          ),
      ),
    ],
  };
  return sized(
    concept(
      'cart',
      [
        ...heap[load],
        stroke('M-92-40L-50-50H62', 4.4, token, { tone: -0.2 }),
        fill(token, 'M-52-56H64L58-34H-46Z', { tone: 0, shade: { to: [0, 1], depth: 0.45 } }),
        stroke('M-50-48H62M-48-41H60', 1, 'dark', { opacity: 0.4 }),
        stroke('M-66-46L-70 0', 3.4, token, { tone: -0.3 }),
        ...spoked(10, 26),
      ],
      { also: ['market', 'wheel'] },
    ),
    width / 160,
  );
}

export const skateboard = ({ width = 90, token = 'accent' as Token } = {}): Group =>
  sized(
    concept(
      'skateboard',
      [
        fill('paper', circle(-24, -6, 6) + circle(24, -6, 6)),
        fill('dark', circle(-24, -6, 2) + circle(24, -6, 2)),
        fill(token, 'M-48-22C-40-14-34-14-30-14H30C34-14 40-14 48-22L49-19C42-9 34-9 30-9H-30C-34-9-42-9-49-19Z'),
      ],
      { also: ['wheel', 'sport'] },
    ),
    width / 98,
  );

/** A pair of old skates with curled irons. */
export function iceSkates({ width = 90, token = 'brown' as Token } = {}): Group {
  const one = (x: number, y: number): Node => ({
    nodes: [
      fill(token, 'M-22-10C-24-24-22-40-20-52H0C0-40 2-32 12-28C24-24 30-20 30-10Z', { shade: { to: [0.6, 1], depth: 0.4 } }),
      stroke('M-2-44L6-38M-1-38L8-32M2-32L12-27', 1.5, 'paper'),
      fill('wood', 'M-24-10H32L30-4H-22Z'),
      stroke('M-24 2H32C42 2 44-8 36-11M-16-4V2M22-4V2', 2.6, 'grey', { tone: 0.4 }),
    ],
    transform: { move: [x, y] },
  });
  return sized(concept('ice skate', [one(-14, -8), one(12, 0)], { also: ['winter', 'sport', 'shoe'] }), width / 90);
}

export const sledge = ({ width = 120, token = 'wood' as Token } = {}): Group =>
  sized(
    concept(
      'sledge',
      [
        stroke('M-54-2H36C54-2 62-14 52-28', 2.6, 'grey', { tone: 0.2 }),
        stroke('M-54-5H34C50-5 56-14 48-28L40-32M-40-5L-36-30M0-5V-30M30-5L28-30', 4, token, { tone: -0.1 }),
        fill(token, 'M-56-36H44V-29H-56Z', { tone: 0.2 }),
        stroke('M-54-33H42', 1, 'dark', { opacity: 0.4 }),
        stroke('M52-26C70-28 78-40 92-44', 2, 'red'),
      ],
      { also: ['winter', 'play'] },
    ),
    width / 130,
  );
