import type { Sharp } from 'sharp';
import { chartOf, chartWidth } from '../measure/chart.ts';
import { shownIn } from '../measure/concepts.ts';
import { legibilityOf, smallWidth } from '../measure/legibility.ts';
import { printOf } from '../measure/print.ts';
import { painted } from '../render/raster.ts';
import { encoded } from './encode.ts';
import type { Press, Pressed } from './job.ts';

export async function pressed({ id, scene }: Press): Promise<Pressed> {
  const start = performance.now();
  const picture = painted(scene, id);
  const chart = chartOf(scene, chartWidth);
  const small = chartOf(scene, smallWidth);
  const [files, rgb, smallRgb] = await Promise.all([
    encoded(picture, scene.canvas),
    bytesOf(picture, chart.width, chart.height),
    bytesOf(picture, small.width, small.height),
  ]);
  return {
    files,
    shown: shownIn(scene, chart, rgb),
    print: { ...printOf({ ...chart, rgb }), ...legibilityOf(small, smallRgb) },
    seconds: (performance.now() - start) / 1000,
  };
}

const bytesOf = async (picture: Sharp, width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(await picture.clone().resize(width, height, { fit: 'fill' }).raw().toBuffer());
