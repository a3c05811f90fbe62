import type { Fault } from './part.ts';
import { isSource, sourceOf } from './source.ts';
import type { Tree } from './tree.ts';

/** Biome and tsc notice when the exemption of a single line is no longer needed. They do not notice it for these. */
const blanket = /^\s*(biome-ignore-all|biome-ignore-start|@ts-nocheck)\b/;

export function blanketExemptions(tree: Tree): Fault[] {
  return tree.files.filter(isSource).flatMap(file => {
    const source = sourceOf(tree, file);
    return source.comments.flatMap(({ value, start }) => {
      const word = blanket.exec(value)?.[1];
      if (word === undefined) return [];
      const says = `exempts with ${word}, which nobody notices when it is no longer needed: exempt single lines, each with its reason.`;
      return [{ file, line: source.line(start), says }];
    });
  });
}
