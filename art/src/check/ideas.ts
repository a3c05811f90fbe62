import { type Facts, type Fault, fileOf, kinds, languages } from './facts.ts';

/** Each picture comes from one sentence of ours, and has one or two of another kind for those who cannot see it. */
export function ideaFaults({ pictured }: Facts): Fault[] {
  const first = new Map<string, string>();
  return pictured.flatMap(picture => {
    const file = fileOf(picture);
    const idea = picture.scene.idea.trim();
    const key = idea.toLowerCase().replace(/[^\p{L}]+/gu, ' ');
    const before = first.get(key);
    if (before !== undefined) return [{ file, says: `has the same idea as ${before}: one of the two needs its own.` }];
    first.set(key, picture.id);
    if (idea.split(/\s+/).length < 4 || !/[.!?…]$/.test(idea) || /[.!?…]\s+\p{Lu}/u.test(idea))
      return [{ file, says: `has the idea "${idea}", which is not one whole sentence: write it as one.` }];
    return [];
  });
}

export function textFaults({ pictured, texts }: Facts): Fault[] {
  return kinds.flatMap(kind => {
    const ids = new Set(pictured.filter(picture => picture.kind === kind).map(({ id }) => id));
    return languages.flatMap(language => {
      const file = `art/src/${kind}/messages/${language}.json`;
      const there = texts[kind][language];
      const lacking = [...ids].filter(id => (there[id] ?? '').trim() === '');
      const extra = Object.keys(there).filter(id => !ids.has(id));
      return [
        ...lacking.map(id => ({ file, says: `says nothing of ${id}: write what is seen there, without hinting.` })),
        ...extra.map(id => ({ file, says: `describes ${id}, which is no picture: delete the line.` })),
      ];
    });
  });
}
