import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeInventory } from './inventory.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lamplight-tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

test('an empty tree has every part and both games, and nothing in them', () => {
  const { parts, games, examples } = takeInventory(root);
  expect(parts.map(part => part.name)).toContain('contract');
  expect(games.map(game => game.name)).toEqual(['shadows', 'emerald']);
  expect([...parts, ...games].every(item => item.files === 0)).toBe(true);
  expect(examples).toBe(0);
});

test('a part counts its sources, and not its tests', () => {
  plant('contract/package.json', 'contract/src/a.ts', 'contract/src/deep/b.tsx', 'contract/src/a.test.ts');
  expect(takeInventory(root).parts.find(part => part.name === 'contract')).toEqual({ name: 'contract', files: 2 });
});

test('a folder without a package or without sources is not there yet', () => {
  plant('bots/src/a.ts', 'web/package.json', 'web/README.md', 'art/package.json', 'art/src/a.test.ts');
  expect(takeInventory(root).parts.filter(part => part.files > 0)).toEqual([]);
});

test('a game nobody expected is listed too', () => {
  plant('games/emerald/package.json', 'games/emerald/src/index.ts', 'games/whist/package.json');
  expect(takeInventory(root).games).toEqual([
    { name: 'shadows', files: 0 },
    { name: 'emerald', files: 1 },
    { name: 'whist', files: 0 },
  ]);
});

test('the examples of the testkit are counted apart from the games', () => {
  plant('testkit/package.json', 'testkit/examples/mine/src/index.ts', 'testkit/examples/dash/src/index.ts');
  const { examples, games } = takeInventory(root);
  expect(examples).toBe(2);
  expect(games).toHaveLength(2);
});
