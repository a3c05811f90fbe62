import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * The packages of all workspaces. One lockfile covers every workspace's package.json, so it alone tells whether
 * node_modules is current.
 *
 * @param {import('./runtime.mjs').ProvidedNode} node
 */
export async function providePackages(node) {
  await install({
    folder: root,
    // Native packages are built for one system and one major version of Node.
    machine: `${process.platform}-${process.arch} node${node.major}`,
    node: node.program,
    // Without scripts: every native package brings its binaries, but npm forgets that better-sqlite3 asks not to be
    // built (`gypfile: false`) once it stands in a lockfile, and would call Python and a compiler.
    // Without `--include=dev` NODE_ENV=production would leave out what builds and tests, and the stamp would call that
    // complete.
    npmArgs: ['ci', '--ignore-scripts', '--include=dev'],
    purpose: 'Installing the packages',
  });
}
