import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take longest and wait for nobody: begun last, one of them would keep the whole run waiting. */
const looksAtAll = ({ moduleId }: TestSpecification): boolean => /\/states-(phone|desktop)\.test/.test(moduleId);

/**
 * The order of all files of a run, with a browser or without. Vitest's own would run one project after the other: then
 * every test that waits for a browser would wait at the same time.
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

  /** What has not run here yet is ranked by its size, which is all that is known of it. */
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
