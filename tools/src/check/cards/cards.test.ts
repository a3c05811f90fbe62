import { describe, expect, test } from 'vitest';
import { faultsOn, treeOf } from '../memory.ts';
import { cards } from './cards.ts';

const csv = 'id,copies,tunnel,effect,provenance\ndig,9,1,,seed\ncave-in,7,-1,none,seed\nlantern,4,,peek-goal,"a, b"\n';
const generated = `/** Made from cards.csv by \`npm run check -- --write\`. Do not edit. */
export const deck = [
  { id: 'dig', copies: 9, tunnel: 1, effect: '' },
  { id: 'cave-in', copies: 7, tunnel: -1, effect: 'none' },
  { id: 'lantern', copies: 4, tunnel: undefined, effect: 'peek-goal' },
] as const;
`;
const folder = 'games/mine';
const game = {
  'RULES.md': '- MI-CARD-PEEK-GOAL-1 A lantern shows a goal.',
  'cards.csv': csv,
  'src/deck.ts': generated,
  'src/cards/peek-goal.ts': "export const peekGoal = { rules: ['MI-CARD-PEEK-GOAL-1'] };",
  'src/cards/peek-goal.test.ts': '',
};

const under = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
const on = (files: Record<string, string>): Promise<string[]> => faultsOn(cards, under({ ...game, ...files }));

test('a deck with its files is as it should be', async () => {
  const tree = treeOf(under(game));
  expect(await cards.check(tree)).toEqual({ checked: 3, of: 'rows', faults: [] });
});

describe('the rows', () => {
  test.each([
    ['a repeated id', 'dig,2,1,,', ':5 has the id dig, like line 2: an id stands for one card.'],
    ['an id that is no slug', 'Big Dig,2,1,,', ":5 has the id 'Big Dig': write it in small letters and dashes."],
    ['no copies', 'hole,0,1,,', ':5 has 0 copies of hole: write 1 or more, or delete the row.'],
    ['copies that are no number', 'hole,two,1,,', ":5 has 'two' in the column copies of hole: write a whole number."],
    ['copies left out', 'hole,,1,,', ":5 has '' in the column copies of hole: write a whole number."],
    ['a word in a column of numbers', 'hole,1,x,,', ":5 has 'x' in the column tunnel of hole: write a whole number."],
    ['half a number', 'hole,1,1.5,,', ":5 has '1.5' in the column tunnel of hole: write a whole number."],
  ])('%s', async (_name, row, sentence) => {
    expect(await on({ 'cards.csv': `${csv}${row}\n` })).toEqual([`${folder}/cards.csv${sentence}`]);
  });

  test('a row of another length cannot be read', async () => {
    expect((await on({ 'cards.csv': `${csv}hole,1\n` }))[0]).toContain(
      'cards.csv cannot be read as CSV: Invalid Record Length',
    );
  });

  test.each([
    ['a missing column', 'id,copies\ndig,1\n', ':1 has no column effect: add it to the header.'],
    ['a column twice', 'id,copies,effect,id\ndig,1,,dig\n', ':1 has the column id twice: rename one.'],
    ['a column no code could name', 'id,copies,effect,Kill Box\ndig,1,,\n', ":1 has a column 'Kill Box': name it"],
    ['an empty deck', 'id,copies,effect\n', ' holds no card: fill it, or delete it.'],
  ])('%s', async (_name, text, sentence) => {
    const faults = await faultsOn(cards, under({ 'cards.csv': text }));
    expect(faults[0]).toContain(`${folder}/cards.csv${sentence}`);
  });

  test('numbers with leading zeros are labels, not numbers', async () => {
    const text = 'id,no,copies,effect\na,001,1,\nb,002,1,\nc,S01,1,\n';
    const tree = treeOf(under({ 'cards.csv': text }));
    await cards.write?.(tree);
    expect(tree.written.get(`${folder}/src/deck.ts`)).toContain("{ id: 'a', no: '001', copies: 1, effect: '' },");
  });
});

describe('the effects', () => {
  const { 'src/cards/peek-goal.ts': file, 'src/cards/peek-goal.test.ts': spec, ...bare } = game;

  test('one without its file or its test', async () => {
    const needs = (what: string, name: string): string =>
      `${folder}/cards.csv:4 needs ${what}: write ${folder}/src/cards/${name}, or leave the column effect empty.`;
    expect(await faultsOn(cards, under({ ...bare, 'src/cards/peek-goal.test.ts': spec }))).toEqual([
      needs('the effect peek-goal', 'peek-goal.ts'),
    ]);
    expect(await faultsOn(cards, under({ ...bare, 'src/cards/peek-goal.ts': file }))).toEqual([
      needs('a test of the effect peek-goal', 'peek-goal.test.ts'),
    ]);
  });

  test('a file or a test no row asks for', async () => {
    const orphan = (name: string): string => `${folder}/src/cards/${name} is the effect of no card`;
    const faults = await on({
      'src/cards/dynamite.ts': "export const x = 'MI-CARD-PEEK-GOAL-1';",
      'src/cards/fuse.test.ts': '',
    });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain(orphan('dynamite.ts'));
    expect(faults[1]).toContain(orphan('fuse.test.ts'));
  });

  test.each([
    ['none', 'export const peekGoal = {};'],
    ['one in a comment', '// MI-CARD-PEEK-GOAL-1'],
    ['one that is not in the book', "export const rules = ['MI-CARD-PEEK-GOAL-7'];"],
  ])('a file must name a rule it carries out: %s', async (_name, text) => {
    expect(await on({ 'src/cards/peek-goal.ts': text })).toEqual([
      `${folder}/src/cards/peek-goal.ts names no rule it carries out: list the ids of its card in \`rules: […]\`.`,
    ]);
  });
});

describe('src/deck.ts', () => {
  test('is a fault when stale or missing', async () => {
    const sentence = `${folder}/src/deck.ts is not what ${folder}/cards.csv would make: run \`npm run check -- --write\`.`;
    expect(await on({ 'src/deck.ts': generated.replace('9', '8') })).toEqual([sentence]);
  });

  test('is written from the rows, without where the values come from', async () => {
    const tree = treeOf(under({ 'cards.csv': csv }));
    await cards.write?.(tree);
    expect(tree.written.get(`${folder}/src/deck.ts`)).toBe(generated);
  });

  test('quotes as Biome would', async () => {
    const text = `id,name,copies,effect\na,Mi-Go's,1,\nb,"say ""it's""",1,\nc,"say ""no""",1,\n`;
    const tree = treeOf(under({ 'cards.csv': text }));
    await cards.write?.(tree);
    const deck = tree.written.get(`${folder}/src/deck.ts`) ?? '';
    expect(deck).toContain(`name: "Mi-Go's"`);
    expect(deck).toContain(`name: 'say "it\\'s"'`);
    expect(deck).toContain(`name: 'say "no"'`);
  });

  test('keeps a wide row on one line, and Biome away from it', async () => {
    const name = 'x'.repeat(90);
    const tree = treeOf(under({ 'cards.csv': `id,name,copies,effect\nwide,${name},1,\nb,b,1,\n` }));
    await cards.write?.(tree);
    expect(
      tree.written.get(`${folder}/src/deck.ts`),
    ).toBe(`/** Made from cards.csv by \`npm run check -- --write\`. Do not edit. */
// biome-ignore format: one row a line, as in the CSV
export const deck = [
  { id: 'wide', name: '${name}', copies: 1, effect: '' },
  { id: 'b', name: 'b', copies: 1, effect: '' },
] as const;
`);
  });

  test('is not written from a deck with faults', async () => {
    const tree = treeOf(under({ 'cards.csv': `${csv}dig,1,1,,\n` }));
    await cards.write?.(tree);
    expect(tree.written.size).toBe(0);
  });
});

describe('src/provenance.ts', () => {
  const told = 'id,copies,effect,provenance\ndig,9,,"seed: id,copies; designed: effect"\ncave-in,7,,inferred: id\n';
  const made = `/** Made from cards.csv by \`npm run check -- --write\`. Do not edit. */
// biome-ignore format: one row a line, as in the CSV
export const provenance = {
  'dig': { seed: ['id', 'copies'], designed: ['effect'] },
  'cave-in': { inferred: ['id'] },
} as const;
`;

  test('is made of a deck that tells it cell by cell, and a fault when stale or missing', async () => {
    const tree = treeOf(under({ 'cards.csv': told }));
    await cards.write?.(tree);
    expect(tree.written.get(`${folder}/src/provenance.ts`)).toBe(made);
    const deck = tree.written.get(`${folder}/src/deck.ts`) ?? '';
    const stale = `${folder}/src/provenance.ts is not what ${folder}/cards.csv would make: run \`npm run check -- --write\`.`;
    const files = { 'cards.csv': told, 'src/deck.ts': deck };
    expect(await faultsOn(cards, under(files))).toEqual([stale]);
    expect(await faultsOn(cards, under({ ...files, 'src/provenance.ts': made }))).toEqual([]);
  });

  test('a kind, a column or a second word that means nothing is a fault', async () => {
    const faults = await faultsOn(
      cards,
      under({ 'cards.csv': told.replace('inferred: id', '"guessed: id,size; seed: id"') }),
    );
    expect(faults.slice(0, 3)).toEqual([
      `${folder}/cards.csv:3 tells of a provenance 'guessed': write seed, inferred, designed, balanced.`,
      `${folder}/cards.csv:3 tells the provenance of 'size', which is no column.`,
      `${folder}/cards.csv:3 tells the provenance of id twice: leave one.`,
    ]);
  });
});

describe('the names of the cards', () => {
  const named = (...ids: string[]): Record<string, string> => ({
    'messages/en.json': JSON.stringify(Object.fromEntries(ids.map(id => [`card.${id}.name`, id]))),
  });

  test('a catalogue that names one names them all, and no other', async () => {
    expect(await on(named('dig', 'cave-in', 'lantern'))).toEqual([]);
    expect(await on({ 'messages/en.json': '{ "title": "Mine" }' })).toEqual([]);
    expect(await on(named('dig', 'lantern', 'ghost'))).toEqual([
      `${folder}/messages/en.json has no name for the card cave-in: add the key card.cave-in.name, in every language.`,
      `${folder}/messages/en.json names a card ghost that is in no cards.csv: mend the key card.ghost.name, or delete it.`,
    ]);
  });

  test('an example is shown to nobody and needs none', async () => {
    const moved = Object.fromEntries(
      Object.entries(game).map(([file, text]) => [`testkit/examples/mine/${file}`, text]),
    );
    expect(await faultsOn(cards, { ...moved, 'web/messages/en.json': '{}' })).toEqual([]);
  });
});

describe('outside of its game', () => {
  const bot = 'bots/src/mine/fond.ts';
  const faultsWith = (file: string, text: string) => faultsOn(cards, { ...under(game), [file]: text });

  test.each([
    ['a card', "export const fond = 'cave-in';", "'cave-in'"],
    ['an effect within a key', "export const key = 'mine.say.peek-goal';", "'peek-goal'"],
    ['a card in a template', 'export const key = `lantern 1`;', "'lantern'"],
    ['a card as the key of a table', 'export const worth = { lantern: 2 };', "'lantern'"],
    ['a card in a type', "export type Fond = 'lantern' | undefined;", "'lantern'"],
  ])('%s is a fault', async (_name, text, id) => {
    expect(await faultsWith(bot, `${text}\n`)).toEqual([
      `${bot}:1 names ${id}, which only its own file may: let the effect say what you ask, and public.ts hand it on.`,
    ]);
  });

  test.each([
    ['a word that only holds an id', bot, "export const word = 'lanterns and peek-goals';\n"],
    ['a test', 'bots/src/mine/fond.test.ts', "export const fond = 'lantern';\n"],
    ['what only tests use', 'web/src/mine/trial-view.ts', "export const fond = 'lantern';\n"],
    ['the names', 'web/src/emerald/names/odd.ts', "export const fond = 'lantern';\n"],
    ['the game itself', `${folder}/src/fond.ts`, "export const fond = 'lantern';\n"],
  ])('%s is none', async (_name, file, text) => {
    expect(await faultsWith(file, text)).toEqual([]);
  });
});
