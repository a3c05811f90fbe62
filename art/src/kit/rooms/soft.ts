import { concept } from '../../concept.ts';
import { polygon } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint } from '../things/brush.ts';

export interface Curtains extends Paint {
  readonly width?: number;
  readonly height?: number;
  readonly drawn?: 'open' | 'closed' | 'tied';
  readonly rail?: 'rod' | 'pelmet' | 'none';
}

/** A pair that hangs from the origin, the middle of the rail. */
export function curtains({ width = 240, height = 260, fill = 'accent', tone = -0.15, drawn = 'tied', rail = 'rod' }: Curtains = {}): Group {
  const [w, h] = [width / 2, height];
  const cover = drawn === 'closed' ? 1 : 0.36;
  const half: Node[] =
    drawn === 'tied'
      ? [
          area(
            `M${-w} 0H${-w * 0.28}C${-w * 0.3} ${h * 0.4} ${-w * 0.6} ${h * 0.56} ${-w * 0.84} ${h * 0.6}C${-w * 0.7} ${h * 0.7} ${-w * 0.62} ${h * 0.86} ${-w * 0.6} ${h}H${-w}Z`,
            fill,
            tone,
          ),
          stroke(
            `M${-w * 0.45} 4C${-w * 0.5} ${h * 0.36} ${-w * 0.7} ${h * 0.52} ${-w * 0.9} ${h * 0.58}M${-w * 0.64} 4C${-w * 0.66} ${h * 0.3} ${-w * 0.8} ${h * 0.5} ${-w * 0.94} ${h * 0.56}M${-w * 0.82} 4V${h * 0.5}M${-w * 0.86} ${h * 0.66}C${-w * 0.76} ${h * 0.76} ${-w * 0.72} ${h * 0.88} ${-w * 0.72} ${h - 4}M${-w * 0.94} ${h * 0.66}C${-w * 0.88} ${h * 0.8} ${-w * 0.86} ${h * 0.9} ${-w * 0.86} ${h - 4}`,
            3,
            fill,
            { tone: tone - 0.4, opacity: 0.7 },
          ),
          area(
            `M${-w - 2} ${h * 0.56}L${-w * 0.8} ${h * 0.57}C${-w * 0.77} ${h * 0.6} ${-w * 0.77} ${h * 0.63} ${-w * 0.82} ${h * 0.64}L${-w - 2} ${h * 0.63}Z`,
            'yellow',
            -0.1,
          ),
        ]
      : [
          area(`M${-w} 0H${-w + w * cover}C${-w + w * cover + 6} ${h * 0.4} ${-w + w * cover - 4} ${h * 0.7} ${-w + w * cover + 2} ${h}H${-w}Z`, fill, tone),
          stroke(
            Array.from(
              { length: drawn === 'closed' ? 6 : 3 },
              (_, i) => `M${-w + (i + 0.7) * (w * cover) * (drawn === 'closed' ? 0.16 : 0.3)} 4V${h - 3}`,
            ).join(''),
            4,
            fill,
            { tone: tone - 0.35, opacity: 0.6 },
          ),
        ];
  const rails: Record<typeof rail, Node[]> = {
    none: [],
    rod: [
      stroke(`M${-w - 12} 0H${w + 12}`, 5, 'yellow', { tone: -0.25 }),
      area(`M${-w - 18} 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM${w + 6} 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`, 'yellow', -0.1),
    ],
    pelmet: [
      area(
        `M${-w - 10} -14H${w + 10}V14${Array.from({ length: 8 }, (_, i) => `C${w + 10 - (i + 0.2) * ((width + 20) / 8)} 34 ${w + 10 - (i + 0.8) * ((width + 20) / 8)} 34 ${w + 10 - (i + 1) * ((width + 20) / 8)} 14`).join('')}Z`,
        fill,
        tone - 0.2,
      ),
      stroke(`M${-w - 10} 10H${w + 10}`, 2.4, 'yellow', { tone: -0.1 }),
    ],
  };
  return concept('curtain', [{ nodes: half }, { nodes: half, transform: { flip: true } }, ...rails[rail]], {
    also: ['cloth', 'window', 'theatre'],
    shade: { to: [0, 1], depth: 0.4 },
  });
}

export interface Carpet extends Paint {
  readonly width?: number;
  readonly depth?: number;
  readonly kind?: 'oriental' | 'stripes' | 'round';
  readonly fly?: 'lying' | 'flying';
}

/** Lies on the floor, its middle at the origin; flying it waves. */
export function carpet({ width = 260, depth = 60, fill = 'red', tone = -0.2, kind = 'oriental', fly = 'lying' }: Carpet = {}): Group {
  const [w, d] = [width / 2, depth / 2];
  const fringe = (x: number, s: number): string =>
    Array.from({ length: 9 }, (_, i) => `M${x * (0.8 + 0.2 * (i / 8))} ${-d + (i / 8) * depth}l${s * 7} 3`).join('');
  if (fly === 'flying') {
    const wave = (y: number): string => `C${-w * 0.6} ${y - 24} ${-w * 0.3} ${y + 22} 0 ${y}S${w * 0.7} ${y - 22} ${w} ${y - 8}`;
    return concept(
      'flying carpet',
      [
        area(`M${-w} -8${wave(-8)}L${w * 0.86} ${d}C${w * 0.6} ${d - 20} ${w * 0.3} ${d + 8} 0 ${d + 4}S${-w * 0.7} ${d - 22} ${-w * 1.1} ${d}Z`, fill, tone),
        stroke(`M${-w * 0.9} 2${wave(2).replace(String(w), String(w * 0.9))}`, 3, 'yellow', { tone: -0.1 }),
        area(`M0 ${-2}l20 9l-20 9l-20 -9ZM${-w * 0.5} ${-4}l14 7l-14 7l-14 -7ZM${w * 0.5} ${-4}l14 7l-14 7l-14 -7Z`, 'accent2', -0.1),
        stroke(
          `M${-w * 1.1} ${d}l-8 4M${-w * 1.06} ${d * 0.5}l-8 4M${-w * 1.03} 0l-8 3M${w * 0.86} ${d}l8 5M${w * 0.92} ${d * 0.4}l8 4M${w * 0.97} -6l8 3`,
          2,
          'yellow',
        ),
      ],
      { also: ['carpet', 'magic', 'flying'], rim: 0.8, shade: { to: [0, 1], depth: 0.4 } },
    );
  }
  if (kind === 'round') {
    const e = (k: number): string =>
      `M${-w * k} 0C${-w * k} ${-d * 1.3 * k} ${w * k} ${-d * 1.3 * k} ${w * k} 0C${w * k} ${d * 1.3 * k} ${-w * k} ${d * 1.3 * k} ${-w * k} 0Z`;
    return concept('carpet', [area(e(1), fill, tone), area(e(0.82), fill, tone + 0.25), area(e(0.6), 'accent2', -0.25), area(e(0.4), fill, tone)], {
      also: ['floor', 'cloth'],
    });
  }
  const quad = (k: number): string => polygon([-w * 0.8 * k, -d * k], [w * 0.8 * k, -d * k], [w * k, d * k], [-w * k, d * k]);
  const middle: Node[] =
    kind === 'oriental'
      ? [
          area(quad(0.9), 'accent2', -0.3),
          area(quad(0.82), fill, tone - 0.15),
          area(`M0 ${-d * 0.62}L${w * 0.42} 0L0 ${d * 0.62}L${-w * 0.42} 0Z`, 'accent2', -0.15),
          area(`M0 ${-d * 0.4}L${w * 0.28} 0L0 ${d * 0.4}L${-w * 0.28} 0Z`, fill, tone + 0.1),
          area([-1, 1].map(s => `M${s * w * 0.62} ${-d * 0.3}l10 ${d * 0.3}l-10 ${d * 0.3}l-10 ${-d * 0.3}Z`).join(''), 'yellow', -0.1),
        ]
      : Array.from({ length: 4 }, (_, i) =>
          area(
            polygon([(-w * 0.8 + i * w * 0.4) * 1, -d], [-w * 0.8 + i * w * 0.4 + w * 0.2, -d], [-w + i * w * 0.5 + w * 0.25, d], [-w + i * w * 0.5, d]),
            'accent2',
            -0.2,
          ),
        );
  return concept('carpet', [area(quad(1), fill, tone), ...middle, stroke(fringe(-w, -1) + fringe(w, 1), 1.8, 'paper', { tone: -0.2 })], {
    also: ['floor', 'cloth'],
    shade: { to: [0, 1], depth: 0.3 },
  });
}
