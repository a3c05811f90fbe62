import { type Chance, chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export const cloudKinds = ['heap', 'bank', 'wisp', 'scroll', 'storm', 'mackerel'] as const;
export type CloudKind = (typeof cloudKinds)[number];

export interface CloudOptions {
  readonly kind?: CloudKind;
  readonly width?: number;
  readonly seed?: number;
  readonly token?: Token;
  readonly tone?: number;
  readonly opacity?: number;
}

/** Flat below, with the middle of its base at the origin. */
export function cloud(options: CloudOptions = {}): Group {
  const { kind = 'heap', width = 170, seed = 1 } = options;
  const r = chance(seed * 17 + 3);
  return concept('cloud', drawn[kind](width, r, options), { also: ['sky'] });
}

/** Round puffs from the left end of the base over the top to its right end: one outline, so nothing shines through. */
function puffs(width: number, height: number, r: Chance, count: number): string {
  const points: Point[] = times(count + 1).map(i => {
    const t = i / count;
    const ends = i === 0 || i === count;
    const lift = Math.sin(Math.PI * t ** r.between(0.85, 1.15)) ** 0.8;
    return [(t - 0.5) * width + (ends ? 0 : r.between(-0.03, 0.03) * width), ends ? 0 : -height * lift * r.between(0.72, 1)];
  });
  const [first = [0, 0] as Point] = points;
  const arcs = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? first;
    const reach = Math.hypot(x - px, y - py) * r.between(0.53, 0.62);
    return d`A${reach} ${reach} 0 0 1 ${x} ${y}`;
  });
  return d`M${first[0]} ${first[1]}` + arcs.join('') + d`Q${width * 0.2} ${height * 0.12} 0 ${height * 0.04}T${first[0]} ${first[1]}Z`;
}

const drawn: Record<CloudKind, (width: number, r: Chance, o: CloudOptions) => Node[]> = {
  heap: (w, r, { token = 'haze', tone = 0.35, opacity = 0.85 }) => [
    {
      nodes: [fill(token, puffs(w * 0.66, w * 0.2, r, 5), { tone: tone + 0.2, opacity: opacity * 0.75 })],
      transform: { move: [w * r.between(-0.12, 0.16), -w * 0.09] },
    },
    fill(token, puffs(w, w * 0.2, r, 7), { tone, opacity, shade: { to: [0.2, 1], depth: 0.42 } }),
    {
      nodes: [fill(token, puffs(w * 0.5, w * 0.1, r, 5), { tone: tone + 0.3, opacity: opacity * 0.6, shade: { to: [0, 1], depth: 0.2 } })],
      transform: { move: [w * 0.18, -w * 0.01] },
    },
  ],
  bank: (w, r, { token = 'haze', tone = 0.1, opacity = 0.7 }) =>
    [0, 1, 2].map(i => ({
      nodes: [
        fill(token, puffs(w * (1 - i * 0.16), w * (0.1 - i * 0.012), r, 8 - i), {
          tone: tone + 0.16 * i,
          opacity: opacity * (0.7 + i * 0.15),
          shade: { to: [0, 1], depth: 0.4 },
        }),
      ],
      transform: { move: [w * r.between(-0.16, 0.16), (i - 1) * w * 0.055] },
    })),
  wisp: (w, r, { token = 'paper', tone = 0, opacity = 0.34 }) => [
    fill(
      token,
      times(5)
        .map(i => {
          const [long, x, y, h] = [w * r.between(0.4, 0.95), w * r.between(-0.2, 0.2), (i - 2) * w * 0.045, w * r.between(0.008, 0.02)];
          return d`M${x - long / 2} ${y}C${x - long * 0.2} ${y - h * 2} ${x + long * 0.25} ${y - h * 2.4} ${x + long / 2} ${y - h * 2}C${x + long * 0.2} ${y - h * 0.2} ${x - long * 0.1} ${y + h} ${x - long / 2} ${y}Z`;
        })
        .join(''),
      { tone, opacity },
    ),
  ],
  scroll: (w, r, { token = 'paper', tone = -0.1, opacity = 0.9 }) => {
    const curl = (x: number, y: number, size: number): string =>
      d`M${x - size} ${y + size * 0.1}A${size} ${size} 0 0 1 ${x + size} ${y}A${size * 0.66} ${size * 0.66} 0 0 1 ${x - size * 0.3} ${y}A${size * 0.36} ${size * 0.36} 0 0 1 ${x + size * 0.4} ${y}`;
    const h = w * 0.13;
    const body = d`M${-w * 0.5} 0a${h * 0.5} ${h * 0.5} 0 0 1 ${w * 0.12} ${-h * 0.75}a${h * 0.95} ${h * 0.95} 0 0 1 ${w * 0.26} ${-h * 0.35}a${h * 0.8} ${h * 0.8} 0 0 1 ${w * 0.24} ${h * 0.2}a${h * 0.6} ${h * 0.6} 0 0 1 ${w * 0.16} ${h * 0.4}a${h * 0.34} ${h * 0.34} 0 0 1 ${w * 0.22} ${h * 0.5}Z`;
    return [
      fill(token, body, { tone, opacity, shade: { to: [0, 1], depth: 0.3 } }),
      stroke(curl(-w * 0.26, -h * 0.42, h * 0.42) + curl(-w * 0.02, -h * 0.66, h * 0.56) + curl(w * 0.24, -h * 0.4, h * 0.4), w * 0.011, 'mass', {
        tone: 0.2,
        opacity: 0.55,
      }),
      stroke(d`M${-w * 0.42} ${h * 0.28}h${w * r.between(0.4, 0.6)}M${w * 0.1} ${h * 0.5}h${w * 0.34}`, w * 0.012, token, { tone, opacity: opacity * 0.7 }),
    ];
  },
  storm: (w, r, { token = 'mass', tone = -0.1, opacity = 0.92 }) => [
    {
      nodes: [fill(token, puffs(w * 0.8, w * 0.3, r, 6), { tone: tone + 0.45, opacity: opacity * 0.8, shade: { to: [0.3, 1], depth: 0.4 } })],
      transform: { move: [w * 0.05, -w * 0.12] },
    },
    fill(token, puffs(w, w * 0.24, r, 8), { tone: tone + 0.2, opacity, shade: { to: [0, 1], depth: 0.6 } }),
    {
      nodes: [fill(token, puffs(w * 0.62, w * 0.14, r, 6), { tone, opacity, shade: { to: [0, 1], depth: 0.5 } })],
      transform: { move: [-w * 0.12, w * 0.015] },
    },
    { nodes: [fill(token, puffs(w * 0.5, w * 0.09, r, 6), { tone: tone - 0.2, opacity })], transform: { move: [w * 0.2, w * 0.012] } },
  ],
  mackerel: (w, r, { token = 'paper', tone = 0, opacity = 0.42 }) => {
    const flecks = (share: number): string =>
      times(6)
        .flatMap(row =>
          times(11 - row)
            .filter(() => r.happens(share))
            .map(i => {
              const t = (i + 0.5) / (11 - row) - 0.5 + r.between(-0.03, 0.03);
              const [x, y] = [t * w * (0.55 + 0.1 * row) + row * w * 0.02, (row - 3) * w * 0.06 - Math.cos(t * 2.6) * w * 0.07];
              const s = w * 0.03 * r.between(0.5, 1.2) * (0.6 + row * 0.12);
              return d`M${x - s} ${y}q${s * 0.5} ${-s * 1.1} ${s * 1.1} ${-s * 0.5}q${s * 0.8} ${-s * 0.3} ${s} ${s * 0.4}q${-s} ${s * 0.5} ${-s * 2.1} ${s * 0.1}Z`;
            }),
        )
        .join('');
    return [fill(token, flecks(0.9), { tone, opacity }), fill(token, flecks(0.4), { tone: tone + 0.2, opacity: opacity * 0.8 })];
  },
};
