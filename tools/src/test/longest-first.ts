import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take longest and depend on nothing: started last, one of them would hold up the whole run. */
const looksAtAll = ({ moduleId }: TestSpecification): boolean => /\/states-(phone|desktop)\.test/.test(moduleId);

/**
 * The order of all files of a run, with a browser or without. Vitest's own order runs one project after the other, and
 * then all tests that wait for a browser would wait at the same time.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map(file => [file, this.#rank(file)]));
    const rank = (file: TestSpecification, place: number): number => ranks.get(file)?.[place] ?? 0;
    return files.toSorted((a, b) => {
      const place = [0, 1, 2, 3].find(each => rank(a, each) !== rank(b, each)) ?? 0;
      return rank(b, place) - rank(a, place);
    });
  }

  /** A file that has not run here yet is ranked by its size, which is all that is known of it. */
  #rank(file: TestSpecification): readonly number[] {
    const last = this.ctx.cache.getTestSpecificationResult(file);
    return [
      Number(looksAtAll(file)),
      Number(last === undefined),
      Number(last?.failed ?? false),
      last?.duration ?? statSync(file.moduleId).size,
    ];
  }
}
