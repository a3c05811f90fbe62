import { describe, expect, test } from 'vitest';
import { faultsOn, treeOf } from '../memory.ts';
import { rules } from './rules.ts';

const book = '# Mine\n\n- MI-TURN-1 Seats take turns.\n- MI-END-1 Five ends it.\n';
const generated = `/** Made from RULES.md by \`npm run check -- --write\`. Do not edit. */
export const rules = ['MI-TURN-1', 'MI-END-1'] as const;

export type Rule = (typeof rules)[number];
`;
const folder = 'games/mine';
const game = { [`${folder}/RULES.md`]: book, [`${folder}/src/rules.ts`]: generated };
const both = "test('[MI-TURN-1][MI-END-1] all', () => {});";

const on = (files: Record<string, string>): Promise<string[]> =>
  faultsOn(rules, {
    ...game,
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
  });
const unproved = (id: string, line: number): string =>
  `${folder}/RULES.md:${line} ${id} is proved by nothing: begin the name of a test with [${id}], or list it under \`rules:\` in a scenario.`;

describe('what proves a rule', () => {
  test.each([
    ['a name with its id', "test('[MI-TURN-1] x', () => {}); test('[MI-END-1] x', () => {});"],
    ['two brackets', both],
    ['one bracket with two ids', "test('[MI-TURN-1, MI-END-1] x', () => {});"],
    ['it', "it('[MI-TURN-1, MI-END-1] x', () => {});"],
    ['a group', "describe('[MI-TURN-1, MI-END-1] x', () => { test('y', () => {}); });"],
    ['a table', "test.each([1, 2])('[MI-TURN-1, MI-END-1] %s', () => {});"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a test file
    ['a table as a template', "test.each`a\n${1}`('[MI-TURN-1, MI-END-1] $a', () => {});"],
    ['a for', "test.for([1])('[MI-TURN-1, MI-END-1] %s', () => {});"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a test file
    ['a template', 'for (const n of [1]) test(`[MI-TURN-1, MI-END-1] ${n}`, () => {});'],
    ['options before the body', "test('[MI-TURN-1, MI-END-1] x', { timeout: 5 }, () => {});"],
    ['a named body', "test('[MI-TURN-1, MI-END-1] x', body);"],
  ])('%s', async (_name, text) => {
    expect(await on({ 'src/a.test.ts': text })).toEqual([]);
  });

  test('a scenario that lists it', async () => {
    expect(await on({ 'scenarios/a.yaml': 'title: x\nrules: [MI-TURN-1, MI-END-1]\n' })).toEqual([]);
    expect(await on({ 'scenarios/deep/a.yml': 'rules:\n  - MI-TURN-1\n  - MI-END-1\n' })).toEqual([]);
  });
});

describe('what does not', () => {
  test.each([
    ['a comment', "// test('[MI-TURN-1] x', () => {})"],
    ['a string', 'const x = "test(\'[MI-TURN-1] x\', () => {})";'],
    ['an id later in the name', "test('x [MI-TURN-1]', () => {});"],
    ['another function', "expect('[MI-TURN-1] x', () => {});"],
    ['a skipped test', "test.skip('[MI-TURN-1] x', () => {});"],
    ['a test to be written', "test.todo('[MI-TURN-1] x');"],
    ['a test without a body', "test('[MI-TURN-1] x');"],
    ['a test skipped by an option', "test('[MI-TURN-1] x', { skip: true }, () => {});"],
    ['a test that may not run', "test.skipIf(slow)('[MI-TURN-1] x', () => {});"],
    ['a test that must fail', "test.fails('[MI-TURN-1] x', () => {});"],
    ['a test in a skipped group', "describe.skip('x', () => { test('[MI-TURN-1] x', () => {}); });"],
    ['a group without a test that runs', "describe('[MI-TURN-1] x', () => { test.skip('y', () => {}); });"],
    ['a table that is skipped', "test.skip.each([1])('[MI-TURN-1] %s', () => {});"],
  ])('%s', async (_name, text) => {
    const rest = "test('[MI-END-1] x', () => {});";
    expect(await on({ 'src/a.test.ts': `${text}\n${rest}` })).toEqual([unproved('MI-TURN-1', 3)]);
  });

  test('a test in a file that is no test, or of another game', async () => {
    const elsewhere = await faultsOn(rules, { ...game, 'server/src/a.test.ts': both, [`${folder}/src/a.ts`]: both });
    expect(elsewhere).toEqual([unproved('MI-TURN-1', 3), unproved('MI-END-1', 4)]);
  });

  test('a refusal in a scenario that does not list the rule', async () => {
    const text = 'rules: [MI-END-1]\nsteps:\n  - { refused: MI-TURN-1 }\n';
    expect(await on({ 'scenarios/a.yaml': text })).toEqual([unproved('MI-TURN-1', 3)]);
  });
});

describe('rules that do not exist', () => {
  const unknown = (place: string, id: string): string =>
    `${folder}/${place} names ${id}, which is no rule of ${folder}: mend the id, or write the rule into ${folder}/RULES.md.`;

  test.each([
    ['in a test', 'src/b.test.ts', "\ntest('[MI-TURN-9] x', () => {});", 'src/b.test.ts:2', 'MI-TURN-9'],
    ['in a skipped test', 'src/b.test.ts', "test.skip('[MI-TURN-9] x', () => {});", 'src/b.test.ts:1', 'MI-TURN-9'],
    ['misspelt in a test', 'src/b.test.ts', "test('[mi-turn-1] x', () => {});", 'src/b.test.ts:1', 'mi-turn-1'],
    ['in a scenario', 'scenarios/b.yaml', 'title: x\nrules: [MI-TURN-9]', 'scenarios/b.yaml:2', 'MI-TURN-9'],
    ['in an expected refusal', 'scenarios/b.yaml', 'steps:\n  - refused: MI-TURN-9', 'scenarios/b.yaml:2', 'MI-TURN-9'],
    ['in code', 'src/decide.ts', "\n\nexport const x = { refused: 'MI-TURN-9' };", 'src/decide.ts:3', 'MI-TURN-9'],
  ])('%s', async (_name, file, text, place, id) => {
    expect(await on({ 'src/a.test.ts': both, [file]: text })).toEqual([unknown(place, id)]);
  });

  test('a string that only looks like one is left alone', async () => {
    expect(
      await on({ 'src/a.test.ts': both, 'src/b.ts': "export const x = ['UTF-8', 'SHA-256', 'MI-TURN-x'];" }),
    ).toEqual([]);
  });
});

describe('the book', () => {
  test('an id is used once, in all games together', async () => {
    const other = {
      'games/other/RULES.md': '- MI-END-1 Again.',
      'games/other/src/a.test.ts': "test('[MI-END-1] x', () => {});",
    };
    const faults = await faultsOn(rules, { ...game, [`${folder}/src/a.test.ts`]: both, ...other });
    expect(faults).toContain(
      'games/other/RULES.md:1 uses the id MI-END-1 again (games/mine/RULES.md:4): give the new rule the next free number.',
    );
  });

  test.each([
    '- MI-END-2: A colon.',
    '* MI-END-2 A star.',
    '- **MI-END-2** Bold.',
    '  - MI-END-2 Indented.',
    '- MI-END-2',
  ])('a line that is nearly a rule is a fault: %s', async line => {
    const faults = await on({ 'RULES.md': `${book}${line}\n`, 'src/a.test.ts': both });
    expect(faults).toEqual([
      `${folder}/RULES.md:5 names MI-END-2 but is no rule as it stands: write \`- MI-END-2 What holds.\``,
    ]);
  });

  test('other pages beside RULES.md belong to it when they list ids', async () => {
    const faults = await on({
      'CARDS.md': '- MI-CARD-IRENE-ADLER-1 She goes.',
      'NOTES.md': 'Nothing.',
      'src/a.test.ts': both,
    });
    expect(faults[0]).toContain(`${folder}/CARDS.md:1 MI-CARD-IRENE-ADLER-1 is proved by nothing`);
    expect(faults[1]).toBe(
      `${folder}/src/rules.ts is not what ${folder}/RULES.md and ${folder}/CARDS.md would make: run \`npm run check -- --write\`.`,
    );
    expect(faults).toHaveLength(2);
  });

  test('a game without rules is a fault, and so is a page without one', async () => {
    expect(await faultsOn(rules, { 'games/bare/src/index.ts': '' })).toEqual([
      'games/bare/RULES.md does not exist: a game begins with its rules, numbered.',
    ]);
    const faults = await faultsOn(rules, { 'testkit/examples/bare/RULES.md': '# Bare' });
    expect(faults[0]).toContain('testkit/examples/bare/RULES.md lists no rule');
  });

  test('it counts the rules', async () => {
    expect(await rules.check(treeOf(game))).toMatchObject({ checked: 2, of: 'rules' });
  });
});

describe('the rules of the table', () => {
  const rule = ['TB', 'HOST', '1'].join('-');
  const missing = ['TB', 'HOST', '9'].join('-');
  const table = {
    'server/RULES.md': `- ${rule} Only the host starts.\n`,
    'server/src/rules.ts': generated.replace("'MI-TURN-1', 'MI-END-1'", `'${rule}'`),
  };
  const proved = { 'server/src/table/host.test.ts': `test('[${rule}] x', () => {});` };

  test('are proved in the server', async () => {
    expect(await faultsOn(rules, { ...table, ...proved })).toEqual([]);
    expect(await faultsOn(rules, { ...table, 'client/test/a.test.ts': `test('[${rule}] x', () => {});` })).toEqual([
      `server/RULES.md:1 ${rule} is proved by nothing: begin the name of a test with [${rule}], or list it under \`rules:\` in a scenario.`,
    ]);
  });

  test.each(['server/src/a.ts', 'client/src/a.ts', 'contract/src/a.ts', 'tools/src/a.ts'])(
    'exist where code names them: %s',
    async file => {
      expect(
        await faultsOn(rules, { ...table, ...proved, [file]: `export const x = ['${rule}', '${missing}'];` }),
      ).toEqual([
        `${file}:1 names ${missing}, which is no rule of server: mend the id, or write the rule into server/RULES.md.`,
      ]);
    },
  );
});

describe('exemptions', () => {
  const half = { 'src/a.test.ts': "test('[MI-TURN-1] x', () => {});" };

  test('a reason is enough', async () => {
    expect(await on({ ...half, 'exempt.json': '{ "MI-END-1": "It only names a part." }' })).toEqual([]);
  });

  test.each([
    ['without a reason', '{ "MI-END-1": "" }', 'exempts MI-END-1 without a reason'],
    [
      'proved by now',
      '{ "MI-END-1": "It only names a part.", "MI-TURN-1": "It only names a part." }',
      'exempts MI-TURN-1, which a test or scenario proves now: delete the line.',
    ],
    [
      'of no rule',
      '{ "MI-END-1": "It only names a part.", "MI-OLD-1": "It only names a part." }',
      'exempts MI-OLD-1, which is no rule any more: delete the line.',
    ],
  ])('one %s is a fault', async (_name, text, sentence) => {
    const faults = await on({ ...half, 'exempt.json': text });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });
});

describe('src/rules.ts', () => {
  test('is a fault when stale or missing', async () => {
    const sentence = `${folder}/src/rules.ts is not what ${folder}/RULES.md would make: run \`npm run check -- --write\`.`;
    expect(await on({ 'src/a.test.ts': both, 'src/rules.ts': generated.replace("'MI-END-1'", "'MI-END-2'") })).toEqual([
      sentence,
    ]);
    expect(await faultsOn(rules, { [`${folder}/RULES.md`]: book, [`${folder}/src/a.test.ts`]: both })).toEqual([
      sentence,
    ]);
  });

  test('is written as Biome would lay it out: on one line while it fits, else one id a line', async () => {
    const short = treeOf({ [`${folder}/RULES.md`]: book });
    await rules.write?.(short);
    expect(short.written.get(`${folder}/src/rules.ts`)).toBe(generated);
    const ids = Array.from({ length: 9 }, (_, index) => `MI-TURN-${index + 1}`);
    const long = treeOf({ [`${folder}/RULES.md`]: ids.map(id => `- ${id} So.`).join('\n') });
    await rules.write?.(long);
    expect(long.written.get(`${folder}/src/rules.ts`)).toContain(
      `export const rules = [\n${ids.map(id => `  '${id}',\n`).join('')}] as const;\n`,
    );
  });
});
