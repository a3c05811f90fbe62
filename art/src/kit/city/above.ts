import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, times } from './draw.ts';

/** Roofs seen from a height, in rows that overlap: fills x 0…`width`, from y 0 (far) to `height` (near). */
export function roofscape({
  width = 600,
  height = 280,
  seed = 1,
  rows = 4,
  tokens = ['brick1', 'brick5', 'brick3', 'mass'] as readonly [Token, ...Token[]],
  lit = 0.4,
} = {}): Group {
  const r = chance(seed);
  const row = (i: number): Node[] => {
    const k = 0.5 + (0.7 * (i + 1)) / rows;
    const y = (i / rows) * height;
    const nodes: Node[] = [];
    for (let x = -40 * r(); x < width; ) {
      const [w, h] = [r.between(90, 150) * k, r.between(60, 88) * k];
      const token = r.of(tokens);
      const tone = r.between(-0.3, 0.05);
      const top = y - h * r.between(0.2, 0.7);
      if (r.happens(0.6)) {
        const cx = x + w * r.between(0.2, 0.75);
        nodes.push(
          fill('brick1', rect(cx, top - 26 * k, 14 * k, 40 * k), { tone: -0.35 }),
          fill('orange', rect(cx + 2 * k, top - 34 * k, 4 * k, 9 * k) + rect(cx + 8 * k, top - 34 * k, 4 * k, 9 * k), { tone: -0.25 }),
        );
      }
      nodes.push(
        fill(token, polygon([x, top + h], [x + w * 0.16, top], [x + w * 0.92, top], [x + w * 1.04, top + h]), { tone, shade: { to: [0.6, 1], depth: 0.45 } }),
      );
      nodes.push(
        stroke(
          times(4)
            .map(j => {
              const t = (j + 1) / 5;
              return d`M${x + w * 0.16 * (1 - t)} ${top + h * t}H${x + w * (0.92 + 0.12 * t)}`;
            })
            .join(''),
          1,
          'dark',
          { opacity: 0.28 },
        ),
        stroke(d`M${x + w * 0.16} ${top}H${x + w * 0.92}`, 1.6 * k, 'paper', { opacity: 0.4 }),
      );
      const [sx, sy] = [x + w * r.between(0.3, 0.6), top + h * 0.34];
      nodes.push(
        fill('paper', polygon([sx - 2, sy - 2], [sx + 20 * k, sy - 2], [sx + 23 * k, sy + 22 * k], [sx - 5, sy + 22 * k]), { tone: -0.3 }),
        fill(r.happens(lit) ? 'light' : 'dark', polygon([sx, sy], [sx + 18 * k, sy], [sx + 20 * k, sy + 19 * k], [sx - 2, sy + 19 * k]), { tone: 0.15 }),
      );
      const panes = times(3).filter(() => r.happens(lit));
      nodes.push(
        fill(token, rect(x, top + h, w * 1.04, height - top), { tone: tone - 0.3 }),
        ...panes.map(j => fill('light', rect(x + w * (0.14 + j * 0.3), top + h + 10 * k, 13 * k, 18 * k))),
      );
      x += w * 1.02;
    }
    return nodes;
  };
  return concept('roof', times(rows).flatMap(row), { also: ['city', 'house'] });
}

/** The ring of canals seen from straight above: half rings round the point at the top of the canvas. Middle at 0,0, drawn downwards. */
export function canalBelt({ rings = 5, inner = 110, step = 78, seed = 1, water = 'lit' as Token, bridges = 5 } = {}): Group {
  const r = chance(seed);
  const arc = (radius: number): string => d`M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0`;
  const at = (radius: number, a: number): Point => [Math.cos(a) * radius, Math.sin(a) * radius];
  const outer = inner + rings * step;
  const blocks: Node[] = [];
  const tones: Record<string, string> = {};
  for (const i of times(rings)) {
    const mid = inner + (i + 0.5) * step;
    for (const side of [-1, 1]) {
      const [a, b] = [mid + side * 5, mid + side * (step * 0.5 - 11)];
      const n = Math.round((Math.PI * mid) / 15);
      for (const j of times(n)) {
        const [from, to] = [(j / n) * Math.PI + 0.004, ((j + 0.92) / n) * Math.PI];
        const token = r.of(['brick1', 'brick5', 'brick3', 'mass', 'brick1'] as const);
        const key = `${token} ${r.happens(0.5) ? -0.15 : -0.4}`;
        tones[key] = (tones[key] ?? '') + polygon(at(a, from), at(b, from), at(b, to), at(a, to));
      }
    }
  }
  for (const [key, path] of Object.entries(tones)) {
    const [token = 'mass', tone = '0'] = key.split(' ');
    blocks.push(fill(token as Token, path, { tone: Number(tone) }));
  }
  const canals = times(rings + 1)
    .map(i => arc(inner + i * step))
    .join('');
  const radials = times(bridges).map(i => ((i + 0.5) / bridges) * Math.PI);
  const streets = radials
    .map(a => {
      const [p, q] = [at(inner - 20, a), at(outer + 30, a)];
      return d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`;
    })
    .join('');
  const spans = radials
    .flatMap(a =>
      times(rings + 1).map(i => {
        const [p, q] = [at(inner + i * step - 10, a), at(inner + i * step + 10, a)];
        return d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`;
      }),
    )
    .join('');
  const trees = times(rings + 1)
    .flatMap(i =>
      times(22 + i * 9).map(j => {
        const a = (j / (22 + i * 9)) * Math.PI;
        const [x, y] = at(inner + i * step + (j % 2 === 0 ? 11 : -11), a);
        return circle(x, y, r.between(2.4, 4));
      }),
    )
    .join('');
  const lamps = times(26).map(() => at(inner + Math.floor(r() * (rings + 1)) * step + 9, r() * Math.PI));
  const boats = times(9).map(() => {
    const a = r.between(0.1, 0.9) * Math.PI;
    const [x, y] = at(inner + Math.floor(r() * (rings + 1)) * step, a);
    return { nodes: [fill('wood', 'M-8 0C-6-4 4-4 9 0C4 4-6 4-8 0Z', { tone: 0.2 })], transform: { turn: (a * 180) / Math.PI + 90, move: [x, y] as const } };
  });
  return concept(
    'canal belt',
    [
      fill('mass', d`M${-outer - 60} 0A${outer + 60} ${outer + 60} 0 0 0 ${outer + 60} 0Z`, { tone: 0.1 }),
      ...blocks,
      stroke(streets, 4, 'mass', { tone: 0.25 }),
      stroke(canals, 19, 'dark', { opacity: 0.35 }),
      stroke(canals, 15, water, { tone: -0.25 }),
      stroke(
        times(rings + 1)
          .map(i => arc(inner + i * step - 3))
          .join(''),
        1.2,
        'lit',
        { opacity: 0.4 },
      ),
      stroke(spans, 6, 'brick4', { tone: -0.1 }),
      fill('leaf', trees, { tone: -0.15 }),
      ...boats,
      ...lamps.map(([x, y]) => halo(x, y, 12, 0.5)),
      fill('light', lamps.map(([x, y]) => circle(x, y, 1.6)).join('')),
    ],
    { also: ['city', 'canal', 'map'] },
  );
}
