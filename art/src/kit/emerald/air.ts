import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse, limb, line } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { glow } from './paper.ts';

export const moon = (x: number, y: number, r: number, fill: Token = 'light'): Group =>
  concept('moon', [
    glow(circle(x, y, r * 2.2), 0.7, fill),
    area(circle(x, y, r), fill, 0, { shade: { to: [0, 1], depth: 0.35 } }),
    area(circle(x - r * 0.3, y - r * 0.2, r * 0.2) + circle(x + r * 0.25, y + r * 0.32, r * 0.26) + circle(x + r * 0.36, y - r * 0.4, r * 0.12), 'haze', 0, {
      opacity: 0.28,
    }),
  ]);

/** Points of light over the upper part of the sky, down to `below`. */
export function stars(seed: number, count: number, below: number): Group {
  const c = chance(seed);
  const path = Array.from({ length: count }, () => circle(c.between(4, 596), c.between(4, below), c.between(0.7, 2.2)));
  return concept('star', [area(path.join(''), 'paper', 0, { opacity: 0.75 })], { also: ['night'] });
}

/** A bank of fog or cloud: long, flat below, heaped above. */
export function bank(
  x: number,
  y: number,
  width: number,
  wanted: { seed?: number; height?: number; fill?: Token; tone?: number; opacity?: number } = {},
): Node {
  const { seed = 1, height = width * 0.14, fill = 'haze', tone = 0, opacity = 0.5 } = wanted;
  const c = chance(seed);
  const tops: Point[] = Array.from({ length: 6 }, (_, i) => [
    x - width / 2 + ((i + 0.5) * width) / 6,
    y - height * c.between(0.5, 1) * (1 - Math.abs(i - 2.5) / 3.6),
  ]);
  const half = width / 12;
  const path = tops.reduce(
    (done, [tx, ty]) => `${done}Q${tx - half} ${ty} ${tx} ${ty}Q${tx + half} ${ty} ${tx + half} ${(ty + y) / 2}`,
    `M${x - width / 2 - half} ${y}`,
  );
  return area(`${path}Q${x + width / 2 + half} ${y} ${x + width / 2 + half * 2} ${y}Q${x} ${y + height * 0.3} ${x - width / 2 - half} ${y}Z`, fill, tone, {
    opacity,
  });
}

export const fog = (seed: number, from: number, to: number, count = 5, opacity = 0.35): Group => {
  const c = chance(seed);
  return concept(
    'fog',
    Array.from({ length: count }, (_, i) =>
      bank(c.between(60, 540), from + ((to - from) * i) / Math.max(1, count - 1), c.between(300, 560), { seed: seed + i, height: c.between(26, 50), opacity }),
    ),
    { also: ['mist'] },
  );
};

/** Rises along these points and thins out. */
export const smoke = (points: readonly Point[], wanted: { from?: number; to?: number; opacity?: number; fill?: Token } = {}): Group => {
  const { from = 5, to = 22, opacity = 0.45, fill = 'paper' } = wanted;
  return concept('smoke', [area(limb(points, from, to, 14), fill, 0, { opacity })]);
};

export function rain(seed: number, count = 90, slant = -0.22): Group {
  const c = chance(seed);
  const drops = Array.from({ length: count }, () => {
    const [x, y, l] = [c.between(-40, 640), c.between(-20, 830), c.between(16, 44)];
    return line([x, y], [x + l * slant, y + l]);
  });
  return concept('rain', [stroke(drops.join(''), 1.6, 'paper', { opacity: 0.4 })]);
}

export function snow(seed: number, count = 120): Group {
  const c = chance(seed);
  const flakes = Array.from({ length: count }, () => circle(c.between(0, 600), c.between(0, 840), c.between(1, 3.6)));
  return concept('snow', [area(flakes.join(''), 'paper', 0.3, { opacity: 0.8 })], { also: ['winter'] });
}

/** Light lying on water below a lamp or a window. */
export function gleams(x: number, from: number, to: number, width: number, seed: number, fill: Token = 'light'): Node {
  const c = chance(seed);
  const count = Math.max(3, Math.round((to - from) / 13));
  const path = Array.from({ length: count }, (_, i) => {
    const t = i / count;
    return ellipse(x + c.between(-0.3, 0.3) * width, from + (to - from) * t + c.between(-3, 3), width * c.between(0.2, 0.5) * (0.5 + t * 0.6), 1.6 + t * 1.6);
  });
  return area(path.join(''), fill, 0, { opacity: 0.7 });
}
