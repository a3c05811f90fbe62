interface Size {
  readonly width: number;
  readonly height: number;
}

/** Half of what a pointy-top hex is wide at this height, as a share of half its width: 1 between the two shoulders. */
export const halfAt = (y: number, height: number): number => Math.min(1, (Math.min(y, height - y) / height) * 4);

/** Beyond the cut, so that no board that rounds differently shows the flat corners. */
const margin = 0.012;

/**
 * Paints what the board cuts off in one colour. Grain is what a picture weighs, and a quarter of it lay in the corners,
 * where nobody sees it.
 */
export function trimmed(bytes: Uint8Array, { width, height }: Size, colour: string): void {
  const value = Number.parseInt(colour.slice(1), 16);
  const paint = [value >> 16, (value >> 8) & 255, value & 255];
  for (let y = 0; y < height; y++) {
    const half = Math.round((halfAt(y + 0.5, height) + margin) * (width / 2));
    const fill = (from: number, to: number): void => {
      for (let x = from; x < to; x++) bytes.set(paint, (y * width + x) * 3);
    };
    fill(0, Math.max(0, width / 2 - half));
    fill(Math.min(width, width / 2 + half), width);
  }
}
