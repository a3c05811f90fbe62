import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Misuse } from '../cli/flags.ts';
import { filesIn, folders } from './gather.ts';

/** The files meant by the arguments: ids, prefixes of ids (`d3`), folders (`intel`) or paths. */
export async function chosen(root: string, words: readonly string[]): Promise<readonly string[]> {
  const all = (await Promise.all(folders.map(async folder => ({ folder, files: await filesIn(root, folder) })))).flat();
  const files = words.flatMap(word => {
    if (word.endsWith('.ts')) {
      if (!existsSync(word)) throw new Misuse(`There is no file ${word}.`);
      return [resolve(word)];
    }
    const found = all.flatMap(({ folder, files: inside }) =>
      folder === word ? inside : inside.filter(file => fits(basename(file, '.ts'), word)),
    );
    if (found.length === 0) throw new Misuse(`No picture is called '${word}' or begins so.`);
    return found;
  });
  return words.length === 0 ? all.flatMap(({ files: inside }) => inside) : [...new Set(files)];
}

/** `i01` is a whole id, so one picture; `d3` is a prefix, the ten of district 3. */
const fits = (id: string, word: string): boolean => id === word || id.startsWith(word);
