import type { CardId } from '@lamplight/emerald/public';
import { useEffect, useState } from 'react';
import { type Language, languages } from '../../words/languages.ts';
import { namesWords } from '../names/words.ts';

export type AllNames = Readonly<Partial<Record<Language, (id: CardId) => string>>>;

/** As the build leaves a text without holes, or as it is written. */
const textOf = (message: unknown): string =>
  Array.isArray(message)
    ? String((message[0] as { readonly value?: unknown } | undefined)?.value ?? '')
    : String(message);

/** The names in all languages, as they come: whoever learnt the game in another may look for the name known from there. */
export function useAllNames(): AllNames {
  const [names, setNames] = useState<AllNames>({});
  useEffect(() => {
    for (const language of languages) {
      namesWords[language]()
        .then(({ default: words }) => {
          const of = (id: CardId) => textOf((words as Readonly<Record<string, unknown>>)[`emerald.card.${id}`]);
          setNames(before => ({ ...before, [language]: of }));
        })
        // Without a line the others cannot be had; the own language is there.
        .catch(() => undefined);
    }
  }, []);
  return names;
}
