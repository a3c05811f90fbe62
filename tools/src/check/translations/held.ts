import type { CatalogueText } from './each-text.ts';
import type { WordExceptions } from './exceptions.ts';
import { termPattern, wordsOf } from './forms.ts';
import { type Glossary, type GlossaryTerm, isOfTheWorld, isWithin } from './glossary.ts';
import { surfacesOf } from './surface.ts';

/** Where the English names a thing that web/words.md holds, each language says its word for it. */
export function heldFaults(glossary: Glossary, exceptions: WordExceptions) {
  const terms = glossary.terms.filter(({ isHeld }) => isHeld).map(patternsOf);
  return ({ folder, language, key, text, english }: CatalogueText): readonly string[] => {
    if (language === 'en' || english === undefined || isOfTheWorld(folder)) return [];
    const [original, said] = [english, text].map(each => surfacesOf(each).map(wordsOf).join('\n'));
    return terms
      .filter(({ scope, patterns }) => isWithin(scope, folder) && patterns.en.some(each => each.test(original ?? '')))
      .filter(({ patterns }) => !patterns[language].some(each => each.test(said ?? '')))
      .filter(() => !exceptions.excuses('held', language, key))
      .map(({ forms }) => {
        const [term, own] = [forms.en[0], forms[language][0]].map(form => form?.replaceAll('·', ''));
        return `does not say "${own}" in ${key}, where English says "${term}": use the word of web/words.md.`;
      });
  };
}

function patternsOf(term: GlossaryTerm) {
  const { en, fr, nl, pl, ru } = term.forms;
  const patterns = { en: all(en), fr: all(fr), nl: all(nl), pl: all(pl), ru: all(ru) };
  return { ...term, patterns };
}

const all = (forms: readonly string[]): readonly RegExp[] => forms.map(termPattern);
