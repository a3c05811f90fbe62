import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CheckPart } from './part.ts';
import { judge, sentence } from './run.ts';
import { openTree } from './tree.ts';

/** A text to write, a change to the existing text, or undefined to delete the file. */
export type FileChange = string | ((text: string) => string) | undefined;

/** Changes a JSON file by its values. */
export const inJson =
  <Value = unknown>(change: (value: Record<string, Value>) => void) =>
  (text: string): string => {
    const value = JSON.parse(text) as Record<string, Value>;
    change(value);
    return JSON.stringify(value, undefined, 2);
  };

/** A copy of the whole tree, to be broken on purpose. */
export interface Copy {
  /** The faults that the part finds with these changes made. They are undone afterwards. */
  faults(part: CheckPart, changes: Readonly<Record<string, FileChange>>): Promise<string[]>;
  remove(): void;
}

export function copyTree(original: string): Copy {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-check-'));
  const tree = openTree(original);
  for (const file of tree.files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(original, file), join(root, file));
  }
  linkModules(original, root);
  for (const file of tree.files.filter(each => each.endsWith('/package.json'))) {
    const modules = join(dirname(file), 'node_modules');
    if (existsSync(join(original, modules))) symlinkSync(join(original, modules), join(root, modules), 'dir');
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  return {
    faults: async (part, changes) => {
      const undo = Object.entries(changes).map(([file, change]) => apply(root, file, change));
      try {
        const [verdict] = await judge([part], openTree(root));
        return (verdict?.faults ?? []).map(sentence);
      } finally {
        for (const each of undo.reverse()) each();
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Third-party packages are linked whole. Ours must point into the copy, or a break in one would not reach another. */
function linkModules(original: string, root: string): void {
  const from = join(original, 'node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@lamplight') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

function apply(root: string, file: string, change: FileChange): () => void {
  const path = join(root, file);
  const tree = openTree(root);
  const before = tree.has(file) ? tree.read(file) : undefined;
  if (before === undefined && typeof change !== 'string') throw new Error(`There is no ${file} to break.`);
  const after = typeof change === 'function' ? change(before ?? '') : change;
  if (after === before) throw new Error(`The change leaves ${file} as it was, so it breaks nothing.`);
  if (after === undefined) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
  }
  return () => (before === undefined ? rmSync(path) : writeFileSync(path, before));
}
