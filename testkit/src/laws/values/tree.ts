/** The keys that lead from a state to one of its parts. In a snapshot the key `*` stands for every key. */
export type TreePath = readonly string[];

/** Many paths with a common beginning. `path` is set where one of them ends. */
export type PathTree = { readonly path: TreePath | undefined; readonly parts: ReadonlyMap<string, PathTree> };

type Growing = { path: TreePath | undefined; readonly parts: Map<string, Growing> };

export function treeOf(paths: Iterable<TreePath>): PathTree {
  const root: Growing = { path: undefined, parts: new Map() };
  for (const path of paths) {
    let node = root;
    for (const key of path) {
      const next: Growing = node.parts.get(key) ?? { path: undefined, parts: new Map() };
      node.parts.set(key, next);
      node = next;
    }
    node.path = path;
  }
  return root;
}

/** The path of the tree that contains this one. */
export function covering(tree: PathTree, path: TreePath): TreePath | undefined {
  const [key, ...rest] = path;
  if (tree.path !== undefined || key === undefined) return tree.path;
  for (const part of [tree.parts.get(key), tree.parts.get('*')]) {
    const found = part === undefined ? undefined : covering(part, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}
