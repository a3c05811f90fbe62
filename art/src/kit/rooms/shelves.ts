import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint } from '../things/brush.ts';

const cloths: readonly [Token, ...Token[]] = ['brick1', 'brick2', 'brick3', 'brick4', 'brick5', 'red', 'green', 'blue', 'brown', 'accent2', 'accent'];

/** One row of spines from x to x + width, standing on y. Some lean, some lie, some have bands. */
export function bookRow({
  x = 0,
  y = 0,
  width = 160,
  height = 40,
  seed = 1,
  gaps = 0.06,
  tone = -0.12,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
  readonly gaps?: number;
  readonly tone?: number;
} = {}): Group {
  const luck = chance(seed);
  const nodes: Node[] = [];
  let at = x;
  while (at < x + width - 6) {
    const wide = luck.between(6, 14);
    const high = height * luck.between(0.66, 0.96);
    if (at + wide > x + width) break;
    if (luck.happens(gaps)) {
      at += luck.between(6, 18);
      continue;
    }
    const cloth = luck.of(cloths);
    const tint = tone + luck.between(-0.15, 0.2);
    if (luck.happens(0.07) && at + wide + high * 0.26 < x + width) {
      const lean = high * 0.26;
      nodes.push(area(`M${at} ${y}L${at + lean} ${y - high}L${at + lean + wide} ${y - high + 3}L${at + wide} ${y}Z`, cloth, tint));
      at += wide + lean;
      continue;
    }
    nodes.push(area(rect(at, y - high, wide - 0.8, high), cloth, tint));
    if (luck.happens(0.5)) nodes.push(area(`${rect(at, y - high * 0.84, wide - 0.8, 2.2)}${rect(at, y - high * 0.2, wide - 0.8, 2.2)}`, 'yellow', -0.1));
    else if (luck.happens(0.4)) nodes.push(area(rect(at + wide * 0.25, y - high * 0.72, wide * 0.4, high * 0.2), 'paper', -0.2));
    at += wide;
  }
  return concept('book', nodes, { also: ['reading', 'knowledge'] });
}

export interface Bookshelf extends Paint {
  readonly width?: number;
  readonly height?: number;
  readonly shelves?: number;
  readonly seed?: number;
  /** How empty it is, 0 … 1. */
  readonly gaps?: number;
}

/** Stands on the origin, its middle. */
export function bookshelf({ width = 180, height = 260, shelves = 5, fill = 'wood', tone = -0.25, seed = 5, gaps = 0.06 }: Bookshelf = {}): Group {
  const [w, step] = [width / 2, (height - 18) / shelves];
  const rows = Array.from({ length: shelves }, (_, i) => {
    const y = -height + 12 + (i + 1) * step - 6;
    return [bookRow({ x: -w + 9, y, width: width - 18, height: step - 8, seed: seed * 31 + i, gaps }), area(rect(-w + 4, y, width - 8, 6), fill, tone + 0.1)];
  }).flat();
  return concept(
    'bookshelf',
    [
      area(rect(-w, -height, width, height), fill, tone - 0.5),
      ...rows,
      area(`${rect(-w, -height, 8, height)}${rect(w - 8, -height, 8, height)}`, fill, tone),
      area(`M${-w - 6} ${-height - 6}H${w + 6}V${-height + 8}H${-w - 6}Z`, fill, tone + 0.15),
      stroke(`M${-w + 3} ${-height + 12}V-4`, 1.6, fill, { tone: tone + 0.5, opacity: 0.6 }),
    ],
    { also: ['furniture', 'book', 'library'], shade: { to: [0.4, 1], depth: 0.3 } },
  );
}

/** Stands on the origin; the fire may be out. `on` stands on the mantelpiece. */
export function fireplace({
  fill = 'brick4',
  tone = 0,
  fire = 'burning',
  on = [],
}: Paint & { readonly fire?: 'burning' | 'out'; readonly on?: readonly Node[] } = {}): Group {
  const burning: Node[] = [
    { glow: 'M-150 -50a150 120 0 1 0 300 0a150 120 0 1 0 -300 0Z', kind: 'round', opacity: 0.7, fill: 'orange' },
    area(
      'M-34 -12C-46 -34 -30 -48 -26 -62C-20 -54 -18 -50 -16 -46C-14 -66 0 -78 2 -92C14 -76 12 -66 16 -54C20 -58 22 -64 22 -70C36 -52 42 -30 32 -12Z',
      'orange',
      0,
    ),
    area(
      'M-20 -12C-28 -26 -18 -36 -14 -44C-10 -38 -8 -34 -6 -34C-4 -46 2 -52 4 -60C10 -48 10 -42 12 -36C16 -40 16 -44 18 -48C24 -34 26 -22 20 -12Z',
      'light',
      0.2,
    ),
  ];
  return concept(
    'fireplace',
    [
      area('M-92 0V-138H92V0H56V-78C56 -108 -56 -108 -56 -78V0Z', fill, tone),
      area('M-56 0V-78C-56 -108 56 -108 56 -78V0Z', 'dark', 0.05),
      stroke('M-80 -126H80M-74 -10V-110M74 -10V-110', 2.4, fill, { tone: tone - 0.35 }),
      area('M-10 -136L-14 -102H14L10 -136Z', fill, tone + 0.3),
      area('M-44 -4L34 -16L38 -8L-40 4ZM44 -4L-34 -16L-38 -8L40 4Z', 'brown', -0.45),
      ...(fire === 'burning' ? burning : []),
      area('M-106 -152H106V-138H-106Z', fill, tone + 0.25),
      area('M-100 0H100V8H-100Z', fill, tone - 0.3),
      ...on.map((node): Node => ({ nodes: [node], transform: { move: [0, -152] } })),
    ],
    { also: ['fire', 'warmth', 'home'], rim: 0.6 },
  );
}
