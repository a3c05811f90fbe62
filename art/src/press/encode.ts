import type { Sharp } from 'sharp';
import type { Canvas } from '../scene.ts';
import { sizeAt } from './hexagon.ts';
import type { widths } from './widths.ts';

/**
 * By what looks right: lower, the stipple turns to mush; higher, the bytes go into grain that nobody can tell apart. The
 * small ones can have more, since one sees a board full of them at once.
 */
const quality = {
  hex: { 320: 63, 600: 60 },
  card: { 180: 58, 480: 55 },
  map: { 896: 55, 1792: 45 },
  'map-phone': { 390: 58, 780: 52 },
} as const satisfies { [C in Canvas]: Record<(typeof widths)[C][number], number> };

/** More effort finds nothing to save in grain: 4 takes nine times as long as 2 for the same bytes. */
const effort = 2;

export async function encoded(picture: Sharp, canvas: Canvas): Promise<ReadonlyMap<number, Uint8Array>> {
  const files = await Promise.all(
    Object.entries(quality[canvas]).map(async ([wide, best]) => {
      const width = Number(wide);
      const small = picture.clone().resize({ ...sizeAt(canvas, width), fit: 'fill' });
      return [width, new Uint8Array(await small.avif({ quality: best, effort }).toBuffer())] as const;
    }),
  );
  return new Map(files);
}
