import { judge } from './judge.ts';

/**
 * For the part `art` of the check, which runs it in a separate process: an imported scene stays in the module cache,
 * and a check must see the tree as it is.
 */
const { facts, faults } = await judge(process.argv[2] ?? process.cwd());
process.stdout.write(JSON.stringify({ checked: facts.pictured.length, faults }));
