import type { Fault } from '../part.ts';
import type { CatalogueLanguage } from './catalogue.ts';
import { type ExemptCheck, type Glossary, glossaryFile, type WordException } from './glossary.ts';

/** Keeps count of which exceptions were needed: one that no fault needs any more is itself a fault. */
export class WordExceptions {
  readonly #all: readonly WordException[];
  readonly #needed = new Set<string>();

  constructor({ exceptions }: Glossary) {
    this.#all = exceptions;
  }

  /** Asked only where there is a fault. */
  excuses(check: ExemptCheck, language: CatalogueLanguage, key: string): boolean {
    const found = this.#all.find(each => each.check === check && each.key === key && each.languages.includes(language));
    if (found !== undefined) this.#needed.add(`${found.line} ${language}`);
    return found !== undefined;
  }

  stale(): readonly Fault[] {
    return this.#all.flatMap(({ line, languages, key, check }) => {
      const idle = languages.filter(language => !this.#needed.has(`${line} ${language}`));
      // «all» stands for those that need it.
      if (idle.length === 0 || (languages.length === 5 && idle.length < 5)) return [];
      const which = languages.length === 5 ? 'any language' : idle.join(', ');
      return [
        { file: glossaryFile, line, says: `exempts ${key} from ${check}, which ${which} needs no more: delete it.` },
      ];
    });
  }
}
