import type { Board } from '@lamplight/art/public';
import { type CityId, cityIds } from '@lamplight/emerald/public';

export type Direction = 'left' | 'right' | 'up' | 'down';

const unit: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Distance to the side counts double: the up key means what is above, rather than what is near. */
const aside = 2;

/** The nearest city whose plate lies in that direction; undefined at the edge of the map. */
export function nearestCity(board: Board, from: CityId, direction: Direction): CityId | undefined {
  const [x, y] = board.cities[from].plate;
  const [dx, dy] = unit[direction];
  let best: { readonly city: CityId; readonly far: number } | undefined;
  for (const city of cityIds) {
    if (city === from) continue;
    const [otherX, otherY] = board.cities[city].plate;
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const across = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    if (along <= 0 || across > along * aside) continue;
    const far = along + across * aside;
    if (best === undefined || far < best.far) best = { city, far };
  }
  return best?.city;
}
