import type { MessageFormatElement } from 'react-intl';
import type { Language } from './languages.ts';

/** As the build leaves them: parsed. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

type Loaded = { readonly default: unknown };
/** The catalogues of one part of the pages, written out one by one: a bundler can split only what it can read. */
export type Catalogue = Readonly<Record<Language, () => Promise<Loaded>>>;

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

const opened = new Set<Catalogue>();
const listeners = new Set<() => void>();
let spoken: Spoken = { language: 'en', messages: {} };

export const spokenNow = (): Spoken => spoken;

export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Adds the words of a part of the pages, before it is shown. */
export async function openWords(catalogue: Catalogue): Promise<void> {
  if (opened.has(catalogue)) return;
  opened.add(catalogue);
  const { language } = spoken;
  const messages = await read(catalogue, language);
  // Chosen meanwhile: whoever chose has read this one too.
  if (language === spoken.language) speak({ language, messages: { ...spoken.messages, ...messages } });
}

/** Everything that is open now, in another language; what is shown changes when all of it is at hand. */
export async function speakIn(language: Language): Promise<void> {
  const known = [...opened];
  const messages = await Promise.all(known.map(catalogue => read(catalogue, language)));
  const late = await Promise.all([...opened].filter(each => !known.includes(each)).map(each => read(each, language)));
  speak({ language, messages: Object.assign({}, ...messages, ...late) as Messages });
}

async function read(catalogue: Catalogue, language: Language): Promise<Messages> {
  return (await catalogue[language]()).default as Messages;
}

function speak(next: Spoken): void {
  spoken = next;
  document.documentElement.lang = next.language;
  for (const listener of [...listeners]) listener();
}
