import { posix } from 'node:path';
import { isBrowserTest } from '../../browser/projects.ts';
import type { Fault } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import { openedBy, packageNamed } from './packages.ts';
import { codeImportedBy } from './reach.ts';

/** Every test that opens a browser imports it, directly or through other files. */
const engine = 'playwright-core';

/**
 * Whether a test gets a browser, and is skipped without one, depends on its folder. So tests that open one must be in
 * that folder, and no others may be.
 */
export function misplacedTests(tree: Tree): readonly Fault[] {
  const opening = filesThatReach(tree, engine);
  return tree.files
    .filter(file => /\.test\.tsx?$/.test(file) && isBrowserTest(file) !== opening.has(file))
    .map(file => ({ file, says: opening.has(file) ? outside : needless }));
}

const outside = `imports ${engine}, itself or by way of others, but no browser is provided where it stands: move it to web/test/.`;
const needless =
  'stands where tests are skipped without a browser, but opens none: move it to web/test/without-browser/, or beside what it tests.';

/** Follows code only: types open nothing. */
function filesThatReach(tree: Tree, target: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const file of tree.files.filter(isSource)) {
    for (const from of codeImportedBy(sourceOf(tree, file))) {
      const imported = fileOf(tree, file, from);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reaching = new Set([target]);
  for (const each of reaching) for (const importer of importers.get(each) ?? []) reaching.add(importer);
  return reaching;
}

/** A name that is no file of the tree stays as it is. */
function fileOf(tree: Tree, file: string, from: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from);
  const [name] = /^@lamplight\/[^/]+/.exec(from) ?? [];
  if (name === undefined) return from;
  const { folder, manifest } = packageNamed(tree, name);
  const opened = manifest === undefined ? undefined : openedBy(manifest, `.${from.slice(name.length)}`);
  return opened === undefined ? from : posix.join(folder, opened);
}
