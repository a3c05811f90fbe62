import { blanketExemptions } from './exemptions.ts';
import type { CheckPart, Fault, Findings } from './part.ts';
import { type Output, runProgram, unexplained } from './program.ts';
import type { Tree } from './tree.ts';

interface Report {
  readonly summary: { readonly changed: number; readonly unchanged: number };
  readonly diagnostics: readonly Diagnostic[];
}

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** Every diagnostic is a fault, even a hint: what may be ignored is not worth printing. */
export const lint: CheckPart = {
  name: 'lint',
  about: 'Biome: the house rules, pure games, sealed secrets, files of at most 300 lines',
  check: async tree => {
    const { faults, ...rest } = findings(await biome(tree, 'check', ['--formatter-enabled=false']), lintFault);
    return { ...rest, faults: [...faults, ...blanketExemptions(tree)] };
  },
  write: async tree => {
    await biome(tree, 'check', ['--formatter-enabled=false', '--write']);
  },
};

export const format: CheckPart = {
  name: 'format',
  about: 'Biome: one layout for all',
  check: async tree => findings(await biome(tree, 'format', []), formatFault),
  write: async tree => {
    await biome(tree, 'format', ['--write']);
  },
};

function biome(tree: Tree, command: string, options: readonly string[]): Promise<Output> {
  const reported = ['--reporter=json', '--max-diagnostics=none'];
  return runProgram(tree.root, '@biomejs/biome/bin/biome', [command, ...options, ...reported, '.']);
}

export function findings(output: Output, fault: (diagnostic: Diagnostic) => Fault): Findings {
  const report = reportIn(output);
  if (report === undefined) return { checked: 0, of: 'files', faults: [unexplained('biome', output)] };
  const faults = report.diagnostics.map(fault);
  return {
    checked: report.summary.changed + report.summary.unchanged,
    of: 'files',
    faults: output.code !== 0 && faults.length === 0 ? [unexplained('biome', output)] : faults,
  };
}

function reportIn({ stdout }: Output): Report | undefined {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return undefined;
  }
}

export function lintFault({ category, message, location }: Diagnostic): Fault {
  const advice: Record<string, string> = {
    'suppressions/unused': 'Delete the comment: an exemption nobody needs any more is a fault.',
    'lint/style/noExcessiveLinesPerFile': 'Ask which two things this file is, and make them two files.',
    'assist/source/organizeImports': 'Run `npm run check -- --write`.',
  };
  const says = category === 'plugin' ? message : `${message.replace(/\.?$/, '.')} ${advice[category] ?? ''}`.trim();
  return { ...placed(location), says: category === 'plugin' ? says : `${says} (${category})` };
}

export function formatFault({ category, message, location }: Diagnostic): Fault {
  const parsed = category === 'format' && message.startsWith('Formatter would have printed');
  return { ...placed(location), says: parsed ? 'is not formatted: run `npm run check -- --write`.' : message };
}

const placed = ({ path, start }: Diagnostic['location']) =>
  start.line > 0 ? { file: path, line: start.line } : { file: path };
