import type { CellId } from '@lamplight/shadows/public';
import { centreOf, type Point } from '../geometry/geometry.ts';

type Stop = Point & { readonly number: number };

/** The numbers of a journey. A cell that is visited again gets its next number beside the first. */
export function journeyStops(path: readonly CellId[]): readonly Stop[] {
  const visits = new Map<CellId, number>();
  return path.slice(1).map((cell, n) => {
    const before = visits.get(cell) ?? 0;
    visits.set(cell, before + 1);
    const { x, y } = centreOf(cell);
    return { number: n + 1, x: x + before * 25, y };
  });
}

export const linePath = (path: readonly CellId[]): string =>
  path
    .map((cell, n) => {
      const { x, y } = centreOf(cell);
      return `${n === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
