import { expect, test } from 'vitest';
import { treeOf } from '../memory.ts';
import { sentence } from '../run.ts';
import { exportedTypes } from './exported.ts';
import { nameFaults, names } from './names.ts';
import { type Exemption, exemptions, vague } from './table.ts';

const faultsIn = (files: Readonly<Record<string, string>>, exempt: readonly Exemption[] = []): string[] =>
  nameFaults(exportedTypes(treeOf(files)), exempt).map(sentence);

const state: Exemption = { name: 'State', reason: 'each game has one', besides: ['server/'] };

test('names that differ are no fault', () => {
  expect(
    faultsIn({ 'client/src/a.ts': 'export type Connection = 1;\n', 'web/src/b.ts': 'export interface ChatLine {}\n' }),
  ).toEqual([]);
});

test.each([
  ['a type', 'export type Ledger = 1;'],
  ['an interface', 'export interface Ledger {}'],
  ['a class', 'export class Ledger {}'],
  ['a type exported at the end', 'type Ledger = 1;\nexport type { Ledger };'],
])('%s that another file exports is a fault', (_name, text) => {
  const faults = faultsIn({ 'server/src/a.ts': '\nexport class Ledger {}\n', 'web/src/b.tsx': `${text}\n` });
  expect(faults).toEqual([
    'web/src/b.tsx:1 exports Ledger, as server/src/a.ts:2 does: name each by what it is (docs/words.md), or import the other.',
  ]);
});

test.each([
  ['in a test', 'web/src/b.test.ts', 'export type Ledger = 1;'],
  ['in a picture', 'art/src/b.ts', 'export type Ledger = 1;'],
  ['kept to itself', 'web/src/b.ts', 'type Ledger = 1;\nexport const x: Ledger = 1;'],
  ['handed on', 'web/src/b.ts', "export type { Ledger } from './a.ts';"],
  ['of a value', 'web/src/b.ts', 'export const Ledger = 1;'],
])('a name %s does not count', (_name, file, text) => {
  expect(faultsIn({ 'server/src/a.ts': 'export class Ledger {}\n', [file]: `${text}\n` })).toEqual([]);
});

const games = {
  'games/shadows/src/state.ts': 'export type State = 1;\n',
  'testkit/examples/mine/src/state.ts': 'export type State = 2;\n',
};

test('every game may define an exempt name, and so may the folders that are named besides', () => {
  expect(faultsIn(games, [state])).toEqual([]);
  expect(faultsIn({ ...games, 'server/src/state.ts': 'export type State = 3;\n' }, [state])).toEqual([]);
});

test('an exempt name is a fault elsewhere, and twice in one game', () => {
  const elsewhere = faultsIn({ ...games, 'web/src/state.ts': 'export type State = 3;\n' }, [state]);
  expect(elsewhere).toHaveLength(1);
  expect(faultsIn({ ...games, 'bots/src/state.ts': 'export type State = 3;\n' }, [state])).toHaveLength(1);
  expect(elsewhere[0]).toContain('web/src/state.ts:1 exports State, as games/shadows/src/state.ts:1 does');
  const twice = faultsIn({ ...games, 'games/shadows/src/view.ts': 'export type State = 3;\n' }, [state]);
  expect(twice).toHaveLength(1);
  expect(twice[0]).toContain('games/shadows/src/view.ts:1 exports State, as games/shadows/src/state.ts:1 does');
});

test('an exemption that nobody needs any more is a fault', () => {
  expect(faultsIn({ 'games/shadows/src/state.ts': 'export type State = 1;\n' }, [state])).toEqual([
    'tools/src/check/names/table.ts exempts State, which only one file exports: take it off the list.',
  ]);
  expect(faultsIn({}, [state])).toEqual([
    'tools/src/check/names/table.ts exempts State, which nothing exports: take it off the list.',
  ]);
});

test('a name that does not say what it is gets advice', () => {
  expect(faultsIn({ 'web/src/a.ts': 'export type Line = 1;\n' })).toEqual([
    'web/src/a.ts:1 exports Line, which does not say what it is: a line of chat is a ChatLine, a socket is a Connection, a sentence is a Sentence.',
  ]);
  expect(faultsIn({ 'web/src/a.ts': 'type Line = 1;\nexport const line: Line = 1;\n' })).toEqual([]);
});

test('no exempt name is called vague at the same time', () => {
  expect(exemptions.filter(({ name }) => name in vague)).toEqual([]);
});

test('it counts the names it looked at', async () => {
  const tree = treeOf({ 'web/src/a.ts': 'export type One = 1;\nexport type Two = 2;\n' });
  expect(await names.check(tree)).toMatchObject({ checked: 2, of: 'names' });
});
