import type { Page } from 'playwright-core';
import type { BrowserPerson } from './person.ts';
import { sentence } from './sentences.ts';

/** Opens a link, and sits down on the first free seat. */
export async function sitDown(person: BrowserPerson, address: string, name: string): Promise<void> {
  await person.open(address);
  await person.write(sentence('table.join.name'), name);
  await person.tap('button', sentence('table.join.firstSeat'));
  await isAtTable(person, name);
}

/** The button with all that one can do with a person at the table. */
export const menuName = (name: string): string => sentence('table.menu.of', { name });

/** The button of home that opens a table of a game. */
export const openName = (game: 'shadows' | 'emerald'): string => `${sentence('home.open')} ${sentence(`home.${game}`)}`;

export const isAtTable = (person: BrowserPerson, name: string): Promise<void> =>
  person.see('button', menuName(name)).waitFor();

/** Starts when all are ready. */
export async function start(host: BrowserPerson): Promise<void> {
  await host.page.getByRole('button', { name: sentence('table.start.do'), exact: true, disabled: false }).waitFor();
  await host.tap('button', sentence('table.start.do'));
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
