import { type Chance, chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { leafPath } from '../weather/wind.ts';

export const treeKinds = ['bare', 'leafy', 'blossom', 'autumn', 'willow', 'poplar', 'snowy'] as const;
export type TreeKind = (typeof treeKinds)[number];

export interface TreeOptions {
  readonly kind?: TreeKind;
  readonly height?: number;
  readonly seed?: number;
  /** Colour of leaves or blossom. */
  readonly leaf?: Token;
  readonly bark?: Token;
  readonly lean?: number;
  /** Small lights in the branches. */
  readonly lights?: number;
}

interface Grown {
  readonly wood: string;
  readonly tips: readonly Point[];
  readonly forks: readonly Point[];
}

/** Branches that bend as they grow: each goes on in a slightly new direction and divides. */
function grown(height: number, r: Chance, lean: number, depth: number, spread: number): Grown {
  let wood = '';
  const tips: Point[] = [];
  const forks: Point[] = [];
  const grow = (from: Point, angle: number, length: number, thick: number, left: number): void => {
    const turn = r.between(-0.2, 0.2);
    const middle: Point = [from[0] + Math.cos(angle) * length * 0.5, from[1] + Math.sin(angle) * length * 0.5];
    const to: Point = [middle[0] + Math.cos(angle + turn) * length * 0.5, middle[1] + Math.sin(angle + turn) * length * 0.5];
    wood += limb([from, middle, to], thick, thick * 0.66, left > 2 ? 6 : 3);
    if (left <= 0) {
      tips.push(to);
      return;
    }
    forks.push(to);
    // A trunk that divides in three keeps the crown over its foot.
    const count = left === depth || (left <= 3 && r.happens(0.4)) ? 3 : 2;
    for (const i of times(count)) {
      const out = (i - (count - 1) / 2) * r.between(0.6, 0.85) * spread;
      // Branches that droop below the horizon look broken: lift them a little.
      const next = angle + turn + out + r.between(-0.15, 0.15);
      const lifted = next + (-Math.PI / 2 - next) * 0.16;
      const leader = count === 3 && i === 1 ? 1.22 : 0.94;
      grow(to, lifted, length * leader * r.between(0.64, 0.9), thick * r.between(0.58, 0.7), left - 1);
    }
  };
  grow([0, 2], -Math.PI / 2 + lean, height * 0.3, height * 0.03, depth);
  return { wood, tips, forks };
}

const foot = (h: number): string =>
  d`M${-h * 0.05} 1C${-h * 0.02} ${-h * 0.02} ${-h * 0.028} ${-h * 0.06} ${-h * 0.028} ${-h * 0.1}H${h * 0.028}C${h * 0.028} ${-h * 0.06} ${h * 0.02} ${-h * 0.02} ${h * 0.055} 1Z`;

/** Its foot at the origin. */
export function tree(options: TreeOptions = {}): Group {
  const { kind = 'leafy', height: h = 220, seed = 1, bark = 'mass', lean = 0 } = options;
  const r = chance(seed * 13 + 1);
  if (kind === 'poplar') return poplar(options, r);
  const { wood, tips, forks } = grown(h, r, lean, kind === 'bare' || kind === 'snowy' ? 6 : 5, kind === 'willow' ? 0.9 : 1);
  const trunk: Group = { nodes: [fill(bark, foot(h), { tone: -0.45 }), fill(bark, wood, { tone: -0.45 })] };
  const lights: Node[] = options.lights === undefined ? [] : lit(tips, r, options.lights);
  const crown: Record<Exclude<TreeKind, 'poplar'>, () => Node[]> = {
    bare: () => [trunk],
    snowy: () => [
      trunk,
      stroke(
        [...forks, ...tips].map(([x, y]) => d`M${x - h * 0.016} ${y - h * 0.012}q${h * 0.016} ${-h * 0.012} ${h * 0.032} 0`).join(''),
        h * 0.011,
        'white',
        { tone: 0.4 },
      ),
    ],
    leafy: () => [trunk, ...foliage([...forks.slice(3), ...tips], h, r, options.leaf ?? 'leaf', 0.056)],
    blossom: () => [
      trunk,
      ...foliage([...forks.slice(5), ...tips], h, r, options.leaf ?? 'pink', 0.044),
      fill(
        'white',
        times(60)
          .map(() => petal(tips, h, r))
          .join(''),
        { tone: 0.3 },
      ),
    ],
    autumn: () => [
      trunk,
      ...foliage(
        tips.filter(() => r.happens(0.7)),
        h,
        r,
        options.leaf ?? 'orange',
        0.034,
      ),
      fill(
        'yellow',
        times(46)
          .map(() => petal(tips, h, r))
          .join(''),
      ),
      fill(
        'red',
        times(30)
          .map(() => petal(tips, h, r))
          .join(''),
      ),
      ...times(9).map(
        (): Node => ({
          nodes: [fill(r.of(['orange', 'red', 'yellow']), leafPath)],
          transform: { turn: r() * 360, scale: h / 300, move: [r.between(-0.45, 0.45) * h, -h * r.between(0.02, 0.4)] },
        }),
      ),
    ],
    willow: () => [trunk, ...strands(tips, forks, h, r, options.leaf ?? 'leaf')],
  };
  return concept('tree', [...crown[kind](), ...lights], { also: ['nature'] });
}

const petal = (tips: readonly Point[], h: number, r: Chance): string => {
  const [x, y] = tips[Math.floor(r() * tips.length)] ?? [0, -h];
  return ellipse(x + r.between(-0.05, 0.05) * h, y + r.between(-0.05, 0.05) * h, h * r.between(0.006, 0.012), h * 0.007);
};

/** Three tones of clumps: dark below, light above, so that a crown has a body. */
function foliage(all: readonly Point[], h: number, r: Chance, leaf: Token, size: number): Node[] {
  const middle = all.reduce((sum, [x, y]) => [sum[0] + x / all.length, sum[1] + y / all.length] as const, [0, 0] as const);
  const reach = Math.max(...all.map(([x]) => Math.abs(x - middle[0])));
  // Clumps that hang alone below the crown look lost.
  const tips = all.filter(([, y]) => y < middle[1] + reach * 0.55);
  const body = tips
    .filter((_, i) => i % 4 === 0)
    .map(([x, y]) => ellipse(middle[0] + (x - middle[0]) * 0.62, middle[1] + (y - middle[1]) * 0.62, h * size * 1.9, h * size * 1.6))
    .join('');
  const clumps = (dx: number, dy: number, k: number, share: number): string =>
    tips
      .filter(() => r.happens(share))
      .map(([x, y]) => {
        const s = h * size * k * r.between(0.7, 1.25);
        return ellipse(x + dx * h + r.between(-0.02, 0.02) * h, y + dy * h, s * 1.15, s * 0.9);
      })
      .join('');
  return [
    fill(leaf, body, { tone: -0.42 }),
    fill(leaf, clumps(0.006, 0.02, 1.25, 1), { tone: -0.42 }),
    fill(leaf, clumps(0, 0, 1.05, 0.9), { tone: -0.12, shade: { to: [0.5, 1], depth: 0.35 } }),
    fill(leaf, clumps(-0.012, -0.018, 0.62, 0.5), { tone: 0.22, opacity: 0.9 }),
  ];
}

function strands(tips: readonly Point[], forks: readonly Point[], h: number, r: Chance, leaf: Token): Node[] {
  const fall = (k: number): string =>
    [...tips, ...forks.slice(4)]
      .filter(() => r.happens(k))
      .map(([x, y]) => {
        const out = Math.sign(x || 1) * h * r.between(0.01, 0.07);
        const end = Math.min(-h * 0.06, y + h * r.between(0.2, 0.5));
        return d`M${x} ${y}C${x + out} ${y - h * 0.04} ${x + out * 1.6} ${y + h * 0.06} ${x + out * 1.5} ${end}`;
      })
      .join('');
  return [
    stroke(fall(0.8), h * 0.017, leaf, { tone: -0.35 }),
    stroke(fall(0.7), h * 0.012, leaf, { tone: 0 }),
    stroke(fall(0.5), h * 0.006, leaf, { tone: 0.35 }),
  ];
}

function lit(tips: readonly Point[], r: Chance, count: number): Node[] {
  const at = times(count).map(() => tips[Math.floor(r() * tips.length)] ?? ([0, 0] as const));
  return [...at.map(([x, y]): Node => ({ glow: circle(x, y, 9), kind: 'round', opacity: 0.5 })), fill('light', at.map(([x, y]) => circle(x, y, 2)).join(''))];
}

function poplar({ height: h = 220, leaf = 'leaf', bark = 'mass' }: TreeOptions, r: Chance): Group {
  const flame = (k: number, dx: number): string => {
    const w = h * 0.13 * k;
    return d`M${dx} ${-h * 0.12}C${dx - w * 1.3} ${-h * 0.2} ${dx - w * 1.1} ${-h * 0.62 * k} ${dx + r.between(-3, 3)} ${-h * (0.62 + 0.38 * k)}C${dx + w} ${-h * 0.7 * k} ${dx + w * 1.25} ${-h * 0.22} ${dx} ${-h * 0.12}Z`;
  };
  const leaves = times(18).map(() => {
    const y = -h * r.between(0.2, 0.9);
    const w = h * 0.09 * Math.sin((Math.PI * -y) / h);
    return d`M${r.between(-w, w)} ${y}l${h * 0.008} ${-h * 0.05}`;
  });
  return concept(
    'tree',
    [
      fill(bark, d`M${-h * 0.016} 0L${-h * 0.01} ${-h * 0.3}H${h * 0.01}L${h * 0.018} 0Z`, { tone: -0.45 }),
      fill(leaf, flame(1, 0), { tone: -0.25, shade: { to: [1, 0.4], depth: 0.4 } }),
      fill(leaf, flame(0.7, -h * 0.02), { tone: 0.02, opacity: 0.8 }),
      stroke(leaves.join(''), h * 0.008, leaf, { tone: 0.3, opacity: 0.7 }),
    ],
    { also: ['nature', 'poplar'] },
  );
}
