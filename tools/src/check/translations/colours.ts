import { type ColourWord, colourWords, noColours } from './colour-words.ts';
import type { CatalogueText } from './each-text.ts';
import type { WordExceptions } from './exceptions.ts';

interface NamedColour {
  readonly word: string;
  readonly names: ColourWord extends readonly [string, ...infer Names] ? Names : never;
}

/** The text of a picture names the same colours in every language: people speak about it across languages. */
export function colourFaults(exceptions: WordExceptions) {
  return ({ folder, language, key, text, english }: CatalogueText): readonly string[] => {
    if (!folder.startsWith('art/') || language === 'en' || english === undefined) return [];
    const [original, said] = [coloursIn('en', english), coloursIn(language, text)];
    const meets = (one: NamedColour, others: readonly NamedColour[]): boolean =>
      others.some(other => one.names.some(name => other.names.includes(name)));
    const faults = [
      // A flower or a shade is no colour, so nobody must name it.
      ...original
        .filter(
          each => !noColours.some(name => each.names.includes(name) && each.names.length === 1) && !meets(each, said),
        )
        .map(({ word }) => `does not name the colour of "${word}" in ${key}, as English does`),
      ...said
        .filter(each => !meets(each, original))
        .map(({ word }) => `names a colour by "${word}" in ${key}, and English does not`),
    ];
    if (faults.length === 0 || exceptions.excuses('colour', language, key)) return [];
    return [...new Set(faults)].map(fault => `${fault}: name the same, or exempt it in web/words.md.`);
  };
}

function coloursIn(language: CatalogueText['language'], text: string): readonly NamedColour[] {
  return colourWords[language].flatMap(([stem, ...names]) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${stem})\\p{L}*`, 'giu'))].map(([word]) => ({ word, names })),
  );
}
