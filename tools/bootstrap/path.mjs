import { delimiter } from 'node:path';

/**
 * Makes sure that the programs every Unix has can be found, last of all. Where only node and npm are on the PATH, the
 * scripts of packages still need `sh`, and our own tools `git`.
 */
export function completePath() {
  if (process.platform === 'win32') return;
  const given = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  process.env.PATH = [...new Set([...given, '/usr/local/bin', '/usr/bin', '/bin'])].join(delimiter);
}

/**
 * Puts a folder before all others.
 *
 * @param {string} folder
 */
export function putFirstInPath(folder) {
  process.env.PATH = [folder, process.env.PATH ?? ''].join(delimiter);
}
