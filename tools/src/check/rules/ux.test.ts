import { describe, expect, test } from 'vitest';
import { faultsOn } from '../memory.ts';
import { rules } from './rules.ts';

/** Put together at run time, because the check also looks for ids in this file. */
const [one, two, unknown] = [41, 42, 99].map(n => ['UX', n].join('-')) as [string, string, string];
const book = `# What a page promises\n\n- ${one} Nothing blinks.\n- ${two} Nothing jumps.\n`;
const proved = { 'web/src/a.test.ts': `test('[${one}] x', () => {}); test('[${two}] y', () => {});` };

const on = (files: Readonly<Record<string, string>>): Promise<string[]> =>
  faultsOn(rules, { 'web/UX.md': book, ...proved, ...files });

describe('promises of pages', () => {
  test('are known where code, tests and papers name them', async () => {
    expect(await on({ 'web/src/a.ts': `// ${one}`, 'docs/a.md': two })).toEqual([]);
    for (const [file, text] of [
      ['web/src/a.ts', `/** Never [${unknown}]. */`],
      ['tools/src/a.ts', `export const x = '${unknown}';`],
      ['docs/a.md', `As ${unknown} says.`],
    ] as const) {
      expect(await on({ [file]: text })).toEqual([
        `${file}:1 names ${unknown}, which web/UX.md does not have: mend the id, or write the promise down.`,
      ]);
    }
  });

  test('are named by a test that runs', async () => {
    const sentence = `web/UX.md ${two} is named by no test: name one after it, or say in web/exempt.json why not.`;
    expect(await on({ 'web/src/a.test.ts': `test('[${one}] x', () => {});` })).toEqual([sentence]);
    expect(
      await on({ 'web/src/a.test.ts': `test('[${one}] x', () => {}); test.skip('[${two}] y', () => {});` }),
    ).toEqual([sentence]);
  });

  test.each([
    ['with a reason stands', two, 'It says what there is not.', []],
    [
      'without a reason is a fault',
      two,
      '',
      [`web/exempt.json exempts ${two} without a reason: say in a sentence why no test names it.`],
    ],
    [
      'of no promise is a fault',
      unknown,
      'It says what there is not.',
      [`web/exempt.json exempts ${unknown}, which web/UX.md does not have: delete the line.`],
    ],
    [
      'that a test names is a fault',
      one,
      'It says what there is not.',
      [`web/exempt.json exempts ${one}, which a test names now: delete the line.`],
    ],
  ])('an exemption %s', async (_name, id, reason, faults) => {
    const test = id === two ? `test('[${one}] x', () => {});` : proved['web/src/a.test.ts'];
    expect(await on({ 'web/src/a.test.ts': test, 'web/exempt.json': JSON.stringify({ [id]: reason }) })).toEqual(
      faults,
    );
  });

  test('a page without one is a fault', async () => {
    expect(await faultsOn(rules, { 'web/UX.md': '# Nothing yet\n' })).toEqual([
      'web/UX.md lists no promise: write each as `- UX-07 What holds.`',
    ]);
  });
});
