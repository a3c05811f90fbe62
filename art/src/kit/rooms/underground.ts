import { concept } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { wallpaper } from './wallpaper.ts';

/** Three arches, each behind the other, and a light at the end. `end` is drawn at the middle of the last arch. */
export function cellar({ wall = 'brick1' as Token, tone = -0.2, end = [] as readonly Node[], light = 'light' as Token } = {}): Group {
  const arch = (k: number): string => {
    const [w, top, spring] = [88 * k, 400 - 180 * k, 400 - 70 * k];
    return `M${300 - w} ${400 + 90 * k}V${spring}C${300 - w} ${top - 20 * k} ${300 + w} ${top - 20 * k} ${300 + w} ${spring}V${400 + 90 * k}Z`;
  };
  const ring = (outer: number, inner: number, tint: number): Node => area(`${arch(outer)}${arch(inner)}`, wall, tone + tint, { evenOdd: true });
  return concept(
    'cellar',
    [
      area(rect(0, 0, 600, 693), wall, tone - 0.35),
      wallpaper({ x: 0, y: 0, width: 600, height: 693, pattern: 'bricks', fill: wall, tone: tone - 0.7 }),
      area(arch(2.7), wall, tone - 0.6),
      area(arch(1), light, -0.1),
      { glow: circle(300, 400, 220), kind: 'round', opacity: 0.8, fill: light },
      { nodes: end, transform: { move: [300, 490] } },
      ring(1.36, 1, -0.35),
      ring(1.76, 1.42, -0.05),
      ring(2.44, 1.96, 0.15),
      stroke(`${arch(1.96)}${arch(1.42)}`, 3, wall, { tone: tone + 0.4, opacity: 0.5 }),
      area('M212 490H388L600 693H0Z', 'brick3', -0.2, { shade: { to: [0, 1], depth: 0.5 } }),
      stroke('M256 490L150 693M344 490L450 693M190 520H412M150 560H452M100 616H502', 1.6, 'brick3', { tone: -0.6 }),
      { glow: 'M212 490H388L520 693H80Z', kind: 'beam', opacity: 0.4, fill: light },
    ],
    { also: ['place', 'underground', 'arch', 'dark'] },
  );
}

/** Lying, its lid towards us; stands on the origin. */
export function caskRow({ count = 3, fill = 'wood' as Token, tone = -0.1 } = {}): Group {
  const cask = (x: number): Node => ({
    nodes: [
      area(circle(0, -42, 42), fill, tone - 0.35),
      area(circle(0, -42, 34), fill, tone),
      stroke('M-20 -70V-14M-7 -75V-9M7 -75V-9M20 -70V-14', 1.5, fill, { tone: tone - 0.4 }),
      stroke(circle(0, -42, 38), 3.4, 'grey', { tone: -0.35 }),
      area(ellipse(0, -20, 5, 5), 'dark'),
      stroke('M0 -20V-10', 4, 'yellow', { tone: -0.2 }),
    ],
    transform: { move: [x, 0] },
  });
  return concept(
    'barrel',
    Array.from({ length: count }, (_, i) => cask((i - (count - 1) / 2) * 90)),
    { also: ['wine', 'cellar'], rim: 0.6, shade: { to: [0.5, 1], depth: 0.35 } },
  );
}
