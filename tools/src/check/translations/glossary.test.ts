import { describe, expect, test } from 'vitest';
import { faultsOn } from '../memory.ts';
import { languages } from './catalogue.ts';
import { neverPattern, termPattern } from './forms.ts';
import { translations } from './translations.ts';
import { catalogueOf, cube, exceptionTable, faultsOfWording, inEmerald, neverTable, termTable } from './trial.ts';

describe('never', () => {
  const row = neverTable(
    '| pl | emerald | pozyska- | przejąć | rulebook |',
    '| en | pages | Black [team], lit | the black team | people |',
  );

  test('a word of the table, in its language and place', async () => {
    expect(await faultsOfWording({ pl: { x: 'Pozyskano kartę' } }, [row])).toEqual([
      `${inEmerald}/pl.json:2 says "Pozyskano" in x: our word is przejąć (web/words.md, «Never»).`,
    ]);
    expect(await faultsOfWording({ nl: { x: 'Pozyskano' } }, [row])).toEqual([]);
    expect(await faultsOfWording({ pl: { x: 'Pozyskano kartę' } }, [row], 'server/messages')).toEqual([]);
  });

  test.each([
    ['Black [team]', 'Black wins', true],
    ['Black [team]', 'Black team wins', false],
    ['Black [team]', 'A black cat', false],
    ['lit', 'Lit spaces', true],
    ['lit', 'literally', false],
    ['…Twój', 'Twój ruch', false],
    ['…Twój', 'To Twój ruch', true],
    ['the line', 'the\u00a0line', true],
    ['конча-', 'закончить', false],
  ])('%s in "%s": %s', (form, text, isFound) => {
    expect(neverPattern(form).test(text)).toBe(isFound);
  });

  test('the name of a slot is no word', async () => {
    const each = Object.fromEntries(languages.map(language => [language, { x: `${language} {card}` }]));
    expect(await faultsOfWording(each, [neverTable('| en | all | card | sheet | a test |')])).toEqual([]);
  });
});

describe('held terms', () => {
  test('whoever names a cube in English names it in each language', async () => {
    const right = { fr: { x: 'Un cube' }, nl: { x: 'Een blokje' }, pl: { x: 'Kostki' }, ru: { x: 'Кубики' } };
    expect(await faultsOfWording({ en: { x: 'Two cubes' }, ...right })).toEqual([]);
    expect(await faultsOfWording({ en: { x: 'Two cubes' }, ...right, pl: { x: 'Klocki' } })).toEqual([
      `${inEmerald}/pl.json:2 does not say "kostka" in x, where English says "cube": use the word of web/words.md.`,
    ]);
  });

  test.each([
    ['kost·ka', 'kostek', true],
    ['bom', 'bommen', false],
    ['stos· kart odrzuconych', 'na stosie kart\u00a0odrzuconych', true],
    ['track', 'tracked', false],
  ])('%s in "%s": %s', (form, text, isFound) => {
    expect(termPattern(form).test(text)).toBe(isFound);
  });
});

describe('the glossary', () => {
  const page = (text: string) =>
    faultsOn(translations, { ...catalogueOf('server/messages', { en: { x: 'Go' } }), 'web/words.md': text });

  test.each([
    [
      'a word that is missing',
      termTable('| cube | cube | | kostka | кубик | | R |'),
      '4 has no word in nl for "cube": write it.',
    ],
    [
      'a cell too few',
      termTable(cube, '| cube | cube |'),
      '5 has 2 cells in a row of 7 columns: write one for each, if need be an empty one.',
    ],
    [
      'a mark nobody knows',
      termTable(cube, cube.replace('yes', 'maybe')),
      '5 has "maybe" in the column held: write yes, or nothing.',
    ],
    [
      'a note among words',
      `${termTable(cube)}\n${neverTable('| nl | all | haar (a card) | de kaart | |')}`,
      '8 has a note in "haar (a card)", which no machine understands: move it to the column why.',
    ],
    [
      'a place nobody knows',
      `${termTable(cube)}\n${neverTable('| nl | attic | haar | de kaart | |')}`,
      '8 holds "attic", which is no place: write all, pages, shadows, emerald or a folder.',
    ],
    [
      'a language nobody knows',
      `${termTable(cube)}\n${neverTable('| de | all | haar | de kaart | |')}`,
      '8 names no language of ours: write one of en, fr, nl, pl, ru.',
    ],
    [
      'no word instead',
      `${termTable(cube)}\n${neverTable('| nl | all | haar | | |')}`,
      '8 does not say what is never said and what is said instead: write both.',
    ],
    [
      'a check nobody knows',
      `${termTable(cube)}\n${exceptionTable('| taste | nl | x | It is better so. |')}`,
      '8 exempts from no check of ours: write one of same, held, never, slot, colour.',
    ],
    [
      'nothing that can be read',
      '# Words',
      '1 has no table of terms that can be read: see how its first section is written.',
    ],
  ])('%s', async (_name, text, sentence) => {
    expect(await page(text)).toContain(`web/words.md:${sentence}`);
  });

  test('is missed where there are pages', async () => {
    const files = { ...catalogueOf('server/messages', { en: { x: 'Go' } }), 'web/package.json': '{}' };
    expect(await faultsOn(translations, files)).toEqual([
      'web/words.md does not exist: it says which word every language has for a thing. Bring it back.',
    ]);
  });
});
