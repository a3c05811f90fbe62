import { existsSync, readFileSync } from 'node:fs';
import { scenarioFiles } from './files.ts';
import { brokenLaws } from './laws.ts';
import { linesOf, nameOf } from './result.ts';
import { perform, type StagedGame } from './run.ts';

export type Suite = {
  readonly folder: string;
  readonly kits: readonly StagedGame[];
  /** Vitest's `test`, passed in: importing it outside a test run throws, and the tools import this package. */
  readonly test: (name: string, run: () => void) => void;
};

/** One test for each scenario of a folder, named `[RULE, RULE] title`. A folder without scenarios fails. */
export function scenarioTests({ folder, kits, test }: Suite): void {
  const files = existsSync(folder) ? scenarioFiles(folder) : [];
  if (files.length === 0) {
    test(`${folder} holds scenarios`, () => {
      throw new Error(`There is no scenario in ${folder}: write one (*.yaml), or leave out this call.`);
    });
  }
  for (const file of files) {
    const { result, played } = perform(readFileSync(file, 'utf8'), file, kits);
    test(nameOf(result), () => {
      if (!result.passed) throw new Error(linesOf(result).join('\n'));
      const broken = played === undefined ? [] : brokenLaws(played);
      if (broken.length > 0) throw new Error([`${file} passed, but laws are broken:`, ...broken].join('\n'));
    });
  }
}
