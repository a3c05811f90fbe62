import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every scenario in a folder and the folders in it, in the order of their names. */
export function scenarioFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return scenarioFiles(path);
      return /\.ya?ml$/i.test(entry.name) ? [path] : [];
    });
}
