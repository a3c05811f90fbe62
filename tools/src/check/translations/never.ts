import { around, type CatalogueText } from './each-text.ts';
import type { WordExceptions } from './exceptions.ts';
import { neverPattern, wordsOf } from './forms.ts';
import { type Glossary, isWithin } from './glossary.ts';
import { surfacesOf } from './surface.ts';

/** Words of the table «Never» of web/words.md. */
export function neverFaults(glossary: Glossary, exceptions: WordExceptions) {
  const rows = glossary.never.map(row => ({ ...row, patterns: row.never.map(neverPattern) }));
  return ({ folder, language, key, text }: CatalogueText): readonly string[] =>
    rows
      .filter(row => row.language === language && isWithin(row.scope, folder))
      .flatMap(({ patterns, say }) => {
        const found = surfacesOf(text).flatMap(surface => {
          const words = wordsOf(surface);
          const match = patterns.map(pattern => pattern.exec(words)).find(each => each !== null);
          return match == null ? [] : [around(words, match.index, match[0].length)];
        })[0];
        if (found === undefined || exceptions.excuses('never', language, key)) return [];
        return [`says "${found}" in ${key}: our word is ${say} (web/words.md, «Never»).`];
      });
}
