import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { palettes } from '../palettes.ts';
import { canvases, type Scene } from '../scene.ts';
import { type Pixels, stippled, toned } from './grain.ts';
import { trimmed } from './hexagon.ts';
import { svgOf } from './svg.ts';

/** Drawn this much larger than the canvas and then made smaller: the grain is made for it. */
const enlarged = 1.8;

function rasterised(svg: string, width: number): Pixels {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const { pixels } = image;
  const count = image.width * image.height;
  const rgb = new Float32Array(count * 3);
  for (let i = 0, from = 0, to = 0; i < count; i++, from += 4, to += 3) {
    rgb[to] = pixels[from] ?? 0;
    rgb[to + 1] = pixels[from + 1] ?? 0;
    rgb[to + 2] = pixels[from + 2] ?? 0;
  }
  return { width: image.width, height: image.height, rgb };
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7) & 0xffff;

/** The finished picture at the width it was drawn at; `seed` decides the grain. */
export function painted(scene: Scene, seed: string): Sharp {
  const width = Math.round(canvases[scene.canvas].width * enlarged);
  const picture = toned(
    stippled(rasterised(svgOf(scene, 'flat'), width), rasterised(svgOf(scene, 'lit'), width), seedOf(seed)),
  );
  const bytes = new Uint8Array(picture.rgb.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.max(0, Math.min(255, (picture.rgb[i] ?? 0) + 0.5));
  if (scene.canvas === 'hex') trimmed(bytes, picture, palettes[scene.palette].ink);
  return sharp(bytes, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}
