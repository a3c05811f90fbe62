import { easings } from '../drawings/easings.ts';

/** CSS easings for code that draws without styles: a curve from 0, 0 to 1, 1 by its two control points. */
export type Easing = (share: number) => number;

export function curve(x1: number, y1: number, x2: number, y2: number): Easing {
  const at = (one: number, two: number, t: number) => 3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  return share => {
    if (share <= 0) return 0;
    if (share >= 1) return 1;
    // Bisects until it is closer than a pixel: the curve is monotonic.
    let [low, high] = [0, 1];
    for (let n = 0; n < 12; n++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < share) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** As `--ease-out` and `--ease-spring` have it. */
export const out = curve(...easings.out);
export const spring = curve(...easings.spring);
