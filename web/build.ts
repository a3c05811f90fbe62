import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { stampOf } from './build/stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'web', 'dist');
const program = join(root, 'web', 'build', 'main.ts');

/** Says in which folder the pages are. They are built first if there are none, or others than their sources would make. */
export async function providePages(say: (line: string) => void): Promise<string> {
  const stamp = stampOf(root);
  if (stampIn(folder) === stamp) return folder;
  say('Building the pages…');
  const began = performance.now();
  await build(stamp);
  say(`The pages are built (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  return folder;
}

const stampIn = (pages: string): string | undefined =>
  existsSync(join(pages, 'stamp')) ? readFileSync(join(pages, 'stamp'), 'utf8') : undefined;

/** Aside, and put in place when it is whole: a server may start meanwhile, and another build may be under way. */
async function build(stamp: string): Promise<void> {
  const aside = join(root, 'node_modules', '.lamplight', `pages-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    // Whatever it is that wants pages, pages are for people: React for developers is three times as large.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [program, aside], { cwd: root, env });
    writeFileSync(join(aside, 'stamp'), stamp);
    const old = `${aside}-old`;
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(aside, folder);
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    throw new Error(`The pages could not be built: ${reasonOf(error)}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return stripVTControlCharacters(stderr || message || String(error)).trim();
}
