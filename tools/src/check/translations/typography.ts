import { isNumeric, slotKindOf } from '../../words/slots.ts';
import type { CatalogueLanguage } from './catalogue.ts';
import { around, type CatalogueText } from './each-text.ts';
import { numberSlot, surfacesOf } from './surface.ts';

interface TypographyRule {
  /** Absent where every language writes so. */
  readonly only?: CatalogueLanguage;
  readonly wrong: RegExp;
  readonly advice: string;
}

/** Quotation marks, outer and inner. */
const quotes: Readonly<Record<CatalogueLanguage, string>> = {
  en: '“”‘’',
  fr: '«»“”’',
  nl: '“”‘’',
  pl: '„”«»’',
  ru: '«»„“’',
};

/** Short forms that stand after a number and never begin a line. Words such as «minutes» may. */
const units = ['s', 'sec', 'sek', 'min', 'h', 'd', 'j', 'u', 'ms', 'godz', 'с', 'сек', 'мин', 'ч', 'д', 'мс', '%'];

const rules: readonly TypographyRule[] = [
  { wrong: /\.{3}/u, advice: 'write … and not three dots' },
  { wrong: /[ \u00a0]{2}/u, advice: 'write one space' },
  { wrong: /[\u2000-\u200a\u202f]/u, advice: 'our no-break space is U+00A0, in every language' },
  { wrong: /'/u, advice: 'the apostrophe is ’' },
  { wrong: /"/u, advice: 'write the quotation marks of the language' },
  {
    wrong: new RegExp(`(?:\\d|\\{#\\}) (?:${units.join('|')})(?![\\p{L}\\p{N}’])`, 'u'),
    advice: 'a no-break space stands between a number and its unit',
  },
  {
    only: 'fr',
    wrong: / [;!?»]|[^\u00a0\u202f ?!…][;!?](?!\p{L})|[^\u00a0\u202f ]»/u,
    advice: 'French has a no-break space before ; ! ? and »',
  },
  // «Shadows: Amsterdam» is written as on its box.
  {
    only: 'fr',
    wrong: / :|(?<!Shadows|[\u00a0\u202f ]):(?=\s|$)/u,
    advice: 'French has a no-break space before a colon',
  },
  { only: 'fr', wrong: /«[^\u00a0\u202f]/u, advice: 'French has a no-break space after «' },
  {
    only: 'pl',
    wrong: /(?<![\p{L}\p{N}])[aiouwz] /iu,
    advice: 'a word of one letter is bound to the next by a no-break space',
  },
  { only: 'ru', wrong: /(?<=\S) [—–](?= )/u, advice: 'Russian has a no-break space before a dash' },
  { only: 'nl', wrong: /(?<=[\p{L}}]) …/u, advice: 'no space stands before …' },
  ...Object.entries(quotes).map(([language, own]) => ({
    only: language as CatalogueLanguage,
    wrong: new RegExp(`[${[...'«»“”„‘‚‹›'].filter(mark => !own.includes(mark)).join('')}]`, 'u'),
    advice: `the quotation marks here are ${own.slice(0, 2)}`,
  })),
];

/** One fault a rule: whoever mends the first sees the others. */
export function typographyFaults({ language, key, text }: CatalogueText): readonly string[] {
  const surfaces = surfacesOf(text).map(surface => withNumbers(key, surface));
  return rules
    .filter(({ only = language }) => only === language)
    .flatMap(({ wrong, advice }) => {
      const found = surfaces.flatMap(surface => {
        const match = wrong.exec(surface);
        return match === null ? [] : [around(surface, match.index, match[0].length)];
      })[0];
      return found === undefined ? [] : [`writes "${found}" in ${key}: ${advice}.`];
    });
}

/** A slot that takes a number is one for the eye. */
const withNumbers = (key: string, surface: string): string =>
  surface.replaceAll(/\{(\w+)\}/g, (slot, argument: string) =>
    isNumeric(slotKindOf(key, argument)) ? numberSlot : slot,
  );
