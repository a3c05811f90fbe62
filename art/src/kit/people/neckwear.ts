import type { Node, Point, Shape, Token } from '../../scene.ts';
import type { Cut } from './dresses.ts';
import type { Paint } from './limbs.ts';
import { at, between, plus, stretched } from './outline.ts';
import type { Skeleton } from './skeleton.ts';

const spot = (s: Skeleton, share: number, round: number, ease: number): string => at(s.on(share, round, ease).at);

export function collar(s: Skeleton, cut: Cut, paint: Paint, detail: number): Node[] {
  if (cut.collar === undefined || cut.collar === 'wing') return [];
  const [l, r] = [s.edge(-0.02, -1, 3), s.edge(-0.02, 1, 3)];
  const [lo, ro] = [s.edge(0.06, -1, -6), s.edge(0.06, 1, -6)];
  const light: Shape['tone'] = paint.tone + 0.16;
  if (cut.collar === 'roll') {
    return [
      {
        path: stretched([
          { at: l, r: 4 },
          { at: r, r: 4 },
          { at: plus(l, [0, -9]), r: 3 },
          { at: plus(r, [0, -9]), r: 3 },
        ]),
        fill: paint.cloth,
        tone: paint.tone - 0.14,
      },
    ];
  }
  if (cut.collar === 'up') {
    const up = detail === 0 ? 8 : 14;
    const back = s.yaw < -30;
    if (s.yaw > 70) {
      const m = s.on(0.1, 0, cut.ease).at;
      const wing = (edge: Point, out: Point): string =>
        `M${at(plus(edge, [0, -up]))}C${at(plus(edge, [0, -2]))} ${at(plus(edge, [0, 4]))} ${at(m)}L${at(plus(out, [0, 2]))}Z`;
      return [{ path: wing(l, lo) + wing(r, ro), fill: paint.cloth, tone: light }];
    }
    const tip = back ? plus(r, [1, -up]) : plus(r, [2, -up * 0.25]);
    return [
      {
        path: `M${at(plus(l, [-3, -up]))}C${at(plus(between(l, r, 0.4), [0, -up * 0.8]))} ${at(plus(between(l, r, 0.7), [0, -up * 0.5]))} ${at(tip)}L${at(plus(ro, [2, 0]))}Q${at(plus(between(lo, ro, 0.5), [0, 6]))} ${at(plus(lo, [-2, 0]))}Z`,
        fill: paint.cloth,
        tone: light,
      },
    ];
  }
  if (s.yaw < -30)
    return [
      {
        path: stretched([
          { at: l, r: 4 },
          { at: r, r: 4 },
          { at: plus(lo, [0, 2]), r: 2 },
          { at: plus(ro, [0, 2]), r: 2 },
        ]),
        fill: paint.cloth,
        tone: light,
      },
    ];
  const side = (sign: 1 | -1): string =>
    `M${spot(s, 0.02, 0, 2)}L${spot(s, -0.02, sign * 80, 2)}L${spot(s, 0.08, sign * 50, 1)}L${spot(s, 0.15, sign * 16, 2)}Z`;
  return [{ path: s.yaw > 30 ? side(1) + side(-1) : side(1), fill: paint.cloth === 'white' ? paint.cloth : paint.trim, tone: 0.05 }];
}

/** A scarf round the neck. Its ends fly behind, or hang before the chest. */
export function scarf(s: Skeleton, fill: Token, hangs: 'down' | 'flying', detail: number): Node[] {
  const [l, r] = [s.edge(0, -1, 5), s.edge(0, 1, 5)];
  const round: Shape = {
    path: stretched([
      { at: plus(l, [0, -3]), r: 6 },
      { at: plus(r, [0, -1]), r: 6 },
      { at: plus(between(l, r, 0.5), [1, 3]), r: 6 },
    ]),
    fill,
  };
  const knot = s.yaw < -30 ? between(l, r, 0.5) : hangs === 'flying' ? l : s.on(0.02, 20, 5).at;
  const end = (d: readonly Point[]): string => {
    const [a, b, c, e, f] = d.map(p => plus(knot, p));
    if (a === undefined || b === undefined || c === undefined || e === undefined || f === undefined) return '';
    return `M${at(knot)}C${at(a)} ${at(b)} ${at(c)}L${at(e)}C${at(f)} ${at(plus(a, [0, 13]))} ${at(plus(knot, [2, 9]))}Z`;
  };
  const path =
    hangs === 'flying'
      ? end([
          [-26, -16],
          [-44, 12],
          [-74, -10],
          [-70, 8],
          [-44, 26],
        ]) +
        end([
          [-18, 2],
          [-34, 28],
          [-56, 22],
          [-50, 38],
          [-30, 42],
        ])
      : `M${at(plus(knot, [-6, 0]))}C${at(plus(knot, [-9, 20]))} ${at(plus(knot, [-8, 40]))} ${at(plus(knot, [-9, 58]))}L${at(plus(knot, [6, 60]))}C${at(plus(knot, [7, 40]))} ${at(plus(knot, [7, 20]))} ${at(plus(knot, [5, 0]))}Z`;
  const nodes: Node[] = [{ path, fill, tone: -0.14 }, round];
  if (detail > 1)
    nodes.push({ path: `M${at(plus(l, [0, -4]))}Q${at(plus(between(l, r, 0.5), [0, 3]))} ${at(plus(r, [1, -2]))}`, fill, tone: -0.45, stroke: 1.4 });
  return nodes;
}
