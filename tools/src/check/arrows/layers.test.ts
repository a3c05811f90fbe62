import { describe, expect, test } from 'vitest';
import { treeOf } from '../memory.ts';
import { sentence } from '../run.ts';
import { type FolderTable, serverFolders, webFolders } from './folders.ts';
import { faultsOfFolders } from './layers.ts';

const small: FolderTable = {
  root: 'web/src',
  entries: ['main.ts'],
  rows: { 'main.ts': ['page', 'low'], page: ['low'], low: [] },
};

const sound = {
  'web/src/main.ts': "import './page/page.ts';\n",
  'web/src/page/page.ts': "import { low } from '../low/low.ts';\nexport const page = low;\n",
  'web/src/low/low.ts': 'export const low = 1;\n',
};

const faultsIn = (files: Readonly<Record<string, string>>, table = small): readonly string[] =>
  faultsOfFolders(treeOf({ ...sound, ...files }), table).map(sentence);

test('imports that go down are as they should be', () => {
  expect(faultsIn({})).toEqual([]);
});

test.each([
  ['a value', "import { page } from '../page/page.ts';\nexport const low = page;\n"],
  ['a type', "import type { Page } from '../page/page.ts';\nexport type Low = Page;\n"],
  ['a type in place', "export type Low = import('../page/page.ts').Page;\n"],
  ['a lazy part', "export const low = () => import('../page/page.ts');\n"],
  ['a worker', "export const low = new URL('../page/page.ts', import.meta.url);\n"],
])('%s from above is a wrong direction, and closes a circle', (_name, text) => {
  expect(faultsIn({ 'web/src/low/low.ts': text })).toEqual([
    'web/src/low/low.ts:1 imports web/src/page/page.ts, but low may import nothing only: move what both need down, or hand it in from above.',
    'web/src/low/low.ts:1 closes a circle of folders of web/src: page ▶ low ▶ page. Move what they share below both.',
  ]);
});

test('a circle is one although the rows would allow it', () => {
  const rows = { ...small.rows, low: ['page'] };
  expect(faultsIn({ 'web/src/low/low.ts': "export * from '../page/page.ts';\n" }, { ...small, rows })).toEqual([
    'web/src/low/low.ts:1 closes a circle of folders of web/src: page ▶ low ▶ page. Move what they share below both.',
  ]);
});

test('folders of any folder import each other in no circle', () => {
  const files = {
    'web/src/page/page.ts': "import './a/x/one.ts';\nexport * from '../low/low.ts';\n",
    'web/src/page/a/x/one.ts': "import '../../b/two.ts';\n",
    'web/src/page/b/two.ts': "import '../a/three.ts';\n",
    'web/src/page/a/three.ts': 'export const three = 3;\n',
  };
  expect(faultsIn(files)).toEqual([
    'web/src/page/b/two.ts:1 closes a circle of folders of web/src/page: a ▶ b ▶ a. Move what they share below both.',
  ]);
});

test('a file may use the folders beside it, and be used by them', () => {
  const files = {
    'web/src/page/page.ts': "import './a/one.ts';\nexport * from '../low/low.ts';\n",
    'web/src/page/a/one.ts': "import type { Page } from '../words.ts';\nexport type One = Page;\n",
    'web/src/page/words.ts': "export type Page = import('./a/one.ts').One;\n",
  };
  expect(faultsIn(files)).toEqual([]);
});

test('a test may import from above', () => {
  expect(faultsIn({ 'web/src/low/low.test.ts': "import '../page/page.ts';\n" })).toEqual([]);
});

test('a file that only tests use is an orphan', () => {
  const files = {
    'web/src/low/rig.ts': 'export const rig = 1;\n',
    'web/src/low/low.test.ts': "import './rig.ts';\n",
    'web/src/low/low.types.ts': "import './low.ts';\n",
  };
  expect(faultsIn(files)).toEqual([
    'web/src/low/rig.ts cannot be reached from main.ts of web/src: delete it, use it, or move it to where tests stand.',
  ]);
});

test('a file that is started by its address is reached', () => {
  const page = "new URL('./worker.ts', import.meta.url);\nexport { low } from '../low/low.ts';\n";
  expect(faultsIn({ 'web/src/page/page.ts': page, 'web/src/page/worker.ts': 'export {};\n' })).toEqual([]);
});

test('a new folder needs a row', () => {
  const files = {
    'web/src/page/page.ts': "import '../attic/old.ts';\nexport * from '../low/low.ts';\n",
    'web/src/attic/old.ts': '',
  };
  expect(faultsIn(files)).toEqual([
    'web/src/attic/old.ts stands in web/src/attic, which has no row in tools/src/check/arrows/folders.ts: say there what it may import, and who may import it.',
    'web/src/page/page.ts:1 imports web/src/attic/old.ts, but page may import low only: move what both need down, or hand it in from above.',
  ]);
});

describe.each([webFolders, serverFolders])('the rows of $root', ({ rows }) => {
  test('name folders that have rows themselves', () => {
    expect(Object.values(rows).flatMap(may => may.filter(name => rows[name] === undefined))).toEqual([]);
  });

  test('allow no circle', () => {
    const left = new Map(Object.entries(rows));
    for (const [name, may] of [...left, ...left, ...left].flatMap(() => [...left])) {
      if (may.every(each => !left.has(each))) left.delete(name);
    }
    expect([...left.keys()]).toEqual([]);
  });
});
