import type { Page } from 'playwright-core';
import type { BrowserPerson } from './person.ts';

/** Opens a link, and sits down on the first free seat. */
export async function sitDown(person: BrowserPerson, address: string, name: string): Promise<void> {
  await person.open(address);
  await person.write('Your name', name);
  await person.tap('button', 'Take the first free seat');
  await isAtTable(person, name);
}

export const isAtTable = (person: BrowserPerson, name: string): Promise<void> =>
  person.see('button', `${name}: what you can do`).waitFor();

/** Starts when all are ready. */
export async function start(host: BrowserPerson): Promise<void> {
  await host.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await host.tap('button', 'Start');
}

/** How often a page was loaded. A change of address without a reload does not count. */
export function loadsOf(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

/** What a browser logs by itself when a connection breaks. */
export const brokenConnection = /WebSocket|Failed to load resource|ERR_/;
