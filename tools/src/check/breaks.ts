import { type FileChange, inJson } from './copy.ts';

const add = (text: string) => (before: string) => `${before}${text}\n`;
const game = 'testkit/examples/mine';
const other = 'testkit/examples/dash';

/** A game, and a bot for it. */
const thief = {
  'games/thief/package.json': JSON.stringify({
    name: '@lamplight/thief',
    exports: { '.': './src/index.ts', './public': './src/public.ts' },
    dependencies: { '@lamplight/contract': '*' },
  }),
  'bots/package.json': JSON.stringify({ name: '@lamplight/bots', dependencies: { '@lamplight/thief': '*' } }),
};

/** One deliberate break, and the sentence that must come of it. */
export interface Break {
  readonly name: string;
  readonly part: string;
  readonly changes: Record<string, FileChange>;
  readonly says: string;
  /** Where CONTRIBUTING.md says what a change touches: exactly these files must have a fault. */
  readonly places?: (contributing: string) => readonly string[];
}

export const breaks: readonly Break[] = [
  {
    name: 'a type error',
    part: 'types',
    changes: { 'contract/src/wrong.ts': "export const wrong: number = 'word';\n" },
    says: "contract/src/wrong.ts:1 does not compile: Type 'string' is not assignable to type 'number'. (TS2322)",
  },
  {
    name: 'an expected type error that is none',
    part: 'types',
    changes: { 'contract/src/expected.ts': '// @ts-expect-error\nexport const right: number = 1;\n' },
    says: "contract/src/expected.ts:1 does not compile: Unused '@ts-expect-error' directive. (TS2578)",
  },
  {
    name: 'a file no tsconfig.json knows',
    part: 'types',
    changes: { 'attic/old.ts': 'export const old = 1;\n' },
    says: 'attic/old.ts is compiled by no tsconfig.json',
  },
  {
    name: 'unformatted code',
    part: 'format',
    changes: { 'contract/src/wrong.ts': 'export   const x=1\n' },
    says: 'contract/src/wrong.ts is not formatted: run `npm run check -- --write`.',
  },
  {
    name: 'an any',
    part: 'lint',
    changes: { 'server/src/any.ts': 'export const x = (y: any): unknown => y;\n' },
    says: 'server/src/any.ts:1 Unexpected any',
  },
  {
    name: 'a skipped test',
    part: 'lint',
    changes: { 'server/src/wrong.test.ts': "import { test } from 'vitest';\n\ntest.skip('x', () => undefined);\n" },
    says: "server/src/wrong.test.ts:3 Don't disable tests.",
  },
  {
    name: 'Math.random in a rule file',
    part: 'lint',
    changes: { [`${game}/src/decide.ts`]: add('export const roll = (): number => Math.random();') },
    says: 'Math.random cannot be replayed: draw from the Random that is handed in',
  },
  {
    name: 'Math.random under another name',
    part: 'lint',
    changes: { [`${game}/src/random.ts`]: 'const { random } = Math;\nexport const roll = (): number => random();\n' },
    says: `${game}/src/random.ts:1 Math.random cannot be replayed`,
  },
  {
    name: 'a clock in a rule file',
    part: 'lint',
    changes: { [`${game}/src/clock.ts`]: 'export const now = (): number => Date.now();\n' },
    says: `${game}/src/clock.ts:1 Time is an input`,
  },
  {
    name: 'crypto outside of seed.ts',
    part: 'lint',
    changes: { 'contract/src/wrong.ts': 'export const id = (): string => crypto.randomUUID();\n' },
    says: 'contract/src/wrong.ts:1 Chance comes from the Random that is handed in.',
  },
  {
    name: 'an unseal in a wrong file',
    part: 'lint',
    changes: {
      [`${game}/src/unseal.ts`]: "import { unseal } from '@lamplight/contract';\n\nexport const open = unseal;\n",
    },
    says: `${game}/src/unseal.ts:1 A secret is opened with \`unseal\` only in decide.ts`,
  },
  {
    name: 'an unseal handed on by a file that may have it',
    part: 'lint',
    changes: { [`${game}/src/handed-on.ts`]: "export { unseal as open } from './decide.ts';\n" },
    says: `${game}/src/handed-on.ts:1 A secret is opened with \`unseal\` only in decide.ts`,
  },
  {
    name: 'a file over the length',
    part: 'lint',
    changes: { 'server/src/long.ts': `${'// why\n'.repeat(300)}export const x = 1;\n` },
    says: 'server/src/long.ts:301 This file has too many lines (301). Maximum allowed is 300. Ask which two things this file is, and make them two files. (lint/style/noExcessiveLinesPerFile)',
  },
  {
    name: 'an exemption nobody needs',
    part: 'lint',
    changes: {
      'server/src/needless.ts': '// biome-ignore lint/style/noExcessiveLinesPerFile: a table\nexport const x = 1;\n',
    },
    says: 'server/src/needless.ts:1 Suppression comment has no effect. Remove the suppression or make sure you are suppressing the correct rule. Delete the comment: an exemption nobody needs any more is a fault.',
  },
  {
    name: 'an exemption nobody would notice when it is no longer needed',
    part: 'lint',
    changes: { 'server/src/unnoticed.ts': '// biome-ignore-all lint: all of it\nexport const x = 1;\n' },
    says: 'server/src/unnoticed.ts:1 exempts with biome-ignore-all, which nobody notices when it is no longer needed',
  },
  {
    name: "a State by way of a game's public.ts",
    part: 'arrows',
    changes: { [`${game}/src/words.ts`]: add("export { blank } from './state.ts';") },
    says: `${game}/src/public.ts imports`,
  },
  {
    name: 'contract importing testkit',
    part: 'arrows',
    changes: { 'contract/src/loop.ts': add("export type { Law } from '@lamplight/testkit';") },
    says: 'imports @lamplight/testkit, which only tests may: move this to a *.test.ts',
  },
  {
    name: "a game importing another's src",
    part: 'arrows',
    changes: { [`${game}/src/decide.ts`]: add("export * from '../../dash/src/decide.ts';") },
    says: `imports ../../dash/src/decide.ts, which leaves ${game}: import @lamplight/testkit/examples/dash by the name`,
  },
  {
    name: 'a new game importing another',
    part: 'arrows',
    changes: { ...thief, 'games/thief/src/index.ts': "export * from '@lamplight/emerald';\n" },
    says: 'games/thief/src/index.ts:1 imports @lamplight/emerald, but a game imports contract only',
  },
  {
    name: 'a bot importing a full game',
    part: 'arrows',
    changes: { ...thief, 'bots/src/peeker.ts': "export const peek = import('@lamplight/thief');\n" },
    says: 'bots/src/peeker.ts:1 imports @lamplight/thief, but bots may see only @lamplight/thief/public',
  },
  {
    name: 'contract with a dependency',
    part: 'arrows',
    changes: {
      'contract/package.json': text => JSON.stringify({ ...JSON.parse(text), devDependencies: { vitest: '5' } }),
    },
    says: 'contract/package.json lists vitest in devDependencies, but contract depends on nothing',
  },
  {
    name: 'a rule no test names',
    part: 'rules',
    changes: { [`${game}/RULES.md`]: add('- MI-GHOST-1 Nobody proves this.') },
    says: 'MI-GHOST-1 is proved by nothing: begin the name of a test with [MI-GHOST-1]',
  },
  {
    name: 'a rule of the table that no test names',
    part: 'rules',
    changes: { 'server/RULES.md': add('- TB-GHOST-1 Nobody proves this.') },
    says: 'TB-GHOST-1 is proved by nothing: begin the name of a test with [TB-GHOST-1]',
  },
  {
    name: 'a client naming a rule of the table that does not exist',
    part: 'rules',
    changes: { 'client/src/client.ts': text => text.replace("'TB-ORDER-2'", "'TB-ORDER-7'") },
    says: 'names TB-ORDER-7, which is no rule of server',
  },
  {
    name: 'a rule whose only test is skipped',
    part: 'rules',
    changes: {
      [`${game}/RULES.md`]: add('- MI-GHOST-1 Nobody proves this.'),
      [`${game}/src/ghost.test.ts`]: "import { test } from 'vitest';\n\ntest.skip('[MI-GHOST-1] x', () => {});\n",
    },
    says: 'MI-GHOST-1 is proved by nothing',
  },
  {
    name: 'a test naming a rule that does not exist',
    part: 'rules',
    changes: {
      [`${other}/src/ghost.test.ts`]: "import { test } from 'vitest';\n\ntest('[DA-GHOST-1] x', () => {});\n",
    },
    says: `${other}/src/ghost.test.ts:3 names DA-GHOST-1, which is no rule of ${other}`,
  },
  {
    name: 'a stale rules.ts',
    part: 'rules',
    changes: { [`${game}/src/rules.ts`]: text => text.replace("'MI-TURN-1'", "'MI-TURN-7'") },
    says: `${game}/src/rules.ts is not what ${game}/RULES.md would make: run \`npm run check -- --write\`.`,
  },
  {
    name: 'a card row without its file',
    part: 'cards',
    changes: { [`${game}/cards.csv`]: add('dynamite,1,0,boom') },
    says: `needs the effect boom: write ${game}/src/cards/boom.ts`,
  },
  {
    name: 'a card file without a row',
    part: 'cards',
    changes: { [`${game}/src/cards/bang.ts`]: 'export const bang = 1;\n' },
    says: `${game}/src/cards/bang.ts is the effect of no card`,
  },
  {
    name: 'a stale deck.ts',
    part: 'cards',
    changes: { [`${game}/cards.csv`]: text => text.replace('dig,9', 'dig,8') },
    says: `${game}/src/deck.ts is not what ${game}/cards.csv would make`,
  },
  {
    name: 'a missing translation',
    part: 'translations',
    changes: { 'server/messages/pl.json': inJson(texts => delete texts['page.title']) },
    says: 'server/messages/pl.json lacks page.title: translate "',
  },
  {
    name: 'a wrong plural form',
    part: 'translations',
    changes: {
      'server/messages/ru.json': inJson<string>(texts => {
        texts['table.free'] = '{free, plural, one {# из {seats}} other {# из {seats}}}';
      }),
    },
    says: 'lacks the form `few` of {free} in table.free: ru has one, few, many, other.',
  },
  {
    name: 'a key nobody looks up',
    part: 'translations',
    changes: { 'server/messages/en.json': inJson(texts => Object.assign(texts, { 'page.ghost': 'Boo' })) },
    says: 'has page.ghost, which no code looks up: delete it in every language.',
  },
  {
    name: 'an unused export',
    part: 'unused',
    changes: { 'tools/src/check/json.ts': add('export const nobody = 1;') },
    says: 'exports nobody, which nobody imports: delete it, or drop the word `export`.',
  },
  {
    name: 'an unused file',
    part: 'unused',
    changes: { 'contract/src/wrong.ts': 'export const nobody = 1;\n' },
    says: 'contract/src/wrong.ts is used by nothing: delete it, or import it where it belongs.',
  },
  {
    name: 'an unused dependency',
    part: 'unused',
    changes: {
      'server/package.json': text => {
        const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
        return JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, yaml: '2.9.1' } });
      },
    },
    says: 'lists the dependency yaml, which nothing here imports: remove it.',
  },
  {
    name: 'an exemption in knip.json nobody needs',
    part: 'unused',
    changes: { 'knip.json': text => text.replace('"@biomejs/biome"', '"@biomejs/biome", "left-pad"') },
    says: 'knip.json does not fit the tree: left-pad knip.json Remove from ignoreDependencies.',
  },
  {
    name: 'a dependency that is locked without its hash',
    part: 'audit',
    changes: {
      'package-lock.json': text => text.replace(/(node_modules\/pino": \{[^}]*?)\s*"integrity": "[^"]*",/, '$1'),
    },
    says: 'package-lock.json locks pino without a hash',
  },
];
