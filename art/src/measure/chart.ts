import { Resvg } from '@resvg/resvg-js';
import { halfAt } from '../render/hexagon.ts';
import { numberAt, seenIn, type Thing } from '../render/seen.ts';
import type { canvases, Scene } from '../scene.ts';

/** Wide enough that a thing of a hundredth of the width is still some pixels. */
export const chartWidth = 300;

/** What can be seen where, in pixels of a small map. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly things: readonly Thing[];
  /** The number of the thing that each pixel shows, 0 for none. */
  readonly solid: Uint16Array;
  /** The number of what lies over it and can be looked through. */
  readonly veil: Uint16Array;
  readonly opacities: ReadonlyMap<number, number>;
  /** 1 where the picture is, 0 where the corners of a hex are cut off. */
  readonly inside: Uint8Array;
}

function numbers(svg: string, width: number): { height: number; of: Uint16Array } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const { pixels } = image;
  const of = new Uint16Array(image.width * image.height);
  for (let i = 0; i < of.length; i++) {
    of[i] = numberAt(pixels[i * 4] ?? 0, pixels[i * 4 + 1] ?? 0, pixels[i * 4 + 2] ?? 0);
  }
  return { height: image.height, of };
}

export function chartOf(scene: Scene, width = chartWidth): Chart {
  const seen = seenIn(scene);
  const solid = numbers(seen.solid, width);
  const { height } = solid;
  return {
    width,
    height,
    things: seen.things,
    opacities: seen.opacities,
    solid: solid.of,
    veil: numbers(seen.veil, width).of,
    inside: insideOf(scene.canvas, width, height),
  };
}

/** A hex is cut by the six sides; of a card everything is seen. */
function insideOf(canvas: keyof typeof canvases, width: number, height: number): Uint8Array {
  const inside = new Uint8Array(width * height).fill(1);
  if (canvas !== 'hex') return inside;
  for (let y = 0; y < height; y++) {
    const half = halfAt(y + 0.5, height) * (width / 2);
    for (let x = 0; x < width; x++) if (Math.abs(x + 0.5 - width / 2) > half) inside[y * width + x] = 0;
  }
  return inside;
}
