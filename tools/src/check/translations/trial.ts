import { faultsOn } from '../memory.ts';
import { type CatalogueLanguage, languages } from './catalogue.ts';
import { translations } from './translations.ts';

export type TextsByLanguage = Partial<Record<CatalogueLanguage, Readonly<Record<string, string>>>>;

/** A catalogue whose English is `texts.en`; a language that is left out says something that no check minds. */
export function catalogueOf(folder: string, texts: TextsByLanguage): Record<string, string> {
  const keys = Object.keys(texts.en ?? Object.values(texts)[0] ?? {});
  const files = languages.map(language => {
    const said = keys.map(key => [key, texts[language]?.[key] ?? `${language} ${key}`]);
    return [`${folder}/${language}.json`, JSON.stringify(Object.fromEntries(said), undefined, 2)];
  });
  const uses = keys.map(key => `t('${key}');`).join('\n');
  return { ...Object.fromEntries(files), 'web/src/page.ts': uses, 'server/src/page.ts': uses };
}

export const inEmerald = 'web/src/emerald/log/messages';
const ids = { 'web/src/ids.d.ts': `type A = import('./emerald/log/messages/en.json');` };

/** Sections of web/words.md with these rows. The first row of the first is on line 4. */
export const termTable = (...rows: readonly string[]): string =>
  ['## A Study in Emerald', '| en | fr | nl | pl | ru | held | from |', '|---|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
export const neverTable = (...rows: readonly string[]): string =>
  ['## Never', '| language | where | never | say | why |', '|---|---|---|---|---|', ...rows].join('\n');
export const exceptionTable = (...rows: readonly string[]): string =>
  ['## Exceptions', '| check | language | message | why |', '|---|---|---|---|', ...rows].join('\n');
export const cube = '| cube· | cube· | blokje· | kost·ka | кубик· | yes | R |';

/** The faults of one catalogue, by a glossary with these sections. */
export const faultsOfWording = (
  texts: TextsByLanguage,
  sections: readonly string[] = [],
  folder = inEmerald,
): Promise<string[]> =>
  faultsOn(translations, {
    ...catalogueOf(folder, texts),
    ...(folder === inEmerald ? ids : {}),
    'web/words.md': [termTable(cube), ...sections].join('\n\n'),
  });
