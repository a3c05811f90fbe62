export const languages = ['en', 'fr', 'nl', 'pl', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Each in itself, so that somebody who cannot read the page finds their own. */
export const ownNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
  ru: 'Русский',
};

/** How lists, numbers and times are written. Our English is British: a list has no comma before its «and». */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The first wished language that we have. */
export function languageFor(wished: readonly string[]): Language {
  for (const wish of wished) {
    const found = languages.find(each => each === wish.slice(0, 2).toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
}
