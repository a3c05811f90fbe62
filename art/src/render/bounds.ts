import svgpath from 'svgpath';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const nowhere: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** What lies in both: nowhere, if they do not meet. */
export function common(a: Box, b: Box): Box {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : nowhere;
}

const known = new Map<string, Box>();

/** A little more room on every side, but none outside of `whole`. */
export const widened = (box: Box, by: number, whole: Box): Box => ({
  left: Math.max(whole.left, box.left - by),
  top: Math.max(whole.top, box.top - by),
  right: Math.min(whole.right, box.right + by),
  bottom: Math.min(whole.bottom, box.bottom + by),
});

/** A box around the points and control points of a path: never too small, seldom much too large. */
export function boundsOf(path: string): Box {
  const before = known.get(path);
  if (before !== undefined) return before;
  let box = nowhere;
  const meet = (x: number, y: number): void => {
    box = joined(box, { left: x, right: x, top: y, bottom: y });
  };
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, index, x, y) => {
      // Before the first command svgpath reports the origin, which is not part of the path.
      if (index > 0) meet(x, y);
      const [command, ...numbers] = segment;
      if (command === 'H') meet(numbers[0] ?? x, y);
      else if (command === 'V') meet(x, numbers[0] ?? y);
      else for (let i = 0; i + 1 < numbers.length; i += 2) meet(numbers[i] ?? x, numbers[i + 1] ?? y);
    });
  known.set(path, box);
  return box;
}
