import type { Point } from '../../scene.ts';
import type { Place } from './place.ts';

export type Projection = (place: Place) => Point;

const radians = Math.PI / 180;

/** An equal-area cone that touches the globe along two parallels, so that Europe looks as in an old atlas. */
function albers([east, north]: Place, [first, second]: readonly [number, number]): Projection {
  const n = (Math.sin(first * radians) + Math.sin(second * radians)) / 2;
  const c = Math.cos(first * radians) ** 2 + 2 * n * Math.sin(first * radians);
  const from = (latitude: number): number => Math.sqrt(Math.max(0, c - 2 * n * Math.sin(latitude * radians))) / n;
  const middle = from(north);
  return ([e, l]) => {
    const [turn, away] = [n * (e - east) * radians, from(l)];
    return [away * Math.sin(turn), away * Math.cos(turn) - middle];
  };
}

/** From a plain position to one on the canvas, by pairs that rise on both sides. */
type Bend = readonly (readonly [plain: number, drawn: number])[];

/**
 * Rises wherever the pairs do and has no kinks (Fritsch and Carlson), so a coast may be stretched by it and never folds.
 * Beyond the ends it goes on straight.
 */
export function bent(pairs: Bend): (plain: number) => number {
  const steps = pairs.slice(1).map(([x, y], i) => {
    const [before, under] = pairs[i] ?? [0, 0];
    return { wide: x - before, slope: (y - under) / (x - before) };
  });
  const slopes = pairs.map((_, i) => {
    const [before, after] = [steps[i - 1], steps[i]];
    if (before === undefined || after === undefined) return (before ?? after)?.slope ?? 1;
    const [a, b] = [2 * after.wide + before.wide, after.wide + 2 * before.wide];
    return (a + b) / (a / before.slope + b / after.slope);
  });
  return plain => {
    const last = pairs.length - 1;
    const [[firstX, firstY] = [0, 0], [lastX, lastY] = [0, 0]] = [pairs[0], pairs[last]];
    if (plain <= firstX) return firstY + (plain - firstX) * (slopes[0] ?? 1);
    if (plain >= lastX) return lastY + (plain - lastX) * (slopes[last] ?? 1);
    const i = pairs.findLastIndex(([x]) => x <= plain);
    const [[x0, y0] = [0, 0], [, y1] = [0, 0]] = [pairs[i], pairs[i + 1]];
    const wide = steps[i]?.wide ?? 1;
    const t = (plain - x0) / wide;
    const [m0, m1] = [(slopes[i] ?? 1) * wide, (slopes[i + 1] ?? 1) * wide];
    return y0 * (2 * t ** 3 - 3 * t ** 2 + 1) + m0 * (t ** 3 - 2 * t ** 2 + t) + y1 * (3 * t ** 2 - 2 * t ** 3) + m1 * (t ** 3 - t ** 2);
  };
}

const cone = albers([14, 46], [36, 58]);

export function projection(across: Bend, down: Bend): Projection {
  const [x, y] = [bent(across), bent(down)];
  return place => {
    const [plainX, plainY] = cone(place);
    return [x(plainX), y(plainY)];
  };
}
