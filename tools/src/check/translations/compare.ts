import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type CatalogueLanguage, type FolderCatalogue, fileOf, languages, lineOf } from './catalogue.ts';
import { formsOf, type Message, readMessage } from './message.ts';

/** Texts are written in English first, so the other languages are compared with it. */
export function compare(tree: Tree, catalogue: FolderCatalogue): Fault[] {
  const english = catalogue.texts.get('en') ?? new Map<string, string>();
  return languages.flatMap(language => {
    const texts = catalogue.texts.get(language);
    if (texts === undefined) return [];
    const file = fileOf(catalogue, language);
    const at = (key: string, says: string): Fault => ({ file, line: lineOf(tree, file, key), says });
    return [
      ...[...english.keys()]
        .filter(key => !texts.has(key))
        .map(key => ({ file, says: `lacks ${key}: translate "${english.get(key)}".` })),
      ...[...texts].flatMap(([key, text]) =>
        faultsOf(catalogue, language, key, text, english.get(key)).map(says => at(key, says)),
      ),
    ];
  });
}

function faultsOf(
  catalogue: FolderCatalogue,
  language: CatalogueLanguage,
  key: string,
  text: string,
  english: string | undefined,
): string[] {
  if (english === undefined) return [`has ${key}, which en.json has not: delete it, or write the English first.`];
  if (text.trim() === '') return [`leaves ${key} empty: translate "${english}".`];
  const message = tryMessage(text);
  if (typeof message === 'string')
    return [`writes ${key} in a way that cannot be read (${message}): see ICU MessageFormat.`];
  const original = tryMessage(english);
  return [
    ...(typeof original === 'string' || language === 'en' ? [] : differences(key, message, original)),
    ...pluralFaults(language, key, message),
    ...hiddenPlural(key, message),
    ...shortTag(key, message),
    ...untranslated(catalogue, language, key, text, english, message),
  ];
}

function tryMessage(text: string): Message | string {
  try {
    return readMessage(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function differences(key: string, message: Message, original: Message): string[] {
  const names = new Set([...message.arguments.keys(), ...original.arguments.keys()]);
  const tags = new Set([...message.tags, ...original.tags]);
  return [
    ...[...names].flatMap(name => {
      const here = message.arguments.get(name);
      const there = original.arguments.get(name);
      if (here === there) return [];
      if (here === undefined) return [`leaves {${name}} out of ${key}: English has it as ${there}.`];
      if (there === undefined) return [`uses {${name}} in ${key}, which English does not: nothing will fill it.`];
      return [`takes {${name}} of ${key} as ${here}, and English as ${there}: make them the same.`];
    }),
    ...[...tags]
      .filter(tag => message.tags.has(tag) !== original.tags.has(tag))
      .map(tag => `and en.json do not both have <${tag}> in ${key}: make them the same.`),
  ];
}

function pluralFaults(language: CatalogueLanguage, key: string, { plurals }: Message): string[] {
  return plurals.flatMap(({ argument, kind, forms }) => {
    const { must, may } = formsOf(language, kind);
    const missing = must.filter(form => !forms.includes(form));
    const strange = forms.filter(form => !may.includes(form));
    return [
      ...missing.map(
        form => `lacks the form \`${form}\` of {${argument}} in ${key}: ${language} has ${must.join(', ')}.`,
      ),
      ...strange.map(
        form => `has a form \`${form}\` of {${argument}} in ${key} that ${language} never uses: delete it.`,
      ),
    ];
  });
}

function hiddenPlural(key: string, { words }: Message): string[] {
  const hidden = /\p{L}+\(\p{L}{1,3}\)/u.exec(words)?.[0];
  if (hidden === undefined) return [];
  return [`writes "${hidden}" in ${key}: a number has a plural form, so write {…, plural, …}.`];
}

/** The parser takes it for text, so it would be printed as written. */
function shortTag(key: string, { words }: Message): string[] {
  const short = /<\/?\w+[^>]*>/.exec(words)?.[0];
  return short === undefined ? [] : [`writes "${short}" in ${key}, which would be printed: write <x></x>.`];
}

function untranslated(
  catalogue: FolderCatalogue,
  language: CatalogueLanguage,
  key: string,
  text: string,
  english: string,
  { words }: Message,
): string[] {
  const count = words.match(/\p{L}+/gu)?.length ?? 0;
  if (language === 'en' || text !== english || count <= 3 || catalogue.exempt.has(key)) return [];
  return [`has the English text of ${key}: translate it, or say in ${catalogue.folder}/exempt.json why it stays.`];
}
