import { posix } from 'node:path';
import type { Fault } from '../part.ts';
import { isSource, type SourceFile, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import type { FolderTable } from './folders.ts';
import { importsOf } from './imports.ts';
import { isTestSide } from './judge.ts';

interface Arrow {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

/** Imports that a folder may not have, folders that import each other in a circle, and files that nothing reaches. */
export function faultsOfFolders(tree: Tree, table: FolderTable): readonly Fault[] {
  const files = tree.files.filter(file => file.startsWith(`${table.root}/`) && isSource(file));
  if (files.length === 0) return [];
  const arrows = files.filter(file => !isTest(tree, file)).flatMap(file => arrowsOf(tree, file, table.root));
  return [
    ...unlisted(files, table),
    ...forbidden(arrows, table),
    ...circles(arrows, table),
    ...orphans(tree, files, arrows, table),
  ];
}

/** A `*.types.ts` proves what must not compile: a test that only the compiler runs. */
const isTest = (tree: Tree, file: string): boolean => isTestSide(tree, file) || /\.types\.tsx?$/.test(file);

/** The folder of the root that a file is in, or the file itself if it is directly in the root. */
const folderOf = (file: string, root: string): string => file.slice(root.length + 1).split('/')[0] ?? '';

/** Everything that is named by a relative path: imports of values and types, and files started as workers. */
function arrowsOf(tree: Tree, file: string, root: string): readonly Arrow[] {
  const source = sourceOf(tree, file);
  return [...importsOf(source), ...addressesIn(source)].flatMap(({ from, line }) => {
    if (from === undefined || !from.startsWith('.')) return [];
    const target = posix.join(posix.dirname(file), from.replace(/[?#].*$/, ''));
    return target.startsWith(`${root}/`) && isSource(target) ? [{ file, line, target }] : [];
  });
}

/** `new URL('./worker.ts', import.meta.url)`. */
function addressesIn(source: SourceFile): readonly { readonly from: string; readonly line: number }[] {
  const found: { from: string; line: number }[] = [];
  source.visit({
    NewExpression: node => {
      const [first] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || first?.type !== 'Literal') return;
      if (typeof first.value === 'string') found.push({ from: first.value, line: source.line(node.start) });
    },
  });
  return found;
}

function unlisted(files: readonly string[], { root, rows }: FolderTable): readonly Fault[] {
  const folders = new Map(files.filter(file => !/\.test\.tsx?$/.test(file)).map(file => [folderOf(file, root), file]));
  return [...folders]
    .filter(([folder]) => rows[folder] === undefined)
    .map(([folder, file]) => ({
      file,
      says: `stands in ${root}/${folder}, which has no row in tools/src/check/arrows/folders.ts: say there what it may import, and who may import it.`,
    }));
}

function forbidden(arrows: readonly Arrow[], { root, rows }: FolderTable): readonly Fault[] {
  return arrows.flatMap(({ file, line, target }) => {
    const [from, to] = [folderOf(file, root), folderOf(target, root)];
    const may = rows[from];
    if (from === to || may === undefined || may.includes(to)) return [];
    const says = `imports ${target}, but ${from} may import ${may.length === 0 ? 'nothing' : may.join(', ')} only: move what both need down, or hand it in from above.`;
    return [{ file, line, says }];
  });
}

/** One sentence for each circle, at the import that closes it: of the folders of the root, and of those in any folder. */
function circles(arrows: readonly Arrow[], { root, rows }: FolderTable): readonly Fault[] {
  const byParent = Map.groupBy(
    arrows.flatMap(arrow => crossingOf(arrow, root)),
    ({ parent }) => parent,
  );
  return [...byParent].flatMap(([parent, crossings]) =>
    // The rows are in order. A walk from the top closes a circle at the import that points upwards.
    circlesOf(parent, crossings, parent === root ? Object.keys(rows) : []),
  );
}

interface Crossing {
  readonly arrow: Arrow;
  /** The folder that both sides are in, and its folders that they are in. */
  readonly parent: string;
  readonly from: string;
  readonly to: string;
}

/** None if one of the two is directly in the folder: it uses what is below it, or is used by that. The root has rows for its files. */
function crossingOf(arrow: Arrow, root: string): readonly Crossing[] {
  const [here, there] = [arrow.file.split('/'), arrow.target.split('/')];
  const depth = here.findIndex((name, n) => name !== there[n]);
  const parent = here.slice(0, depth).join('/');
  const [from, to] = [here[depth], there[depth]];
  if (from === undefined || to === undefined) return [];
  const isBetweenFolders = depth < here.length - 1 && depth < there.length - 1;
  return isBetweenFolders || parent === root ? [{ arrow, parent, from, to }] : [];
}

function circlesOf(parent: string, crossings: readonly Crossing[], inOrder: readonly string[]): readonly Fault[] {
  const next = new Map<string, Map<string, Arrow>>();
  for (const { arrow, from, to } of crossings) {
    const known = next.get(from) ?? new Map<string, Arrow>();
    if (!known.has(to)) known.set(to, arrow);
    next.set(from, known);
  }
  const faults: Fault[] = [];
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): void => {
    for (const [to, { file, line }] of next.get(folder) ?? []) {
      const start = way.indexOf(to);
      if (start >= 0) {
        const round = [...way.slice(start), to].join(' ▶ ');
        faults.push({
          file,
          line,
          says: `closes a circle of folders of ${parent}: ${round}. Move what they share below both.`,
        });
      } else if (!done.has(to)) visit(to, [...way, to]);
    }
    done.add(folder);
  };
  for (const folder of [...inOrder, ...next.keys()]) if (!done.has(folder)) visit(folder, [folder]);
  return faults;
}

function orphans(
  tree: Tree,
  files: readonly string[],
  arrows: readonly Arrow[],
  { root, entries }: FolderTable,
): readonly Fault[] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of arrows) targets.set(file, [...(targets.get(file) ?? []), target]);
  const reached = new Set(entries.map(entry => `${root}/${entry}`));
  for (const file of reached) for (const target of targets.get(file) ?? []) reached.add(target);
  return files
    .filter(file => !reached.has(file) && !isTest(tree, file))
    .map(file => ({
      file,
      says: `cannot be reached from ${entries.join(' or ')} of ${root}: delete it, use it, or move it to where tests stand.`,
    }));
}
