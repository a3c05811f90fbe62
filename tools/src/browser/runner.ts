import { inject, type RunnerTestFile, type RunnerTestSuite, TestRunner, type VitestTestRunner } from 'vitest';

type TellVitest = NonNullable<VitestTestRunner['onTaskUpdate']>;
type TaskUpdate = Parameters<TellVitest>[0];

/** Skips every test if there is no browser. Then a file's `beforeAll`, which would open one, is not called. */
class BrowserRunner extends TestRunner {
  /** Vitest gives every runner this. */
  declare onTaskUpdate: TellVitest;

  async onCollected(files: readonly RunnerTestFile[]): Promise<void> {
    const reason = inject('noBrowser');
    if (reason === undefined) return;
    // Vitest already knows these tests, and reports nothing more about a skipped file by itself.
    await this.onTaskUpdate(
      files.flatMap(file => skipped(file, reason)),
      [],
    );
  }
}

/** Tests that would not have run anyway stay as they are: they are not left out for want of a browser. */
function skipped(suite: RunnerTestSuite, note: string): TaskUpdate {
  suite.mode = 'skip';
  return suite.tasks.flatMap((task): TaskUpdate => {
    if (task.type === 'suite') return skipped(task, note);
    if (task.mode !== 'run') return [];
    task.mode = 'skip';
    const result = { state: 'skip', note } as const;
    task.result = result;
    return [[task.id, result, task.meta]];
  });
}

// biome-ignore lint/style/noDefaultExport: that is where Vitest looks for a runner.
export default BrowserRunner;
