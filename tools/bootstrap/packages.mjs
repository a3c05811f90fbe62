import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * The packages of all workspaces. One lockfile covers every workspace's package.json, so it alone decides whether
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
    // Without scripts: every native package ships its binaries. But once better-sqlite3 is in a lockfile, npm forgets
    // its `gypfile: false` and would call Python and a compiler. Without `--include=dev`, NODE_ENV=production would
    // leave out the packages that build and test, and the stamp would call that complete.
    npmArgs: ['ci', '--ignore-scripts', '--include=dev'],
    purpose: 'Installing the packages',
  });
}
