import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';

const gay = ['red', 'yellow', 'blue', 'green', 'pink', 'orange'] as const satisfies readonly Token[];

/** Foot of its stand in the middle at the origin. */
export function ferrisWheel({ height = 320, cabins = 10, lit = true, turn = 0 } = {}): Group {
  const [cy, r] = [-172, 136];
  const at = (i: number, k: number): [number, number] => {
    const a = ((i + turn) / cabins) * Math.PI * 2;
    return [Math.cos(a) * r * k, cy + Math.sin(a) * r * k];
  };
  const spokes = times(cabins)
    .map(i => {
      const [x, y] = at(i, 1);
      return d`M0 ${cy}L${x} ${y}`;
    })
    .join('');
  const cabin = (i: number): Node[] => {
    const [x, y] = at(i, 1);
    return [
      stroke(d`M${x} ${y}v6`, 1.4, 'dark'),
      fill(gay[i % gay.length] ?? 'red', d`M${x - 12} ${y + 14}h24q0 14 -12 14t-12 -14Z`, { shade: { to: [0, 1], depth: 0.3 } }),
      fill(gay[(i + 1) % gay.length] ?? 'red', d`M${x - 14} ${y + 11}q14 -14 28 0Z`),
    ];
  };
  const bulbs = times(cabins * 4)
    .map(i => {
      const a = (i / (cabins * 4)) * Math.PI * 2;
      return circle(Math.cos(a) * r, cy + Math.sin(a) * r, 2.2);
    })
    .join('');
  return sized(
    concept(
      'ferris wheel',
      [
        ...(lit ? [halo(0, cy, 200, 0.35)] : []),
        stroke(d`M0 ${cy}L-66 0M0 ${cy}L66 0M-40 -70H40`, 7, 'mass', { tone: -0.4 }),
        stroke(spokes, 1.6, 'paper', { opacity: 0.7 }),
        stroke(circle(0, cy, r) + circle(0, cy, r * 0.86), 4, 'accent'),
        fill('light', lit ? bulbs : circle(0, cy, 2)),
        ...times(cabins).flatMap(cabin),
        fill('yellow', circle(0, cy, 13)),
        fill('red', circle(0, cy, 6)),
        fill('mass', 'M-84-6H84V0H-84Z', { tone: -0.4 }),
      ],
      { also: ['fair', 'wheel', 'joy'] },
    ),
    height / 320,
  );
}

export function carousel({ width = 240, lit = true, token = 'red' as Token } = {}): Group {
  const horse = (x: number, y: number, tone: Token): Node => ({
    nodes: [
      stroke('M0-60V44', 2.4, 'yellow', { tone: 0.1 }),
      fill(tone, 'M-26 6C-30-8-22-14-12-14H8C12-22 16-30 22-32L30-28L36-20L32-16L24-18C22-8 18 0 16 4L26 16L20 20L10 8H-12L-20 22L-26 18Z', {
        shade: { to: [0.2, 1], depth: 0.3 },
      }),
      fill('red', 'M-10-15H6L4-6H-8Z'),
      stroke('M-26-2C-34 0-34 10-32 16M14-24L22-32', 3, 'brown'),
    ],
    transform: { move: [x, y] },
  });
  return sized(
    concept(
      'carousel',
      [
        ...(lit ? [halo(0, -70, 170, 0.45)] : []),
        fill('wood', 'M-112-16H112L104 0H-104Z', { tone: -0.1 }),
        fill('paper', rect(-114, -22, 228, 7)),
        fill('accent2', 'M-20-22V-112H20V-22Z', { tone: -0.1, shade: { to: [1, 0], depth: 0.4 } }),
        fill(
          'light',
          times(5)
            .map(i => circle(0, -34 - i * 16, 4))
            .join(''),
        ),
        horse(-76, -66, 'white'),
        horse(72, -58, 'brown'),
        horse(-6, -54, 'grey'),
        ...times(10).map(
          (i): Node =>
            fill(i % 2 === 0 ? token : 'paper', polygon([0, -186], [-120 + i * 24, -116], [-96 + i * 24, -116]), { shade: { to: [0.5, 1], depth: 0.25 } }),
        ),
        ...times(10).map((i): Node => fill(i % 2 === 0 ? 'paper' : token, d`M${-120 + i * 24} -117h24v8a12 10 0 0 1 -24 0Z`)),
        fill(
          'light',
          times(11)
            .map(i => circle(-120 + i * 24, -117, 3))
            .join(''),
        ),
        fill('yellow', circle(0, -189, 5)),
        fill('blue', 'M0-206L20-200L0-194Z'),
        stroke('M0-206V-190', 1.4, 'dark'),
      ],
      { also: ['fair', 'horse', 'joy'] },
    ),
    width / 240,
  );
}

export function circusTent({ width = 300, tokens = ['red', 'paper'] as readonly [Token, Token], lit = true } = {}): Group {
  const gore = (i: number, side: 'roof' | 'wall'): Node => {
    const [a, b] = [-1 + i / 5, -1 + (i + 1) / 5];
    return side === 'roof'
      ? fill(tokens[i % 2] ?? 'red', d`M0 -176Q${a * 56} -120 ${a * 150} -92L${b * 150} -92Q${b * 56} -120 0 -176Z`, { shade: { to: [0.6, 1], depth: 0.3 } })
      : fill(tokens[(i + 1) % 2] ?? 'red', polygon([a * 150, -92], [b * 150, -92], [b * 136, 0], [a * 136, 0]), {
          tone: -0.1,
          shade: { to: [0.3, 1], depth: 0.4 },
        });
  };
  return sized(
    concept(
      'circus',
      [
        ...times(10).map(i => gore(i, 'wall')),
        fill(lit ? 'light' : 'dark', 'M-4-76C-14-50-26-20-40 0H40C26-20 14-50 4-76Z', { tone: 0.1 }),
        fill(tokens[0], 'M0-84C-20-60-40-20-60 0H-36C-24-20-10-50 0-74C10-50 24-20 36 0H60C40-20 20-60 0-84Z', { tone: -0.15 }),
        ...times(10).map(i => gore(i, 'roof')),
        fill(
          'paper',
          times(10)
            .map(i => d`M${-150 + i * 30} -93h30q-2 14 -15 14t-15 -14Z`)
            .join(''),
        ),
        fill(
          'light',
          times(11)
            .map(i => circle(-150 + i * 30, -92, 2.8))
            .join(''),
        ),
        stroke('M0-176V-206', 2, 'dark'),
        fill('yellow', 'M0-206C12-212 18-202 32-206V-194C18-190 12-200 0-194Z'),
        stroke('M-150-92L-176 0M150-92L176 0', 1.4, 'dark', { opacity: 0.7 }),
      ],
      { also: ['tent', 'show', 'joy'] },
    ),
    width / 300,
  );
}
