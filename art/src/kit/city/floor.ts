import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { polygon } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { fill, times } from './draw.ts';
import type { View } from './view.ts';

export interface FloorOptions {
  readonly view: View;
  readonly left?: number;
  readonly right?: number;
  readonly from?: number;
  readonly to?: number;
  readonly seed?: number;
  readonly token?: Token;
  readonly tone?: number;
}

const patch = (view: View, [l, r]: Point, [near, far]: Point): string =>
  polygon(view.at(l, -1, near), view.at(r, -1, near), view.at(r, -1, far), view.at(l, -1, far));

/** A street of stones: rows that grow towards the viewer, a worn bright middle, a few odd stones. */
export function cobbles({ view, left = -2.6, right = 2.6, from = 0.5, to = 24, seed = 1, token = 'mass', tone = 0.12 }: FloorOptions): Group {
  const r = chance(seed);
  const stones: Record<'light' | 'dark', string> = { light: '', dark: '' };
  let joints = '';
  for (let z = from, row = 0; z < 7; row++) {
    const deep = 0.17 + z * 0.022;
    const count = Math.round((right - left) / 0.36);
    const wide = (right - left) / count;
    for (const i of times(count)) {
      const x = left + (i + (row % 2) * 0.5) * wide;
      if (r.happens(0.3))
        stones[r.happens(0.5) ? 'light' : 'dark'] += patch(view, [x + wide * 0.08, Math.min(right, x + wide * 0.92)], [z + deep * 0.1, z + deep * 0.9]);
      const [a, b] = [view.at(x, -1, z), view.at(x, -1, z + deep)];
      if (x > left) joints += `M${a.map(v => v.toFixed(1)).join(' ')}L${b.map(v => v.toFixed(1)).join(' ')}`;
    }
    const [a, b] = [view.at(left, -1, z), view.at(right, -1, z)];
    joints += `M${a.map(v => v.toFixed(1)).join(' ')}L${b.map(v => v.toFixed(1)).join(' ')}`;
    z += deep;
  }
  return concept(
    'street',
    [
      fill(token, patch(view, [left, right], [from, to]), { tone, shade: { to: [0, 1], depth: 0.5 } }),
      stroke(joints, 1, 'dark', { opacity: 0.28 }),
      fill('lit', stones.light, { opacity: 0.2 }),
      fill('dark', stones.dark, { opacity: 0.22 }),
    ],
    { also: ['stone'] },
  );
}

/** Square tiles in two tones. */
export function tiles(options: FloorOptions & { readonly other?: Token; readonly size?: number }): Group {
  const { view, left = -4, right = 4, from = 0.5, to = 14, token = 'mass', tone = -0.2, other = 'paper', size = 0.8 } = options;
  const columns = Math.round((right - left) / size);
  const rows = Math.round((to - from) / size);
  const squares = times(rows).flatMap(row =>
    times(columns)
      .filter(i => (i + row) % 2 === 0)
      .map(i => patch(view, [left + i * size, left + (i + 1) * size], [from + row * size, from + (row + 1) * size])),
  );
  return concept(
    'floor',
    [
      fill(token, patch(view, [left, right], [from, from + rows * size]), { tone, shade: { to: [0, 1], depth: 0.4 } }),
      fill(other, squares.join(''), { tone: -0.2, opacity: 0.85, shade: { to: [0, 1], depth: 0.5 } }),
    ],
    { also: ['tile'] },
  );
}

/** Planks that run away from the viewer. */
export function planks({ view, left = -4, right = 4, from = 0.5, to = 14, seed = 1, token = 'wood', tone = -0.25 }: FloorOptions): Group {
  const r = chance(seed);
  const nodes: Node[] = [fill(token, patch(view, [left, right], [from, to]), { tone, shade: { to: [0, 1], depth: 0.5 } })];
  const wide = 0.5;
  for (let x = left; x < right; x += wide) {
    const cut = from + r.between(0.4, 4);
    nodes.push(
      fill(r.happens(0.5) ? 'dark' : 'lit', patch(view, [x, x + wide], [from, cut]), { opacity: r.between(0.04, 0.12) }),
      stroke(patch(view, [x, x], [from, to]) + patch(view, [x, x + wide], [cut, cut]), 1.2, 'dark', { opacity: 0.4 }),
    );
  }
  return concept('floor', nodes, { also: ['wood'] });
}

/** The tracks of a tram, bending neither way. */
export function tracks({ view, x = 0, gauge = 0.9, from = 0.5, to = 24 }: { view: View; x?: number; gauge?: number; from?: number; to?: number }): Group {
  const rail = (at: number): string => patch(view, [at - 0.04, at + 0.04], [from, to]);
  return concept(
    'rail',
    [
      fill('dark', rail(x - gauge / 2) + rail(x + gauge / 2), { opacity: 0.8 }),
      fill(
        'lit',
        patch(view, [x - gauge / 2 - 0.02, x - gauge / 2 + 0.005], [from, to]) + patch(view, [x + gauge / 2 - 0.02, x + gauge / 2 + 0.005], [from, to]),
        { opacity: 0.8 },
      ),
    ],
    { also: ['tram'] },
  );
}
