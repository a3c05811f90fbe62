import { emeraldPieces, emeraldSymbols } from './emerald.ts';
import { houseMarks, logo } from './house.ts';
import type { Mark } from './mark.ts';
import { shadowsMarks } from './shadows.ts';

export const marks = {
  ...houseMarks,
  logo,
  ...shadowsMarks,
  ...emeraldSymbols,
  ...emeraldPieces,
} as const satisfies Record<string, Mark>;
export type MarkName = keyof typeof marks;
