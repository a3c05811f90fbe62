import type { Point } from '../../scene.ts';

/** The points of a line drawn by hand, written as in path data: `along('0 0 12 -40 30 -52')`. */
export function along(text: string): Point[] {
  const numbers = text.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}
