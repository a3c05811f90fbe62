import { judge } from './judge.ts';

/**
 * For the part `art` of the check, which runs it as a program of its own: a scene that was read once stays in the memory of
 * the process that read it, and a check must see the tree as it is.
 */
const { facts, faults } = await judge(process.argv[2] ?? process.cwd());
process.stdout.write(JSON.stringify({ checked: facts.pictured.length, faults }));
