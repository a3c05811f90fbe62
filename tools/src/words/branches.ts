import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  parse,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

export type SlotValue = string | number;

/** Values that some arguments must have for a branch of the message to be seen. */
export type BranchWish = ReadonlyMap<string, SlotValue>;

export interface Branches {
  /** Together they show each case of each choice and each number that a plural is tried with. */
  readonly wishes: readonly BranchWish[];
  /** Arguments that are printed as they are. */
  readonly slots: ReadonlySet<string>;
  /** For arguments that choose: the value taken where no wish names one. */
  readonly usual: BranchWish;
}

/** One of each form that our languages have: none, one, few, many, and one that ends like few. */
const numbers = [0, 1, 2, 5, 22] as const;

export function branchesOf(text: string, language: string): Branches {
  const wishes: BranchWish[] = [];
  const slots = new Set<string>();
  const usual = new Map<string, SlotValue>();
  const wish = (path: BranchWish, argument: string, value: SlotValue): BranchWish | undefined => {
    const wished = path.get(argument);
    // Within the case of a choice the same argument can have no other value.
    if (wished !== undefined && wished !== value) return undefined;
    const made = new Map([...path, [argument, value] as const]);
    wishes.push(made);
    if (!usual.has(argument)) usual.set(argument, value);
    return made;
  };
  const walk = (elements: readonly MessageFormatElement[], path: BranchWish): void => {
    for (const element of elements) {
      if (isArgumentElement(element)) slots.add(element.value);
      else if (isTagElement(element)) walk(element.children, path);
      else if (isNumberElement(element)) for (const value of figuresOf(element)) wish(path, element.value, value);
      else if (isSelectElement(element)) {
        for (const [name, { value }] of casesOf(element)) {
          const inside = wish(path, element.value, name);
          if (inside !== undefined) walk(value, inside);
        }
      } else if (isPluralElement(element)) {
        const tried = [...new Set([...exactOf(element), ...numbers])].map(
          n => [n, formOf(element, language, n)] as const,
        );
        // One number is enough to look into a form; that of 0 seldom says what the form is for.
        const within = Map.groupBy(tried.toReversed(), ([, form]) => form);
        for (const [n, form] of tried) {
          const inside = wish(path, element.value, n);
          const option = element.options[form];
          if (inside !== undefined && option !== undefined && within.get(form)?.[0]?.[0] === n)
            walk(option.value, inside);
        }
      }
    }
  };
  walk(parse(text, { requiresOtherClause: true }), new Map());
  return { wishes, slots, usual };
}

/** Without a last case that prints what was given: it is there for values nobody has, and no player sees it. */
function casesOf({ value: argument, options }: SelectElement) {
  return Object.entries(options).filter(([name, { value }]) => {
    const [only] = value;
    const isFallback = value.length === 1 && only !== undefined && isArgumentElement(only) && only.value === argument;
    return name !== 'other' || !isFallback;
  });
}

const exactOf = ({ options }: PluralElement): readonly number[] =>
  Object.keys(options).flatMap(form => (form.startsWith('=') ? [Number(form.slice(1))] : []));

function formOf({ options, pluralType, offset }: PluralElement, language: string, n: number): string {
  if (`=${n}` in options) return `=${n}`;
  const form = new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' }).select(n - offset);
  return form in options ? form : 'other';
}

/** A number with a sign is shown with both. */
const figuresOf = ({ style }: NumberElement): readonly number[] =>
  JSON.stringify(style ?? '').includes('sign') ? [2, -1] : [2];

/** As few sets of values as show all branches: each wish joins the first set that it does not contradict. */
export function setsOf(wishes: readonly BranchWish[]): readonly BranchWish[] {
  const sets: Map<string, SlotValue>[] = [];
  for (const each of wishes) {
    const fits = sets.find(set => [...each].every(([argument, value]) => (set.get(argument) ?? value) === value));
    if (fits === undefined) sets.push(new Map(each));
    else for (const [argument, value] of each) fits.set(argument, value);
  }
  return sets;
}
