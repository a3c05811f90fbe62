import type { Point } from './scene.ts';

/** Path data for the shapes that every builder needs. Tenths of a unit are finer than any rendered pixel. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;

export const polygon = (...points: readonly Point[]): string => `${line(...points)}Z`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${at([x + r, y])}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${at([x - rx, y])}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** Through all points, without corners. */
export function smooth(points: readonly Point[], closed: 'open' | 'closed' = 'open'): string {
  const count = points.length;
  const p = (i: number): Point => {
    const index = closed === 'closed' ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  let path = `M${at(p(0))}`;
  const last = closed === 'closed' ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    path += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6])} ${at(c)}`;
  }
  return closed === 'closed' ? `${path}Z` : path;
}

/** A limb, a tail, a tentacle: thick at the start, thin at the end, round at both, along a smooth line. */
export function limb(points: readonly Point[], from: number, to: number, steps = 12): string {
  const spine = sampled(points, steps * Math.max(1, points.length - 1));
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = from + (to - from) * (i / (spine.length - 1));
    const [nx, ny] = [(-(by - ay) / length) * w, ((bx - ax) / length) * w];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  const [first, last] = [spine[0] ?? [0, 0], spine.at(-1) ?? [0, 0]];
  return polygon(...left, ...right) + circle(first[0], first[1], from) + circle(last[0], last[1], to);
}

/** Points along the smooth line through `points`. */
export function sampled(points: readonly Point[], steps: number): Point[] {
  const m = points.length - 1;
  const p = (i: number): Point => points[Math.max(0, Math.min(m, i))] ?? [0, 0];
  return Array.from({ length: steps + 1 }, (_, k) => {
    const s = Math.min(m - 1e-6, (k / steps) * m);
    const i = Math.floor(s);
    const u = s - i;
    const on = (axis: 0 | 1): number => {
      const [a, b, c, d] = [p(i - 1)[axis], p(i)[axis], p(i + 1)[axis], p(i + 2)[axis]];
      return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u);
    };
    return [on(0), on(1)];
  });
}
