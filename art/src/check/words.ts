import type { Shown } from '../measure/concepts.ts';
import { type Facts, type Fault, fileOf } from './facts.ts';

/** A picture that says less than this cannot be a clue to many things. */
const leastWords = 9;

const living = ['person', 'animal', 'bird', 'fish', 'insect', 'creature'];
const isLiving = ({ is, also = [] }: Shown['concepts'][number]): boolean =>
  living.some(word => is === word || also.includes(word));

/** All that can be said of a picture: what is seen in it, and what it says as a whole. */
export const wordsOf = ({ concepts, says }: Shown): ReadonlySet<string> =>
  new Set(
    [
      ...concepts.map(({ is }) => is),
      says.place,
      says.time,
      says.weather,
      ...says.mood,
      ...says.action,
      ...(says.more ?? []),
    ].filter(word => word !== undefined && word !== ''),
  ) as ReadonlySet<string>;

/** Every intel picture can be read in several ways. */
export function wordFaults({ pictured, concepts }: Facts): Fault[] {
  return pictured
    .filter(({ kind }) => kind === 'intel')
    .flatMap(picture => {
      const shown = concepts[picture.id];
      if (shown === undefined) return [];
      const { says } = shown;
      const words = wordsOf(shown).size;
      const lacks = [
        shown.concepts.some(one => !isLiving(one)) ? [] : ['an object'],
        shown.concepts.some(isLiving) ? [] : ['a person or an animal'],
        says.action.length > 0 ? [] : ['an action'],
        says.place === '' ? ['a place'] : [],
        says.time === '' && (says.weather ?? '') === '' ? ['a time or a weather'] : [],
        says.mood.length > 0 ? [] : ['a mood'],
      ].flat();
      return [
        ...(words < leastWords
          ? [{ file: fileOf(picture), says: `can be said in only ${words} words: draw or say at least ${leastWords}.` }]
          : []),
        ...lacks.map(what => ({ file: fileOf(picture), says: `shows no ${what.replace(/^an? /, '')}: add ${what}.` })),
      ];
    });
}
