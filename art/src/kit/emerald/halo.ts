import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Group, Point, Shape, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { glow } from './paper.ts';

interface Rays {
  readonly from?: number;
  readonly to?: number;
  readonly count?: number;
  /** Share of the circle that is ray, 0 … 1. */
  readonly share?: number;
  readonly fill?: Token;
  readonly opacity?: number;
  readonly turn?: number;
}

/** Rays around the origin. Not for every picture: they shout. */
export function rays(wanted: Rays = {}): Shape {
  const { from = 90, to = 760, count = 24, share = 0.45, fill = 'haze', opacity = 0.28, turn = 0 } = wanted;
  const on = (angle: number, r: number): Point => [Math.cos(angle) * r, Math.sin(angle) * r];
  const path = Array.from({ length: count }, (_, i) => {
    const a = turn + (i / count) * Math.PI * 2;
    const half = (Math.PI / count) * share;
    return polygon(on(a - half, from), on(a - half, to), on(a + half, to), on(a + half, from));
  });
  return area(path.join(''), fill, 0, { opacity });
}

const ringOf = (count: number, r: number, size: (i: number) => number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2;
    return circle(Math.cos(a) * r, Math.sin(a) * r, size(i));
  }).join('');

const halos = ['beads', 'rings', 'spikes', 'disc'] as const;

interface Halo {
  readonly r?: number;
  readonly kind?: (typeof halos)[number];
  readonly fill?: Token;
}

/** Behind a head, around the origin. */
export function halo({ r = 150, kind = 'beads', fill = 'accent' }: Halo = {}): Group {
  const kinds = {
    beads: [
      stroke(circle(0, 0, r), 5, fill, { opacity: 0.9 }),
      stroke(circle(0, 0, r + 13), 2, fill, { opacity: 0.6 }),
      area(
        ringOf(24, r + 27, i => (i % 2 === 0 ? 5.5 : 3)),
        fill,
      ),
    ],
    rings: [r, r * 1.14, r * 1.32, r * 1.56].map((radius, i) => stroke(circle(0, 0, radius), 5 - i, fill, { opacity: 0.9 - i * 0.2 })),
    spikes: [
      rays({ from: r, to: r * 1.32, count: 18, share: 0.3, fill, opacity: 0.9 }),
      rays({ from: r, to: r * 1.18, count: 18, share: 0.3, fill, opacity: 0.9, turn: Math.PI / 18 }),
      stroke(circle(0, 0, r), 6, fill),
    ],
    disc: [area(circle(0, 0, r), fill, -0.15, { opacity: 0.85 }), stroke(circle(0, 0, r - 12), 3, 'dark', { opacity: 0.4 })],
  };
  return concept('halo', [glow(circle(0, 0, r * 2), 0.6), ...kinds[kind]], { also: ['light', 'saint'] });
}
