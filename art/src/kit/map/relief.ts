import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { ellipse, sampled } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { type Place, places } from './place.ts';
import type { Projection } from './projection.ts';
import { ranges } from './ranges.ts';

/** One peak on its foot: a dark hill, the side to the light, and snow if it is high. */
function peak([x, y]: Point, w: number, h: number, snow: boolean): Node[] {
  const top: Point = [x - w * 0.04, y - h];
  const ridge = `L${x - w * 0.02} ${y - h * 0.62}L${x + w * 0.06} ${y - h * 0.4}L${x - w * 0.04} ${y - h * 0.16}L${x + w * 0.02} ${y + h * 0.06}`;
  return [
    area(
      `M${x - w / 2} ${y}C${x - w * 0.28} ${y - h * 0.3} ${x - w * 0.16} ${y - h * 0.84} ${top.join(' ')}C${x + w * 0.1} ${y - h * 0.84} ${x + w * 0.3} ${y - h * 0.34} ${x + w / 2} ${y}Q${x} ${y + h * 0.16} ${x - w / 2} ${y}Z`,
      'mass',
      -0.62,
    ),
    area(
      `M${top.join(' ')}${ridge}Q${x - w * 0.2} ${y + h * 0.1} ${x - w / 2} ${y}C${x - w * 0.28} ${y - h * 0.3} ${x - w * 0.16} ${y - h * 0.84} ${top.join(' ')}Z`,
      'lit',
      -0.36,
      { opacity: 0.72 },
    ),
    ...(snow
      ? [
          area(
            `M${top.join(' ')}L${x + w * 0.1} ${y - h * 0.66}L${x} ${y - h * 0.72}L${x - w * 0.05} ${y - h * 0.56}L${x - w * 0.17} ${y - h * 0.62}Z`,
            'paper',
            -0.1,
            { opacity: 0.6 },
          ),
        ]
      : []),
  ];
}

interface Sized {
  readonly project: Projection;
  /** How large things are drawn; 1 suits a map of 1120 units. */
  readonly size: number;
}

export function mountains({ project, size }: Sized): Group {
  const c = chance(1882);
  const peaks = ranges.flatMap(({ along, height }) => {
    const line = along.map(project);
    const length = line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0);
    const step = (7 + 7 * height) * size;
    return sampled(line, Math.max(1, Math.round(length / step))).map(([x, y]) => {
      const rise = (5 + 10.5 * height) * size * c.between(0.72, 1.12);
      return { at: [x + c.between(-2, 2) * size, y + c.between(-2.5, 2.5) * size] as const, rise, snow: height > 0.8 };
    });
  });
  const near = peaks.toSorted((one, other) => one.at[1] - other.at[1]);
  return concept(
    'mountain',
    near.flatMap(({ at, rise, snow }) => peak(at, rise * 1.6, rise, snow)),
  );
}

const woods = places(
  '25 62.5 27.5 61.8 15 61 13.5 60.2 28.5 57.6 32 58.4 34.5 57.6 37.5 58.8 29 54.6 27 53 33 53.4 23.2 52.9 8.3 48.3 10.6 51.8 11 50.4 19.6 51.2 41 57 25.4 48.9 5.6 50 44 60 40 60.4 31 56.2',
);

/** Firs, where the old forests stood. */
export function forests({ project, size }: Sized): Group {
  const c = chance(7);
  const firs = woods
    .flatMap(wood => {
      const [x, y] = project(wood);
      return Array.from({ length: 5 }, (_, i): Point => [x + (i - 2) * 5 * size + c.between(-2, 2) * size, y + c.between(-5, 5) * size]);
    })
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, y]) => {
      const [w, h] = [2.7 * size, c.between(8, 11) * size];
      return `M${x} ${y - h}L${x + w} ${y - h * 0.3}L${x + w * 0.5} ${y - h * 0.3}L${x + w * 1.2} ${y}L${x - w * 1.2} ${y}L${x - w * 0.5} ${y - h * 0.3}L${x - w} ${y - h * 0.3}Z`;
    });
  return concept('forest', [area(firs.join(''), 'mass', -0.55)], { also: ['tree'] });
}

const sands: readonly Place[] = places(
  '-3 30.4 1 31 5 31.6 8 30 3 28.6 12 30 16 29 21 29 25 29.4 27.6 28 29 30 22 27 13 27.6 36.6 30.4 39 31.6 41 29.6 -5.4 29.4 38 28.4',
);

/** Crests of dunes and the sand between them. */
export function deserts({ project, size }: Sized): Group {
  const c = chance(30);
  const crests = sands.map(sand => {
    const [x, y] = project(sand);
    const w = c.between(14, 24) * size;
    return `M${x - w} ${y}Q${x - w * 0.4} ${y - w * 0.42} ${x} ${y - w * 0.3}Q${x + w * 0.2} ${y - w * 0.1} ${x + w * 0.9} ${y - w * 0.02}M${x} ${y - w * 0.3}Q${x - w * 0.12} ${y - w * 0.1} ${x + w * 0.2} ${y + w * 0.06}`;
  });
  const grains = sands.flatMap(sand => {
    const [x, y] = project(sand);
    return Array.from({ length: 14 }, () => ellipse(x + c.between(-34, 34) * size, y + c.between(-12, 14) * size, 0.8 * size, 0.6 * size));
  });
  return concept(
    'desert',
    [stroke(crests.join(''), 1.3 * size, 'accent', { opacity: 0.34, tone: -0.2 }), area(grains.join(''), 'accent', -0.2, { opacity: 0.3 })],
    { also: ['sand'] },
  );
}
