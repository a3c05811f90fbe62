import { defineConfig } from 'vitest/config';
import { browserTests, withBrowser, withoutBrowser } from './tools/src/browser/projects.ts';
import { LongestFirst } from './tools/src/test/longest-first.ts';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      withBrowser({ include: browserTests, globalSetup: ['web/test/vitest-setup.ts'] }),
      withoutBrowser({
        include: ['**/*.test.ts'],
        exclude: browserTests,
        globalSetup: ['server/test/vitest-setup.ts'],
      }),
    ],
    // Tests that drive a browser or other processes wait for real ones, on machines that do other things too.
    // A law that plays thousands of matches took a minute on a busy one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // A browser test waits more than it works: with a third one on two cores the whole run takes a tenth less.
    maxWorkers: 3,
    // Fixed, so that a run can be repeated.
    sequence: { seed: 1, sequencer: LongestFirst },
  },
});
