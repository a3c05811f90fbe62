import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * The packages of all workspaces. One lockfile covers every workspace's package.json: `npm ci` refuses to run if they
 * disagree, so the lockfile alone tells whether node_modules is current.
 *
 * @param {import('./runtime.mjs').ProvidedNode} node
 */
export async function providePackages(node) {
  await install({
    folder: root,
    // Native packages are built for one system and one major version of Node.
    machine: `${process.platform}-${process.arch} node${node.major}`,
    node: node.program,
    // Without it NODE_ENV=production would leave out what builds and tests, and the stamp would call that complete.
    npmArgs: ['--include=dev'],
    purpose: 'Installing the packages',
  });
}
