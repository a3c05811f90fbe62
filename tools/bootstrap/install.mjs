import { Failure, Interrupted } from './failure.mjs';
import { differencesFromLockfile, isInstalled, stampInstalled, unstamp } from './installed.mjs';
import { withInstallLock } from './lock.mjs';
import { runNpm } from './npm.mjs';

/**
 * @typedef {object} Installation
 * @property {string} folder holds a package.json, its lockfile and, afterwards, node_modules
 * @property {string} machine what the installed files are good for
 * @property {string} node the Node that npm runs under
 * @property {readonly string[]} npmArgs the npm command that installs from the lockfile and leaves it as it is
 * @property {string} purpose begins the progress message
 * @property {() => void} [prove] throws if what was installed does not work
 */

/**
 * Makes node_modules match the lockfile, unless it already does.
 *
 * @param {Installation} installation
 */
export async function install(installation) {
  const { folder, machine } = installation;
  if (isInstalled(folder, machine)) return;
  await withInstallLock(async () => {
    // The previous holder of the lock may have done it.
    if (!isInstalled(folder, machine)) await installNow(installation);
  });
}

/** @param {Installation} installation */
async function installNow({ folder, machine, node, npmArgs, purpose, prove }) {
  const began = Date.now();
  process.stderr.write(`${purpose}…\n`);
  unstamp(folder);
  const { code, signal, told, lastLines } = await runNpm(node, npmArgs, folder);
  if (told !== undefined) throw new Interrupted(told);
  if (code !== 0) {
    const how =
      signal === null ? `npm ${npmArgs[0]} left with code ${code}` : `npm ${npmArgs[0]} was ended by ${signal}`;
    throw new Failure(
      `The installation failed: ${how} in ${folder}. These are its last lines; mend what they name and run the command again.\n${lastLines}`,
    );
  }
  const differences = differencesFromLockfile(folder);
  if (differences.length > 0) {
    // npm ci has compared the lockfile with every package.json, so what is missing now could not be fetched.
    throw new Failure(
      `npm ${npmArgs[0]} called the installation in ${folder} done, but these are not what package-lock.json says: ${differences.join(', ')}. npm leaves out a package for one system without a word if it cannot fetch it: see that the registry can be reached and the disk has room, then run the command again.`,
    );
  }
  prove?.();
  stampInstalled(folder, machine);
  process.stderr.write(`Done in ${Math.round((Date.now() - began) / 1000)} s.\n`);
}
