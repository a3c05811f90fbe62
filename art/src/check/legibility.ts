import type { Legibility } from '../measure/legibility.ts';
import { type Facts, type Fault, fileOf, type Pictured } from './facts.ts';

/** Hero against its surroundings at 96 px, in OKLab, where 0.02 is the least that an eye can tell apart. */
export const leastContrast = 0.06;
/** Light and dark of the whole picture. */
export const leastSpread = 0.07;

export interface Read extends Legibility {
  readonly picture: Pictured;
}

/** The worst first. */
export function readingsOf({ pictured, prints }: Facts): readonly Read[] {
  return pictured
    .flatMap(picture => {
      const print = prints[picture.id];
      return print === undefined ? [] : [{ picture, hero: print.hero, contrast: print.contrast, spread: print.spread }];
    })
    .sort((one, other) => one.contrast - other.contrast);
}

export function legibilityFaults(facts: Facts): Fault[] {
  return readingsOf(facts).flatMap(({ picture, hero, contrast, spread }) => [
    ...(contrast < leastContrast
      ? [
          {
            file: fileOf(picture),
            says: `has its hero (${hero}) only ${contrast.toFixed(2)} from what surrounds it, and ${leastContrast} is the least at 96 px: set it against the opposite value.`,
          },
        ]
      : []),
    ...(spread < leastSpread
      ? [
          {
            file: fileOf(picture),
            says: `has light and dark only ${spread.toFixed(2)} apart, and ${leastSpread} is the least: give it more of both.`,
          },
        ]
      : []),
  ]);
}
