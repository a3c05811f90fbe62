import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Grey bars instead of writing: no letter may be in a picture. */
export const bars = (x: number, y: number, width: number, rows: number, gap = 10): string =>
  Array.from({ length: rows }, (_, i) => rect(x, y + i * gap, width * (i === rows - 1 ? 0.6 : 1 - ((i * 7) % 5) * 0.04), gap * 0.34)).join('');

/** A sealed envelope around the origin, 200 wide. */
export const letter = (): Group =>
  concept(
    'letter',
    [
      area(rect(-100, -66, 200, 132), 'paper', -0.05, { shade: { to: [0.3, 1], depth: 0.4 } }),
      stroke('M-100 66L-22 0M100 66L22 0', 2.5, 'dark', { opacity: 0.3 }),
      area(polygon([-100, -66], [100, -66], [0, 18]), 'paper', -0.12),
      stroke('M-100 -66L0 18L100 -66', 2.5, 'dark', { opacity: 0.3 }),
      area(seal(24), 'accent', -0.2),
    ],
    { also: ['paper', 'secret'], rim: 0.7 },
  );

/** The uneven round of pressed wax around the origin. */
export const seal = (r: number): string => {
  const points = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    const long = r * (1 + ((i * 5) % 3) * 0.06);
    return [Math.cos(a) * long, Math.sin(a) * long] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % 14] ?? [0, 0], points[(i + 1) % 14] ?? [0, 0]];
    return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
  };
  return `M${middle(13)}${points.map(([x, y], i) => `Q${x} ${y} ${middle(i)}`).join('')}Z`;
};

/** A closed book lying on the origin, its back to us; 240 wide and 60 high. */
export const book = ({ width = 240, height = 60 }: { width?: number; height?: number } = {}): Group =>
  concept(
    'book',
    [
      area(
        `M${-width / 2} ${-height}L${width / 2 - 14} ${-height}C${width / 2 + 6} ${-height} ${width / 2 + 6} 0 ${width / 2 - 14} 0L${-width / 2} 0Z`,
        'accent',
        -0.55,
      ),
      area(rect(-width / 2 - 4, -height + 9, width - 22, height - 18), 'paper', -0.15),
      stroke(
        `M${-width / 2} ${-height * 0.66}h${width - 34}M${-width / 2} ${-height * 0.5}h${width - 34}M${-width / 2} ${-height * 0.34}h${width - 34}`,
        1.4,
        'dark',
        { opacity: 0.3 },
      ),
      area(circle(width / 2 - 8, -height / 2, 4), 'accent'),
    ],
    { rim: 0.8, shade: { to: [0.3, 1], depth: 0.4 } },
  );
