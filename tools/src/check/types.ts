import { relative, sep } from 'node:path';
import type { CheckPart, Fault } from './part.ts';
import { type Output, runProgram, unexplained } from './program.ts';
import type { Tree } from './tree.ts';

/** Every tsconfig.json in the tree is compiled, and every TypeScript file must belong to one of them. */
export const types: CheckPart = {
  name: 'types',
  about: 'TypeScript, strict, every file',
  check: async tree => {
    const configs = tree.files.filter(file => /(?:^|\/)tsconfig\.json$/.test(file));
    const outputs = await Promise.all(configs.map(config => compile(tree, config)));
    const compiled = new Set(outputs.flatMap(output => filesIn(tree, output)));
    const sources = tree.files.filter(file => /\.[cm]?tsx?$/.test(file));
    return {
      checked: sources.filter(file => compiled.has(file)).length,
      of: 'files',
      faults: [...outputs.flatMap(faultsIn), ...sources.filter(file => !compiled.has(file)).map(outside)],
    };
  },
};

function compile(tree: Tree, config: string): Promise<Output> {
  return runProgram(tree.root, 'typescript/bin/tsc', ['-p', config, '--noEmit', '--pretty', 'false', '--listFiles']);
}

function filesIn(tree: Tree, { stdout }: Output): string[] {
  return stdout.split(/\r?\n/).map(line => relative(tree.root, line).split(sep).join('/'));
}

const located = /^(?<file>.+?)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)$/;
const general = /^error (?<code>TS\d+): (?<message>.*)$/;

export function faultsIn(output: Output): Fault[] {
  const faults = output.stdout.split(/\r?\n/).flatMap((text): Fault[] => {
    const found = (located.exec(text) ?? general.exec(text))?.groups;
    if (found === undefined) return [];
    const says = `does not compile: ${found.message} (${found.code})`;
    if (found.file === undefined) return [{ says: `The program ${says}` }];
    return [{ file: found.file.replaceAll('\\', '/'), line: Number(found.line), says }];
  });
  return output.code !== 0 && faults.length === 0 ? [unexplained('tsc', output)] : faults;
}

const outside = (file: string): Fault => ({
  file,
  says: 'is compiled by no tsconfig.json, so its types are not checked: add its folder to an `include`.',
});
