import type { MessageFormatElement } from 'react-intl';
import { createStore } from '../store/store.ts';
import type { Language } from './languages.ts';

/** As the build leaves them: parsed. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

type Loaded = { readonly default: unknown };
/** The catalogues of one part of the pages, written out one by one: a bundler can split only what it can read. */
export type CatalogueLoaders = Readonly<Record<Language, () => Promise<Loaded>>>;

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

const opened = new Map<CatalogueLoaders, Promise<void>>();
const spoken = createStore<Spoken>({ language: 'en', messages: {} });
let wished: Language = 'en';

export const spokenNow = spoken.now;
export const onSpoken = spoken.onChange;

/** Adds the words of a part of the pages, before it is shown. Who asks twice waits for the same words. */
export function openWords(catalogue: CatalogueLoaders): Promise<void> {
  const known = opened.get(catalogue);
  if (known !== undefined) return known;
  const opening = add(catalogue);
  opened.set(catalogue, opening);
  // Without a line they cannot be had; whoever asks again later tries again.
  opening.catch(() => opened.delete(catalogue));
  return opening;
}

async function add(catalogue: CatalogueLoaders): Promise<void> {
  const { language } = spoken.now();
  const messages = await read(catalogue, language);
  // Another language was chosen meanwhile, perhaps without these.
  if (language !== spoken.now().language) return add(catalogue);
  speak({ language, messages: { ...spoken.now().messages, ...messages } });
}

/** Everything that is open now, in another language; what is shown changes when all of it is at hand. The last wish counts. */
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
  return (await catalogue[language]()).default as Messages;
}

function speak(next: Spoken): void {
  document.documentElement.lang = next.language;
  spoken.set(next);
}
