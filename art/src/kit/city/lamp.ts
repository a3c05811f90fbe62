import { concept } from '../../concept.ts';
import { circle, ellipse, polygon, rect } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { beam, d, fill, halo, sized } from './draw.ts';

export const lampKinds = ['lantern', 'crown', 'double', 'globe', 'arm', 'bent', 'modern'] as const;
export type LampKind = (typeof lampKinds)[number];

export interface StreetLampOptions {
  readonly kind?: LampKind;
  readonly height?: number;
  readonly lit?: boolean;
  /** Strength of the light that falls to the ground; 0 for none. */
  readonly cone?: number;
}

const iron = { tone: -0.55 } as const;

/** The foot, the ring and the shaft that most lamps share: 0 to −`top`. */
const post = (top: number): string =>
  d`M-7 0L-6 -7L-4 -9L-3.4 -26L-4.6 -28L-4.6 -31L-2.4 -33L-1.6 ${-top}L1.6 ${-top}L2.4 -33L4.6 -31L4.6 -28L3.4 -26L4 -9L6 -7L7 0Z`;

/** A six-sided glass lantern that stands on x, y. */
function lantern(x: number, y: number, s: number, lit: boolean): Node[] {
  const p = (u: number, v: number): [number, number] => [x + u * s, y - v * s];
  return [
    fill(lit ? 'light' : 'lit', polygon(p(-5, 0), p(5, 0), p(8, 20), p(-8, 20)), lit ? { tone: 0.2 } : { tone: -0.2, opacity: 0.6 }),
    ...(lit ? [fill('paper', circle(...p(0, 9), 3.2 * s), { tone: 0.5 })] : []),
    stroke(
      d`M${x - 5 * s} ${y}L${x - 8 * s} ${y - 20 * s}M${x + 5 * s} ${y}L${x + 8 * s} ${y - 20 * s}M${x - 1.8 * s} ${y}L${x - 2.6 * s} ${y - 20 * s}M${x + 1.8 * s} ${y}L${x + 2.6 * s} ${y - 20 * s}`,
      1.3 * s,
      'mass',
      iron,
    ),
    fill(
      'mass',
      polygon(p(-10, 20), p(10, 20), p(5.5, 27), p(3.4, 27), p(3.4, 30), p(-3.4, 30), p(-3.4, 27), p(-5.5, 27)) +
        circle(...p(0, 32), 2 * s) +
        polygon(p(-6.4, 0), p(6.4, 0), p(3, -4), p(-3, -4)),
      iron,
    ),
  ];
}

const heads: Record<LampKind, { lights: readonly (readonly [number, number])[]; drawn: (lit: boolean) => Node[] }> = {
  lantern: {
    lights: [[0, -108]],
    drawn: lit => [fill('mass', post(96) + rect(-9, -86, 18, 1.8) + circle(-9, -85, 1.8) + circle(9, -85, 1.8), iron), ...lantern(0, -98, 1, lit)],
  },
  crown: {
    lights: [[0, -110]],
    drawn: lit => [
      fill('mass', post(98), iron),
      stroke('M-1-84C-10-84-14-92-10-98M1-84C10-84 14-92 10-98M-10-98a2 2 0 1 1 3 2M10-98a2 2 0 1 0-3 2', 1.8, 'mass', iron),
      ...lantern(0, -98, 1.12, lit),
      fill('yellow', 'M-6-134l1.6 6h8.8L6-134l-3.4 3L0-136l-2.6 5Z', { tone: -0.1 }),
    ],
  },
  double: {
    lights: [
      [-20, -92],
      [20, -92],
    ],
    drawn: lit => [
      fill('mass', `${post(104)}M-2-104L0-114L2-104Z${circle(0, -104, 3.4)}`, iron),
      stroke('M0-72C0-84-20-70-20-84M0-72C0-84 20-70 20-84M0-92C-6-92-10-88-10-82M0-92C6-92 10-88 10-82', 2.4, 'mass', iron),
      ...lantern(-20, -82, 0.74, lit),
      ...lantern(20, -82, 0.74, lit),
    ],
  },
  globe: {
    lights: [[0, -108]],
    drawn: lit => [
      fill('mass', `${post(98)}M-7-100H7L4-95H-4Z`, iron),
      fill(lit ? 'light' : 'lit', circle(0, -109, 10.5), { tone: 0.3, shade: { to: [0.5, 1], depth: lit ? 0.12 : 0.4 } }),
      fill('mass', 'M-4-119L0-125L4-119Z', iron),
    ],
  },
  arm: {
    lights: [[27, -92]],
    drawn: lit => [
      fill('mass', post(112) + circle(0, -114, 3), iron),
      stroke('M0-88C4-112 26-116 27-101M0-100C8-100 12-106 12-111', 2.2, 'mass', iron),
      fill('mass', 'M17-95C18-104 36-104 37-95Z', iron),
      fill(lit ? 'light' : 'lit', 'M19-95H35C34-86 20-86 19-95Z', { tone: 0.25 }),
    ],
  },
  bent: {
    lights: [[30, -110]],
    drawn: lit => [
      stroke('M0 0V-96C0-118 14-122 30-116', 3, 'mass', iron),
      fill('mass', `${rect(-4, -12, 8, 12)}M20-118C26-124 38-122 42-113L20-112Z`, iron),
      fill(lit ? 'light' : 'lit', ellipse(31, -112, 10, 3.2), { tone: 0.3 }),
    ],
  },
  modern: {
    lights: [[16, -116]],
    drawn: lit => [fill('mass', d`M-2 0L-1.4 -118H30V-121H-4.4L-5 0Z`, iron), fill(lit ? 'light' : 'lit', rect(4, -118, 25, 2.6), { tone: 0.3 })],
  },
};

/** Its foot at the origin. The shade of the iron comes from the layer; put it in a near layer to stand out. */
export function streetLamp({ kind = 'lantern', height = 132, lit = true, cone = 0 }: StreetLampOptions = {}): Group {
  const { lights, drawn } = heads[kind];
  const light = lit ? lights.map(([x, y]) => halo(x, y, 58, 0.6)) : [];
  const cones = lit && cone > 0 ? lights.map(([x, y]) => beam(d`M${x - 5} ${y}L${x + 5} ${y}L${x + 46} 4Q${x} 12 ${x - 46} 4Z`, cone)) : [];
  const post = concept('lamp', drawn(lit), { also: ['light', 'street'], rim: 0.7 });
  return sized({ nodes: [...cones, post, ...light] }, height / 132);
}

/** A lamp on a bracket: the wall is at x 0, the lamp hangs to the right. */
export function wallLamp({ lit = true, scale = 1 }: { lit?: boolean; scale?: number } = {}): Group {
  return sized(
    concept(
      'lamp',
      [
        ...(lit ? [halo(20, 6, 52, 0.55)] : []),
        fill('mass', rect(-2, -22, 4, 40), iron),
        stroke('M1 10C14 6 6-16 20-14V-10M1-16H12', 2, 'mass', iron),
        ...lantern(20, 17, 0.9, lit),
      ],
      { also: ['light'] },
    ),
    scale,
  );
}

/** Small lights on a wire that sags from 0,0 to `width`, `rise`. */
export function lightString({ width = 200, rise = 0, sag = 26, count = 9, token = 'light' as const } = {}): Group {
  const at = (t: number): [number, number] => [t * width, t * rise + Math.sin(Math.PI * t) * sag];
  const bulbs = Array.from({ length: count }, (_, i) => at((i + 0.7) / (count + 0.4)));
  return concept(
    'light',
    [
      stroke(d`M0 0Q${width / 2} ${rise / 2 + sag * 2} ${width} ${rise}`, 1.2, 'dark', { opacity: 0.8 }),
      ...bulbs.map(([x, y]) => halo(x, y + 4, 13, 0.6, token)),
      fill(token, bulbs.map(([x, y]) => ellipse(x, y + 4.4, 2.7, 3.5)).join(''), { tone: 0.2 }),
    ],
    { also: ['lamp', 'party'] },
  );
}
