import type { BrowserProgram } from './find.ts';
import { type HostMachine, systemEnv } from './machine.ts';

/** What a test hands to Playwright's `chromium.launch`. Plain data, since it crosses from Vitest's process to its workers. */
export interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

export function launchOptions(browser: BrowserProgram, machine: HostMachine): LaunchOptions {
  return {
    executablePath: browser.path,
    env: systemEnv(machine),
    args: [
      // Root, as in a container, may not use the sandbox. The tests open our own pages only.
      '--no-sandbox',
      '--disable-gpu',
      // A browser that calls home fails its lookups on a closed network, many at a time, and slows every test.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  };
}
