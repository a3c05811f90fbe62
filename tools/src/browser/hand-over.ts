import type { TestProject } from 'vitest/node';
import { type LaunchOptions, launchOptions } from './launch.ts';
import type { HostMachine } from './machine.ts';
import { findOrInstallBrowser } from './provide.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For `chromium.launch(inject('browser'))`. Passed as data, so that no package has to import the tools. */
    browser: LaunchOptions;
    /** Why there is no browser. */
    noBrowser: string | undefined;
  }
}

/**
 * Provides the tests of a project with a browser, or with the reason why there is none. A wrongly named browser is an
 * error.
 */
export async function handOverBrowser(project: Pick<TestProject, 'provide'>, machine: HostMachine): Promise<void> {
  const browser = await findOrInstallBrowser(machine, say);
  if (browser === undefined) {
    project.provide('noBrowser', 'there is no browser');
    return;
  }
  say(`The tests run with ${browser.name} (${browser.path}).`);
  project.provide('browser', launchOptions(browser, machine));
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);
