import type { Shown } from './concepts.ts';
import { directions, gridWidth, numbersOf, type Print } from './print.ts';

export interface Distance {
  /** 0 the same light and edges, also when mirrored; about 0.45 for two that have nothing to do with each other. */
  readonly composition: number;
  /** 0 the same colours in the same shares; how far each pixel would have to travel through OKLab otherwise. */
  readonly palette: number;
  /** 0 the same things as large; 1 nothing in common. */
  readonly tags: number;
  /** All three in one number, each weighed by how much it tells two pictures apart. */
  readonly all: number;
}

export function distance(one: Print & Shown, other: Print & Shown): Distance {
  const [mine, theirs] = [layoutOf(one), layoutOf(other)];
  const composition = Math.min(compositionOf(mine, theirs), compositionOf(mine, mirrored(theirs)));
  const palette = paletteOf(numbersOf(one, 'hues'), numbersOf(other, 'hues'));
  const tags = tagsOf(one, other);
  const all = Math.sqrt((4 * (composition / 0.45) ** 2 + (palette / 0.12) ** 2 + 4 * tags ** 2) / 9);
  return { composition, palette, tags, all };
}

interface Layout {
  readonly light: readonly number[];
  readonly edges: readonly number[];
}

const layoutOf = (print: Print): Layout => ({ light: numbersOf(print, 'light'), edges: numbersOf(print, 'edges') });

function compositionOf(one: Layout, other: Layout): number {
  const agreement =
    dot(one.light, other.light) / Math.sqrt(dot(one.light, one.light) * dot(other.light, other.light) || 1);
  const edges = one.edges.reduce((sum, edge, n) => sum + Math.abs(edge - (other.edges[n] ?? 0)), 0) / 2;
  return ((1 - Math.max(-1, Math.min(1, agreement))) / 2 + edges) / 2;
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0);

/** Left and right exchanged: a picture and its mirror image look alike on a board. */
function mirrored({ light, edges }: Layout): Layout {
  return {
    light: light.map((_, n) => {
      const row = Math.floor(n / gridWidth);
      return light[row * gridWidth + (gridWidth - 1 - (n % gridWidth))] ?? 0;
    }),
    edges: edges.map((_, n) => {
      const [field, direction] = [Math.floor(n / directions), n % directions];
      const [row, column] = [Math.floor(field / 4), field % 4];
      return edges[(row * 4 + (3 - column)) * directions + ((directions - direction) % directions)] ?? 0;
    }),
  };
}

/** The earth mover's distance along five lines, its mean; colour counts three times what lightness does. */
function paletteOf(one: readonly number[], other: readonly number[]): number {
  const line = one.length / 5;
  const far = (n: number): number =>
    one.slice(n * line, (n + 1) * line).reduce((sum, q, k) => sum + Math.abs(q - (other[n * line + k] ?? 0)), 0) / line;
  return (far(0) + 3 * (far(1) + far(2) + far(3) + far(4))) / 5;
}

function tagsOf(one: Shown, other: Shown): number {
  const [mine, theirs] = [weightsOf(one), weightsOf(other)];
  let [shared, all] = [0, 0];
  for (const tag of new Set([...mine.keys(), ...theirs.keys()])) {
    shared += Math.min(mine.get(tag) ?? 0, theirs.get(tag) ?? 0);
    all += Math.max(mine.get(tag) ?? 0, theirs.get(tag) ?? 0);
  }
  return all === 0 ? 0 : 1 - shared / all;
}

function weightsOf({ concepts, says }: Shown): ReadonlyMap<string, number> {
  const weights = new Map(concepts.map(({ is, weight }) => [is, weight]));
  for (const word of [says.place, says.time, says.weather, ...says.mood, ...says.action, ...(says.more ?? [])]) {
    if (word !== undefined) weights.set(word, (weights.get(word) ?? 0) + 0.08);
  }
  return weights;
}
