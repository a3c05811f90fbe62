import type { Tree } from './tree.ts';

export function readJson(tree: Tree, file: string): unknown {
  try {
    return JSON.parse(tree.read(file));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}. Mend it first.`);
  }
}
