import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** Stands where a number is printed. */
export const numberSlot = '{#}';

/**
 * A message as somebody would read it, in as many versions as show each case of each choice and plural. Slots stand as
 * `{name}`, numbers as `{#}`; tags are gone, so what they
 * parted stands side by side, as on the page; one that holds nothing is a picture or a key.
 */
export function surfacesOf(text: string): readonly string[] {
  const known = made.get(text) ?? read(text);
  made.set(text, known);
  return known;
}

const made = new Map<string, readonly string[]>();

function read(text: string): readonly string[] {
  try {
    return versionsOf(parse(text, { requiresOtherClause: true }));
  } catch {
    // What cannot be read has a fault of its own.
    return [];
  }
}

function versionsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  let versions: readonly string[] = [''];
  for (const element of elements) {
    const next = nextOf(element);
    // Side by side and not every pair: each version of each element stands in one of the whole.
    versions = Array.from(
      { length: Math.max(versions.length, next.length) },
      (_, at) => pick(versions, at) + pick(next, at),
    );
  }
  return versions;
}

function nextOf(element: MessageFormatElement): readonly string[] {
  if (isLiteralElement(element)) return [element.value];
  if (isTagElement(element))
    return element.children.length === 0 ? [`[${element.value}]`] : versionsOf(element.children);
  if (isPoundElement(element) || isNumberElement(element)) return [numberSlot];
  if (isSelectElement(element) || isPluralElement(element))
    return Object.values(element.options).flatMap(({ value }) => versionsOf(value));
  return [`{${element.value}}`];
}

const pick = (versions: readonly string[], at: number): string => versions[at % versions.length] ?? '';
