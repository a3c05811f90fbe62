import type { Canvas } from '../scene.ts';

/**
 * How wide pictures are stored. A third width of 960 for hexes was measured and left out: it weighs more than twice what
 * 600 does, for a zoom that is seldom wider than that (see README.md).
 */
export const widths = {
  hex: [320, 600],
  card: [180, 480],
  map: [896, 1792],
  'map-phone': [390, 780],
} as const satisfies Record<Canvas, readonly number[]>;
