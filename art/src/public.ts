/**
 * All that a client may know of the pictures: which file shows which id, the text for those who cannot see it, and the
 * marks. What a picture is about stays out: it would be a hint (`npm run check` follows every import from here).
 */
import manifest from '../pictures/manifest.json' with { type: 'json' };
import type { Manifest } from './press/manifest.ts';

export { type Board, type BoardCity, type Box, emeraldBoard } from './board.ts';
export { emeraldPieces, emeraldSymbols } from './marks/emerald.ts';
export { houseMarks, logo } from './marks/house.ts';
export type { Mark } from './marks/mark.ts';
export { shadowsMarks } from './marks/shadows.ts';
export { type Language, textsIn } from './texts.ts';

const stored: Manifest = manifest;

/** Where the files lie, from the root of the repository. */
export const pictureFolder = 'art/pictures';

export const pictureIds: readonly string[] = /* @__PURE__ */ Object.keys(stored);

/** How wide the files of a picture are, the smallest first; none for an id that has no picture. */
export const widthsOf = (id: string): readonly number[] =>
  Object.keys(stored[id]?.files ?? {})
    .map(Number)
    .sort((one, other) => one - other);

/** The file that is at least so wide, or the widest there is. */
export function pictureOf(id: string, width: number): string | undefined {
  const widths = widthsOf(id);
  const best = widths.find(each => each >= width) ?? widths.at(-1);
  return best === undefined ? undefined : stored[id]?.files[best];
}
