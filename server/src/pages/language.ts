export const languages = ['en', 'fr', 'nl', 'pl', 'ru'] as const;
export type PageLanguage = (typeof languages)[number];

/** The language asked for in the address, else the one the browser prefers, else English. */
export function chooseLanguage(asked: string | null, acceptLanguage: string | undefined): PageLanguage {
  return languageNamed(asked ?? '') ?? preferred(acceptLanguage ?? '') ?? 'en';
}

function preferred(header: string): PageLanguage | undefined {
  const wishes = header.split(',').map(wish => {
    const [tag = '', ...parameters] = wish.split(';').map(part => part.trim());
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
    return { language: languageNamed(tag), weight: quality === undefined ? 1 : Number(quality) };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ language }) => language !== undefined)?.language;
}

/** `pl-PL` is Polish too. */
function languageNamed(tag: string): PageLanguage | undefined {
  const base = tag.toLowerCase().split('-')[0];
  return languages.find(language => language === base);
}
