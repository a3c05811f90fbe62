/** Pixels of a picture, three bytes' worth of numbers each, not yet rounded. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
}

function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise in cells of this many pixels. */
function noise(width: number, height: number, seed: number, cell: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / cell);
    const b = y / cell - j;
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / cell);
      const a = x / cell - i;
      const above = hash(i, j, seed) * (1 - a) + hash(i + 1, j, seed) * a;
      const below = hash(i, j + 1, seed) * (1 - a) + hash(i + 1, j + 1, seed) * a;
      out[y * width + x] = above * (1 - b) + below * b;
    }
  }
  return out;
}

const amount = 0.72;
const cell = 1.25;

/**
 * Stipples the light: each pixel takes more or less of the way from the flat pass to the lit one, by chance. Edges stay
 * sharp because both passes share their geometry. Then a little paper; where it is dark the sheet would show as blotches.
 */
export function stippled(flat: Pixels, lit: Pixels, seed: number): Pixels {
  const { width, height } = flat;
  const fine = noise(width, height, seed, cell);
  const coarse = noise(width, height, seed + 9, cell * 2.3);
  const tooth = noise(width, height, seed + 3, 1.2);
  const sheet = noise(width, height, seed + 5, 90);
  const rgb = new Float32Array(flat.rgb.length);
  for (let i = 0; i < width * height; i++) {
    const swing = ((fine[i] ?? 0) * 0.75 + (coarse[i] ?? 0) * 0.25 - 0.5) * 5.2 * amount + 1;
    const share = 1 - amount + amount * Math.max(0, Math.min(2, swing));
    const bright = Math.min(1, ((lit.rgb[i * 3] ?? 0) + (lit.rgb[i * 3 + 1] ?? 0) + (lit.rgb[i * 3 + 2] ?? 0)) / 300);
    const paper = ((tooth[i] ?? 0) - 0.5) * (5 + 4 * bright) + ((sheet[i] ?? 0) - 0.5) * 8 * bright;
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const from = flat.rgb[c] ?? 0;
      rgb[c] = from + ((lit.rgb[c] ?? 0) - from) * share + paper;
    }
  }
  return { width, height, rgb };
}

/** A gentle S-curve and a little more colour, as a printer would ask for. */
export function toned({ width, height, rgb }: Pixels, curve = 0.16, saturation = 1.12): Pixels {
  const out = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const luma = (rgb[i] ?? 0) * 0.3 + (rgb[i + 1] ?? 0) * 0.59 + (rgb[i + 2] ?? 0) * 0.11;
    for (let c = i; c < i + 3; c++) {
      const v = Math.max(0, Math.min(1, (luma + ((rgb[c] ?? 0) - luma) * saturation) / 255));
      out[c] = (v + curve * (v * v * (3 - 2 * v) - v) * 1.6 + 0.012) * 255;
    }
  }
  return { width, height, rgb: out };
}
