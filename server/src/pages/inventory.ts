import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The parts of the tree in the order of ARCHITECTURE.md; games stand beside the contract they are written for. */
export const parts = ['contract', 'testkit', 'bots', 'art', 'server', 'client', 'web', 'tools'] as const;
export const games = ['shadows', 'emerald'] as const;

export interface Item<Name extends string = string> {
  readonly name: Name;
  /** How many source files it has. With none it is not there yet, whatever else its folder holds. */
  readonly files: number;
}

export interface Inventory {
  readonly parts: readonly Item<(typeof parts)[number]>[];
  /** The two we are building, and any other that has a folder. */
  readonly games: readonly Item[];
  /** How many games the testkit keeps as examples. */
  readonly examples: number;
}

/** Reads from the tree what there is, so that the page cannot claim what is not. */
export function takeInventory(root: string): Inventory {
  const found = globSync('games/*/package.json', { cwd: root }).map(file => basename(dirname(file)));
  return {
    parts: parts.map(name => ({ name, files: sourceFiles(join(root, name)) })),
    games: [...new Set([...games, ...found.sort()])].map(name => ({
      name,
      files: sourceFiles(join(root, 'games', name)),
    })),
    examples: globSync('testkit/examples/*/src/index.ts', { cwd: root }).length,
  };
}

export function isPresent(item: Item): boolean {
  return item.files > 0;
}

function sourceFiles(folder: string): number {
  if (!existsSync(join(folder, 'package.json'))) return 0;
  return globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(file => !/\.test\.tsx?$/.test(file)).length;
}
