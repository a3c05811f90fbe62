import type { Page } from 'playwright-core';
import { axeFaults } from './axe.ts';
import { contrastFaults } from './contrast.ts';
import { targetFaults } from './targets.ts';
import { textFaults } from './texts.ts';

/** What is wrong with the words of a page as they stand there: cut, over one another, faint, too small to hit. */
export async function sightFaults(page: Page): Promise<string[]> {
  await page.evaluate('document.fonts.ready');
  return [...(await textFaults(page)), ...(await contrastFaults(page)), ...(await targetFaults(page))];
}

/** All that is wrong with a page for whoever looks at it, touches it or has it read aloud. Empty is what a test expects. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [...(await sightFaults(page)), ...(await axeFaults(page))];
}
