import type { Shape, Token } from '../scene.ts';

/** A line with round ends. */
export const stroke = (path: string, width: number, fill: Token, more: Omit<Shape, 'path' | 'fill' | 'stroke'> = {}): Shape => ({
  path,
  fill,
  stroke: width,
  ...more,
});
