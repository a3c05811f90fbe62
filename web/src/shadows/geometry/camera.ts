/** Which part of the board is seen. Plain arithmetic; `director.ts` moves the picture. */
import type { CellId } from '@lamplight/shadows/public';
import { centreOf, hexRadius, type Point, type Rect } from './geometry.ts';

/** The whole board, and the marks that hang over its upper edge. */
export const wholeBox: Rect = { x: -356, y: -332, width: 712, height: 668 };
/** The `viewBox` of a drawing before the camera is set up. */
export const firstBox = `${wholeBox.x} ${wholeBox.y} ${wholeBox.width} ${wholeBox.height}`;
/** Space round the followed cells: their neighbours show that the board goes on. */
const margin = 14;
/** A view narrower than a hex and a half is useless. */
const narrowest = 150;

export type Camera = 'whole' | readonly CellId[];

/** The smallest box that holds these cells. */
export function boxOf(camera: Camera): Rect {
  if (camera === 'whole' || camera.length === 0) return wholeBox;
  const centres = camera.map(centreOf);
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const left = Math.min(...xs) - 50 - margin;
  const top = Math.min(...ys) - hexRadius - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 50 + margin - left,
    height: Math.max(...ys) + hexRadius + margin - top,
  };
}

/** Widened round its middle to the shape of the frame. */
export function shaped(box: Rect, aspect: number): Rect {
  if (!(aspect > 0)) return box;
  const width = Math.max(box.width, box.height * aspect);
  const height = width / aspect;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

export const mixed = (from: Rect, to: Rect, share: number): Rect => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  width: from.width + (to.width - from.width) * share,
  height: from.height + (to.height - from.height) * share,
});

export const sameBox = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) < 0.5;

/** Zooms by a factor. What lies under the finger stays under it. */
export function zoomed(box: Rect, factor: number, about: Point): Rect {
  const widest = Math.max(wholeBox.width, (wholeBox.height * box.width) / box.height);
  const width = Math.min(widest, Math.max(narrowest, box.width / factor));
  const share = width / box.width;
  return held({
    x: about.x - (about.x - box.x) * share,
    y: about.y - (about.y - box.y) * share,
    width,
    height: box.height * share,
  });
}

export const panned = (box: Rect, by: Point): Rect => held({ ...box, x: box.x + by.x, y: box.y + by.y });

/** The middle of the view never leaves the board, so that nobody gets lost. */
function held(box: Rect): Rect {
  const across = clamped(box.x, box.width, wholeBox.x, wholeBox.width);
  return { ...box, x: across, y: clamped(box.y, box.height, wholeBox.y, wholeBox.height) };
}

function clamped(start: number, length: number, first: number, whole: number): number {
  if (length >= whole) return first + (whole - length) / 2;
  return Math.min(first + whole - length, Math.max(first, start));
}

export const corners = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;
export type Corner = (typeof corners)[number];

/** The corner farthest from the followed cells, the first of equals. */
export function freeCorner(camera: Camera): Corner {
  if (camera === 'whole') return 'bottom-left';
  const { x, y, width, height } = boxOf(camera);
  const room = (corner: Corner): number => {
    const spot = { x: corner.endsWith('left') ? x : x + width, y: corner.startsWith('top') ? y : y + height };
    return Math.min(...camera.map(centreOf).map(centre => Math.hypot(centre.x - spot.x, centre.y - spot.y)));
  };
  const most = Math.max(...corners.map(room));
  return corners.find(corner => room(corner) > most - 1) ?? 'bottom-left';
}

/** The part of the board that is seen: the frame in the overview. */
export function onBoard({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.max(x, wholeBox.x + 7), Math.max(y, wholeBox.y + 15)];
  return {
    x: left,
    y: top,
    width: Math.min(x + width, wholeBox.x + wholeBox.width - 7) - left,
    height: Math.min(y + height, wholeBox.y + wholeBox.height - 19) - top,
  };
}
