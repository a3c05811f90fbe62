import { sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';

export interface ExportedType {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

const isLookedAt = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('art/');

/** In the order of the files. A re-export (`export … from`) does not count: the name is defined elsewhere. */
export function exportedTypes(tree: Tree): ExportedType[] {
  return tree.files.filter(isLookedAt).flatMap(file => exportedBy(tree, file));
}

function exportedBy(tree: Tree, file: string): ExportedType[] {
  const source = sourceOf(tree, file);
  const exported = new Set<string>();
  for (const { entries } of source.module.staticExports) {
    for (const { localName, moduleRequest } of entries) {
      if (moduleRequest === null && localName.name !== null) exported.add(localName.name);
    }
  }
  const found: ExportedType[] = [];
  const see = (id: { readonly name: string; readonly start: number } | null): void => {
    if (id !== null && exported.has(id.name)) found.push({ file, line: source.line(id.start), name: id.name });
  };
  source.visit({
    TSInterfaceDeclaration: node => see(node.id),
    TSTypeAliasDeclaration: node => see(node.id),
    ClassDeclaration: node => see(node.id),
  });
  return found;
}
