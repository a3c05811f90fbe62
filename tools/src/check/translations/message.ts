import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

export interface Plural {
  readonly argument: string;
  readonly kind: 'cardinal' | 'ordinal';
  /** Without exact cases such as `=0`, which are extra to the forms of the language. */
  readonly forms: readonly string[];
}

/** The arguments of a message, which must be the same in every language, and its words. */
export interface Message {
  readonly arguments: ReadonlyMap<string, string>;
  readonly tags: ReadonlySet<string>;
  readonly plurals: readonly Plural[];
  readonly words: string;
}

/** Throws when the text is no ICU message. */
export function readMessage(text: string): Message {
  const message = { arguments: new Map<string, string>(), tags: new Set<string>(), plurals: [] as Plural[], words: '' };
  const learn = (argument: string, type: string): void => {
    const before = message.arguments.get(argument);
    message.arguments.set(argument, before === undefined || before === 'text' ? type : before);
  };
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isLiteralElement(element)) message.words += element.value;
      else if (isArgumentElement(element)) learn(element.value, 'text');
      else if (isNumberElement(element)) learn(element.value, 'number');
      else if (isDateElement(element)) learn(element.value, 'date');
      else if (isTimeElement(element)) learn(element.value, 'time');
      else if (isTagElement(element)) {
        message.tags.add(element.value);
        walk(element.children);
      } else if (isSelectElement(element) || isPluralElement(element)) {
        const cases = Object.keys(element.options);
        if (isPluralElement(element)) {
          learn(element.value, 'number');
          const kind = element.pluralType ?? 'cardinal';
          message.plurals.push({ argument: element.value, kind, forms: cases.filter(each => !each.startsWith('=')) });
        } else learn(element.value, `a choice of ${cases.sort().join(', ')}`);
        for (const { value } of Object.values(element.options)) {
          walk(value);
          message.words += ' ';
        }
      }
    }
  };
  walk(parse(text, { requiresOtherClause: true }));
  return message;
}

/**
 * The plural forms a translator must write. French also has `many`, but only for millions and above. Nothing here
 * counts that far, and it falls back to `other`, so it is optional.
 */
export function formsOf(language: string, kind: Plural['kind']): { readonly must: string[]; readonly may: string[] } {
  const known: string[] = new Intl.PluralRules(language, { type: kind }).resolvedOptions().pluralCategories;
  const may = ['zero', 'one', 'two', 'few', 'many', 'other'].filter(form => known.includes(form));
  return { must: may.filter(form => !(language === 'fr' && form === 'many')), may };
}
