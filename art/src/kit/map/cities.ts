import type { BoardCity } from '../../board.ts';
import type { Place } from './place.ts';

/** Where the nine cities truly lie. */
export const cities = {
  berlin: [13.4, 52.5],
  cairo: [31.2, 30],
  constantinople: [29, 41.05],
  london: [-0.1, 51.5],
  madrid: [-3.7, 40.4],
  paris: [2.35, 48.85],
  rome: [12.5, 41.9],
  'st-petersburg': [30.3, 59.9],
  vienna: [16.4, 48.2],
} as const satisfies Record<BoardCity, Place>;
