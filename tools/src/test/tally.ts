import type { TestModule } from 'vitest/node';

export interface TestTally {
  readonly passed: number;
  /** Tests that failed, and everything else that went wrong: files that did not load, hooks, errors outside tests. */
  readonly failed: number;
  readonly skipped: number;
}

/**
 * A file that cannot load has no tests, and a failed `beforeAll` skips its own. Both must count as failed, or the more
 * broken a file is, the better it looks.
 */
export function tallyOf(modules: readonly TestModule[], unhandled: readonly unknown[]): TestTally {
  const count = (state: 'passed' | 'failed' | 'skipped') =>
    modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);
  const suites = modules.flatMap(module => [module, ...module.children.allSuites()]);
  const broken = suites.filter(suite => suite.errors().length > 0).length;
  return { passed: count('passed'), failed: count('failed') + broken + unhandled.length, skipped: count('skipped') };
}

/** The last lines of a run. A run in which no test ran has proved nothing, so it fails. */
export function verdict({ passed, failed, skipped }: TestTally): {
  readonly lines: string[];
  readonly exitCode: 0 | 1;
} {
  const summary = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (passed === 0 && failed === 0) return { lines: ['No test ran, so nothing is proved.', summary], exitCode: 1 };
  return { lines: [summary], exitCode: failed > 0 ? 1 : 0 };
}
