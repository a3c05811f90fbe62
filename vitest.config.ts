import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/src/browser/vitest-setup.ts', 'server/src/parts/vitest-setup.ts', 'web/test/vitest-setup.ts'],
    // Tests that drive a browser or other processes wait for real ones, on machines that do other things too.
    // A law that plays thousands of matches took a minute on a busy one.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Fixed, so that a run can be repeated.
    sequence: { seed: 1 },
  },
});
