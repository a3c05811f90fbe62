import { endLike } from './child.mjs';
import { entryOf, listOfCommands } from './commands.mjs';
import { Failure, Interrupted } from './failure.mjs';
import { handOver } from './hand-over.mjs';
import { stopWhenOrphaned } from './orphan.mjs';
import { providePackages } from './packages.mjs';
import { completePath } from './path.mjs';
import { provideNode } from './runtime.mjs';

/**
 * Everything between a fresh clone and a running command: Node 24, the packages, then the command itself. Nothing here
 * may write to stdout: it belongs to the command, whose `--json` is read by programs.
 *
 * @param {readonly string[]} argv
 */
export async function main([name, ...args]) {
  try {
    const entry = entryOf(name);
    stopWhenOrphaned();
    completePath();
    const node = await provideNode();
    await providePackages(node);
    await handOver(node, entry, args);
  } catch (error) {
    if (error instanceof Interrupted) return endLike({ code: null, signal: error.signal });
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n${error.exitCode === 2 ? listOfCommands() : ''}`);
    process.exitCode = error.exitCode;
  }
}
