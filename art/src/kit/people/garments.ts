import { smooth } from '../../path.ts';
import type { Node, Point, Shape } from '../../scene.ts';
import type { Cut } from './dresses.ts';
import type { Paint } from './limbs.ts';
import { at, between, cosine, plus, type Round, sine, stretched, towards } from './outline.ts';
import type { Proportions } from './proportions.ts';
import type { SeenLimb, Skeleton } from './skeleton.ts';

/** The trunk with its cloth, as one outline from the neck to the seat. */
export function trunk(s: Skeleton, ease: number, { from = 0, to = 1.08 }: { from?: number; to?: number } = {}): string {
  const shares = [0, 0.05, 0.1, 0.17, 0.22, 0.3, 0.46, 0.6, 0.74, 0.9, 1.08].filter(share => share >= from && share <= to);
  const eased = (share: number): number => (share < 0.04 ? 0 : share < 0.12 ? ease * 0.5 : ease);
  const right = shares.map(share => s.edge(share, 1, eased(share)));
  const left = shares.map(share => s.edge(share, -1, eased(share)));
  // Two open sides: a closed curve would swing out at the four corners.
  return `${smooth(right)}L${smooth(left.toReversed()).slice(1)}Z`;
}

/** A point on the cloth over one leg: cloth follows the thigh, and below the knee it mostly falls. */
function along(leg: SeenLimb, p: Proportions, length: number): { at: Point; way: Point } {
  const [a, b, c] = [leg.root.at, leg.joint.at, leg.end.at];
  if (length <= p.thigh) return { at: between(a, b, length / p.thigh), way: towards(a, b) };
  const shin: Point = [(c[0] - b[0]) / p.shin, (c[1] - b[1]) / p.shin];
  const falls = Math.abs(leg.lift) > 150 ? 0 : 0.62;
  const way: Point = [shin[0] * (1 - falls), shin[1] * (1 - falls) + falls];
  return { at: plus(b, way, length - p.thigh), way: towards([0, 0], way) };
}

export interface Panel {
  readonly path: string;
  /** Both ends of the hem, back and front. */
  readonly hem: readonly [Point, Point];
}

/** What hangs from the hips: a skirt, the lower half of a coat. It is stretched over both legs, wherever they are. */
export function hanging(s: Skeleton, p: Proportions, { share, flare, ease }: { share: number; flare: number; ease: number }): Panel {
  const length = share * (p.thigh + p.shin);
  const legs = [s.nearLeg, s.farLeg];
  const hips: Round[] = [0.7, 0.8, 0.95, 1.05].flatMap(t => ([1, -1] as const).map(side => ({ at: s.edge(t, side, ease), r: 1.5 })));
  const upTo = Math.min(length, p.thigh);
  const over = legs.map((leg): Round[] => {
    const r = (length < p.thigh ? 15 : 12.5) * p.limb + ease + flare * 0.8 * (upTo / Math.max(length, 1));
    // A short hem is straight: the round that carries it may not reach below.
    const knee = along(leg, p, length < p.thigh ? Math.max(0, upTo - r) : upTo);
    return [
      { at: knee.at, r },
      { at: leg.root.at, r: 17 * p.limb + ease },
    ];
  });
  const ends = legs.map(leg => along(leg, p, length));
  const corner = ends.flatMap(({ at: m, way }): Round[] => {
    const w = 11 * p.limb + ease + flare;
    return [1, -1].map(side => ({ at: plus(m, [way[1], -way[0]], side * w), r: 2.5 }));
  });
  const apart = Math.abs(s.pose.nearLeg[0] - s.pose.farLeg[0]) > 88;
  const lower = (i: number): Round[] => [over[i]?.[0] ?? { at: s.hips.at, r: 1 }, ...corner.slice(i * 2, i * 2 + 2)];
  const slack = length > p.thigh ? 0.018 : 0.01;
  const path = apart
    ? stretched([...hips, ...(over[0] ?? [])]) +
      stretched([...hips, ...(over[1] ?? [])]) +
      (length > p.thigh ? stretched(lower(0), slack) + stretched(lower(1), slack) : '')
    : length > p.thigh
      ? stretched([...hips, ...over.flat()], slack) + stretched([...lower(0), ...lower(1)], slack)
      : stretched([...hips, ...over.flat(), ...corner], slack);
  const xs = corner.map(({ at: m }) => m).sort((a, b) => a[0] - b[0]);
  return { path, hem: [xs[0] ?? s.hips.at, xs.at(-1) ?? s.hips.at] };
}

/** A flat piece on the torso, given by shares down and degrees round; nothing where it lies behind. */
function patch(s: Skeleton, points: readonly (readonly [number, number])[], ease: number): string | undefined {
  const facing = points.reduce((sum, [, round]) => sum + cosine(round) * sine(s.yaw) + sine(round) * cosine(s.yaw), 0);
  if (facing < -0.05 * points.length) return undefined;
  const seen = points.map(([share, round]) => s.on(share, round, ease));
  return `M${seen.map(({ at: m }) => at(m)).join('L')}Z`;
}

const show = (path: string | undefined, look: Omit<Shape, 'path'>): Shape[] => (path === undefined ? [] : [{ path, ...look }]);

/** Belt, lapels, buttons, shirt: what is seen on the front of the trunk. */
export function fronts(s: Skeleton, cut: Cut, paint: Paint, panel: Panel | undefined, detail: number): Node[] {
  const nodes: Node[] = [];
  const e = cut.ease;
  const dark = paint.tone - 0.42;
  const back = s.yaw < -30;
  const line = (path: string, width = 1.5, tone = dark): Shape => ({ path, fill: paint.cloth, tone, stroke: width });
  const belt = 0.62;
  if (cut.belt !== undefined && detail > 0) {
    const [l, r] = [s.edge(belt, -1, e), s.edge(belt, 1, e)];
    const m = back ? between(l, r, 0.5) : s.on(belt, 12, e).at;
    const sag = plus(m, [0, 2]);
    const wide = cut.belt === 'seam' ? 2 : cut.belt === 'tied' ? 6.5 : 5.5;
    nodes.push({
      path: `M${at(l)}Q${at(sag)} ${at(r)}`,
      fill: cut.belt === 'buckled' ? 'dark' : paint.cloth,
      tone: cut.belt === 'buckled' ? 0.1 : dark - 0.05,
      stroke: wide,
    });
    if (cut.belt === 'tied' && !back && detail > 1) {
      const end = plus(m, [4, 22]);
      nodes.push({
        path: `M${at(m)}Q${at(plus(m, [9, 8]))} ${at(end)}M${at(m)}Q${at(plus(m, [-2, 10]))} ${at(plus(m, [-4, 18]))}`,
        fill: paint.cloth,
        tone: dark - 0.05,
        stroke: 4,
      });
    }
    if (cut.belt === 'buckled' && !back)
      nodes.push({ path: `M${at(plus(m, [-4, -3]))}L${at(plus(m, [4, -3]))}L${at(plus(m, [4, 4]))}L${at(plus(m, [-4, 4]))}Z`, fill: paint.trim, tone: 0.1 });
  }
  if (detail === 0) return nodes;
  const hem = panel?.hem;
  const facing = cosine(s.yaw);
  const hemFront = hem === undefined ? undefined : between(hem[0], hem[1], 0.5 + facing * 0.42 * (back ? -1 : 1));
  if (hemFront !== undefined && (cut.front === 'double' || cut.front === 'lapels' || cut.front === 'buttons' || cut.front === 'tailored')) {
    const from = s.on(0.62, 14, e).at;
    if (!back && (cut.front !== 'buttons' || s.yaw < 10)) nodes.push(line(`M${at(from)}Q${at(s.on(1.02, 14, e).at)} ${at(hemFront)}`));
    if (back) nodes.push(line(`M${at(s.on(0.9, 180, e).at)}L${at(between(hem?.[0] ?? from, hem?.[1] ?? from, 0.5))}`));
  }
  if (back) {
    if (detail > 1) nodes.push(line(`M${at(s.on(0.1, 180, e).at)}L${at(s.on(0.58, 180, e).at)}`, 1.2));
    return nodes;
  }
  const both = s.yaw > 30 ? ([1, -1] as const) : ([1] as const);
  if (cut.front === 'tailored' || cut.front === 'lapels' || cut.front === 'double') {
    const low = cut.front === 'tailored' ? 0.56 : 0.42;
    const shirt = patch(
      s,
      [
        [-0.01, -26],
        [low, 0],
        [-0.01, 26],
      ],
      e + 0.5,
    );
    nodes.push(...show(shirt, { fill: cut.front === 'tailored' ? 'white' : paint.trim, tone: cut.front === 'tailored' ? -0.05 : -0.1 }));
    if (cut.front === 'tailored') {
      nodes.push(
        ...show(
          patch(
            s,
            [
              [0.02, -6],
              [0.05, 5],
              [low - 0.06, 5],
              [low, 0],
              [low - 0.06, -5],
            ],
            e + 1,
          ),
          { fill: 'accent', tone: -0.05 },
        ),
      );
    }
    for (const side of both) {
      nodes.push(
        ...show(
          patch(
            s,
            [
              [-0.02, side * 40],
              [0.2, side * 40],
              [0.24, side * 31],
              [0.26, side * 38],
              [low, side * -3],
              [0.1, side * 19],
            ],
            e + 1,
          ),
          { fill: paint.cloth, tone: paint.tone + 0.2 },
        ),
      );
    }
  }
  if (cut.front === 'double')
    for (const share of [0.46, 0.56, 0.72])
      for (const side of [1, -1]) if (side === 1 || s.yaw > 30) nodes.push(button(s.on(share, side * 15 + 6, e).at, paint, 2.6));
  if (cut.front === 'buttons') {
    if (s.yaw > 10) nodes.push(line(`M${at(s.on(0.06, 4, e).at)}L${at(s.on(0.95, 4, e).at)}`));
    for (const share of [0.16, 0.3, 0.44, 0.75]) nodes.push(button(s.on(share, 10, e).at, paint, 2.6));
  }
  if (cut.front === 'bib') {
    const apron = paint.trim;
    nodes.push(
      ...show(
        patch(
          s,
          [
            [0.24, -34],
            [0.24, 34],
            [0.6, 46],
            [0.98, 62],
            [0.98, -62],
            [0.6, -46],
          ],
          e + 1,
        ),
        { fill: apron, tone: apron === paint.lower ? paint.lowerTone : -0.05 },
      ),
    );
    for (const side of both)
      nodes.push({ path: `M${at(s.on(0.25, side * 32, e + 1).at)}L${at(s.on(0.02, side * 62, e).at)}`, fill: apron, tone: -0.05, stroke: 4 });
  }
  if (cut.neck === 'bare') {
    for (const side of both)
      nodes.push({ path: `M${at(s.on(0.26, side * 30, e).at)}L${at(s.on(0.04, side * 62, e).at)}`, fill: paint.cloth, tone: paint.tone, stroke: 4 });
  } else if (cut.front === 'neckline') {
    const neckline = patch(
      s,
      [
        [-0.03, -44],
        [0.07, -44],
        [0.13, -16],
        [0.13, 16],
        [0.07, 44],
        [-0.03, 44],
      ],
      e + 0.6,
    );
    nodes.push(...show(neckline, { fill: paint.skin }));
  }
  if (cut.gold === 'shoulders')
    for (const side of both)
      nodes.push({ path: `M${at(s.on(0.05, side * 70, e).at)}L${at(s.on(0.09, side * 92, e + 3).at)}`, fill: paint.trim, tone: 0.1, stroke: 6 });
  return nodes;
}

const button = ([x, y]: Point, paint: Paint, r: number): Shape => ({
  path: `M${at([x - r, y])}C${at([x - r, y - r * 1.3])} ${at([x + r, y - r * 1.3])} ${at([x + r, y])}C${at([x + r, y + r * 1.3])} ${at([x - r, y + r * 1.3])} ${at([x - r, y])}Z`,
  fill: paint.trim,
  tone: -0.1,
});

/** Folds that run from the hip to the hem: few, uneven, never parallel. */
export function folds(s: Skeleton, panel: Panel, paint: Shape['fill'], tone: number): Shape[] {
  const waist = [s.edge(0.8, -1, -4), s.edge(0.8, 1, -4)] as const;
  const fold = (top: number, low: number, from: number): string => {
    const a = between(waist[0], waist[1], top);
    const z = between(panel.hem[0], panel.hem[1], low);
    const start = between(a, z, from);
    return `M${at(start)}Q${at(plus(between(start, z, 0.6), [low > 0.5 ? -3 : 3, 0]))} ${at(between(start, z, 0.97))}`;
  };
  return [{ path: fold(0.3, 0.24, 0.35) + fold(0.55, 0.46, 0.5) + fold(0.75, 0.82, 0.3), fill: paint, tone, stroke: 1.5 }];
}
