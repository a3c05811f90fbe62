import type { CardId } from '@lamplight/emerald/public';
import { useEffect, useState } from 'react';
import { type Language, languages } from '../../words/languages.ts';
import { namesWords } from '../names/words.ts';

export type AllNames = Readonly<Partial<Record<Language, (id: CardId) => string>>>;

/** A text without placeholders, as the build stores it or as it is written. */
const textOf = (message: unknown): string =>
  Array.isArray(message)
    ? String((message[0] as { readonly value?: unknown } | undefined)?.value ?? '')
    : String(message);

/** The names in all languages, as they load: somebody may know a card by its name in another language. */
export function useAllNames(): AllNames {
  const [names, setNames] = useState<AllNames>({});
  useEffect(() => {
    for (const language of languages) {
      namesWords[language]()
        .then(({ default: words }) => {
          const of = (id: CardId) => textOf((words as Readonly<Record<string, unknown>>)[`emerald.card.${id}`]);
          setNames(before => ({ ...before, [language]: of }));
        })
        // Offline the others cannot be loaded; the own language is there.
        .catch(() => undefined);
    }
  }, []);
  return names;
}
