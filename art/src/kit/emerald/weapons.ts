import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Group, Point } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { glow } from './paper.ts';

/** Point up, the guard at the origin; the blade is 280 long. */
export const dagger = (): Group =>
  concept(
    'dagger',
    [
      area('M0 -284L26 -232L20 -4L-20 -4L-26 -232Z', 'paper', -0.1, { shade: { to: [1, 0.6], depth: 0.7 } }),
      area('M0 -284L0 -4L-20 -4L-26 -232Z', 'lit', 0.2, { opacity: 0.5 }),
      stroke('M0 -240L0 -20', 3, 'dark', { opacity: 0.35 }),
      area('M-66 -6C-20 -26 20 -26 66 -6C72 8 64 16 56 14C20 2 -20 2 -56 14C-64 16 -72 8 -66 -6Z', 'accent'),
      area('M-18 8L18 8L14 104C6 110 -6 110 -14 104Z', 'mass', -0.5),
      stroke('M-16 30L16 38M-16 52L15 60M-15 74L14 82', 4, 'accent'),
      area(circle(0, 114, 18), 'accent', -0.1),
    ],
    { also: ['knife', 'weapon'], rim: 0.9, shade: { to: [0.8, 1], depth: 0.35 } },
  );

/** The spark at the end of a fuse. */
export const spark = (x: number, y: number, r = 16): Group =>
  concept(
    'spark',
    [
      glow(circle(x, y, r * 4), 0.95),
      area(
        Array.from({ length: 10 }, (_, i) => {
          const a = (i / 10) * Math.PI * 2 + 0.3;
          const long = i % 2 === 0 ? r * 1.7 : r * 1.1;
          return `M${x + Math.cos(a - 0.16) * r * 0.4} ${y + Math.sin(a - 0.16) * r * 0.4}L${x + Math.cos(a) * long} ${y + Math.sin(a) * long}L${x + Math.cos(a + 0.16) * r * 0.4} ${y + Math.sin(a + 0.16) * r * 0.4}Z`;
        }).join(''),
        'accent',
        0.3,
      ),
      area(circle(x, y, r * 0.5), 'paper', 0.6),
    ],
    { also: ['fire'] },
  );

/** A round bomb, its middle at the origin; the fuse goes through `fuse` and burns at its end. */
export function bomb({ r = 70, fuse = [] }: { r?: number; fuse?: readonly Point[] } = {}): Group {
  const [ex, ey] = fuse.at(-1) ?? [0, 0];
  const through = fuse.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `L${x} ${y}`)).join('');
  return concept(
    'bomb',
    [
      area(circle(0, 0, r), 'mass', -0.7, { rim: 1, shade: { to: [-0.6, 1], depth: 0.6 } }),
      area(`M${-r * 0.26} ${-r * 1.16}L${r * 0.26} ${-r * 1.16}L${r * 0.3} ${-r * 0.9}L${-r * 0.3} ${-r * 0.9}Z`, 'accent', -0.2),
      area(
        `M${r * 0.3} ${-r * 0.62}C${r * 0.58} ${-r * 0.5} ${r * 0.7} ${-r * 0.2} ${r * 0.66} ${r * 0.02}C${r * 0.58} ${-r * 0.2} ${r * 0.46} ${-r * 0.42} ${r * 0.3} ${-r * 0.62}Z`,
        'lit',
        0.3,
        { opacity: 0.7 },
      ),
      ...(fuse.length > 1 ? [stroke(through, Math.max(4, r * 0.08), 'accent2'), spark(ex, ey, r * 0.22)] : []),
    ],
    { also: ['weapon'] },
  );
}
