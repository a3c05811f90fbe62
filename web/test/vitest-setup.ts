import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { providePages } from '../build.ts';

/** Plain data, since it crosses from Vitest's process to its workers. */
export type Pages = { readonly folder: string } | { readonly broken: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The pages as they are shipped, built once for all tests. */
    pages: Pages;
  }
}

/** A copy, because servers restart during tests, and a developer may build other pages meanwhile. */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  // No test will open them.
  if (project.getProvidedContext().noBrowser !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-pages-'));
  try {
    cpSync(await providePages(line => process.stderr.write(`${line}\n`)), folder, { recursive: true });
    project.provide('pages', { folder });
  } catch (error) {
    // Reported by the tests that open pages. The others can do without.
    project.provide('pages', { broken: error instanceof Error ? error.message : String(error) });
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
