import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that drive a browser, or look at the whole tree, take longest: begun last, one of them would keep all waiting. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/web\/test\/|\/check\/breaks|\/laws\.test/.test(moduleId);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/src/browser/vitest-setup.ts', 'server/src/parts/vitest-setup.ts', 'web/test/vitest-setup.ts'],
    // Tests that drive a browser or other processes wait for real ones, on machines that do other things too.
    // A law that plays thousands of matches took a minute on a busy one.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Fixed, so that a run can be repeated.
    sequence: { seed: 1, sequencer: LongestFirst },
  },
});
