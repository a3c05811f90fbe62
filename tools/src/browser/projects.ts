import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What the project of the tests that need a browser is called. */
export const browserProject = 'browser';

/**
 * These tests are given a browser, and are skipped where none can be had; no others are, and the arrows hold both. In
 * `without-browser` stands what tries by Node alone what pages compute.
 */
export const browserTests = ['web/test/*.test.ts', 'web/test/!(without-browser)/**/*.test.ts'];

export const isBrowserTest = (file: string): boolean => browserTests.some(glob => posix.matchesGlob(file, glob));

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project's setup runs only when one of its tests is chosen: nobody else waits for a browser. */
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
