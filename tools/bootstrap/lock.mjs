import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

// Beside the code and not in node_modules, which an installation deletes.
const place = join(root, 'tools', 'bootstrap');
const name = '.installing';
const lock = join(place, name);
const heartbeat = 1000;
/** A holder that has sent no heartbeat for this long is gone, whatever process has its id now. */
const longestPause = 15_000;

/** @typedef {{ readonly token: string, readonly pid: number, readonly host: string }} Owner */

/**
 * Lets one installation run at a time, across processes.
 *
 * @param {() => Promise<void>} work
 */
export async function withInstallLock(work) {
  const token = randomUUID();
  await take(token);
  const heart = setInterval(() => beat(token), heartbeat);
  try {
    await work();
  } finally {
    clearInterval(heart);
    sweep();
    if (readOwner(lock)?.token === token) rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} token */
async function take(token) {
  const mine = `${lock}-${token}`;
  try {
    mkdirSync(mine);
  } catch (error) {
    throw new Failure(
      `Packages must be installed in ${root}, and this user cannot write there (${codeOf(error)}). Run the command once as a user who can, or copy the folder to a place of your own and run it there.`,
    );
  }
  // So that a lock left behind never shows up in git.
  writeFileSync(join(mine, '.gitignore'), '*\n');
  writeFileSync(join(mine, 'owner.json'), JSON.stringify({ token, pid: process.pid, host: hostname() }));
  try {
    for (let tries = 0; !moved(mine, lock); tries++) {
      if (tries === 1) process.stderr.write('Another Lamplight command is installing; waiting for it…\n');
      removeIfStale();
      await sleep(200);
    }
  } finally {
    rmSync(mine, { recursive: true, force: true });
  }
}

/**
 * Renaming a folder onto a non-empty one fails, and a rename is atomic. So the lock never exists without its owner's
 * name in it.
 *
 * @param {string} from
 * @param {string} to
 */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    // Windows says EPERM or EACCES where others say ENOTEMPTY or EEXIST. ENOENT: another process has just removed the
    // lock.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'ENOENT'].includes(codeOf(error))) return false;
    throw error;
  }
}

function removeIfStale() {
  const owner = readOwner(lock);
  if (owner === undefined || !(isDead(owner) || Date.now() - lastBeat() > longestPause)) return;
  // The grave is named by the dead owner's token. If two processes saw the same stale lock, only one rename succeeds,
  // so the other cannot remove the new owner's lock.
  const grave = `${lock}-${owner.token}-gone`;
  moved(lock, grave);
}

/**
 * Removes graves, and what killed waiters left. Runs at the end of an installation, when nobody can still be making
 * one.
 */
function sweep() {
  for (const entry of readdirSync(place)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const left = join(place, entry);
    const owner = readOwner(left);
    if (owner !== undefined && isDead(owner)) rmSync(left, { recursive: true, force: true });
  }
}

/** @param {Owner} owner */
function isDead({ pid, host }) {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) !== 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
}

/** @param {string} token */
function beat(token) {
  const now = new Date();
  if (readOwner(lock)?.token === token) utimesSync(join(lock, 'owner.json'), now, now);
}

function lastBeat() {
  return statSync(join(lock, 'owner.json'), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}

/**
 * @param {string} folder
 * @returns {Owner | undefined}
 */
function readOwner(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
