/** Written out one by one, since a bundler can split only what it can read: a client loads one language. */
const catalogues = {
  en: () => [
    import('./intel/messages/en.json', { with: { type: 'json' } }),
    import('./districts/messages/en.json', { with: { type: 'json' } }),
    import('./emerald/messages/en.json', { with: { type: 'json' } }),
  ],
  fr: () => [
    import('./intel/messages/fr.json', { with: { type: 'json' } }),
    import('./districts/messages/fr.json', { with: { type: 'json' } }),
    import('./emerald/messages/fr.json', { with: { type: 'json' } }),
  ],
  nl: () => [
    import('./intel/messages/nl.json', { with: { type: 'json' } }),
    import('./districts/messages/nl.json', { with: { type: 'json' } }),
    import('./emerald/messages/nl.json', { with: { type: 'json' } }),
  ],
  pl: () => [
    import('./intel/messages/pl.json', { with: { type: 'json' } }),
    import('./districts/messages/pl.json', { with: { type: 'json' } }),
    import('./emerald/messages/pl.json', { with: { type: 'json' } }),
  ],
  ru: () => [
    import('./intel/messages/ru.json', { with: { type: 'json' } }),
    import('./districts/messages/ru.json', { with: { type: 'json' } }),
    import('./emerald/messages/ru.json', { with: { type: 'json' } }),
  ],
} as const satisfies Record<string, () => readonly Promise<{ default: Readonly<Record<string, string>> }>[]>;

export type Language = keyof typeof catalogues;

/** What is seen in each picture, by its id, for people who cannot see it. */
export async function textsIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const loaded = await Promise.all(catalogues[language]());
  return new Map(loaded.flatMap(({ default: texts }) => Object.entries<string>(texts)));
}
