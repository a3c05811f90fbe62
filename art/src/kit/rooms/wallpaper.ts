import { concept } from '../../concept.ts';
import { circle, rect } from '../../path.ts';
import type { Group, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const patterns = ['stripes', 'diamonds', 'leaves', 'dots', 'fleurs', 'tiles', 'bricks', 'none'] as const;
export type Pattern = (typeof patterns)[number];

export interface Wallpaper {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly pattern?: Pattern;
  readonly fill?: Token;
  readonly tone?: number;
}

/** A quiet pattern over a wall that is already painted. */
export function wallpaper({ x = 0, y = 0, width = 300, height = 300, pattern = 'stripes', fill = 'lit', tone = 0 }: Wallpaper = {}): Group {
  const step = pattern === 'stripes' ? 30 : pattern === 'bricks' || pattern === 'tiles' ? 26 : 34;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const cells = Array.from({ length: columns * rows }, (_, n) => {
    const [i, k] = [n % columns, Math.floor(n / columns)];
    return [x + (i + (k % 2) * 0.5) * step, y + (k + 0.5) * step] as const;
  });
  const each = (draw: (cx: number, cy: number) => string): string => cells.map(([cx, cy]) => draw(cx, cy)).join('');
  const drawn = {
    none: [],
    stripes: [area(Array.from({ length: columns }, (_, i) => rect(x + i * step, y, step * 0.45, height)).join(''), fill, tone, { opacity: 0.5 })],
    diamonds: [
      area(
        each((cx, cy) => `M${cx} ${cy - 9}l6 9l-6 9l-6 -9Z`),
        fill,
        tone,
        { opacity: 0.55 },
      ),
    ],
    dots: [
      area(
        each((cx, cy) => circle(cx, cy, 3.4)),
        fill,
        tone,
        { opacity: 0.6 },
      ),
    ],
    leaves: [
      area(
        each(
          (cx, cy) =>
            `M${cx} ${cy + 12}C${cx - 10} ${cy + 4} ${cx - 10} ${cy - 6} ${cx} ${cy - 12}C${cx + 2} ${cy - 4} ${cx + 1} ${cy + 4} ${cx} ${cy + 12}ZM${cx + 2} ${cy + 10}C${cx + 10} ${cy + 4} ${cx + 11} ${cy - 2} ${cx + 9} ${cy - 8}C${cx + 4} ${cy - 4} ${cx + 2} ${cy + 2} ${cx + 2} ${cy + 10}Z`,
        ),
        fill,
        tone,
        { opacity: 0.5 },
      ),
    ],
    fleurs: [
      area(
        each(
          (cx, cy) =>
            `M${cx} ${cy - 12}C${cx + 6} ${cy - 4} ${cx + 3} ${cy} ${cx} ${cy + 4}C${cx - 3} ${cy} ${cx - 6} ${cy - 4} ${cx} ${cy - 12}ZM${cx - 3} ${cy + 3}C${cx - 6} ${cy - 4} ${cx - 13} ${cy - 4} ${cx - 11} ${cy + 3}C${cx - 8} ${cy} ${cx - 6} ${cy + 2} ${cx - 3} ${cy + 6}ZM${cx + 3} ${cy + 3}C${cx + 6} ${cy - 4} ${cx + 13} ${cy - 4} ${cx + 11} ${cy + 3}C${cx + 8} ${cy} ${cx + 6} ${cy + 2} ${cx + 3} ${cy + 6}ZM${cx - 2} ${cy + 5}h4l1 7h-6Z`,
        ),
        fill,
        tone,
        { opacity: 0.5 },
      ),
    ],
    tiles: [
      stroke(
        `${Array.from({ length: columns }, (_, i) => `M${x + i * step} ${y}V${y + height}`).join('')}${Array.from({ length: rows }, (_, k) => `M${x} ${y + k * step}H${x + width}`).join('')}`,
        1.4,
        fill,
        { tone, opacity: 0.6 },
      ),
    ],
    bricks: [
      stroke(
        `${Array.from({ length: rows * 2 }, (_, k) => `M${x} ${y + k * 13}H${x + width}`).join('')}${cells.map(([cx, cy]) => `M${cx} ${cy - 13}V${cy}M${cx + 13} ${cy}V${cy + 13}`).join('')}`,
        1.2,
        fill,
        { tone, opacity: 0.45 },
      ),
    ],
  } as const;
  return concept('wallpaper', [{ nodes: drawn[pattern], clip: rect(x, y, width, height) }], { also: ['pattern', 'wall'] });
}
