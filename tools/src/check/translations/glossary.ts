import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type CatalogueLanguage, languages } from './catalogue.ts';
import { formsIn } from './forms.ts';

export const glossaryFile = 'web/words.md';

/** Where a row of the glossary holds: everywhere, in the texts of pages, in one game, or in one folder. */
export type GlossaryScope = string;

/** A thing and its word in each language. */
export interface GlossaryTerm {
  readonly line: number;
  readonly scope: GlossaryScope;
  readonly forms: Readonly<Record<CatalogueLanguage, readonly string[]>>;
  /** Whoever names the thing in English names it in each language. */
  readonly isHeld: boolean;
}

/** Words that must not be said, and what to say. */
export interface NeverRow {
  readonly line: number;
  readonly language: CatalogueLanguage;
  readonly scope: GlossaryScope;
  readonly never: readonly string[];
  readonly say: string;
}

/** A message that need not obey one of the checks, and why. */
export interface WordException {
  readonly line: number;
  readonly check: ExemptCheck;
  readonly languages: readonly CatalogueLanguage[];
  readonly key: string;
}

export const exemptChecks = ['same', 'held', 'never', 'slot', 'colour'] as const;
export type ExemptCheck = (typeof exemptChecks)[number];

export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  readonly never: readonly NeverRow[];
  readonly exceptions: readonly WordException[];
  readonly faults: readonly Fault[];
}

/** The headings of the tables of terms, and where their words hold. */
const scopes: Readonly<Record<string, GlossaryScope>> = {
  'The house': 'all',
  'Shadows: Amsterdam': 'shadows',
  'A Study in Emerald': 'emerald',
};

const folders: Readonly<Record<GlossaryScope, readonly string[]>> = {
  all: [''],
  pages: ['web/src/', 'server/messages'],
  shadows: ['web/src/shadows/', 'art/src/intel/', 'art/src/districts/'],
  emerald: ['web/src/emerald/', 'art/src/emerald/'],
};

export const isWithin = (scope: GlossaryScope, folder: string): boolean =>
  (folders[scope] ?? [`${scope}/`]).some(start => `${folder}/`.startsWith(start));

/** Pictures, and what they make people think of, are things of the world: a map there is no map of the game. */
export const isOfTheWorld = (folder: string): boolean =>
  folder.startsWith('art/') || folder.startsWith('web/src/shadows/ideas/');

export function openGlossary(tree: Tree): Glossary {
  if (tree.has(glossaryFile)) return readGlossary(tree.read(glossaryFile));
  const says = 'does not exist: it says which word every language has for a thing. Bring it back.';
  return {
    terms: [],
    never: [],
    exceptions: [],
    faults: tree.has('web/package.json') ? [{ file: glossaryFile, says }] : [],
  };
}

interface MarkdownRow {
  readonly line: number;
  readonly heading: string;
  readonly cells: ReadonlyMap<string, string>;
}

function readGlossary(page: string): Glossary {
  const faults: Fault[] = [];
  const fault = (line: number, says: string): undefined => {
    faults.push({ file: glossaryFile, line, says });
  };
  const rows = rowsOf(page, fault);
  const glossary = {
    terms: rows.flatMap(row => termIn(row, fault) ?? []),
    never: rows.flatMap(row => neverIn(row, fault) ?? []),
    exceptions: rows.flatMap(row => exceptionIn(row, fault) ?? []),
    faults,
  };
  if (glossary.terms.length === 0)
    fault(1, 'has no table of terms that can be read: see how its first section is written.');
  return glossary;
}

type Complain = (line: number, says: string) => undefined;

/** The rows of all tables, each cell under the name of its column. */
function rowsOf(page: string, fault: Complain): readonly MarkdownRow[] {
  let heading = '';
  let columns: readonly string[] | undefined;
  return page.split('\n').flatMap((text, at) => {
    const line = at + 1;
    if (text.startsWith('## ')) heading = text.slice(3).trim();
    if (!text.trimStart().startsWith('|')) {
      columns = undefined;
      return [];
    }
    const cells = text
      .trim()
      .slice(1)
      .replace(/\|$/, '')
      .split('|')
      .map(cell => cell.trim());
    if (cells.every(cell => /^:?-+:?$/.test(cell))) return [];
    if (columns === undefined) {
      columns = cells;
      return [];
    }
    if (cells.length === columns.length)
      return [{ line, heading, cells: new Map(columns.map((name, n) => [name, cells[n] ?? ''] as const)) }];
    fault(
      line,
      `has ${cells.length} cells in a row of ${columns.length} columns: write one for each, if need be an empty one.`,
    );
    return [];
  });
}

function termIn({ line, heading, cells }: MarkdownRow, fault: Complain): GlossaryTerm | undefined {
  const scope = scopes[heading];
  if (scope === undefined) return undefined;
  const forms = Object.fromEntries(languages.map(each => [each, formsIn(cells.get(each) ?? '')] as const));
  const empty = languages.find(each => forms[each]?.length === 0);
  if (empty !== undefined) return fault(line, `has no word in ${empty} for "${cells.get('en') ?? ''}": write it.`);
  const held = cells.get('held') ?? '';
  if (!['', 'yes'].includes(held)) return fault(line, `has "${held}" in the column held: write yes, or nothing.`);
  return { line, scope, forms: forms as GlossaryTerm['forms'], isHeld: held === 'yes' };
}

function neverIn({ line, heading, cells }: MarkdownRow, fault: Complain): NeverRow | undefined {
  if (heading !== 'Never') return undefined;
  const language = languages.find(each => each === cells.get('language'));
  if (language === undefined) return fault(line, `names no language of ours: write one of ${languages.join(', ')}.`);
  const scope = cells.get('where') ?? '';
  if (!(scope in folders) && !/^(web|art|server)\//.test(scope))
    return fault(line, `holds "${scope}", which is no place: write ${Object.keys(folders).join(', ')} or a folder.`);
  const never = (cells.get('never') ?? '').split(',').map(form => form.trim());
  const say = cells.get('say') ?? '';
  if (never.includes('') || say === '')
    return fault(line, 'does not say what is never said and what is said instead: write both.');
  const note = never.find(form => form.includes('('));
  if (note !== undefined)
    return fault(line, `has a note in "${note}", which no machine understands: move it to the column why.`);
  return { line, language, scope, never, say };
}

function exceptionIn({ line, heading, cells }: MarkdownRow, fault: Complain): WordException | undefined {
  if (heading !== 'Exceptions') return undefined;
  const check = exemptChecks.find(each => each === cells.get('check'));
  if (check === undefined)
    return fault(line, `exempts from no check of ours: write one of ${exemptChecks.join(', ')}.`);
  const named = (cells.get('language') ?? '').split(/,\s*/);
  const chosen = named.includes('all') ? languages : languages.filter(each => named.includes(each));
  if (chosen.length === 0) return fault(line, `names no language of ours: write ${languages.join(', ')} or all.`);
  const key = cells.get('message') ?? '';
  if ((cells.get('why') ?? '').split(/\s+/).length < 3)
    return fault(line, `exempts ${key} without a reason: say in a sentence why.`);
  return { line, check, languages: chosen, key };
}
