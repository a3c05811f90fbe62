import { posix } from 'node:path';
import { readJson } from '../json.ts';
import type { Fault } from '../part.ts';
import { lineAt, type Tree } from '../tree.ts';

export const languages = ['en', 'fr', 'nl', 'pl', 'ru'] as const;
export type CatalogueLanguage = (typeof languages)[number];

/** A folder `messages/` with one JSON file a language. Nested objects read as keys with dots. */
export interface FolderCatalogue {
  readonly folder: string;
  readonly texts: ReadonlyMap<CatalogueLanguage, ReadonlyMap<string, string>>;
  /** Keys whose text is rightly the same everywhere, each with the reason. */
  readonly exempt: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
}

export function openCatalogues(tree: Tree): FolderCatalogue[] {
  const folders = tree.files.map(posix.dirname).filter(folder => posix.basename(folder) === 'messages');
  return [...new Set(folders)].map(folder => openCatalogue(tree, folder));
}

export const fileOf = ({ folder }: FolderCatalogue, language: CatalogueLanguage): string =>
  `${folder}/${language}.json`;

export function lineOf(tree: Tree, file: string, key: string): number {
  const text = tree.read(file);
  const whole = text.indexOf(`${JSON.stringify(key)}:`);
  const last = text.indexOf(`${JSON.stringify(key.split('.').at(-1))}:`);
  return lineAt(text, Math.max(whole === -1 ? last : whole, 0));
}

function openCatalogue(tree: Tree, folder: string): FolderCatalogue {
  const faults: Fault[] = [];
  const texts = new Map<CatalogueLanguage, ReadonlyMap<string, string>>();
  for (const language of languages) {
    const file = `${folder}/${language}.json`;
    if (tree.has(file)) texts.set(language, new Map(flat(readJson(tree, file), '', file, faults)));
    else faults.push({ file, says: 'does not exist: whoever plays in this language would see nothing. Write it.' });
  }
  const known = [...languages.map(language => `${language}.json`), 'exempt.json'];
  for (const file of tree.files.filter(each => posix.dirname(each) === folder)) {
    if (known.includes(posix.basename(file))) continue;
    faults.push({ file, says: `is no catalogue of ours: the languages are ${languages.join(', ')}.` });
  }
  const exemptFile = `${folder}/exempt.json`;
  const exempt = tree.has(exemptFile) ? flat(readJson(tree, exemptFile), '', exemptFile, faults) : [];
  return { folder, texts, exempt: new Map(exempt), faults };
}

function flat(value: unknown, key: string, file: string, faults: Fault[]): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const inside = (name: string): string => (key === '' ? name : `${key}.${name}`);
    return Object.entries(value).flatMap(([name, each]) => flat(each, inside(name), file, faults));
  }
  faults.push({ file, says: `holds something under ${key} that is no text: write a string.` });
  return [];
}
