import { chance } from '../../chance.ts';
import { concept, placed } from '../../concept.ts';
import { rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, sized, times } from './draw.ts';

export interface QuayOptions {
  readonly width?: number;
  /** From the street down to the water. */
  readonly height?: number;
  readonly seed?: number;
  readonly wall?: Token;
  /** x of a stair that goes down to the water. */
  readonly stairs?: number;
  readonly bollards?: number;
  readonly rings?: boolean;
  readonly railing?: boolean;
}

/** The wall between street and water: from x 0 to `width`, the edge of the street at y 0, the wall below it. */
export function quay(options: QuayOptions = {}): Group {
  const { width = 600, height = 34, seed = 1, wall = 'brick5', stairs, bollards = 0, rings = true, railing = false } = options;
  const r = chance(seed);
  const courses = times(Math.round(width / 7)).map(() => {
    const row = Math.floor(r() * 4);
    return d`M${r() * width} ${8 + row * ((height - 10) / 4)}h${r.between(8, 18)}`;
  });
  const nodes: Node[] = [
    fill(wall, rect(0, 0, width, height), { tone: -0.15, shade: { to: [0, 1], depth: 0.65 } }),
    stroke(courses.join(''), 1.2, 'dark', { opacity: 0.4 }),
    fill('paper', rect(0, -4, width, 7), { tone: -0.35 }),
    stroke(
      times(Math.round(width / 40))
        .map(i => d`M${i * 40 + 12} -4v7`)
        .join(''),
      1,
      'dark',
      { opacity: 0.5 },
    ),
    fill(
      'leaf',
      times(7)
        .map(() => d`M${r() * width} ${height}c-5 -4 -3 -9 2 -10c3 -5 8 -2 8 2c5 1 4 7 0 8Z`)
        .join(''),
      { tone: -0.4, opacity: 0.7 },
    ),
  ];
  if (rings)
    nodes.push(
      stroke(
        times(Math.max(1, Math.round(width / 150)))
          .map(i => d`M${70 + i * 150} ${height * 0.4}a4.5 5 0 1 0 .1 0`)
          .join(''),
        1.8,
        'dark',
      ),
    );
  if (stairs !== undefined) {
    const n = 6;
    nodes.push(
      fill('dark', rect(stairs, 0, 78, height), { opacity: 0.55 }),
      ...times(n).map((i): Node => fill('brick4', rect(stairs + i * 12, (i * height) / n, 78 - i * 12, height / n + 0.5), { tone: -0.35 + i * 0.07 })),
      stroke(
        times(n)
          .map(i => d`M${stairs + i * 12} ${(i * height) / n}h12`)
          .join(''),
        1.2,
        'paper',
        { tone: -0.2 },
      ),
    );
  }
  if (railing)
    nodes.push(
      stroke(
        d`M0 -24H${width}M0 -14H${width}` +
          times(Math.round(width / 26) + 1)
            .map(i => d`M${i * 26} -3v-22`)
            .join(''),
        1.8,
        'mass',
        { tone: -0.5 },
      ),
    );
  for (const i of times(bollards)) nodes.push(placed(mooring(), ((i + 0.5) / bollards) * width, -2));
  return concept('quay', nodes, { also: ['canal', 'wall'] });
}

/** An iron mushroom to tie a boat to. */
export const mooring = ({ height = 20 }: { height?: number } = {}): Group =>
  sized(
    concept('bollard', [fill('dark', 'M-7 0L-5-4L-4-12C-9-13-9-19 0-20C9-19 9-13 4-12L5-4L7 0Z', { tone: 0.15, rim: 0.7 })], { also: ['harbour'] }),
    height / 20,
  );

/** A brown street post with a collar and three light lozenges. */
export const bollard = ({ height = 46 }: { height?: number } = {}): Group =>
  sized(
    concept(
      'bollard',
      [
        fill('brick1', 'M-6 0L-4.6-38C-4.6-44 4.6-44 4.6-38L6 0Z', { tone: -0.25, shade: { to: [1, 0.4], depth: 0.5 } }),
        stroke('M-5-35H5M-5-31.5H5', 1.2, 'dark', { opacity: 0.6 }),
        fill('paper', 'M0-29l2.2 2.6L0-23.8l-2.2-2.6ZM0-22l2.2 2.6L0-16.8l-2.2-2.6ZM0-15l2.2 2.6L0-9.8l-2.2-2.6Z', { tone: -0.1 }),
      ],
      { also: ['street', 'post'] },
    ),
    height / 46,
  );
