import type { GameTypes, Viewer } from '@lamplight/contract';
import { expand, type Path } from './snapshot.ts';
import type { Trial } from './trial.ts';

/** What the snapshot says that one viewer cannot know. */
export type Secrets = {
  readonly paths: readonly Path[];
  /** The path of the snapshot under which this one lies. */
  readonly covering: (path: Path) => Path | undefined;
};

export function secretsOf<T extends GameTypes>({ hidden }: Trial<T>, viewer: Viewer): Secrets {
  const snapshot = hidden[viewer];
  if (snapshot === undefined) throw new Error(`The snapshot leaves out viewer ${viewer}: say what is hidden from it.`);
  const paths = expand(snapshot);
  const root: Branch = { path: undefined, parts: new Map() };
  for (const path of paths) plant(root, path);
  return { paths, covering: path => find(root, path, 0) };
}

type Branch = { path: Path | undefined; readonly parts: Map<string, Branch> };

function plant(root: Branch, path: Path): void {
  let node = root;
  for (const key of path) {
    const next = node.parts.get(key) ?? { path: undefined, parts: new Map() };
    node.parts.set(key, next);
    node = next;
  }
  node.path = path;
}

function find(node: Branch, path: Path, depth: number): Path | undefined {
  const key = path[depth];
  if (node.path !== undefined || key === undefined) return node.path;
  for (const next of [node.parts.get(key), node.parts.get('*')]) {
    const found = next === undefined ? undefined : find(next, path, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
