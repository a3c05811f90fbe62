import { posix } from 'node:path';
import { readJson } from '../json.ts';
import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';

export interface BookRule {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** The numbered rules of one game or of the table: its RULES.md, and any other page beside it that lists ids. */
export interface Book {
  readonly folder: string;
  readonly pages: readonly string[];
  readonly rules: readonly BookRule[];
  readonly ids: ReadonlySet<string>;
  readonly faults: readonly Fault[];
}

const id = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]+';
const rule = new RegExp(`^- (${id}) \\S`);
/** A line that was meant as a rule: without this check, one wrong character would silently make it none. */
const nearly = new RegExp(`^\\s*[-*+]\\s+\\W*(${id})(?![-A-Za-z0-9])`);

export const isRuleId = (text: string): boolean => new RegExp(`^${id}$`).test(text);

/** The rules of the table, which hold for all games and whose refusals go over the wire. */
export const tableFolder = 'server';

export function openBooks(tree: Tree): Book[] {
  return tree.files
    .filter(file => /^(?:server|(?:games|testkit\/examples)\/[^/]+)\/RULES\.md$/.test(file))
    .map(file => openBook(tree, posix.dirname(file)));
}

function openBook(tree: Tree, folder: string): Book {
  const first = `${folder}/RULES.md`;
  const others = tree.files.filter(file => posix.dirname(file) === folder && file.endsWith('.md') && file !== first);
  const faults: Fault[] = [];
  const rules: BookRule[] = [];
  const pages = [first, ...others].filter(file => {
    const found = readPage(tree, file, faults);
    rules.push(...found);
    return found.length > 0;
  });
  if (!pages.includes(first)) {
    faults.push({ file: first, says: 'lists no rule: write each on a line of its own, as `- SA-MOVE-2 What holds.`' });
  }
  return { folder, pages, rules, ids: new Set(rules.map(each => each.id)), faults };
}

function readPage(tree: Tree, file: string, faults: Fault[]): BookRule[] {
  const rules: BookRule[] = [];
  for (const [index, text] of tree.read(file).split(/\r?\n/).entries()) {
    const line = index + 1;
    const found = rule.exec(text)?.[1];
    if (found !== undefined) rules.push({ id: found, file, line });
    const meant = found === undefined ? nearly.exec(text)?.[1] : undefined;
    if (meant !== undefined) {
      faults.push({ file, line, says: `names ${meant} but is no rule as it stands: write \`- ${meant} What holds.\`` });
    }
  }
  return rules;
}

/** Ids are never reused, not even in another book. */
export function repeats(books: readonly Book[]): Fault[] {
  const first = new Map<string, BookRule>();
  const faults: Fault[] = [];
  for (const each of books.flatMap(book => book.rules)) {
    const before = first.get(each.id);
    if (before === undefined) first.set(each.id, each);
    else {
      const says = `uses the id ${each.id} again (${before.file}:${before.line}): give the new rule the next free number.`;
      faults.push({ file: each.file, line: each.line, says });
    }
  }
  return faults;
}

/** The rules that need no test, each with the reason. */
export function exemptionsOf(tree: Tree, book: Book): ReadonlyMap<string, string> {
  const file = `${book.folder}/exempt.json`;
  if (!tree.has(file)) return new Map();
  return new Map(
    Object.entries(readJson(tree, file) as Record<string, unknown>).map(([key, why]) => [key, String(why)]),
  );
}
