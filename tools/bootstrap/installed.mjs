import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder */
const stampOf = folder => join(folder, 'node_modules', '.lamplight-installed');

/**
 * Whether node_modules matches this lockfile on this machine.
 *
 * Compares content, never times. git gives every file the time of the checkout. So after a change of branch an old
 * lockfile can look newer than the node_modules of a newer one, and the other way round.
 *
 * @param {string} folder
 * @param {string} machine
 */
export function isInstalled(folder, machine) {
  const stamp = stampOf(folder);
  const wanted = stampText(folder, machine);
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (found === wanted) return true;
  const madeElsewhere = found !== undefined && !found.endsWith(` ${machine}\n`);
  if (madeElsewhere || differencesFromLockfile(folder).length > 0) return false;
  try {
    stampInstalled(folder, machine);
  } catch {
    // The folder belongs to another user, who installed by hand. The stamp only saves the comparison.
  }
  return true;
}

/**
 * @param {string} folder
 * @param {string} machine
 */
export function stampInstalled(folder, machine) {
  writeFileSync(stampOf(folder), stampText(folder, machine));
}

/** @param {string} folder */
export function unstamp(folder) {
  rmSync(stampOf(folder), { force: true });
}

/**
 * @param {string} folder
 * @param {string} machine
 */
function stampText(folder, machine) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${machine}\n`;
}

/**
 * The packages that differ from the lockfile. npm records what it installed, whoever called it, so an `npm ci` by hand
 * needs no second installation.
 *
 * @param {string} folder
 */
export function differencesFromLockfile(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return ['node_modules'];
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const found = packagesIn(record);
  // A lockfile written on another system may lack a package for this one.
  const strays = Object.entries(found).filter(([path, { optional, os }]) => !(path in wanted || (optional && os)));
  const wrong = Object.entries(wanted).filter(([path, one]) => path !== '' && !isThere(one, found[path]));
  return [...strays, ...wrong].map(([path]) => path);
}

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 */

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {Locked} wanted
 * @param {Locked | undefined} found
 */
function isThere(wanted, found) {
  if (found !== undefined) {
    return fits(wanted) && found.version === wanted.version && found.integrity === wanted.integrity;
  }
  const isForThisMachine = wanted.os !== undefined && wanted.libc === undefined && fits(wanted);
  return wanted.optional === true && !isForThisMachine;
}

/** @param {Locked} wanted */
function fits({ os = process.platform, cpu = process.arch }) {
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}
