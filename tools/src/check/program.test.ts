import { describe, expect, test } from 'vitest';
import { findings, formatFault, lintFault } from './biome.ts';
import { sentence } from './run.ts';
import { faultsIn as typeFaults } from './types.ts';
import { faultsIn as unusedFaults } from './unused.ts';

const output = (code: number, stdout: string, stderr = '') => ({ code, stdout, stderr });

describe('what tsc says', () => {
  test('an error with a place, one without, and the lines between', () => {
    const said = [
      '/tree/a.ts',
      "a/b.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
      '  Its second line.',
      "error TS5083: Cannot read file 'tsconfig.json'.",
    ].join('\n');
    expect(typeFaults(output(2, said)).map(sentence)).toEqual([
      "a/b.ts:3 does not compile: Type 'string' is not assignable to type 'number'. (TS2322)",
      "The program does not compile: Cannot read file 'tsconfig.json'. (TS5083)",
    ]);
  });

  test('a failure it does not explain is a fault too', () => {
    expect(typeFaults(output(0, '/tree/a.ts'))).toEqual([]);
    expect(typeFaults(output(134, '', 'out of memory')).map(sentence)).toEqual([
      'tsc failed with code 134 and said: out of memory',
    ]);
  });
});

describe('what Biome says', () => {
  const report = (...diagnostics: object[]): string =>
    JSON.stringify({ summary: { changed: 0, unchanged: 4 }, diagnostics });
  const at = (category: string, message: string, line: number) => ({
    category,
    message,
    location: { path: 'a.ts', start: { line } },
  });

  test('a rule with its name, our own rules with their sentence, a file without a line', () => {
    expect(sentence(lintFault(at('lint/suspicious/noExplicitAny', 'Unexpected any.', 2)))).toBe(
      'a.ts:2 Unexpected any. (lint/suspicious/noExplicitAny)',
    );
    expect(sentence(lintFault(at('plugin', 'Time is an input.', 2)))).toBe('a.ts:2 Time is an input.');
    expect(sentence(lintFault(at('suppressions/unused', 'No effect', 2)))).toContain('No effect. Delete the comment');
    expect(sentence(formatFault(at('format', 'Formatter would have printed the following content:', 0)))).toBe(
      'a.ts is not formatted: run `npm run check -- --write`.',
    );
    expect(sentence(formatFault(at('parse', 'Expected a name.', 2)))).toBe('a.ts:2 Expected a name.');
  });

  test('it counts the files, and silence about a failure is a fault', () => {
    expect(findings(output(0, report()), lintFault)).toEqual({ checked: 4, of: 'files', faults: [] });
    expect(findings(output(1, report()), lintFault).faults).toHaveLength(1);
    expect(findings(output(1, 'biome.json is broken'), lintFault).faults.map(sentence)).toEqual([
      'biome failed with code 1 and said: biome.json is broken',
    ]);
  });
});

describe('what knip says', () => {
  const issues = (...list: object[]): string => `${JSON.stringify({ issues: list })}\nUnused files (1)\nb.ts\n`;

  test('each kind of issue becomes a sentence', () => {
    const said = issues(
      { file: 'a.ts', exports: [{ name: 'x', line: 3 }], types: [{ name: 'X', line: 4 }], files: [] },
      { file: 'b.ts', files: [{ name: 'b.ts' }] },
      { file: 'package.json', dependencies: [{ name: 'yaml', line: 9 }], duplicates: [[{ name: 'p' }, { name: 'q' }]] },
      { file: 'c.ts', moonlight: [{ name: 'm' }] },
    );
    expect(unusedFaults(output(1, said)).map(sentence)).toEqual([
      'a.ts:3 exports x, which nobody imports: delete it, or drop the word `export`.',
      'a.ts:4 exports the type X, which nobody imports: delete it, or drop the word `export`.',
      'b.ts is used by nothing: delete it, or import it where it belongs.',
      'package.json:9 lists the dependency yaml, which nothing here imports: remove it.',
      'package.json exports the same thing twice, as p, q: keep one name.',
      'c.ts has a fault of the kind moonlight: m. See https://knip.dev.',
    ]);
  });

  test('so does a hint', () => {
    const hint = 'Configuration hints (1)\nleft-pad    knip.json  Remove from ignoreDependencies\n';
    expect(unusedFaults(output(1, issues(), hint)).map(sentence)).toEqual([
      'knip.json does not fit the tree: left-pad knip.json Remove from ignoreDependencies.',
    ]);
  });

  test('a failure it does not explain is a fault too', () => {
    expect(unusedFaults(output(0, issues()))).toEqual([]);
    expect(unusedFaults(output(1, issues()))).toHaveLength(1);
    expect(unusedFaults(output(2, 'ConfigurationError'))).toHaveLength(1);
  });
});
