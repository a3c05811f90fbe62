import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { stampOf } from './build/stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = join(root, 'web', 'build', 'main.ts');

/** Where the pages are, and a folder on the same disk to build them in. */
interface PagePlace {
  readonly folder: string;
  readonly aside: string;
}

const inTheClone: PagePlace = {
  folder: join(root, 'web', 'dist'),
  aside: join(root, 'node_modules', '.lamplight', `pages-${process.pid}`),
};

/**
 * Returns the folder of the pages. Builds them first if there are none, or if the sources have changed since: into the
 * clone or, if that is read-only, into `spare`.
 */
export async function providePages(say: (line: string) => void, spare?: string): Promise<string> {
  const stamp = stampOf(root);
  const places = [inTheClone, ...(spare === undefined ? [] : [placeAt(spare)])];
  const current = places.find(({ folder }) => stampIn(folder) === stamp);
  if (current !== undefined) return current.folder;
  const place = places.find(isWritable);
  if (place === undefined) {
    throw new Error(
      `The pages must be built, and this user can write neither to ${places.map(({ folder }) => folder).join(' nor to ')}. Run npm start once as a user who can, or name a folder that can be written with DATA.`,
    );
  }
  say('Building the pages…');
  const began = performance.now();
  await build(place, stamp);
  say(`The pages are built (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  return place.folder;
}

function placeAt(spare: string): PagePlace {
  const folder = resolve(spare);
  return { folder, aside: `${folder}-${process.pid}` };
}

const stampIn = (pages: string): string | undefined =>
  existsSync(join(pages, 'stamp')) ? readFileSync(join(pages, 'stamp'), 'utf8') : undefined;

/** Leaves `aside` behind, empty, for the build. */
function isWritable({ folder, aside }: PagePlace): boolean {
  try {
    mkdirSync(aside, { recursive: true });
    accessSync(dirname(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds aside, and moves the pages into place when they are complete: a server may start meanwhile, and another build
 * may run.
 */
async function build({ folder, aside }: PagePlace, stamp: string): Promise<void> {
  try {
    // Always for production, whoever wants the pages: React for developers is three times as large.
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
