import { delimiter } from 'node:path';

/**
 * Adds the folders of standard Unix programs at the end of the PATH. If only node and npm are on it, package scripts
 * still need `sh`, and our own tools `git`.
 */
export function completePath() {
  if (process.platform === 'win32') return;
  const given = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  process.env.PATH = [...new Set([...given, '/usr/local/bin', '/usr/bin', '/bin'])].join(delimiter);
}

/**
 * Puts a folder first in the PATH.
 *
 * @param {string} folder
 */
export function putFirstInPath(folder) {
  process.env.PATH = [folder, process.env.PATH ?? ''].join(delimiter);
}
