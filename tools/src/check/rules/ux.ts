import { readJson } from '../json.ts';
import type { Fault } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import { lineAt, type Tree } from '../tree.ts';
import { testsIn } from './tests.ts';

/** What pages promise. Its ids are cited in comments and in test names of every package. */
const book = 'web/UX.md';
const exemptions = 'web/exempt.json';

export function uxPromises(tree: Tree): ReadonlySet<string> {
  return new Set(tree.has(book) ? [...tree.read(book).matchAll(/^- (UX-\d+) \S/gm)].map(([, id = '']) => id) : []);
}

export function faultsOfUx(tree: Tree): readonly Fault[] {
  const known = uxPromises(tree);
  const empty = tree.has(book) && known.size === 0;
  const named = tree.files.filter(file => isSource(file) || file.endsWith('.md')).flatMap(file => namesIn(tree, file));
  const proved = new Set(tree.files.filter(file => /\.test\.tsx?$/.test(file)).flatMap(file => testedIn(tree, file)));
  const exempt = Object.entries(tree.has(exemptions) ? (readJson(tree, exemptions) as Record<string, unknown>) : {});
  return [
    ...(empty ? [{ file: book, says: 'lists no promise: write each as `- UX-07 What holds.`' }] : []),
    ...named
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => ({
        file,
        line,
        says: `names ${id}, which ${book} does not have: mend the id, or write the promise down.`,
      })),
    ...[...known]
      .filter(id => !proved.has(id) && !exempt.some(([name]) => name === id))
      .map(id => ({
        file: book,
        says: `${id} is named by no test: name one after it, or say in ${exemptions} why not.`,
      })),
    ...exempt.flatMap(([id, reason]) => faultsOfExemption(id, String(reason), { known, proved })),
  ];
}

function namesIn(tree: Tree, file: string) {
  const text = tree.read(file);
  return [...text.matchAll(/\bUX-\d+\b/g)].map(({ 0: id, index }) => ({ id, file, line: lineAt(text, index) }));
}

const testedIn = (tree: Tree, file: string): readonly string[] =>
  testsIn(sourceOf(tree, file)).flatMap(({ ids, runs }) => (runs ? ids.filter(id => id.startsWith('UX-')) : []));

interface Promises {
  readonly known: ReadonlySet<string>;
  readonly proved: ReadonlySet<string>;
}

function faultsOfExemption(id: string, reason: string, { known, proved }: Promises): readonly Fault[] {
  if (!known.has(id))
    return [{ file: exemptions, says: `exempts ${id}, which ${book} does not have: delete the line.` }];
  if (proved.has(id)) return [{ file: exemptions, says: `exempts ${id}, which a test names now: delete the line.` }];
  if (reason.trim().split(/\s+/).length >= 3) return [];
  return [{ file: exemptions, says: `exempts ${id} without a reason: say in a sentence why no test names it.` }];
}
