import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** Each npm script of the root package.json; `tools/src/NAME/main.ts` is what it runs. */
const names = [
  'start',
  'dev',
  'test',
  'check',
  'laws',
  'scenario',
  'arena',
  'trials',
  'replay',
  'bench',
  'maps',
  'matches',
  'figures',
  'fit',
  'meaning',
  'lessons',
  'prove',
  'art',
  'screens',
  'words',
];
const entries = new Map(names.map(name => [name, `tools/src/${name}/main.ts`]));

export function listOfCommands() {
  return [...entries].map(([name, file]) => `  ${name.padEnd(9)} ${file}\n`).join('');
}

/**
 * Looked up before anything is installed: a mistyped command must not cost a minute of downloads.
 *
 * @param {string | undefined} name
 */
export function entryOf(name) {
  if (name === undefined) throw new Failure('Say which command to run. There are:', { exitCode: 2 });
  const file = entries.get(name);
  if (file === undefined) throw new Failure(`There is no command '${name}'. There are:`, { exitCode: 2 });
  const entry = join(root, file);
  if (!existsSync(entry)) throw new Failure(`'${name}' is not written yet: ${file} does not exist.`);
  return entry;
}
