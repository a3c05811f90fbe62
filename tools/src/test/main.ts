import { parseCLI, startVitest } from 'vitest/node';
import { thisMachine } from '../browser/machine.ts';
import { provideBrowser } from '../browser/provide.ts';
import { type Tally, tallyOf, verdict } from './tally.ts';

/** Found before Vitest starts, whose setup would bury the one sentence that helps under a stack trace. */
async function browserIsThere(): Promise<boolean> {
  try {
    const browser = await provideBrowser(thisMachine(), line => process.stderr.write(`${line}\n`));
    process.env.LAMPLIGHT_BROWSER = browser.path;
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

async function runTests(): Promise<Tally> {
  // Everything after the command goes to Vitest: a word filters files, -t filters names.
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  const vitest = await startVitest('test', filter, options);
  const tally = tallyOf(vitest.state.getTestModules(), vitest.state.getUnhandledErrors());
  await vitest.close();
  // Vitest also fails for reasons that belong to no test, such as a setup that throws.
  return process.exitCode && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const { lines, exitCode } = verdict((await browserIsThere()) ? await runTests() : { passed: 0, failed: 1, skipped: 0 });
// Written after Vitest has closed, because programs read the last line.
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exitCode = exitCode;
