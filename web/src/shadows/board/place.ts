import type { CellId } from '@lamplight/shadows/public';
import { centreOf } from './geometry.ts';

/**
 * Where a cell lies from the centre: `n`, `ene`, … at a corner or in the middle of a side of its ring; `n-e` is a
 * little east of north, where a side has two cells. No two cells of a ring share one.
 */
export type Place = { readonly ring: number; readonly bearing: string | undefined };

/** By the angle in degrees, against the clock from the east: the corners and middles, and the two cells of a long side. */
const byAngle: Readonly<Record<number, string>> = {
  ...{ 0: 'e', 30: 'ene', 60: 'ne', 90: 'n', 120: 'nw', 150: 'wnw' },
  ...{ 180: 'w', 210: 'wsw', 240: 'sw', 270: 's', 300: 'se', 330: 'ese' },
  ...{ 19: 'e-n', 41: 'ne-e', 79: 'n-e', 101: 'n-w', 139: 'nw-w', 161: 'w-n' },
  ...{ 199: 'w-s', 221: 'sw-w', 259: 's-w', 281: 's-e', 319: 'se-e', 341: 'e-s' },
};

export function placeOf(cell: CellId): Place {
  const { x, y } = centreOf(cell);
  const [q = 0, r = 0] = cell.split(',').map(Number);
  const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  const angle = Math.round((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360;
  return { ring, bearing: ring === 0 ? undefined : byAngle[angle] };
}
