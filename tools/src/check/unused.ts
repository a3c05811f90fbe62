import type { Fault, Part } from './part.ts';
import { type Output, runProgram, unexplained } from './program.ts';

interface Item {
  readonly name: string;
  readonly line?: number;
}

type Issue = { readonly file: string } & Readonly<Record<string, unknown>>;

/** What to do about each kind of issue knip knows. A kind that is not here is shown with its own name. */
const advice: Readonly<Record<string, (name: string) => string>> = {
  files: () => 'is used by nothing: delete it, or import it where it belongs.',
  exports: name => `exports ${name}, which nobody imports: delete it, or drop the word \`export\`.`,
  types: name => `exports the type ${name}, which nobody imports: delete it, or drop the word \`export\`.`,
  duplicates: name => `exports the same thing twice, as ${name}: keep one name.`,
  dependencies: name => `lists the dependency ${name}, which nothing here imports: remove it.`,
  devDependencies: name => `lists the dependency ${name}, which nothing here uses: remove it.`,
  unlisted: name => `uses ${name}, which its package.json does not list: add it there, or do without.`,
  unresolved: name => `imports ${name}, which cannot be found: mend the path.`,
  binaries: name => `runs ${name}, which no dependency provides: add the dependency, or do without.`,
};

export const unused: Part = {
  name: 'unused',
  about: 'knip: files, exports, types and dependencies nobody uses',
  check: async tree => {
    const output = await runProgram(tree.root, 'knip/bin/knip.js', ['--reporter', 'json', '--no-progress']);
    const sources = tree.files.filter(file => /\.[cm]?[jt]sx?$/.test(file));
    return { checked: sources.length, of: 'files', faults: faultsIn(output) };
  },
};

export function faultsIn(output: Output): Fault[] {
  const issues = issuesIn(output);
  if (issues === undefined) return [unexplained('knip', output)];
  const faults = issues.flatMap(issue => Object.keys(issue).flatMap(kind => faultsOf(issue, kind)));
  return output.code !== 0 && faults.length === 0 ? [unexplained('knip', output)] : faults;
}

function faultsOf(issue: Issue, kind: string): Fault[] {
  const items = issue[kind];
  if (!Array.isArray(items)) return [];
  return items.map((item: Item | readonly Item[]) => {
    const named = Array.isArray(item) ? item : [item as Item];
    const name = named.map(each => each.name).join(', ');
    const says = advice[kind]?.(name) ?? `has a fault of the kind ${kind}: ${name}. See https://knip.dev.`;
    const line = named[0]?.line;
    return line === undefined ? { file: issue.file, says } : { file: issue.file, line, says };
  });
}

function issuesIn({ stdout }: Output): readonly Issue[] | undefined {
  try {
    return (JSON.parse(stdout) as { issues: readonly Issue[] }).issues;
  } catch {
    return undefined;
  }
}
