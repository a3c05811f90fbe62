import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { withNpmCache } from './cache.mjs';
import { runChild } from './child.mjs';
import { Failure } from './failure.mjs';

/**
 * Runs npm under the given Node. Not by the name `npm`: on Windows that is a script that only a shell can start, and
 * everywhere it would run under the first Node on the PATH.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} folder
 */
export async function runNpm(node, args, folder) {
  const cli = npmCli();
  let output = '';
  const ending = await withNpmCache(npmEnv(), env =>
    runChild(
      node,
      [cli, ...args, '--no-audit', '--no-fund', '--no-update-notifier'],
      { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
      text => {
        output += text;
      },
    ),
  );
  const lines = output.split('\n').filter(line => line.trim() !== '');
  return { ...ending, lastLines: lines.slice(-15).join('\n') };
}

function npmCli() {
  const besideNode = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(process.env.PATH ?? '').split(delimiter).map(dir => join(dir, 'npm')),
  ];
  for (const candidate of candidates) {
    if (candidate === undefined || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    // npm_execpath is yarn's or pnpm's if one of them runs the script, and `npm` on the PATH may be a shell script.
    if (basename(file) === 'npm-cli.js') return file;
  }
  throw new Failure('npm was found neither beside Node nor on the PATH. Install it, then run the command again.');
}

function npmEnv() {
  // Set by the npm that started us: they describe its folder and its script, which may not be ours.
  const stale = /^npm_(package_|lifecycle_|command$|config_local_prefix$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !stale.test(name)));
}
