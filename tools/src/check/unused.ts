import type { CheckPart, Fault } from './part.ts';
import { type Output, runProgram, unexplained } from './program.ts';
import { isSource } from './source.ts';

interface UnusedExport {
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

/** The first reporter is for us. Only the second prints hints. */
const options = ['--no-progress', '--treat-config-hints-as-errors', '--reporter', 'json', '--reporter', 'symbols'];

export const unused: CheckPart = {
  name: 'unused',
  about: 'knip: files, exports, types and dependencies nobody uses',
  check: async tree => {
    const output = await runProgram(tree.root, 'knip/bin/knip.js', options);
    return { checked: tree.files.filter(isSource).length, of: 'files', faults: faultsIn(output) };
  },
};

export function faultsIn(output: Output): Fault[] {
  const issues = issuesIn(output);
  if (issues === undefined) return [unexplained('knip', output)];
  const found = issues.flatMap(issue => Object.keys(issue).flatMap(kind => faultsOf(issue, kind)));
  const faults = [...found, ...hintsIn(output)];
  return output.code !== 0 && faults.length === 0 ? [unexplained('knip', output)] : faults;
}

/**
 * A hint says that knip.json has an exemption nobody needs any more, or that a package exports a file it does not have.
 */
function hintsIn({ stderr }: Output): Fault[] {
  const lines = stderr.split(/\r?\n/);
  const start = lines.findIndex(line => line.startsWith('Configuration hints'));
  if (start === -1) return [];
  return lines
    .slice(start + 1)
    .filter(line => line.trim() !== '')
    .map(line => ({ says: `knip.json does not fit the tree: ${line.trim().replace(/\s+/g, ' ')}.` }));
}

function faultsOf(issue: Issue, kind: string): Fault[] {
  const items = issue[kind];
  if (!Array.isArray(items)) return [];
  return items.map((item: UnusedExport | readonly UnusedExport[]) => {
    const named = Array.isArray(item) ? item : [item as UnusedExport];
    const name = named.map(each => each.name).join(', ');
    const says = advice[kind]?.(name) ?? `has a fault of the kind ${kind}: ${name}. See https://knip.dev.`;
    const line = named[0]?.line;
    return line === undefined ? { file: issue.file, says } : { file: issue.file, line, says };
  });
}

function issuesIn({ stdout }: Output): readonly Issue[] | undefined {
  try {
    return (JSON.parse(stdout.split('\n')[0] ?? '') as { issues: readonly Issue[] }).issues;
  } catch {
    return undefined;
  }
}
