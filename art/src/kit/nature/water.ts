import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import type { Group, Node, Shape, Token } from '../../scene.ts';
import { d, fill, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

const lens = (x: number, y: number, w: number, h: number): string => d`M${x - w / 2} ${y}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h} ${-w} 0Z`;

export interface RipplesOptions {
  readonly from?: number;
  readonly to?: number;
  readonly left?: number;
  readonly right?: number;
  readonly seed?: number;
  readonly count?: number;
  readonly token?: Token;
  readonly opacity?: number;
}

/** In canvas coordinates: thin glints that grow towards the viewer. Lay it over a Water. */
export function ripples(options: RipplesOptions = {}): Group {
  const { from = 430, to = 693, left = 0, right = 600, seed = 1, count = 46, token = 'lit', opacity = 0.32 } = options;
  const r = chance(seed);
  const glints = (n: number): string =>
    times(n)
      .map(() => {
        const q = r();
        const near = 0.25 + q;
        return lens(left + r() * (right - left), from + (to - from) * (0.02 + 0.96 * q * q), r.between(18, 100) * near, 1 + 2.4 * near);
      })
      .join('');
  return concept('water', [fill(token, glints(count), { opacity }), fill('dark', glints(Math.round(count * 0.4)), { opacity: opacity * 0.5 })]);
}

export interface StreakOptions {
  readonly from?: number;
  readonly to?: number;
  readonly width?: number;
  readonly seed?: number;
  readonly token?: Token;
  readonly opacity?: number;
}

/** A lamp's or the moon's light, broken on water below it: from `from` down to `to`, round x 0. */
export function lightStreak(options: StreakOptions = {}): Group {
  const { from = 0, to = 180, width = 34, seed = 1, token = 'light', opacity = 0.75 } = options;
  const r = chance(seed);
  let path = '';
  for (let y = from; y < to; ) {
    const k = (y - from) / (to - from);
    path += lens(r.between(-0.45, 0.45) * width * (0.3 + k), y, width * r.between(0.5, 1.4) * (1 - 0.35 * k), 2.4 + k * 3);
    y += 5 + k * 9 + r() * 4;
  }
  return concept('light', [fill(token, path, { opacity })], { also: ['reflection'] });
}

/** Rings round something that touches the water. */
export const rings = ({ r = 40, count = 3, token = 'paper' as Token, opacity = 0.5 } = {}): Group =>
  concept(
    'ripple',
    times(count).map((i): Shape => {
      const [w, h] = [r * (1 - i * 0.28), r * 0.24 * (1 - i * 0.28)];
      return stroke(d`M${-w} 0a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0`, 1.6, token, { opacity: opacity * (0.5 + i * 0.25) });
    }),
    { also: ['water'] },
  );

export interface WavesOptions {
  readonly kind?: 'calm' | 'choppy' | 'high';
  readonly width?: number;
  readonly rows?: number;
  readonly height?: number;
  readonly seed?: number;
  readonly token?: Token;
}

const crest = { calm: [70, 5], choppy: [64, 17], high: [110, 34] } as const;

/** Rows of waves from y 0 (far) to `height` (near), x 0 to `width`. Each row hides the foot of the one behind it. */
export function waves({ kind = 'choppy', width = 600, rows = 5, height = 200, seed = 1, token = 'mass' }: WavesOptions = {}): Group {
  const [long, tall] = crest[kind];
  const r = chance(seed);
  const row = (i: number): Node[] => {
    const near = 0.55 + (0.6 * (i + 1)) / rows;
    const y = (i / rows) * height;
    let x = -long * r() * near - 20;
    let top = d`M${x} ${y}`;
    let foam = '';
    while (x < width + 20) {
      const [l, h] = [long * near * r.between(0.8, 1.25), tall * near * r.between(0.7, 1.2)];
      if (kind === 'calm') {
        top += d`q${l * 0.5} ${-h} ${l} 0`;
        foam += d`M${x + l * 0.2} ${y - h * 0.3}q${l * 0.3} ${-h * 0.4} ${l * 0.6} 0`;
      } else {
        top += d`c${l * 0.36} 0 ${l * 0.56} ${-h * 0.46} ${l * 0.66} ${-h}c${-l * 0.05} ${h * 0.52} ${l * 0.06} ${h * 0.96} ${l * 0.34} ${h}`;
        foam += d`M${x + l * 0.4} ${y - h * 0.34}q${l * 0.17} ${-h * 0.2} ${l * 0.26} ${-h * 0.66}q${-l * 0.03} ${h * 0.3} ${l * 0.02} ${h * 0.5}`;
      }
      x += l;
    }
    const tone = 0.5 - (i / Math.max(1, rows - 1)) * 0.75;
    return [
      fill(token, `${top}L${x} ${height + 60}L-60 ${height + 60}Z`, { tone }),
      stroke(top, 1.3 * near, 'lit', { tone: 0.2, opacity: 0.5 }),
      stroke(foam, 2 * near, 'paper', { opacity: kind === 'calm' ? 0.3 : 0.85 }),
    ];
  };
  return concept('wave', times(rows).flatMap(row), { also: ['sea', 'water'] });
}

/** One huge wave that is about to break, its foot at 0,0, leaning right; about 300 wide and 260 high at scale 1. */
export function greatWave({ height = 260, token = 'blue' as Token } = {}): Group {
  const claws = [
    [96, -214, 22],
    [122, -196, 20],
    [140, -172, 18],
    [150, -146, 15],
    [70, -226, 18],
  ] as const;
  const claw = ([x, y, s]: readonly [number, number, number]): string =>
    d`M${x - s} ${y - s * 0.2}c${s * 0.3} ${-s} ${s * 1.5} ${-s * 0.7} ${s * 1.5} ${s * 0.2}c${s * 0.5} ${s * 0.2} ${s * 0.5} ${s * 0.9} ${s * 0.1} ${s * 1.1}c0 ${-s * 0.4} ${-s * 0.3} ${-s * 0.5} ${-s * 0.5} ${-s * 0.4}c${s * 0.1} ${s * 0.6} ${-s * 0.3} ${s * 0.8} ${-s * 0.6} ${s * 0.8}c${s * 0.2} ${-s * 0.6} ${-s * 0.2} ${-s * 0.8} ${-s * 0.6} ${-s * 0.6}Z`;
  const body = 'M-220 0C-150-20-110-90-84-150C-50-224 30-262 104-226C150-204 164-160 150-128C140-164 106-184 74-172C30-156 34-80 92-34C120-12 170-2 220 0Z';
  const k = height / 260;
  return concept(
    'wave',
    [
      {
        nodes: [
          fill(token, body, { tone: -0.15, shade: { to: [-0.6, 1], depth: 0.5 } }),
          stroke(
            'M-150-26C-110-60-80-120-60-160C-30-212 20-236 66-222M-110-12C-66-54-52-106-34-146C-10-192 26-208 58-196M-60-4C-18-46-22-92-4-130C10-158 30-176 56-174M-6-2C22-30 6-70 22-104C32-130 48-148 68-152',
            4,
            'paper',
            { opacity: 0.75 },
          ),
          stroke('M-84-150C-50-224 30-262 104-226C150-204 164-160 150-128', 7, 'paper'),
          fill('paper', claws.map(claw).join(''), { shade: { to: [0, 1], depth: 0.15 } }),
          fill(
            'paper',
            [
              [178, -190, 4],
              [192, -160, 3],
              [170, -216, 3],
              [186, -120, 4],
              [158, -236, 2.5],
              [206, -140, 2],
              [130, -250, 3],
            ]
              .map(([x = 0, y = 0, s = 0]) => lens(x, y, s * 2, s * 2))
              .join(''),
          ),
        ],
        transform: { scale: k },
      },
    ],
    { also: ['sea', 'water', 'danger'] },
  );
}

/** Ice from y 0 to `height`: cracks that run, scratches of skates, a few snow patches. */
export function ice({ width = 600, height = 200, seed = 1 }: { width?: number; height?: number; seed?: number } = {}): Group {
  const r = chance(seed);
  const cracks = times(5).map(() => {
    let [x, y] = [r() * width, r.between(0.1, 0.9) * height];
    let path = d`M${x} ${y}`;
    for (let i = 0; i < 6; i++) {
      x += r.between(14, 46);
      y += r.between(-9, 12);
      path += d`L${x} ${y}`;
      if (r.happens(0.5)) path += d`l${r.between(-20, 16)} ${r.between(8, 16)}M${x} ${y}`;
    }
    return path;
  });
  const scratches = times(12).map(() => d`M${r() * width} ${r() * height}q${r.between(20, 60)} ${r.between(-14, 6)} ${r.between(50, 130)} ${r.between(-6, 8)}`);
  const patches = times(6).map(() => lens(r() * width, r() * height, r.between(60, 170), r.between(4, 12)));
  return concept(
    'ice',
    [
      fill('lit', d`M0 0H${width}V${height}H0Z`, { tone: 0.35, shade: { to: [0.2, 1], depth: 0.35 } }),
      fill('white', patches.join(''), { tone: 0.5, opacity: 0.7 }),
      stroke(scratches.join(''), 1, 'white', { opacity: 0.6 }),
      stroke(cracks.join(''), 1.6, 'mass', { opacity: 0.5 }),
    ],
    { also: ['winter', 'cold'] },
  );
}
