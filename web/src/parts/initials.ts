const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One letter for each, in the order of the names. A person who shares it with somebody before gets a second letter. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map(name => {
    const [first = '?', ...more] = [...graphemes.segment(name.replaceAll(/\s+/g, ''))].map(part => part.segment);
    const head = first.toLocaleUpperCase();
    const second = [...more, ...'23456789'].map(letter => head + letter.toLocaleLowerCase());
    const found = [head, ...second].find(each => !taken.has(each)) ?? head;
    taken.add(found);
    return found;
  });
}

/** How many pastels there are: `--person-1` and up. */
const pastels = 8;

/** The same for everyone at the table and after every reload: computed from the member's id alone. */
export function pastelOf(memberId: string): number {
  let sum = 0;
  for (const letter of memberId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % pastels) + 1;
}
