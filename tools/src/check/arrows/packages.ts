import { readJson } from '../json.ts';
import type { Tree } from '../tree.ts';

export const layers = [
  'contract',
  'art',
  'game',
  'example',
  'bots',
  'client',
  'web',
  'server',
  'testkit',
  'tools',
  'root',
] as const;
export type PackageLayer = (typeof layers)[number];

export interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A package: no relative import may lead out of its folder. */
export interface WorkspacePackage {
  readonly layer: PackageLayer;
  /** Without a slash at the end; empty for the root. */
  readonly folder: string;
  readonly name: string;
  /** The package.json that applies. An example game has none of its own and uses testkit's. */
  readonly manifestFile: string;
  readonly manifest: Manifest | undefined;
}

const named = [
  'contract',
  'art',
  'bots',
  'client',
  'web',
  'server',
  'testkit',
  'tools',
] as const satisfies PackageLayer[];

export function packageOf(tree: Tree, file: string): WorkspacePackage {
  const [first = '', second, third] = file.split('/');
  if (first === 'testkit' && second === 'examples' && third !== undefined) return example(tree, third);
  if (first === 'games' && second !== undefined) return workspace(tree, 'game', `games/${second}`);
  // What builds and tests the pages does not run on them: it counts as a tool.
  if (first === 'web' && second !== undefined && second !== 'src') {
    return { ...workspace(tree, 'web', 'web'), layer: 'tools' };
  }
  const layer = named.find(name => name === first);
  return layer === undefined || second === undefined ? workspace(tree, 'root', '') : workspace(tree, layer, layer);
}

function workspace(tree: Tree, layer: PackageLayer, folder: string): WorkspacePackage {
  const manifestFile = folder === '' ? 'package.json' : `${folder}/package.json`;
  const manifest = manifestAt(tree, manifestFile);
  const name = manifest?.name ?? `@lamplight/${folder.split('/').at(-1) ?? 'root'}`;
  return { layer, folder, name, manifestFile, manifest };
}

function example(tree: Tree, name: string): WorkspacePackage {
  const folder = `testkit/examples/${name}`;
  if (tree.has(`${folder}/package.json`)) return { ...workspace(tree, 'example', folder) };
  const { manifestFile, manifest } = workspace(tree, 'testkit', 'testkit');
  return { layer: 'example', folder, name: `@lamplight/testkit/examples/${name}`, manifestFile, manifest };
}

/**
 * The package that a name of ours stands for: the one that has the name, or, before it exists, the one it is meant for.
 */
export function packageNamed(tree: Tree, name: string): WorkspacePackage {
  const carrier = tree.files.find(
    file => file.endsWith('package.json') && manifestAt(tree, file)?.name === name && file !== 'package.json',
  );
  if (carrier !== undefined) return packageOf(tree, carrier);
  const short = name.replace('@lamplight/', '');
  const layer = named.find(each => each === short);
  return layer === undefined ? workspace(tree, 'game', `games/${short}`) : workspace(tree, layer, layer);
}

export function manifestAt(tree: Tree, file: string): Manifest | undefined {
  return tree.has(file) ? (readJson(tree, file) as Manifest) : undefined;
}

/** The file a subpath ('.', './public') opens, or undefined when `exports` does not open it. */
export function openedBy(manifest: Manifest, subpath: string): string | undefined {
  for (const [key, target] of Object.entries(manifest.exports ?? {})) {
    const path = typeof target === 'string' ? target : pathIn(target);
    if (path === undefined) continue;
    if (key === subpath) return path;
    const [before = '', after] = key.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return path.replace('*', subpath.slice(before.length, subpath.length - after.length));
  }
  return undefined;
}

/** The conditions of an export (`types`, `import`, `default`) all open the same file as far as this check cares. */
function pathIn(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  return Object.values(target)
    .map(pathIn)
    .find(path => path !== undefined);
}
