import type { TestProject } from 'vitest/node';
import { handOverBrowser } from './hand-over.ts';
import { thisMachine } from './machine.ts';
import { whatToInstall } from './provide.ts';

/** Runs once before all tests that need a browser. `npm test` has found one by then; an editor has not. */
export async function setup(project: TestProject): Promise<void> {
  if (isTold(project)) return;
  await handOverBrowser(project, thisMachine());
  if (project.getProvidedContext().noBrowser === undefined) return;
  process.stderr.write(`The tests that need a browser are skipped: ${whatToInstall}.\n`);
}

function isTold(project: TestProject): boolean {
  const told = project.getProvidedContext();
  return 'browser' in told || 'noBrowser' in told;
}
