import { expect, test } from 'vitest';
import { faultsOn, treeOf } from '../memory.ts';
import { arrows } from './arrows.ts';

const manifest = (name: string, more: object = {}): string =>
  JSON.stringify({ name: `@lamplight/${name}`, exports: { '.': './src/index.ts' }, ...more });
const uses = (...names: string[]) => ({
  dependencies: Object.fromEntries(names.map(name => [`@lamplight/${name}`, '*'])),
});

const packages = {
  'package.json': JSON.stringify({ name: 'lamplight', devDependencies: { vitest: '5' } }),
  'contract/package.json': manifest('contract'),
  'testkit/package.json': manifest('testkit', {
    exports: { '.': './src/index.ts', './examples/mine': './examples/mine/kit.ts' },
    ...uses('contract'),
  }),
  'games/shadows/package.json': manifest('shadows', {
    exports: { '.': './src/index.ts', './public': './src/public.ts', './kit': './src/kit.ts' },
    ...uses('contract'),
  }),
  'games/emerald/package.json': manifest('emerald', {
    exports: { '.': './src/index.ts', './public': './src/public.ts' },
    ...uses('contract'),
  }),
  'bots/package.json': manifest('bots', uses('contract', 'shadows', 'art')),
  'art/package.json': manifest('art', {
    exports: { '.': './src/index.ts', './public': './src/public.ts', './concepts': './src/concepts.ts' },
  }),
  'client/package.json': manifest('client', uses('contract')),
  'web/package.json': manifest('web', uses('contract', 'client', 'shadows', 'art')),
  'server/package.json': manifest('server', uses('contract', 'shadows', 'emerald', 'bots', 'art')),
  'tools/package.json': manifest('tools', uses('contract', 'testkit', 'shadows', 'server')),
};

async function judged(file: string, text: string): Promise<string | undefined> {
  const faults = await faultsOn(arrows, { ...packages, [file]: text });
  expect(faults.length).toBeLessThan(2);
  return faults[0];
}

test.each([
  ['games/shadows/src/decide.ts', '@lamplight/contract'],
  ['testkit/examples/mine/src/decide.ts', '@lamplight/contract'],
  ['bots/src/dreamer.ts', '@lamplight/shadows/public'],
  ['client/src/index.ts', '@lamplight/contract'],
  ['web/src/main.tsx', '@lamplight/client'],
  ['web/src/main.tsx', '@lamplight/shadows/public'],
  ['web/src/main.tsx', '@lamplight/art/public'],
  ['web/src/board.test.ts', '@lamplight/shadows'],
  ['web/test/play.ts', '@lamplight/shadows'],
  ['web/test/play.ts', 'node:path'],
  ['web/build/press.ts', 'node:zlib'],
  ['web/vite.config.ts', 'node:url'],
  ['bots/src/dreamer.ts', '@lamplight/art/concepts'],
  ['server/src/main.ts', '@lamplight/art/concepts'],
  ['server/src/main.ts', '@lamplight/art/public'],
  ['server/src/main.ts', '@lamplight/emerald'],
  ['server/src/main.ts', '@lamplight/bots'],
  ['server/src/main.ts', 'node:fs'],
  ['testkit/src/laws.ts', '@lamplight/contract'],
  ['testkit/src/laws.test.ts', '@lamplight/testkit/examples/mine'],
  ['testkit/examples/mine/kit.ts', '@lamplight/testkit'],
  ['tools/src/arena/main.ts', '@lamplight/shadows/kit'],
  ['tools/src/arena/main.ts', '@lamplight/testkit/examples/mine'],
  ['tools/src/test/main.ts', 'vitest'],
  ['games/shadows/src/trial.ts', '@lamplight/testkit'],
  ['games/shadows/src/kit.ts', './trial.ts'],
  ['contract/src/loop.test.ts', '@lamplight/testkit'],
  ['contract/src/loop.test.ts', '@lamplight/testkit/examples/mine'],
  ['contract/src/loop.test.ts', 'vitest'],
  ['contract/src/loop.test.ts', 'node:fs'],
  ['vitest.config.ts', './tools/src/browser.ts'],
])('%s may import %s', async (file, from) => {
  expect(await judged(file, `import { x } from '${from}';`)).toBeUndefined();
});

test.each([
  ['contract/src/loop.ts', '@lamplight/testkit', 'only tests may: move this to a *.test.ts'],
  ['contract/src/loop.ts', '@lamplight/shadows', 'contract imports nothing of ours'],
  ['contract/src/loop.ts', 'node:crypto', 'contract runs in browsers too'],
  ['contract/src/loop.ts', 'fs', 'contract runs in browsers too'],
  ['art/src/draw.ts', '@lamplight/contract', 'art imports nothing of ours'],
  ['games/shadows/src/decide.ts', '@lamplight/emerald', 'a game imports contract only'],
  ['games/shadows/src/decide.ts', '@lamplight/emerald/src/decide.ts', 'a game imports contract only'],
  ['games/shadows/src/decide.ts', '../../emerald/src/decide.ts', 'leaves games/shadows: import @lamplight/emerald by'],
  ['games/shadows/src/decide.ts', '@lamplight/testkit', 'only tests may'],
  ['games/shadows/src/decide.ts', './trial.ts', 'exists only for tests'],
  ['games/shadows/src/decide.ts', './decide.test.ts', 'exists only for tests'],
  ['games/shadows/src/decide.ts', '@lamplight/shadows/public', 'its own package: use a relative path'],
  ['games/shadows/src/decide.ts', '@lamplight/contract/src/loop.ts', 'does not export (it opens .)'],
  ['games/shadows/src/decide.ts', 'left-pad', 'games/shadows/package.json does not list'],
  ['games/shadows/src/decide.test.ts', 'left-pad', 'games/shadows/package.json does not list'],
  ['games/unborn/src/decide.ts', '@lamplight/shadows', 'a game imports contract only'],
  ['testkit/examples/mine/src/decide.ts', '../../dash/src/decide.ts', 'leaves testkit/examples/mine'],
  [
    'testkit/examples/mine/src/decide.ts',
    '../../../src/index.ts',
    'leaves testkit/examples/mine: import @lamplight/testkit by',
  ],
  ['testkit/examples/mine/src/decide.ts', '@lamplight/testkit', 'only tests may'],
  ['testkit/examples/mine/src/decide.ts', 'node:fs', 'example runs in browsers too'],
  ['testkit/src/laws.ts', '@lamplight/testkit/examples/mine', 'testkit imports contract only'],
  ['testkit/src/laws.ts', '../examples/mine/kit.ts', 'leaves testkit'],
  [
    'bots/src/dreamer.ts',
    '@lamplight/shadows',
    'bots may see only @lamplight/shadows/public: put what it needs in games/shadows/src/public.ts',
  ],
  ['bots/src/dreamer.ts', '@lamplight/server', 'whoever seats a bot hands it the rest'],
  ['bots/src/dreamer.test.ts', '@lamplight/shadows', 'bots may see only @lamplight/shadows/public'],
  ['client/src/index.ts', '@lamplight/shadows/public', 'client imports contract only'],
  ['web/src/main.tsx', '@lamplight/shadows', 'web may see only @lamplight/shadows/public'],
  ['web/src/main.tsx', '@lamplight/art', 'web may see only @lamplight/art/public: what a picture is about'],
  ['web/src/main.tsx', '@lamplight/art/concepts', 'web may see only @lamplight/art/public'],
  ['bots/src/dreamer.ts', '@lamplight/art/public', 'bots may see only @lamplight/art/concepts'],
  ['client/src/index.ts', '@lamplight/art/concepts', 'client imports contract only'],
  ['server/src/main.ts', '@lamplight/art', 'only @lamplight/art/public and @lamplight/art/concepts'],
  ['web/src/main.tsx', '@lamplight/server', 'the rest stays on the server'],
  ['web/src/main.tsx', 'node:path', 'web runs in browsers too'],
  ['web/src/main.tsx', '../test/play.ts', 'which exists only for tests'],
  ['server/src/main.ts', '@lamplight/testkit/examples/mine', 'only tests may'],
  ['server/src/main.ts', '@lamplight/client', 'server imports contract, games, bots and the pictures only'],
  ['server/src/main.ts', '@lamplight/shadows/kit', 'exists only for tests'],
  ['server/src/main.ts', '@lamplight/tools', 'server imports contract, games, bots and the pictures only'],
  ['server/src/main.ts', '@lamplight/ghost', 'games/ghost/package.json does not exist'],
  ['tools/src/arena/main.ts', '@lamplight/emerald', 'tools/package.json does not list: add "@lamplight/emerald": "*"'],
  ['tools/src/arena/main.ts', '../../../contract/src/loop.ts', 'leaves tools: import @lamplight/contract by'],
  ['tools/src/arena/main.ts', '../../../../elsewhere.ts', 'leaves tools'],
  ['tools/src/arena/main.ts', '/etc/elsewhere.ts', 'leaves tools'],
])('%s may not import %s', async (file, from, sentence) => {
  const fault = await judged(file, `import { x } from '${from}';`);
  expect(fault).toContain(`${file}:1 imports ${from}`);
  expect(fault).toContain(sentence);
});

test.each([
  ['a type', "import type { X } from '@lamplight/testkit';"],
  ['a side effect', "import '@lamplight/testkit';"],
  ['a re-export', "export { x } from '@lamplight/testkit';"],
  ['a re-export of all', "export * from '@lamplight/testkit';"],
  ['a dynamic import', "export const x = import('@lamplight/testkit');"],
  ['a dynamic import with a template', 'export const x = import(`@lamplight/testkit`);'],
  ['an imported type in place', "export type X = import('@lamplight/testkit').X;"],
])('%s is an arrow too', async (_name, text) => {
  expect(await judged('contract/src/loop.ts', `\n${text}`)).toContain(
    'contract/src/loop.ts:2 imports @lamplight/testkit',
  );
});

test('an import in a comment or a string is none', async () => {
  expect(
    await judged(
      'contract/src/loop.ts',
      `// import '@lamplight/testkit'\nexport const x = "import '@lamplight/testkit'";`,
    ),
  ).toBeUndefined();
});

test('an import whose name is computed is refused where arrows matter', async () => {
  const text = 'export const load = (name: string) => import(name);';
  expect(await judged('server/src/main.ts', text)).toContain('write the name out');
  expect(await judged('tools/src/load.ts', text)).toBeUndefined();
});

test('a file that cannot be read is a fault, since its imports are unknown', async () => {
  expect(await judged('contract/src/loop.ts', 'import { from;')).toContain('cannot be read');
});

test('code outside of every package is a fault', async () => {
  expect(await judged('attic/old.ts', '')).toContain('attic/old.ts stands in no package');
  expect(await judged('docs/example.mjs', '')).toBeUndefined();
  expect(await judged('vitest.config.ts', '')).toBeUndefined();
});

test('contract reads by schemas on the wire only', async () => {
  const schema = "import * as v from 'valibot';";
  const faults = await faultsOn(arrows, {
    'contract/package.json': manifest('contract', { dependencies: { valibot: '1' } }),
    'contract/src/wire/frames.ts': schema,
    'contract/src/loop.ts': schema,
  });
  expect(faults).toEqual([
    'contract/src/loop.ts:1 imports valibot, which is for contract/src/wire/ only: read by hand here, or move it there.',
  ]);
});

test('contract lists no dependency but that of the wire', async () => {
  const faults = await faultsOn(arrows, {
    'contract/package.json': manifest('contract', {
      devDependencies: { vitest: '5' },
      peerDependencies: { yaml: '2' },
    }),
  });
  expect(faults).toEqual([
    'contract/package.json lists vitest in devDependencies, but contract depends on nothing but valibot for the wire: remove it, and do without.',
    'contract/package.json lists yaml in peerDependencies, but contract depends on nothing but valibot for the wire: remove it, and do without.',
  ]);
});

test('patterns and conditions in exports open what they say', async () => {
  const files = {
    ...packages,
    'contract/package.json': manifest('contract', {
      exports: { './*': { types: './types/*.d.ts', default: './src/*.ts' } },
    }),
  };
  expect(await faultsOn(arrows, { ...files, 'client/src/a.ts': "import '@lamplight/contract/loop';" })).toEqual([]);
  expect(await faultsOn(arrows, { ...files, 'client/src/a.ts': "import '@lamplight/contract';" })).toHaveLength(1);
});

test('it counts the imports it looked at', async () => {
  const tree = treeOf({
    'contract/src/a.ts': "import './b.ts';\nexport { x, y } from './c.ts';",
    'README.md': "import './b.ts'",
  });
  expect(await arrows.check(tree)).toMatchObject({ checked: 2 });
});

test('what public.ts brings along must not be the State, however long the way', async () => {
  const files = {
    'games/shadows/src/public.ts': "export * from './words.ts';\n",
    'games/shadows/src/words.ts': "import { blank } from './state.ts';\nexport const size = blank.length;\n",
    'games/shadows/src/state.ts': 'export const blank = [];\n',
  };
  expect(await faultsOn(arrows, { ...packages, ...files })).toEqual([
    'games/shadows/src/public.ts imports words.ts, which imports state.ts: move what both need to a file that knows no State, or import its type only.',
  ]);
});

test('the type of a State is no code, so public.ts may come upon it', async () => {
  const files = {
    'games/shadows/src/public.ts': "import type { State } from './state.ts';\nexport type Seats = State['seats'];\n",
    'games/shadows/src/state.ts': 'export type State = { seats: number };\n',
  };
  expect(await faultsOn(arrows, { ...packages, ...files })).toEqual([]);
});

const pictures = {
  'art/src/public.ts':
    "import manifest from '../pictures/manifest.json' with { type: 'json' };\nexport * from './texts.ts';\n",
  'art/src/texts.ts': "export const en = () => import('./intel/messages/en.json', { with: { type: 'json' } });\n",
  'art/pictures/manifest.json': '{}',
  'art/src/intel/messages/en.json': '{}',
};

test('the public side of the pictures may bring along the manifest and the texts', async () => {
  expect(await faultsOn(arrows, { ...packages, ...pictures })).toEqual([]);
});

test.each([
  ['a scene', "export { scene } from './intel/i01.ts';", 'intel/i01.ts'],
  ['a scene that is loaded later', "export const one = () => import('./intel/i01.ts');", 'intel/i01.ts'],
  ['what the pictures show', "import shown from '../pictures/concepts.json' with { type: 'json' };", 'concepts.json'],
  ['the way they are measured', "export { weightOf } from './measure/weight.ts';", 'measure/weight.ts'],
])('the public side of the pictures may not bring along %s', async (_name, text, reached) => {
  const files = {
    ...packages,
    ...pictures,
    'art/src/texts.ts': text,
    'art/src/intel/i01.ts': 'export const scene = 1;\n',
    'art/src/measure/weight.ts': 'export const weightOf = 1;\n',
    'art/pictures/concepts.json': '{}',
  };
  const faults = await faultsOn(arrows, files);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('art/src/public.ts brings along');
  expect(faults[0]).toContain(reached);
});

test('the public side of the pictures knows nothing of Node', async () => {
  const faults = await faultsOn(arrows, { ...packages, ...pictures, 'art/src/texts.ts': "import 'node:fs';\n" });
  expect(faults).toEqual([
    'art/src/public.ts brings along node:fs (by way of art/src/texts.ts), and the client with it: only the manifest, the texts, the marks and the places on the board may be reached from there.',
  ]);
});
