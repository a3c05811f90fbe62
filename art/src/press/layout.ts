import type { Size } from './hexagon.ts';

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Where so many pictures lie, and how large the sheet is that holds them. */
export interface Layout extends Size {
  readonly spots: readonly Spot[];
}

const sized = (spots: readonly Spot[], { width, height }: Size, gap: number): Layout => ({
  spots,
  width: Math.ceil(Math.max(...spots.map(({ left }) => left)) + width + gap),
  height: Math.ceil(Math.max(...spots.map(({ top }) => top)) + height + gap),
});

export function grid(count: number, columns: number, size: Size, gap = 8): Layout {
  const spots = Array.from({ length: count }, (_, n) => ({
    left: gap + (n % columns) * (size.width + gap),
    top: gap + Math.floor(n / columns) * (size.height + gap),
  }));
  return sized(spots, size, gap);
}

/** Every second row is pushed in by half a hex, and rows reach into each other. */
export function honeycomb(count: number, columns: number, size: Size, gap = 4): Layout {
  const spots = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    return {
      left: gap + ((n % columns) + (row % 2) / 2) * (size.width + gap),
      top: gap + row * (size.height * 0.75 + gap),
    };
  });
  return sized(spots, size, gap);
}

/** Districts as they lie on the board: three hexes on the rim, two inside them [SA-BOARD-2]. Two sides stand in a row. */
export function districts(sides: number, size: Size, gap = 24): Layout {
  const inner = 3;
  const [across, down] = [3 * (size.width + inner) + gap, size.height * 1.75 + inner + gap];
  const spots = Array.from({ length: sides * 5 }, (_, n) => {
    const [side, picture] = [Math.floor(n / 5), n % 5];
    const [x, y] = picture < 3 ? [picture, 0] : [picture - 2.5, 1];
    return {
      left: gap + (side % 2) * across + x * (size.width + inner),
      top: gap + Math.floor(side / 2) * down + y * (size.height * 0.75 + inner),
    };
  });
  return sized(spots, size, gap);
}
