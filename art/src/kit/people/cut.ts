import svgpath from 'svgpath';
import { polygon } from '../../path.ts';
import type { Point } from '../../scene.ts';

/** The part of a filled path below a height. A clip would hide the rest from view, but not from the rim of the figure. */
export function below(path: string, top: number): string {
  const pieces: Point[][] = [];
  let here: Point = [0, 0];
  svgpath(path)
    .abs()
    .iterate(([command, ...v]) => {
      const points: Point[] = [];
      for (let i = 0; i + 1 < v.length; i += 2) points.push([v[i] ?? 0, v[i + 1] ?? 0]);
      const last = points.at(-1);
      if (last === undefined) return;
      if (command === 'M') pieces.push([last]);
      else if (command === 'C') pieces.at(-1)?.push(...curve([here, ...points]));
      else pieces.at(-1)?.push(...points);
      here = last;
    });
  return pieces
    .map(piece => kept(piece, top))
    .filter(piece => piece.length > 2)
    .map(piece => polygon(...piece))
    .join('');
}

function curve(points: readonly Point[]): Point[] {
  const [a, b, c, d] = points;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  return Array.from({ length: 10 }, (_, i): Point => {
    const t = (i + 1) / 10;
    const on = (axis: 0 | 1): number => a[axis] * (1 - t) ** 3 + 3 * b[axis] * t * (1 - t) ** 2 + 3 * c[axis] * t * t * (1 - t) + d[axis] * t ** 3;
    return [on(0), on(1)];
  });
}

function kept(piece: readonly Point[], top: number): Point[] {
  return piece.flatMap((p, i): Point[] => {
    const next = piece[(i + 1) % piece.length] ?? p;
    const inside = p[1] >= top;
    if (inside === next[1] >= top) return inside ? [p] : [];
    const t = (top - p[1]) / (next[1] - p[1]);
    const edge: Point = [p[0] + (next[0] - p[0]) * t, top];
    return inside ? [p, edge] : [edge];
  });
}
