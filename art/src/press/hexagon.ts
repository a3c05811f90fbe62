import { type Canvas, canvases } from '../scene.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function sizeAt(canvas: Canvas, width: number): Size {
  const whole = canvases[canvas];
  return { width, height: Math.round((width * whole.height) / whole.width) };
}

/** The outline that the board cuts a hex picture to, as a white SVG for a mask. */
export function hexagon({ width, height }: Size): Buffer {
  const d = `M${width / 2} 0L${width} ${height / 4}V${(height * 3) / 4}L${width / 2} ${height}L0 ${(height * 3) / 4}V${height / 4}Z`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${d}" fill="#fff"/></svg>`,
  );
}
