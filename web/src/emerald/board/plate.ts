/** Sizes on a city's plate, in pixels of a board as wide as in `emeraldBoard`. */
export type Shape = 'desktop' | 'phone';

interface Measures {
  /** Width of the face-up card, without and with royalty beside it. */
  readonly card: { readonly alone: number; readonly beside: number };
  /** What is left of the plate's width for the towers. */
  readonly towers: { readonly alone: number; readonly beside: number };
  /** Height for a tower below its number. */
  readonly height: number;
  /** A cube at its largest. */
  readonly piece: number;
}

const measures: Readonly<Record<Shape, Measures>> = {
  desktop: {
    card: { alone: 54, beside: 54 },
    towers: { alone: 114, beside: 74 },
    height: 68,
    piece: 17,
  },
  phone: {
    card: { alone: 46, beside: 42 },
    towers: { alone: 63, beside: 50 },
    height: 52,
    piece: 14,
  },
};

/** The space between two towers. */
const gap = 2;

/** How large cards and pieces are with this many towers, and how many cubes high a tower may be. */
export function plateSizes(shape: Shape, columns: number, hasRoyalty: boolean) {
  const { card, towers, height, piece } = measures[shape];
  const beside = hasRoyalty ? 'beside' : 'alone';
  const each = columns === 0 ? piece : towers[beside] / columns - gap;
  const size = Math.round(Math.min(piece, each) * 10) / 10;
  return { card: card[beside], piece: size, room: height / size };
}
