import { type SlotKind, slotKindOf } from '../../words/slots.ts';
import type { CatalogueLanguage } from './catalogue.ts';
import type { CatalogueText } from './each-text.ts';
import type { WordExceptions } from './exceptions.ts';
import { surfacesOf } from './surface.ts';

const persons: readonly SlotKind[] = ['person', 'people'];
const cards: readonly SlotKind[] = ['card', 'cards', 'royalty'];
/** Cities have phrases of their own for each case: {in}, {to} and {from}. */
const named: readonly SlotKind[] = [...persons, ...cards, 'city'];

interface SlotRule {
  readonly words: readonly string[];
  readonly kinds: readonly SlotKind[];
  readonly advice: string;
}

/** Words after which a name would have to change. */
const rules: Partial<Record<CatalogueLanguage, readonly SlotRule[]>> = {
  fr: [
    {
      words: ['de', 'd’', 'que', 'qu’', 'jusque', 'jusqu’', 'lorsque', 'lorsqu’', 'puisque', 'puisqu’'],
      kinds: named,
      advice:
        'it would be elided before a vowel (d’Anna), so the sentence must begin with the name or put a noun between',
    },
    // A card may begin with an article: «à Le …» would contract.
    { words: ['à'], kinds: cards, advice: 'it would contract with an article, so put «la carte» between' },
  ],
  pl: [
    {
      words: [
        ...[
          'bez',
          'dla',
          'do',
          'ku',
          'między',
          'na',
          'nad',
          'o',
          'obok',
          'od',
          'ode',
          'oprócz',
          'po',
          'pod',
          'podczas',
        ],
        ...['poza', 'przeciw', 'przed', 'przez', 'przy', 'u', 'w', 'we', 'wobec', 'wokół', 'z', 'za', 'ze', 'zamiast'],
      ],
      kinds: named,
      advice: 'it wants a case that a name in a slot cannot have, so put «gracza» or «karty» between',
    },
  ],
  ru: [
    {
      words: [
        ...['без', 'в', 'во', 'вместо', 'для', 'до', 'за', 'из', 'из-за', 'к', 'ко', 'кроме', 'между', 'на', 'над'],
        ...[
          'о',
          'об',
          'около',
          'от',
          'перед',
          'по',
          'под',
          'после',
          'при',
          'про',
          'против',
          'ради',
          'с',
          'со',
          'у',
          'через',
        ],
      ],
      kinds: named,
      advice: 'it wants a case that a name in a slot cannot have, so put «игрока» or «карты» between',
    },
  ],
};

export function caseSlotFaults(exceptions: WordExceptions) {
  return ({ language, key, text }: CatalogueText): readonly string[] =>
    (rules[language] ?? []).flatMap(({ words, kinds, advice }) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${words.join('|')})[\\s\\u00a0]*\\{(\\w+)\\}`, 'giu');
      const found = surfacesOf(text)
        .flatMap(surface => [...surface.matchAll(pattern)])
        .find(([, , argument = '']) => kinds.some(kind => kind === slotKindOf(key, argument)));
      if (found === undefined || exceptions.excuses('slot', language, key)) return [];
      return [`has "${found[0]}" in ${key}: ${advice}.`];
    });
}
