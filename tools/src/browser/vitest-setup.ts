import type { TestProject } from 'vitest/node';
import { type LaunchOptions, launchOptions } from './launch.ts';
import { thisMachine } from './machine.ts';
import { provideBrowser } from './provide.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For `chromium.launch(inject('browser'))`. Handed over as data, so that no package has to import the tools. */
    browser: LaunchOptions;
  }
}

/** Runs once before all tests, also when an editor starts Vitest by itself. */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<void> {
  const machine = thisMachine();
  const browser = await provideBrowser(machine, line => process.stderr.write(`${line}\n`));
  process.stderr.write(`The tests run with ${browser.name} (${browser.path}).\n`);
  provide('browser', launchOptions(browser, machine));
}
