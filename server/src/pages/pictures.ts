import { fileURLToPath } from 'node:url';
import { pictureFolder, pictureIds, pictureOf, widthsOf } from '@lamplight/art/public';

const folder = new URL(`../../../${pictureFolder}/`, import.meta.url);

/** The path of each picture in the manifest, by file name. The name changes with the content. */
export const pictures: ReadonlyMap<string, string> = new Map(
  pictureIds
    .flatMap(id => widthsOf(id).flatMap(width => pictureOf(id, width) ?? []))
    .map(file => [file, fileURLToPath(new URL(file, folder))]),
);
