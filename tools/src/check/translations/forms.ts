/**
 * Forms of words as web/words.md writes them. `·` ends a stem: «kost·ka» is every word that begins with «kost». A word
 * without it is only itself, and «·spoor» is every word that ends so. Notes in brackets are for people.
 */

/** Letters and figures; a hyphen or an apostrophe ends a word. */
const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';

/** Splits a cell: «próg punktów / progu punktów», «dowód, dowod·». */
export const formsIn = (cell: string): readonly string[] =>
  cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,/]/)
    .map(form => form.trim())
    .filter(form => form !== '');

/** Finds a form of a term, in whichever case it is written. */
export const termPattern = (form: string): RegExp =>
  new RegExp(before + form.split(/\s+/).map(termWord).join('[\\s\\u00a0]+'), 'iu');

function termWord(word: string): string {
  const [stem = '', end = ''] = word.split('·');
  if (stem === '') return `[\\p{L}\\p{N}]*${RegExp.escape(end)}${after}`;
  return word.includes('·') ? `${RegExp.escape(stem)}[\\p{L}\\p{N}]*` : RegExp.escape(word) + after;
}

/**
 * Finds what must never be said. A form that ends with `-` is a stem; a capital letter is held as written; one that
 * begins with `…` is held within a sentence only; what stands in square brackets may rightly follow: «Black [team]» is
 * Black without team.
 */
export function neverPattern(form: string): RegExp {
  const [, within = '', words = '', allowed = ''] = /^(…?)([^[]*)(?:\[(.*)\])?$/.exec(form) ?? [];
  const start = within === '' ? before : '(?<=[\\p{L}\\p{N},;})»”][\\s\\u00a0]+)';
  const isStem = words.trim().endsWith('-');
  const body = words.trim().replace(/-$/, '').split(/\s+/).map(RegExp.escape).join('[\\s\\u00a0]+');
  const rightly = allowed === '' ? '' : `(?![\\s\\u00a0]+${RegExp.escape(allowed.trim())})`;
  return new RegExp(
    `${start}${body}${isStem ? '[\\p{L}\\p{N}]*' : after}${rightly}`,
    /\p{Lu}/u.test(words) ? 'u' : 'iu',
  );
}

/** The surface without the names of its slots, which are no words. */
export const wordsOf = (surface: string): string => surface.replaceAll(/\{[\w#]+\}/g, '{}');
