import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { leafPath } from '../weather/wind.ts';

/** Blades from x 0 to `width`, roots at y 0. */
export function grass({ width = 200, height = 16, seed = 1, token = 'leaf' as Token, flowers = 0 } = {}): Group {
  const r = chance(seed);
  const blades = (k: number): string =>
    times(Math.round(width / 5))
      .map(() => {
        const [x, h, l] = [r() * width, height * r.between(0.5, 1) * k, r.between(-0.5, 0.5) * height];
        return d`M${x - 1.4} 0Q${x} ${-h * 0.6} ${x + l} ${-h}Q${x + 1.4} ${-h * 0.5} ${x + 1.8} 0Z`;
      })
      .join('');
  const dots = times(flowers).map(() => ellipse(r() * width, -height * r.between(0.6, 1.1), 2.2, 2));
  return concept(
    'grass',
    [fill(token, blades(1.15), { tone: -0.4 }), fill(token, blades(0.9), { tone: -0.05 }), ...(flowers > 0 ? [fill('paper', dots.join(''))] : [])],
    { also: ['plant', 'nature'] },
  );
}

/** Reeds and bulrushes at the edge of water, from x 0 to `width`, roots at y 0. */
export function reeds({ width = 120, height = 100, seed = 1, token = 'leaf' as Token } = {}): Group {
  const r = chance(seed);
  const stalks = times(Math.round(width / 7)).map(() => ({ x: r() * width, h: height * r.between(0.5, 1), l: r.between(-0.16, 0.2) * height }));
  const rush = stalks.filter((_, i) => i % 3 === 0);
  return concept(
    'reed',
    [
      fill(token, stalks.map(({ x, h, l }) => d`M${x - 2} 0Q${x} ${-h * 0.6} ${x + l} ${-h}Q${x + 2} ${-h * 0.5} ${x + 2.4} 0Z`).join(''), {
        tone: -0.25,
        shade: { to: [0, 1], depth: 0.4 },
      }),
      stroke(rush.map(({ x, h, l }) => d`M${x} 0Q${x} ${-h * 0.6} ${x + l * 0.3} ${-h * 0.94}`).join(''), 1.6, token, { tone: 0.1 }),
      stroke(rush.map(({ x, h, l }) => d`M${x + l * 0.2} ${-h * 0.7}L${x + l * 0.28} ${-h * 0.88}`).join(''), 5.4, 'brown', { tone: -0.2 }),
    ],
    { also: ['plant', 'water', 'pond'] },
  );
}

/** Ivy that hangs over a wall from y 0 down, x 0 to `width`. */
export function ivy({ width = 120, height = 90, seed = 1, token = 'leaf' as Token } = {}): Group {
  const r = chance(seed);
  const leaf = (x: number, y: number, s: number): string =>
    d`M${x} ${y + s}C${x - s * 1.2} ${y + s * 0.2} ${x - s} ${y - s * 0.8} ${x - s * 0.3} ${y - s * 0.5}Q${x} ${y - s * 1.1} ${x + s * 0.3} ${y - s * 0.5}C${x + s} ${y - s * 0.8} ${x + s * 1.2} ${y + s * 0.2} ${x} ${y + s}Z`;
  const vines = times(Math.max(3, Math.round(width / 16))).map(i => ({ x: (i + r.between(0.2, 0.8)) * 16, long: height * r.between(0.35, 1) }));
  const leaves = (share: number, k: number): string =>
    vines
      .flatMap(({ x, long }) =>
        times(Math.round(long / 7))
          .filter(() => r.happens(share))
          .map(i => leaf(x + r.between(-7, 7), i * 7 + r.between(-2, 2), r.between(4, 7) * k)),
      )
      .join('');
  return concept(
    'ivy',
    [
      stroke(vines.map(({ x, long }) => d`M${x} -4q${r.between(-8, 8)} ${long * 0.5} ${r.between(-4, 4)} ${long}`).join(''), 1.6, 'wood', { tone: -0.4 }),
      fill(token, leaves(1, 1.1), { tone: -0.4 }),
      fill(token, leaves(0.75, 0.9), { tone: -0.08 }),
      fill(token, leaves(0.25, 0.7), { tone: 0.25 }),
    ],
    { also: ['plant', 'leaf'] },
  );
}

/** A clipped hedge, x 0 to `width`, its foot at y 0; `kind` ball or cone for a single clipped bush round x 0. */
export function hedge({ width = 160, height = 50, seed = 1, token = 'leaf' as Token, kind = 'long' as 'long' | 'ball' | 'cone' } = {}): Group {
  const r = chance(seed);
  const body = {
    long: d`M0 0C-4 ${-height * 0.4} -2 ${-height * 0.9} 6 ${-height}C${width * 0.3} ${-height * 1.05} ${width * 0.7} ${-height * 0.96} ${width - 6} ${-height}C${width + 3} ${-height * 0.9} ${width + 3} ${-height * 0.4} ${width} 0Z`,
    ball: ellipse(0, -height * 0.55, height * 0.5, height * 0.5),
    cone: d`M${-height * 0.34} ${-height * 0.1}Q${-height * 0.2} ${-height * 0.8} 0 ${-height * 1.2}Q${height * 0.2} ${-height * 0.8} ${height * 0.34} ${-height * 0.1}Z`,
  }[kind];
  const [left, right] = kind === 'long' ? [4, width - 8] : [-height * 0.3, height * 0.3];
  const flecks = (): string =>
    times(kind === 'long' ? Math.round(width / 3) : 24)
      .map(() => d`M${r.between(left, right)} ${-height * r.between(0.12, 0.9)}q2.5 -3 5 0`)
      .join('');
  return concept(
    'hedge',
    [
      ...(kind === 'long' ? [] : [fill('wood', d`M-3 0V${-height * 0.2}H3V0Z`, { tone: -0.4 })]),
      fill(token, body, { tone: -0.2, shade: { to: [0.5, 1], depth: 0.5 } }),
      { nodes: [stroke(flecks(), 1.5, token, { tone: 0.2, opacity: 0.7 }), stroke(flecks(), 1.4, 'dark', { opacity: 0.25 })], clip: body },
    ],
    { also: ['plant', 'garden'] },
  );
}

/** A palm in a pot, its foot at the origin. */
export function palm({ height = 120, pot = 'brick1' as Token, seed = 1 } = {}): Group {
  const r = chance(seed);
  const fronds = times(9).map(i => {
    const a = -Math.PI * (0.04 + (i / 8) * 0.92);
    const [l, fall] = [r.between(44, 58), Math.abs(Math.cos(a)) * 26];
    const [x, y] = [Math.cos(a) * l, -62 + Math.sin(a) * l * 0.9 + fall];
    const [mx, my] = [Math.cos(a) * l * 0.5, -62 + Math.sin(a) * l * 0.85];
    return d`M0 -60Q${mx} ${my - 5} ${x} ${y}Q${mx * 0.9} ${my + 9} 0 -56Z`;
  });
  return sized(
    concept(
      'palm',
      [
        fill('leaf', fronds.filter((_, i) => i % 2 === 0).join(''), { tone: -0.35 }),
        fill('leaf', fronds.filter((_, i) => i % 2 === 1).join(''), { tone: 0 }),
        stroke('M0-26C-3-38 2-48 0-58', 6, 'wood', { tone: -0.2 }),
        fill(pot, 'M-20-30H20L15 0H-15Z', { shade: { to: [1, 0.5], depth: 0.45 } }),
        fill(pot, 'M-23-36H23V-28H-23Z', { tone: 0.2 }),
      ],
      { also: ['plant', 'tree'] },
    ),
    height / 120,
  );
}

/** Leaves that fall, in an area of `width` × `height` from 0,0. */
export function fallingLeaves({
  width = 300,
  height = 300,
  count = 18,
  seed = 1,
  tokens = ['orange', 'red', 'yellow', 'brown'] as readonly [Token, ...Token[]],
} = {}): Group {
  const r = chance(seed);
  return concept(
    'leaf',
    times(count).map(
      (): Node => ({ nodes: [fill(r.of(tokens), leafPath)], transform: { turn: r() * 360, scale: r.between(0.7, 1.5), move: [r() * width, r() * height] } }),
    ),
    { also: ['autumn', 'nature'] },
  );
}

/** Toadstools, the middle of their feet at the origin. */
export function mushrooms({ width = 70, token = 'red' as Token } = {}): Group {
  const one = (x: number, h: number, w: number): Node[] => [
    fill(
      'paper',
      d`M${x - w * 0.16} 0C${x - w * 0.1} ${-h * 0.4} ${x - w * 0.1} ${-h * 0.5} ${x - w * 0.1} ${-h * 0.62}H${x + w * 0.1}C${x + w * 0.1} ${-h * 0.5} ${x + w * 0.12} ${-h * 0.4} ${x + w * 0.2} 0Z`,
      { tone: -0.15, shade: { to: [1, 0], depth: 0.4 } },
    ),
    fill(
      token,
      d`M${x - w * 0.5} ${-h * 0.58}C${x - w * 0.48} ${-h * 1.1} ${x + w * 0.48} ${-h * 1.12} ${x + w * 0.5} ${-h * 0.58}Q${x} ${-h * 0.46} ${x - w * 0.5} ${-h * 0.58}Z`,
      { shade: { to: [0.7, 1], depth: 0.4 } },
    ),
    fill(
      'paper',
      ellipse(x - w * 0.2, -h * 0.76, w * 0.08, w * 0.06) +
        ellipse(x + w * 0.1, -h * 0.84, w * 0.09, w * 0.06) +
        ellipse(x + w * 0.3, -h * 0.68, w * 0.06, w * 0.045),
    ),
  ];
  return sized(concept('mushroom', [...one(-22, 34, 30), ...one(24, 26, 24), ...one(2, 56, 46)], { also: ['plant', 'forest'] }), width / 74);
}

/** Roots that grip the ground or hang in the earth: from 0,0 down and outwards. */
export function roots({ width = 200, height = 130, seed = 1, token = 'wood' as Token } = {}): Group {
  const r = chance(seed);
  const strand = (k: number, thick: number): Node => {
    const [x, y] = [k * width * 0.5, height * r.between(0.6, 1)];
    return stroke(
      d`M${k * 10} -4C${x * 0.2} ${y * 0.4} ${x * 0.9} ${y * 0.2} ${x} ${y}M${x * 0.55} ${y * 0.32}Q${x * 0.4} ${y * 0.6} ${x * 0.52} ${y * 0.95}M${x * 0.8} ${y * 0.5}q${x * 0.2} ${y * 0.1} ${x * 0.34} ${y * 0.3}`,
      thick,
      token,
      { tone: -0.35 },
    );
  };
  return concept(
    'root',
    [-1, -0.6, -0.25, 0.2, 0.55, 0.95].map((k, i) => strand(k, i % 2 === 0 ? 5 : 3.4)),
    { also: ['tree', 'earth'] },
  );
}
