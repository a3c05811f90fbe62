import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * The packages of all workspaces. One lockfile covers every workspace's package.json, so it alone tells whether
 * node_modules is current.
 *
 * Not `npm ci`: that refuses the whole installation if the lockfile lacks a package for some other system, and a
 * registry that does not carry one leaves exactly such a lockfile. `install` checks the same hashes, and what npm then
 * says it installed is compared with the lockfile, so a package.json that disagrees with it still fails.
 *
 * @param {import('./runtime.mjs').ProvidedNode} node
 */
export async function providePackages(node) {
  await install({
    folder: root,
    // Native packages are built for one system and one major version of Node.
    machine: `${process.platform}-${process.arch} node${node.major}`,
    node: node.program,
    // Without `--include=dev` NODE_ENV=production would leave out what builds and tests, and the stamp would call that
    // complete.
    npmArgs: ['install', '--no-save', '--include=dev'],
    purpose: 'Installing the packages',
  });
}
