import sharp, { type Sharp } from 'sharp';
import type { Canvas } from '../scene.ts';
import { hexagon, type Size, sizeAt } from './hexagon.ts';
import { grid, type Layout } from './layout.ts';

const ground = '#14131a';

/** Pictures on a dark table, each in its spot. */
export function laid(images: readonly Buffer[], { spots, width, height }: Layout): Sharp {
  const tiles = images.map((input, n) => ({
    input,
    left: Math.round(spots[n]?.left ?? 0),
    top: Math.round(spots[n]?.top ?? 0),
  }));
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite(tiles);
}

/** Pictures in rows, all cells as large as the largest picture. */
export async function rows(images: readonly Buffer[], columns: number): Promise<Sharp> {
  const sizes = await Promise.all(images.map(image => sharp(image).metadata()));
  const largest: Size = {
    width: Math.max(...sizes.map(size => size.width)),
    height: Math.max(...sizes.map(size => size.height)),
  };
  return laid(images, grid(images.length, Math.min(columns, images.length), largest));
}

/** A stored picture so wide, in the outline it has on the table. */
export async function cutOut(file: Buffer, canvas: Canvas, width: number): Promise<Buffer> {
  const size = sizeAt(canvas, width);
  const image = sharp(file).resize({ ...size, fit: 'fill' });
  if (canvas !== 'hex') return image.png({ compressionLevel: 1 }).toBuffer();
  const flat = await image.ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
  return sharp(flat)
    .composite([{ input: hexagon(size), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Light enough for a repository, and shown by whatever shows its pages. */
export const jpeg = (image: Buffer): Promise<Buffer> => sharp(image).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
