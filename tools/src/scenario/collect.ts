import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { scenarioFiles } from '@lamplight/testkit';

/** A file to run, or why there is none. */
export type FoundScenario = { readonly file: string } & ({ readonly text: string } | { readonly wrong: string });

/** Every scenario that the paths lead to, each once however often it is named. */
export function collect(paths: readonly string[]): readonly FoundScenario[] {
  const seen = new Set<string>();
  return paths.flatMap(lookUp).filter(({ file }) => {
    const place = realPlace(file);
    return !seen.has(place) && seen.add(place);
  });
}

function lookUp(path: string): readonly FoundScenario[] {
  const place = standing(path);
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return [{ file: path, wrong: `There is no file or folder ${path}: check the path.` }];
  if (!stat.isDirectory()) return [read(place)];
  const files = scenarioFiles(place);
  return files.length > 0
    ? files.map(read)
    : [{ file: path, wrong: `The folder ${path} holds no scenario: name one with files that end in .yaml or .yml.` }];
}

function read(file: string): FoundScenario {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    return { file, wrong: `${file} cannot be read: ${(error as Error).message}.` };
  }
}

/** npm runs us in the root of the project, but a path is relative to the caller's folder. */
function standing(path: string): string {
  const meant = resolve(process.env.INIT_CWD ?? '.', path);
  const exists = (place: string) => statSync(place, { throwIfNoEntry: false }) !== undefined;
  return !exists(path) && exists(meant) ? meant : path;
}

function realPlace(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
