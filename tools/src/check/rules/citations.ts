import { posix } from 'node:path';
import type { Fault } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import { lineAt, type Tree } from '../tree.ts';
import { type Book, isRuleId, tableFolder } from './book.ts';
import { generatedFile } from './generated.ts';
import { readScenario } from './scenarios.ts';
import { testsIn } from './tests.ts';

/** A place that names a rule. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** A test or scenario that runs proves what it names. Code, or a skipped test, only names it. */
  readonly proves: boolean;
}

/** Code at the other end of the wire cites the table's rules in refusals. */
const overTheWire = /^(?:bots|client|contract|tools|web)\//;

export function citationsOf(tree: Tree, book: Book, faults: Fault[]): Citation[] {
  const abroad = book.folder === tableFolder ? tree.files.filter(file => overTheWire.test(file) && isSource(file)) : [];
  return [...citationsAtHome(tree, book, faults), ...abroad.flatMap(file => inCode(tree, file, book))];
}

function citationsAtHome(tree: Tree, book: Book, faults: Fault[]): Citation[] {
  return tree.files
    .filter(file => file.startsWith(`${book.folder}/`) && file !== generatedFile(book))
    .flatMap(file => {
      if (isSource(file)) return [...inTests(tree, file), ...inCode(tree, file, book)];
      const scenario = posix.dirname(file).startsWith(`${book.folder}/scenarios`) && /\.(?:ya?ml|json)$/.test(file);
      return scenario ? inScenario(tree, file, faults) : [];
    });
}

function inTests(tree: Tree, file: string): Citation[] {
  if (!/\.test\.tsx?$/.test(file)) return [];
  return testsIn(sourceOf(tree, file)).flatMap(({ ids, line, runs }) =>
    ids.map(id => ({ id, file, line, proves: runs })),
  );
}

/** Only strings with a prefix of this book, because `SHA-256` looks like a rule too. */
function inCode(tree: Tree, file: string, book: Book): Citation[] {
  const prefixes = new Set([...book.ids].map(prefixOf));
  const source = sourceOf(tree, file);
  const found: Citation[] = [];
  source.visit({
    Literal: ({ value, start }) => {
      if (typeof value !== 'string' || !isRuleId(value) || !prefixes.has(prefixOf(value))) return;
      found.push({ id: value, file, line: source.line(start), proves: false });
    },
  });
  return found;
}

function inScenario(tree: Tree, file: string, faults: Fault[]): Citation[] {
  try {
    const { proves, names } = readScenario(tree, file);
    const text = tree.read(file);
    return names.map(id => ({ id, file, line: lineAt(text, text.indexOf(id)), proves: proves.includes(id) }));
  } catch (error) {
    faults.push({ file, says: `cannot be read as YAML: ${error instanceof Error ? error.message : error}` });
    return [];
  }
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));
