import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  type Facts,
  type Fault,
  hashOf,
  type Kind,
  kinds,
  type Language,
  languages,
  nameOf,
  type Pictured,
} from '@lamplight/art/check';
import { filesIn, isPicture, readPicture } from './gather.ts';
import { wantedIds } from './ids.ts';
import { folderOf, openStore } from './store.ts';

/** Everything the checks need to know of this tree. `faults` are scenes that could not be read. */
export async function readFacts(root: string): Promise<{ facts: Facts; faults: readonly Fault[] }> {
  const pictured: Pictured[] = [];
  const faults: Fault[] = [];
  for (const kind of kinds) {
    for (const one of await Promise.all((await filesIn(root, kind)).map(readPicture))) {
      if (isPicture(one)) pictured.push({ id: one.id, kind, scene: one.scene, hash: hashOf(one.scene) });
      else faults.push({ file: relative(root, one.file).replaceAll('\\', '/'), says: one.says });
    }
  }
  const texts = Object.fromEntries(await Promise.all(kinds.map(async kind => [kind, await textsOf(root, kind)])));
  return {
    facts: { wanted: wantedIds(root), pictured, ...(await openStore(root)), files: await storedFiles(root), texts },
    faults,
  };
}

async function storedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folderOf(root)).catch(() => []);
  const files = names.filter(name => !name.endsWith('.json'));
  return new Map(
    await Promise.all(files.map(async name => [name, nameOf(await readFile(join(folderOf(root), name)))] as const)),
  );
}

async function textsOf(root: string, kind: Kind): Promise<Readonly<Record<Language, Record<string, string>>>> {
  const entries = languages.map(async language => {
    const file = join(root, 'art', 'src', kind, 'messages', `${language}.json`);
    return [language, JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Record<string, string>>;
}
