import type { TestModule } from 'vitest/node';
import { whatToInstall } from '../browser/provide.ts';

export interface LeftOut {
  readonly tests: number;
  readonly files: number;
}

/** What would have run with a browser. */
export function leftOut(modules: readonly TestModule[]): LeftOut {
  const counts = modules.map(({ project, children }) => {
    const reason = project.getProvidedContext().noBrowser;
    const tests = reason === undefined ? [] : [...children.allTests('skipped')];
    return tests.filter(test => noteOf(test.result()) === reason).length;
  });
  return { tests: counts.reduce((sum, count) => sum + count, 0), files: counts.filter(count => count > 0).length };
}

const noteOf = (result: object): unknown => ('note' in result ? result.note : undefined);

export function sentenceOf({ tests, files }: LeftOut, mayLeaveOut: boolean): string {
  const skipped = `Skipped ${count(tests, 'test')} in ${count(files, 'file')} for want of a browser`;
  return `${skipped}${mayLeaveOut ? '' : ', and where CI is set none may be'}: ${whatToInstall}.`;
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
