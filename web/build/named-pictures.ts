import { readFileSync } from 'node:fs';
import { pictureIds, pictureOf, widthsOf } from '@lamplight/art/public';

/** The files of one picture, as pages ask for them. */
interface KeptPicture {
  readonly small: string;
  readonly large: string;
}

const [small, large] = [320, 600];
const own = /\/web\/src\/.*\.(?:tsx?|json)$/;
/** Emerald's list of cards names every one of its pictures, and their small files are small. */
const listsAll = /\/web\/src\/emerald\/card-list\//;

/** Every picture that these sources name: those of the recorded lessons and rules, and of the first page. */
export function picturesNamedIn(modules: readonly string[]): readonly KeptPicture[] {
  // By their sizes: the id of a picture of Emerald may be any word.
  const known = new Set(pictureIds.filter(id => widthsOf(id).includes(small) && widthsOf(id).includes(large)));
  const named = new Set<string>();
  for (const module of modules) {
    if (!own.test(module)) continue;
    for (const [, text = ''] of readFileSync(module, 'utf8').matchAll(/["'](\w{2,5})["']/g)) {
      if (known.has(text)) named.add(text);
    }
  }
  if (named.size === 0) throw new Error('The pages that work without a line name no picture: see named-pictures.ts.');
  const listed = modules.some(module => listsAll.test(module)) ? pictureIds.filter(id => !known.has(id)) : [];
  return [
    ...[...named].map(id => ({ small: addressOf(id, small), large: addressOf(id, large) })),
    ...listed.map(smallestAndLargest),
  ];
}

function smallestAndLargest(id: string): KeptPicture {
  const widths = widthsOf(id);
  return { small: addressOf(id, widths.at(0) ?? 0), large: addressOf(id, widths.at(-1) ?? 0) };
}

const addressOf = (id: string, width: number): string => `/pictures/${pictureOf(id, width) ?? ''}`;
