import type { Rgb } from './concepts.ts';
import { labOf } from './oklab.ts';

/** What a picture is like, in few numbers: enough to say how far two are apart. Each is bytes in base64. */
export interface Print {
  /** Lightness on a grid of 16 × 18, the same mean and spread for every picture. */
  readonly light: string;
  /** Which way edges run in each of 4 × 4 fields: 4 directions a field. Sums up to 1. */
  readonly edges: string;
  /** Sixteen quantiles of the colours along each of five lines through OKLab. */
  readonly hues: string;
}

/** How numbers become bytes: what is `from` is 0, and `steps` make 1. */
const scales = {
  light: { from: -3.2, steps: 40 },
  edges: { from: 0, steps: 1250 },
  hues: { from: -0.3, steps: 190 },
} as const satisfies Record<keyof Print, { from: number; steps: number }>;

function packed(part: keyof Print, values: readonly number[]): string {
  const { from, steps } = scales[part];
  const bytes = values.map(value => Math.max(0, Math.min(255, Math.round((value - from) * steps))));
  return Buffer.from(bytes).toString('base64');
}

export function numbersOf(print: Print, part: keyof Print): readonly number[] {
  const { from, steps } = scales[part];
  return [...Buffer.from(print[part], 'base64')].map(byte => byte / steps + from);
}

export const gridWidth = 16;
const gridHeight = 18;
const fields = 4;
export const directions = 4;
const quantiles = 16;
/** A difference in lightness that is no edge. */
const faint = 0.04;

export interface Image {
  readonly width: number;
  readonly height: number;
  readonly rgb: Rgb;
  readonly inside: Uint8Array;
}

export function printOf({ width, height, rgb, inside }: Image): Print {
  const labs = Array.from({ length: width * height }, (_, i) =>
    labOf(rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0),
  );
  const lightness = Float64Array.from(labs, ({ l }) => l);
  const seen = labs.filter((_, i) => inside[i] === 1);
  return {
    light: packed('light', gridOf(lightness, width, height, inside)),
    edges: packed('edges', edgesOf(lightness, width, height, inside)),
    hues: packed(
      'hues',
      [
        quantilesOf(seen.map(({ l }) => l)),
        ...[0, 45, 90, 135].map(angle => {
          const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
          return quantilesOf(seen.map(({ a, b }) => a * cos + b * sin));
        }),
      ].flat(),
    ),
  };
}

/** Means of the fields; where a corner is cut off there is the mean of all, which says nothing. */
function gridOf(lightness: Float64Array, width: number, height: number, inside: Uint8Array): number[] {
  const sums = new Float64Array(gridWidth * gridHeight);
  const counts = new Float64Array(gridWidth * gridHeight);
  lightness.forEach((l, i) => {
    if (inside[i] === 0) return;
    const column = Math.floor(((i % width) / width) * gridWidth);
    const row = Math.floor((Math.floor(i / width) / height) * gridHeight);
    const n = row * gridWidth + column;
    sums[n] = (sums[n] ?? 0) + l;
    counts[n] = (counts[n] ?? 0) + 1;
  });
  const means = Array.from(sums, (sum, n) => ((counts[n] ?? 0) === 0 ? undefined : sum / (counts[n] ?? 1)));
  const known = means.filter(mean => mean !== undefined);
  const middle = known.reduce((sum, mean) => sum + mean, 0) / known.length;
  const spread = Math.sqrt(known.reduce((sum, mean) => sum + (mean - middle) ** 2, 0) / known.length) || 1;
  return means.map(mean => (mean === undefined ? 0 : (mean - middle) / spread));
}

function edgesOf(lightness: Float64Array, width: number, height: number, inside: Uint8Array): number[] {
  const sums = new Float64Array(fields * fields * directions);
  // In blocks of a sixtieth of the width: the grain is finer, and its mean makes no edges.
  const step = Math.max(1, Math.round(width / 60));
  const at = (x: number, y: number): number => blockMean(lightness, width, x, y, step);
  for (let y = step; y < height - 2 * step; y += step) {
    for (let x = step; x < width - 2 * step; x += step) {
      if (inside[y * width + x] === 0) continue;
      const [dx, dy] = [at(x + step, y) - at(x - step, y), at(x, y + step) - at(x, y - step)];
      const strength = Math.hypot(dx, dy);
      if (strength < faint) continue;
      const turn = ((Math.atan2(dy, dx) / Math.PI + 1) * directions + 0.5) % directions;
      const field = Math.floor((y / height) * fields) * fields + Math.floor((x / width) * fields);
      const n = field * directions + Math.floor(turn);
      sums[n] = (sums[n] ?? 0) + strength;
    }
  }
  const total = sums.reduce((sum, one) => sum + one, 0) || 1;
  return Array.from(sums, sum => sum / total);
}

function blockMean(lightness: Float64Array, width: number, left: number, top: number, side: number): number {
  let sum = 0;
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) sum += lightness[y * width + x] ?? 0;
  }
  return sum / (side * side);
}

function quantilesOf(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return Array.from({ length: quantiles }, (_, n) => sorted[Math.floor(((n + 0.5) / quantiles) * sorted.length)] ?? 0);
}
