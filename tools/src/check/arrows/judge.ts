import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Tree } from '../tree.ts';
import { manifestAt, openedBy, packageNamed, packageOf, type WorkspacePackage } from './packages.ts';
import { table } from './table.ts';

/** A large stage may be split over several files, such as stage-cards.ts. */
const testSideName = /^(?:trial|stage|kit)(?:-[a-z]+)?\.ts$/;

/**
 * Tests, and the files that set up a game or its pages for tests. They may import testkit, and nothing else may import
 * them.
 */
export function isTestSide(tree: Tree, file: string): boolean {
  if (/\.test\.tsx?$/.test(file)) return true;
  if (/^(?:web\/(?:test|build|lessons)|server\/test)\//.test(file)) return true;
  const { layer } = packageOf(tree, file);
  return (layer === 'game' || layer === 'example' || layer === 'web') && testSideName.test(posix.basename(file));
}

/** The rest of the sentence that begins with the file and the line, or undefined if the import is allowed. */
export function faultOf(tree: Tree, file: string, from: string | undefined): string | undefined {
  const importer: Importer = { file, testSide: isTestSide(tree, file), ...packageOf(tree, file) };
  if (from === undefined) return computed(importer);
  if (/^(?:\.{1,2}(?:\/|$)|\/|file:)/.test(from)) return relative(tree, importer, from);
  if (isBuiltin(from)) return builtin(importer, from);
  const name = nameIn(from);
  if (!name.startsWith('@lamplight/')) return stranger(tree, importer, name);
  return ours(tree, importer, from, name);
}

interface Importer extends WorkspacePackage {
  readonly file: string;
  readonly testSide: boolean;
}

function computed({ layer, testSide }: Importer): string | undefined {
  if (table[layer] === 'anything' || testSide) return undefined;
  return 'imports something whose name is computed, which no check can follow: write the name out.';
}

function relative(tree: Tree, importer: Importer, from: string): string | undefined {
  if (importer.layer === 'root') return undefined;
  const target = posix.join(posix.dirname(importer.file), from.replace(/[?#].*$/, ''));
  const there = target.startsWith('..') || !from.startsWith('.') ? undefined : packageOf(tree, target);
  if (there?.folder !== importer.folder) {
    const name = there === undefined || there.layer === 'root' ? 'what it needs' : there.name;
    return `imports ${from}, which leaves ${importer.folder}: import ${name} by the name of its package, if it may be seen from here.`;
  }
  return testSideFault(tree, importer, target, from);
}

function builtin({ layer, testSide }: Importer, from: string): string | undefined {
  const row = table[layer];
  if (row === 'anything' || !row.pure || testSide) return undefined;
  return `imports ${from}, but ${layer} runs in browsers too and knows nothing of Node: what touches files, time or the network belongs in server or tools.`;
}

/** Tests and tools run where the root's devDependencies are installed, so they may use those too. */
function stranger(tree: Tree, importer: Importer, name: string): string | undefined {
  if (declares(importer, name)) return undefined;
  const root = manifestAt(tree, 'package.json');
  if ((importer.testSide || importer.layer === 'tools') && root?.devDependencies?.[name] !== undefined)
    return undefined;
  return `imports ${name}, which ${importer.manifestFile} does not list: add it there, or do without.`;
}

function ours(tree: Tree, importer: Importer, from: string, name: string): string | undefined {
  const carrier = packageNamed(tree, name);
  const subpath = `.${from.slice(name.length)}`;
  const opened = carrier.manifest === undefined ? undefined : openedBy(carrier.manifest, subpath);
  const target = opened === undefined ? undefined : posix.join(carrier.folder, opened);
  const there = target === undefined ? carrier : packageOf(tree, target);
  if (there.folder === importer.folder) return `imports ${from}, its own package: use a relative path.`;
  const forbidden = testkit(carrier) ? testkitFault(importer, from) : arrowFault(importer, there, from, subpath);
  if (forbidden !== undefined) return forbidden;
  if (carrier.manifest === undefined)
    return `imports ${from}, but ${carrier.manifestFile} does not exist: create it first.`;
  if (target === undefined) {
    const opens = Object.keys(carrier.manifest.exports ?? {}).join(', ') || 'nothing';
    return `imports ${from}, which ${carrier.manifestFile} does not export (it opens ${opens}): import what is open, or open it there.`;
  }
  const declared =
    declares(importer, name) || importer.manifest?.name === name || (importer.testSide && testkit(carrier));
  if (!declared)
    return `imports ${name}, which ${importer.manifestFile} does not list: add "${name}": "*" to its dependencies.`;
  return testSideFault(tree, importer, target, from);
}

/** The examples are part of testkit, so tests may use them too. */
function testkitFault({ layer, testSide }: Importer, from: string): string | undefined {
  const row = table[layer];
  if (row === 'anything' || testSide) return undefined;
  if (layer === 'testkit') return `imports ${from}, but ${row.instead}`;
  return `imports ${from}, which only tests may: move this to a *.test.ts, or in a game to trial.ts, stage.ts or kit.ts.`;
}

function arrowFault(importer: Importer, there: WorkspacePackage, from: string, subpath: string): string | undefined {
  const row = table[importer.layer];
  if (row === 'anything') return undefined;
  // A test is not part of a page, so it may compare what a page shows with the game itself.
  if (importer.layer === 'web' && importer.testSide && there.layer === 'game') return undefined;
  const sight = row.may[there.layer];
  if (sight === undefined) return `imports ${from}, but ${row.instead}`;
  if (sight === 'all' || sight.some(open => subpath === `./${open}`)) return undefined;
  const open = sight.map(each => `${there.name}/${each}`).join(' and ');
  if (there.layer === 'art')
    return `imports ${from}, but ${importer.layer} may see only ${open}: what a picture is about would be a hint to whoever plays.`;
  return `imports ${from}, but ${importer.layer} may see only ${open}: put what it needs in ${there.folder}/src/public.ts, where no State exists, or have it handed in.`;
}

function testSideFault(tree: Tree, importer: Importer, target: string, from: string): string | undefined {
  if (!isTestSide(tree, target) || importer.testSide || table[importer.layer] === 'anything') return undefined;
  return `imports ${from}, which exists only for tests: move what both need to a file that is not called ${posix.basename(target)}.`;
}

const testkit = (there: WorkspacePackage): boolean => there.layer === 'testkit';

function declares({ manifest }: WorkspacePackage, name: string): boolean {
  const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
  return fields.some(field => manifest?.[field]?.[name] !== undefined);
}

function nameIn(from: string): string {
  const [first = '', second = ''] = from.split('/');
  return from.startsWith('@') ? `${first}/${second}` : first;
}
