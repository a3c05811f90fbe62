import { fileURLToPath } from 'node:url';
import { pictureFolder, pictureIds, pictureOf, widthsOf } from '@lamplight/art/public';

const folder = new URL(`../../../${pictureFolder}/`, import.meta.url);

/** Where each picture of the manifest lies, by the name of its file, which changes with what is in it. */
export const pictures: ReadonlyMap<string, string> = new Map(
  pictureIds
    .flatMap(id => widthsOf(id).flatMap(width => pictureOf(id, width) ?? []))
    .map(file => [file, fileURLToPath(new URL(file, folder))]),
);
