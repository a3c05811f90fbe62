import { pathToFileURL } from 'node:url';
import { endLike, runChild } from './child.mjs';

/**
 * Runs the command: in this process if its Node is new enough, which saves starting a second one.
 *
 * @param {import('./runtime.mjs').ProvidedNode} node
 * @param {string} entry
 * @param {readonly string[]} args
 */
export async function handOver(node, entry, args) {
  if (node.program === process.execPath) {
    process.argv = [process.execPath, entry, ...args];
    await import(pathToFileURL(entry).href);
    return;
  }
  endLike(await runChild(node.program, [entry, ...args], { stdio: 'inherit' }));
}
