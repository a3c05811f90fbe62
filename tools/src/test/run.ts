import { createVitest, parseCLI, type TestProject, TestsNotFoundError, type Vitest } from 'vitest/node';
import { handOverBrowser } from '../browser/hand-over.ts';
import type { HostMachine } from '../browser/machine.ts';
import { browserProject } from '../browser/projects.ts';
import { leftOut, sentenceOf } from './left-out.ts';
import { type TestTally, tallyOf, verdict } from './tally.ts';

/** Runs the tests that are asked for, says how they ended, and gives the exit code. */
export async function runTests(args: readonly string[], machine: HostMachine): Promise<0 | 1> {
  // Everything after the command goes to Vitest: a word filters files, -t filters names.
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const vitest = await createVitest({ ...options, watch: false });
  const tally = await run(vitest, filter, machine).finally(() => vitest.close());
  const { lines, exitCode } = verdict(tally);
  // Written after Vitest has closed, because programs read the last line.
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return exitCode;
}

async function run(vitest: Vitest, filter: string[], machine: HostMachine): Promise<TestTally> {
  try {
    const chosen = await vitest.getRelevantTestSpecifications(filter);
    const project = chosen.find(each => each.project.name === browserProject)?.project;
    if (project !== undefined && !(await isToldOfBrowser(project, machine)))
      return { passed: 0, failed: 1, skipped: 0 };
    await vitest.start(filter);
  } catch (error) {
    process.exitCode = 1;
    // Vitest has already listed the files there are.
    if (!(error instanceof TestsNotFoundError)) vitest.logger.printError(error, { fullStack: true });
  }
  return told(vitest, machine);
}

/** Runs before Vitest's own setup, which would bury the one helpful sentence under a stack trace. */
async function isToldOfBrowser(project: TestProject, machine: HostMachine): Promise<boolean> {
  try {
    await handOverBrowser(project, machine);
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

function told(vitest: Vitest, { env }: HostMachine): TestTally {
  const modules = vitest.state.getTestModules();
  const tally = tallyOf(modules, vitest.state.getUnhandledErrors());
  const left = leftOut(modules);
  // A developer's machine may lack a browser, and the run says so. CI may leave nothing out.
  const mayLeaveOut = !env.CI;
  if (left.tests > 0) process.stderr.write(`${sentenceOf(left, mayLeaveOut)}\n`);
  const failed = tally.failed + (left.tests > 0 && !mayLeaveOut ? 1 : 0);
  // Vitest also fails for reasons that belong to no test, such as a setup that throws.
  return { ...tally, failed: process.exitCode && failed === 0 ? 1 : failed };
}
