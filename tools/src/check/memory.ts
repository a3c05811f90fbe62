import type { CheckPart, Fault } from './part.ts';
import { sentence } from './run.ts';
import type { Tree } from './tree.ts';

/** A tree that exists only in memory, so that a test shows every file it is about. */
export function treeOf(
  files: Readonly<Record<string, string>>,
): Tree & { readonly written: ReadonlyMap<string, string> } {
  const texts = new Map(Object.entries(files));
  const written = new Map<string, string>();
  return {
    root: '/nowhere',
    files: [...texts.keys()].sort(),
    has: file => texts.has(file),
    read: file => {
      const text = texts.get(file);
      if (text === undefined) throw new Error(`There is no ${file} in this tree.`);
      return text;
    },
    write: (file, text) => written.set(file, text),
    written,
  };
}

/** The faults of a part on such a tree, as people would read them. */
export async function faultsOn(part: CheckPart, files: Readonly<Record<string, string>>): Promise<string[]> {
  const { faults } = await part.check(treeOf(files));
  return faults.map((fault: Fault) => sentence(fault));
}
