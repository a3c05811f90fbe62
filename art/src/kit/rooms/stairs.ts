import { concept } from '../../concept.ts';
import { circle, ellipse, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const n = (v: number): number => Math.round(v * 10) / 10;

/** Rises from the origin to the right. */
export function straightStair({
  steps = 9,
  rise = 20,
  run = 26,
  fill = 'wood' as Token,
  tone = -0.05,
  runner = undefined as Token | undefined,
  rail = 'banister' as 'banister' | 'none',
} = {}): Group {
  const risers = Array.from({ length: steps }, (_, i): Node[] => [
    area(rect(i * run, -(i + 1) * rise, run + 0.5, (i + 1) * rise), fill, tone - 0.2 - (i % 2) * 0.04),
    area(rect(i * run - 4, -(i + 1) * rise, run + 4, 5), fill, tone + 0.3),
    ...(runner === undefined ? [] : [area(rect(i * run + 4, -(i + 1) * rise, run - 6, 5), runner, 0)]),
  ]).flat();
  const posts = Array.from({ length: steps }, (_, i) => `M${i * run + run / 2} ${-(i + 1) * rise}v-58`).join('');
  const banister: Node[] =
    rail === 'none'
      ? []
      : [
          stroke(posts, 3, fill, { tone: tone - 0.35 }),
          stroke(`M0 ${-rise - 50}L${steps * run} ${-(steps + 1) * rise - 50}`, 7, fill, { tone: tone + 0.1 }),
          area(`M-8 0V${-rise - 62}H6V0Z`, fill, tone),
          area(circle(-1, -rise - 68, 9), fill, tone + 0.25),
        ];
  return concept('stairs', [...risers, ...banister], { also: ['way', 'climbing', 'up'], shade: { to: [0.3, 1], depth: 0.4 } });
}

/** From the side: turns round a pole on the origin, `turns` times. */
export function spiralStair({ turns = 2.5, height = 420, radius = 100, fill = 'grey' as Token, tone = -0.35 } = {}): Group {
  const count = Math.round(turns * 16);
  const steps = Array.from({ length: count }, (_, i) => {
    const a = (i / 16) * 2 * Math.PI;
    const b = ((i + 1) / 16) * 2 * Math.PI;
    const y = -(i / count) * height;
    const tread = polygon(
      [0, n(y)],
      [n(Math.cos(a) * radius), n(y + Math.sin(a) * radius * 0.22)],
      [n(Math.cos(b) * radius), n(y + Math.sin(b) * radius * 0.22)],
    );
    const edge = polygon(
      [n(Math.cos(a) * radius), n(y + Math.sin(a) * radius * 0.22)],
      [n(Math.cos(b) * radius), n(y + Math.sin(b) * radius * 0.22)],
      [n(Math.cos(b) * radius), n(y + 6 + Math.sin(b) * radius * 0.22)],
      [n(Math.cos(a) * radius), n(y + 6 + Math.sin(a) * radius * 0.22)],
    );
    const front = Math.sin((a + b) / 2) > 0;
    const bar = stroke(`M${n(Math.cos(a) * radius)} ${n(y + Math.sin(a) * radius * 0.22)}v-48`, 1.8, fill, { tone: front ? tone + 0.1 : tone - 0.3 });
    const rail = stroke(
      `M${n(Math.cos(a) * radius)} ${n(y - 48 + Math.sin(a) * radius * 0.22)}L${n(Math.cos(b) * radius)} ${n(y - 48 - height / count + Math.sin(b) * radius * 0.22)}`,
      4,
      fill,
      { tone: front ? tone + 0.45 : tone - 0.2 },
    );
    return { front, nodes: [area(edge, fill, front ? tone : tone - 0.4), area(tread, fill, front ? tone + 0.45 : tone - 0.15), bar, rail] satisfies Node[] };
  });
  return concept(
    'spiral stairs',
    [
      ...steps.filter(s => !s.front).flatMap(s => s.nodes),
      area(rect(-6, -height - 60, 12, height + 60), fill, tone + 0.15, { shade: { to: [1, 0], depth: 0.6 } }),
      ...steps.filter(s => s.front).flatMap(s => s.nodes),
    ],
    { also: ['stairs', 'way', 'climbing'], rim: 0.4 },
  );
}

/** Looking down a stairwell: a snail shell of steps round the middle at the origin. `bottom` is what waits far below. */
export function spiralFromAbove({
  radius = 520,
  turns = 4,
  fill = 'accent2' as Token,
  tone = -0.15,
  rail = 'wood' as Token,
  bottom = [] as readonly Node[],
} = {}): Group {
  const shrink = 0.58;
  const per = 22;
  const r = (t: number): number => radius * shrink ** t;
  const point = (t: number, k: number): readonly [number, number] => [n(Math.cos(t * 2 * Math.PI) * r(t) * k), n(Math.sin(t * 2 * Math.PI) * r(t) * k)];
  const steps = Array.from({ length: per * turns }, (_, i): Node => {
    const [a, b] = [i / per, (i + 1) / per];
    return area(polygon(point(a, 1), point(b, 1), point(b, 0.64), point(a, 0.64)), fill, tone + (i % 2 === 0 ? 0.2 : -0.05) - (i / (per * turns)) * 0.6);
  });
  const rails = Array.from({ length: per * turns }, (_, i): Node => {
    const [a, b] = [i / per, (i + 1) / per];
    return stroke(`M${point(a, 0.63).join(' ')}L${point(b, 0.63).join(' ')}`, Math.max(1.5, r(a) * 0.035), rail, { tone: -0.1 - (i / (per * turns)) * 0.4 });
  });
  return concept(
    'spiral stairs',
    [
      area(circle(0, 0, radius * 1.6), 'dark', 0.4),
      area(circle(0, 0, radius), fill, tone - 0.6),
      ...steps,
      area(circle(0, 0, r(turns) * 0.9), 'dark', 0),
      { nodes: bottom },
      ...rails,
    ],
    { also: ['stairs', 'depth', 'vertigo'] },
  );
}

/** Doors on both sides and a runner that leads to the far end; `end` stands there, at (300, 418). */
export function corridor({
  wall = 'brick5' as Token,
  tone = 0,
  doors = 'wood' as Token,
  runner = 'red' as Token,
  end = [] as readonly Node[],
  ajar = 'none' as 'none' | 'left' | 'right',
} = {}): Group {
  const [cx, cy, w, h0, h1] = [300, 330, 70, -110, 88];
  const at = (x: number, y: number, s: number): readonly [number, number] => [n(cx + x * s), n(cy + y * s)];
  const quad = (x: number, top: number, bottom: number, from: number, to: number): string =>
    polygon(at(x, top, from), at(x, top, to), at(x, bottom, to), at(x, bottom, from));
  const leaf = (side: 1 | -1, from: number, to: number, open: boolean): Node[] => [
    area(quad(side * w, -46, h1, from * 0.97, to * 1.03), 'wood', -0.4),
    area(quad(side * w, -42, h1, from, to), open ? 'light' : doors, open ? 0.1 : -0.1 - 0.05 * from),
    ...(open
      ? []
      : [
          area(quad(side * w, -30, 14, from + (to - from) * 0.2, to - (to - from) * 0.2), doors, -0.4),
          area(quad(side * w, 30, 74, from + (to - from) * 0.2, to - (to - from) * 0.2), doors, -0.4),
          area(ellipse(...at(side * w, 26, to - (to - from) * 0.1), 3 * to ** 0.5, 3.6 * to ** 0.5), 'yellow', 0),
        ]),
  ];
  const lamp = (s: number): Node[] => [
    { glow: circle(...at(0, h0 + 22, s), 34 * s), kind: 'round', opacity: 0.6 },
    stroke(`M${at(0, h0, s).join(' ')}L${at(0, h0 + 16, s).join(' ')}`, 1.6, 'dark'),
    area(circle(...at(0, h0 + 22, s), 6 * s), 'light', 0.4),
  ];
  const spans: readonly (readonly [number, number])[] = [
    [1.15, 1.5],
    [1.85, 2.45],
    [3.05, 4.1],
  ];
  return concept(
    'corridor',
    [
      area(rect(0, 0, 600, 693), wall, tone - 0.3),
      area(polygon(at(-w, h0, 1), at(w, h0, 1), at(w, h0, 5), at(-w, h0, 5)), wall, tone - 0.35, { shade: { to: [0, -1], depth: 0.5 } }),
      area(polygon(at(-w, h1, 1), at(w, h1, 1), at(w, h1, 5), at(-w, h1, 5)), 'wood', -0.3, { shade: { to: [0, 1], depth: 0.4 } }),
      area(polygon(at(-w * 0.5, h1, 1), at(w * 0.5, h1, 1), at(w * 0.5, h1, 5), at(-w * 0.5, h1, 5)), runner, -0.15, { shade: { to: [0, 1], depth: 0.5 } }),
      stroke(
        `M${at(-w * 0.42, h1, 1).join(' ')}L${at(-w * 0.42, h1, 5).join(' ')}M${at(w * 0.42, h1, 1).join(' ')}L${at(w * 0.42, h1, 5).join(' ')}`,
        2.4,
        'yellow',
        { tone: -0.15 },
      ),
      area(quad(-w, h0, h1, 1, 5), wall, tone - 0.05, { shade: { to: [-1, 0], depth: 0.5 } }),
      area(quad(w, h0, h1, 1, 5), wall, tone - 0.12, { shade: { to: [1, 0], depth: 0.5 } }),
      area(polygon(at(-w, h0, 1), at(w, h0, 1), at(w, h1, 1), at(-w, h1, 1)), wall, tone + 0.15),
      area(polygon(at(-30, -40, 1), at(30, -40, 1), at(30, h1, 1), at(-30, h1, 1)), doors, -0.25),
      area(polygon(at(-22, -32, 1), at(22, -32, 1), at(22, 10, 1), at(-22, 10, 1)), 'light', 0),
      ...spans.flatMap(([from, to], i) => [...leaf(-1, from, to, ajar === 'left' && i === 1), ...leaf(1, from, to, ajar === 'right' && i === 1)]),
      ...[1.2, 1.9, 3.1].flatMap(lamp),
      { nodes: end },
    ],
    { also: ['place', 'inside', 'door', 'way'] },
  );
}

/** A cage lift from the front: grille, brass, a dial without numerals. `inside` stands on its floor at (300, 520). */
export function lift({
  state = 'open' as 'open' | 'closed',
  fill = 'yellow' as Token,
  tone = -0.25,
  wall = 'brick3' as Token,
  floor = 0.3,
  inside = [] as readonly Node[],
} = {}): Group {
  const grille = (x: number, wide: number): string =>
    Array.from({ length: 5 }, (_, i) => `M${x + (i * wide) / 4} 214V520`).join('') +
    Array.from({ length: 8 }, (_, k) =>
      Array.from(
        { length: 4 },
        (_, i) =>
          `M${x + (i * wide) / 4} ${220 + k * 38}L${x + ((i + 1) * wide) / 4} ${258 + k * 38}M${x + ((i + 1) * wide) / 4} ${220 + k * 38}L${x + (i * wide) / 4} ${258 + k * 38}`,
      ).join(''),
    ).join('');
  const a = Math.PI * (1 + floor);
  return concept(
    'lift',
    [
      area(rect(0, 0, 600, 693), wall, -0.15, { shade: { to: [0, -1], depth: 0.5 } }),
      area(rect(0, 528, 600, 165), 'brick5', -0.2, { shade: { to: [0, 1], depth: 0.4 } }),
      area(rect(176, 206, 248, 320), 'wood', -0.3),
      area('M200 226H400V500H200Z', 'wood', 0.05),
      area('M176 526L200 500H400L424 526Z', 'red', -0.3),
      area('M224 240H376V380H224Z', 'haze', 0.4),
      area('M224 330L320 240H350L224 364Z', 'paper', 0, { opacity: 0.25 }),
      { glow: 'M270 214H330L420 526H180Z', kind: 'beam', opacity: 0.5 },
      { nodes: inside },
      stroke(state === 'open' ? grille(178, 34) + grille(388, 34) : grille(178, 120) + grille(302, 120), 2.6, fill, { tone: tone + 0.1 }),
      area('M150 526V190C150 176 160 166 174 166H426C440 166 450 176 450 190V526H424V206H176V526Z', fill, tone - 0.1),
      stroke('M163 520V192C163 184 168 179 176 179H424C432 179 437 184 437 192V520', 2, fill, { tone: tone + 0.6 }),
      area('M236 166C236 94 364 94 364 166Z', fill, tone - 0.2),
      area('M246 162C246 108 354 108 354 162Z', 'paper', -0.1),
      stroke(
        [0.1, 0.3, 0.5, 0.7, 0.9]
          .map(
            t =>
              `M${n(300 + Math.cos(Math.PI * (1 + t)) * 44)} ${n(160 + Math.sin(Math.PI * (1 + t)) * 38)}L${n(300 + Math.cos(Math.PI * (1 + t)) * 50)} ${n(160 + Math.sin(Math.PI * (1 + t)) * 43)}`,
          )
          .join(''),
        2.4,
        'dark',
      ),
      stroke(`M300 160L${n(300 + Math.cos(a) * 40)} ${n(160 + Math.sin(a) * 35)}`, 3.4, 'red'),
      area(rect(470, 330, 26, 54), fill, tone),
      area(circle(483, 346, 6), 'light', 0.2),
      area(circle(483, 368, 6), 'dark', 0.2),
    ],
    { also: ['place', 'up', 'down', 'cage'] },
  );
}
