import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

export const browserProject = 'browser';

/**
 * Only these tests get a browser, and are skipped where there is none. The arrows check holds that those and no others
 * open one. `without-browser` holds tests that run in Node alone what pages compute.
 */
export const browserTests = ['web/test/*.test.ts', 'web/test/!(without-browser)/**/*.test.ts'];

export const isBrowserTest = (file: string): boolean => browserTests.some(glob => posix.matchesGlob(file, glob));

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project's setup runs only when one of its tests is chosen, so nobody else waits for a browser. */
export function withBrowser({ globalSetup = [], ...tests }: Tests): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      ...tests,
      name: browserProject,
      runner: beside('runner.ts'),
      globalSetup: [beside('vitest-setup.ts'), ...[globalSetup].flat()],
    },
  };
}

export function withoutBrowser(tests: Tests): TestProjectInlineConfiguration {
  return { extends: true, test: { ...tests, name: 'plain' } };
}

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
