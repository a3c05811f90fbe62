import type { Point } from '../../scene.ts';

/** Outlines that limbs and clothes are made of: tapering, with a swelling on either side, never a chain of balls. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
/** Unit vector from one point to another; straight down where there is no way to go. */
export function towards(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length < 1e-6 ? [0, 1] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
export const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
export const turned = ([x, y]: Point, degrees: number): Point => [x * cosine(degrees) - y * sine(degrees), x * sine(degrees) + y * cosine(degrees)];

interface Taper {
  /** Half widths at both ends. */
  readonly from: number;
  readonly to: number;
  /** How far the left and the right side swell, seen along the way from a to b, and where (0–1). */
  readonly left?: number;
  readonly right?: number;
  readonly swell?: number;
  readonly end?: 'round' | 'flat';
}

/** One part of a limb from a to b. */
export function tapered(a: Point, b: Point, { from, to, left = 0, right = 0, swell = 0.35, end = 'round' }: Taper): string {
  const d = towards(a, b);
  const l: Point = [d[1], -d[0]];
  const length = distance(a, b);
  const side = (hand: 1 | -1, bulge: number): [Point, Point, Point, Point] => {
    const start = plus(a, l, hand * from);
    const stop = plus(b, l, hand * to);
    const one = plus(plus(a, d, length * swell * 0.9), l, hand * (from + (to - from) * swell + bulge * 1.33));
    const two = plus(plus(a, d, length * Math.min(0.95, swell + 0.4)), l, hand * (from + (to - from) * (swell + 0.4) + bulge * 0.7));
    return [start, one, two, stop];
  };
  const [l0, l1, l2, l3] = side(1, left);
  const [r0, r1, r2, r3] = side(-1, right);
  const cap = end === 'flat' ? `L${at(r3)}` : `A${n(to)} ${n(to)} 0 0 1 ${at(r3)}`;
  return `M${at(l0)}C${at(l1)} ${at(l2)} ${at(l3)}${cap}C${at(r2)} ${at(r1)} ${at(r0)}A${n(from)} ${n(from)} 0 0 1 ${at(l0)}Z`;
}

export interface Round {
  readonly at: Point;
  readonly r: number;
}

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function corners(rounds: readonly Round[]): Point[] {
  const points = rounds
    .flatMap(({ at: [x, y], r }) => Array.from({ length: 20 }, (_, i): Point => [x + r * cosine(i * 18), y + r * sine(i * 18)]))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (a === undefined || b === undefined || cross(a, b, p) > 1e-9) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...chain(points), ...chain(points.toReversed())];
}

/** Cloth stretched round circles. Long straight edges sag inwards by `slack` of their length, as cloth does. */
export function stretched(rounds: readonly Round[], slack = 0): string {
  const points = corners(rounds);
  const first = points[0];
  if (first === undefined) throw new Error('Nothing to stretch cloth round: give at least one circle.');
  let path = `M${at(first)}`;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? first;
    const length = distance(a, b);
    if (slack === 0 || length < 12) {
      path += `L${at(b)}`;
      return;
    }
    const d = towards(a, b);
    path += `Q${at(plus(between(a, b, 0.5), [-d[1], d[0]], length * slack))} ${at(b)}`;
  });
  return `${path}Z`;
}
