import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take longest and wait for nobody: begun last, one of them would keep the whole run waiting. */
const looksAtAll = ({ moduleId }: TestSpecification): boolean => /\/states-(phone|desktop)\.test/.test(moduleId);

class LooksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(looksAtAll), ...sorted.filter(file => !looksAtAll(file))];
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
    expect: { poll: { timeout: 15_000 } },
    // A browser test waits more than it works: with a third one on two cores the whole run takes a tenth less.
    maxWorkers: 3,
    // Fixed, so that a run can be repeated.
    sequence: { seed: 1, sequencer: LooksFirst },
  },
});
