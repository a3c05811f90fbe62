import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { install } from './install.mjs';
import { putFirstInPath } from './path.mjs';
import { root } from './root.mjs';

/** @typedef {{ readonly program: string, readonly major: number }} ProvidedNode */

const folder = join(root, 'tools', 'runtime');

/**
 * The Node to use: the running one, or the pinned one from npm if the running one is too old.
 *
 * @returns {Promise<ProvidedNode>}
 */
export async function provideNode() {
  const needed = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
  const running = majorOf(process.versions.node);
  if (running >= needed) return { program: process.execPath, major: running };

  const { name, version } = pinned();
  const advice = `Install Node ${needed} from https://nodejs.org (or with a version manager: .nvmrc names it), then run the command again.`;
  if (version === undefined) {
    throw new Failure(
      `Lamplight needs Node ${needed}, this is Node ${process.versions.node}, and npm has no Node ${needed} for ${process.platform} ${process.arch}. ${advice}`,
    );
  }

  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  await install({
    folder,
    machine: `${process.platform}-${process.arch}`,
    node: process.execPath,
    npmArgs: ['ci', '--ignore-scripts'],
    purpose: `Fetching Node ${version}, because this is Node ${process.versions.node}`,
    // The binary is built for glibc: on Alpine, for example, npm installs it and it does not start.
    prove: () => prove(program, `Node ${version} from npm does not run on this system. ${advice}`),
  });
  putFirstInPath(dirname(program));
  return { program, major: majorOf(version) };
}

/** The package that holds Node for this system. Only for Apple silicon does the name follow another pattern. */
function pinned() {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  /** @type {Record<string, string>} */
  const versions = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies;
  const name = [`node-${system}`, `node-bin-${system}`].find(each => each in versions) ?? '';
  return { name, version: versions[name] };
}

/** @param {string} version */
const majorOf = version => Number(version.split('.')[0]);

/**
 * @param {string} program
 * @param {string} sentence
 */
function prove(program, sentence) {
  try {
    execFileSync(program, ['--version'], { stdio: 'pipe' });
  } catch {
    throw new Failure(sentence);
  }
}
