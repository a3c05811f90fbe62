import type { Page } from 'playwright-core';
import { axeFaults } from './axe.ts';
import { contrastFaults } from './contrast.ts';
import { targetFaults } from './targets.ts';
import { textFaults } from './texts.ts';

/** Faults of the visible text of a page: cut, overlapping, too faint, too small to hit. */
export async function sightFaults(page: Page): Promise<string[]> {
  await page.evaluate('document.fonts.ready');
  return [...(await textFaults(page)), ...(await contrastFaults(page)), ...(await targetFaults(page))];
}

/** All faults of a page for people who look at it, touch it or have it read aloud. A test expects none. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [...(await sightFaults(page)), ...(await axeFaults(page))];
}
