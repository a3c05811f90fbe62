import type { Chart } from './chart.ts';
import type { Rgb } from './concepts.ts';
import { apart, type Lab, labOf } from './oklab.ts';

export interface Legibility {
  /** The name of what the eye should meet first. */
  readonly hero: string;
  /** How far the hero is from what surrounds it, in OKLab, all round its outline. */
  readonly contrast: number;
  /** How far light and dark of the whole picture are apart: a picture without any is fog. */
  readonly spread: number;
}

/** As small as a picture is shown on a phone. */
export const smallWidth = 96;
/** How deep the edge of the hero and the ring around it are, in pixels of the small picture. */
const depth = 4;
const sectors = 16;

/** `chart` and `rgb` are of the small width. */
export function legibilityOf(chart: Chart, rgb: Rgb): Legibility {
  const labs = Array.from(chart.inside, (_, i) => labOf(rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0));
  const { name, mask } = heroOf(chart);
  return { hero: name, contrast: rounded(contrastOf(chart, mask, labs)), spread: rounded(spreadOf(chart, labs)) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What lies under or around a hero and is none. */
const grounds = ['water', 'street', 'sky', 'floor', 'wall', 'room', 'frame'];

/** The outermost thing that covers most and lies most in the middle, of those in a lifted layer if there are any. */
function heroOf(chart: Chart): { name: string; mask: Uint8Array } {
  const { things, solid, veil, inside, width, height } = chart;
  const root = new Map<number, number>([[0, 0]]);
  for (const { number, within } of things) root.set(number, within === undefined ? number : (root.get(within) ?? 0));
  const weights = new Map<number, number>();
  solid.forEach((number, i) => {
    if (inside[i] === 0 || number === 0) return;
    const away = Math.hypot((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5) * 2;
    const thing = root.get(number) ?? 0;
    weights.set(thing, (weights.get(thing) ?? 0) + Math.max(0.1, 1 - 0.5 * away));
  });
  const outer = things.filter(({ number, within }) => within === undefined && weights.has(number));
  const standing = outer.filter(({ is }) => !grounds.includes(is));
  const lifted = standing.filter(thing => thing.lifted);
  const heavy = (number: number): number => weights.get(number) ?? 0;
  const candidates = [lifted, standing, outer].find(some => some.length > 0) ?? [];
  const [hero] = candidates.toSorted((one, other) => heavy(other.number) - heavy(one.number));
  const mask = Uint8Array.from(solid, (number, i) =>
    hero !== undefined && (root.get(number) === hero.number || root.get(veil[i] ?? 0) === hero.number) ? 1 : 0,
  );
  return { name: hero?.is ?? 'nothing', mask };
}

/** Looked at in sectors, since a figure may be dark before light on one side and light before dark on the other. */
function contrastOf({ width, height, inside }: Chart, mask: Uint8Array, labs: readonly Lab[]): number {
  const near = (of: 0 | 1): Uint8Array => within(mask, width, height, of);
  const [ring, rim] = [near(1), near(0)];
  const middle = middleOf(mask, width);
  const sides = Array.from({ length: sectors }, () => ({ hero: mean(), around: mean() }));
  labs.forEach((lab, i) => {
    if (inside[i] === 0) return;
    const angle = Math.atan2(Math.floor(i / width) - middle.y, (i % width) - middle.x);
    const side = sides[Math.floor((angle / (2 * Math.PI) + 1) * sectors) % sectors];
    if (mask[i] === 1 && rim[i] === 1) side?.hero.add(lab);
    else if (mask[i] === 0 && ring[i] === 1) side?.around.add(lab);
  });
  const both = sides.filter(({ hero, around }) => hero.count() > 2 && around.count() > 2);
  if (both.length === 0) return 0;
  return both.reduce((sum, { hero, around }) => sum + apart(hero.value(), around.value()), 0) / both.length;
}

/** 1 for each pixel that has one of the kind `of` within `depth`. */
function within(mask: Uint8Array, width: number, height: number, of: 0 | 1): Uint8Array {
  const found = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] !== of) continue;
      for (let dy = -depth; dy <= depth; dy++) {
        for (let dx = -depth; dx <= depth; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u >= 0 && v >= 0 && u < width && v < height && dx * dx + dy * dy <= depth * depth)
            found[v * width + u] = 1;
        }
      }
    }
  }
  return found;
}

function middleOf(mask: Uint8Array, width: number): { x: number; y: number } {
  let [x, y, count] = [0, 0, 0];
  mask.forEach((one, i) => {
    x += one * (i % width);
    y += one * Math.floor(i / width);
    count += one;
  });
  return { x: x / Math.max(1, count), y: y / Math.max(1, count) };
}

function mean() {
  let [l, a, b, n] = [0, 0, 0, 0];
  return {
    add: (lab: Lab): void => {
      l += lab.l;
      a += lab.a;
      b += lab.b;
      n += 1;
    },
    count: (): number => n,
    value: (): Lab => ({ l: l / n, a: a / n, b: b / n }),
  };
}

function spreadOf({ inside }: Chart, labs: readonly Lab[]): number {
  const seen = labs.filter((_, i) => inside[i] === 1).map(({ l }) => l);
  const middle = seen.reduce((sum, l) => sum + l, 0) / seen.length;
  return Math.sqrt(seen.reduce((sum, l) => sum + (l - middle) ** 2, 0) / seen.length);
}
