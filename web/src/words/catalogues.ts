import type { MessageFormatElement } from 'react-intl';
import { createStore } from '../store/store.ts';
import type { Language } from './languages.ts';
import { type PackedMessage, unpacked } from './packed.ts';

/** Parsed by the build. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

type LoadedCatalogue = { readonly default: unknown };
/** The catalogues of one part of the pages, with each import written out: a bundler can split only what it can read. */
export type CatalogueLoaders = Readonly<Record<Language, () => Promise<LoadedCatalogue>>>;

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

const opened = new Map<CatalogueLoaders, Promise<void>>();
const spoken = createStore<Spoken>({ language: 'en', messages: {} });
let wished: Language = 'en';

export const spokenNow = spoken.now;
export const onSpoken = spoken.onChange;

/** Loads the words of a part of the pages before it is shown. Two calls wait for the same load. */
export function openWords(catalogue: CatalogueLoaders): Promise<void> {
  const known = opened.get(catalogue);
  if (known !== undefined) return known;
  const opening = add(catalogue);
  opened.set(catalogue, opening);
  // Fails while offline; the next call tries again.
  opening.catch(() => opened.delete(catalogue));
  return opening;
}

async function add(catalogue: CatalogueLoaders): Promise<void> {
  const { language } = spoken.now();
  const messages = await read(catalogue, language);
  // The language was changed meanwhile, perhaps without this catalogue.
  if (language !== spoken.now().language) return add(catalogue);
  speak({ language, messages: { ...spoken.now().messages, ...messages } });
}

/** Switches everything that is open to another language, once all of its words are loaded. The last call wins. */
export async function speakIn(language: Language): Promise<void> {
  wished = language;
  const found = new Map<CatalogueLoaders, Messages>();
  const missing = () => [...opened.keys()].filter(each => !found.has(each));
  while (missing().length > 0) {
    const asked = missing();
    const messages = await Promise.all(asked.map(catalogue => read(catalogue, language)));
    for (const [index, catalogue] of asked.entries()) found.set(catalogue, messages[index] ?? {});
  }
  if (wished !== language) return;
  speak({ language, messages: Object.assign({}, ...found.values()) as Messages });
}

async function read(catalogue: CatalogueLoaders, language: Language): Promise<Messages> {
  const messages = (await catalogue[language]()).default as Readonly<Record<string, PackedMessage>>;
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, unpacked(message)]));
}

function speak(next: Spoken): void {
  document.documentElement.lang = next.language;
  spoken.set(next);
}
