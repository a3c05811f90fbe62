import { circle } from '../../path.ts';
import type { Glow, Group, Point, Shape, Token } from '../../scene.ts';

type More = Omit<Shape, 'path' | 'fill' | 'stroke'>;

/** Path data with its numbers cut to tenths, as path.ts does: d`M${x} ${y}q4 2 ${w} 0`. */
export const d = (text: TemplateStringsArray, ...numbers: readonly number[]): string =>
  text.reduce((path, part, i) => `${path}${Math.round((numbers[i - 1] ?? 0) * 10) / 10}${part}`);

export const fill = (token: Token, path: string, more: More = {}): Shape => ({ path, fill: token, ...more });

export const halo = (x: number, y: number, r: number, opacity = 0.5, token: Token = 'light'): Glow => ({
  glow: circle(x, y, r),
  kind: 'round',
  opacity,
  fill: token,
});

/** Light that falls from the top of `path` and fades at its bottom. */
export const beam = (path: string, opacity = 0.4, token: Token = 'light'): Glow => ({ glow: path, kind: 'beam', opacity, fill: token });

/** The same group, larger or smaller around its origin. */
export const sized = (group: Group, scale: number): Group => (scale === 1 ? group : { ...group, transform: { ...group.transform, scale } });

/** Points from 0 to 1, both ends included. */
export const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

export const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Points of a quadratic curve after its start. */
export const bent = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, count = 7): Point[] =>
  steps(count)
    .slice(1)
    .map(t => {
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [p * ax + q * bx + r * cx, p * ay + q * by + r * cy];
    });
