import { painted } from '../render/raster.ts';
import { sizeAt } from './hexagon.ts';
import type { Look } from './job.ts';
import { cutOut } from './sheet.ts';

/** For the eyes of whoever draws: nothing of it is kept. */
export async function looked({ id, scene, width, cut }: Look): Promise<Uint8Array> {
  const size = sizeAt(scene.canvas, width);
  const whole = await painted(scene, id)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  return cut ? cutOut(whole, scene.canvas, width) : whole;
}
