import type { CellId } from '@lamplight/shadows/public';
import { centreOf } from '../geometry/geometry.ts';

/**
 * Where a cell lies from the centre: `n`, `ene`, … at a corner or in the middle of a side of its ring. `n_e` is a
 * little east of north, where a side has two cells. No two cells of a ring share one.
 */
export type RingPlace = { readonly ring: number; readonly bearing: string | undefined };

/** By the angle in degrees, counter-clockwise from the east: corners, middles, and the two cells of a long side. */
const byAngle: Readonly<Record<number, string>> = {
  ...{ 0: 'e', 30: 'ene', 60: 'ne', 90: 'n', 120: 'nw', 150: 'wnw' },
  ...{ 180: 'w', 210: 'wsw', 240: 'sw', 270: 's', 300: 'se', 330: 'ese' },
  ...{ 19: 'e_n', 41: 'ne_e', 79: 'n_e', 101: 'n_w', 139: 'nw_w', 161: 'w_n' },
  ...{ 199: 'w_s', 221: 'sw_w', 259: 's_w', 281: 's_e', 319: 'se_e', 341: 'e_s' },
};

export function placeOf(cell: CellId): RingPlace {
  const { x, y } = centreOf(cell);
  const [q = 0, r = 0] = cell.split(',').map(Number);
  const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  const angle = Math.round((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360;
  return { ring, bearing: ring === 0 ? undefined : byAngle[angle] };
}
