import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every scenario in a folder and the folders in it, in the order of their names. */
export function scenarioFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }: Dirent) => name !== 'node_modules' && !name.startsWith('.'))
    .sort((a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1))
    .flatMap((entry: Dirent) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return scenarioFiles(path);
      return /\.ya?ml$/i.test(entry.name) ? [path] : [];
    });
}
