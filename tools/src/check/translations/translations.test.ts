import { describe, expect, test } from 'vitest';
import { faultsOn, treeOf } from '../memory.ts';
import { translations } from './translations.ts';

type Texts = Partial<Record<'en' | 'fr' | 'nl' | 'pl' | 'ru', Record<string, unknown>>>;

/** The text of key `x` in each language, by default as in `fine`. */
const fine = { en: 'Skip the rest', fr: 'Passer le reste', nl: 'Sla over', pl: 'Pomiń resztę', ru: 'Пропустить' };

function server(texts: Texts, more: Record<string, string> = {}): Record<string, string> {
  const files = Object.entries(fine).map(([language, text]) => [
    `server/messages/${language}.json`,
    JSON.stringify(texts[language as keyof Texts] ?? { x: text }, undefined, 2),
  ]);
  return { ...Object.fromEntries(files), 'server/src/page.ts': "t('x');", ...more };
}
const on = (texts: Texts, more: Record<string, string> = {}): Promise<string[]> =>
  faultsOn(translations, server(texts, more));
const each = (text: (language: string) => string): Texts =>
  Object.fromEntries(Object.keys(fine).map(language => [language, { x: text(language) }]));

const forms: Record<string, string> = {
  en: 'one {# card} other {# cards}',
  fr: 'one {# carte} other {# cartes}',
  nl: 'one {# kaart} other {# kaarten}',
  pl: 'one {# karta} few {# karty} many {# kart} other {# karty}',
  ru: 'one {# карта} few {# карты} many {# карт} other {# карты}',
};
const plural = (language: string): string => `{n, plural, ${forms[language]}}`;
const counting = each(plural);

test('a catalogue in five languages is as it should be, and its texts are counted', async () => {
  expect(await on({})).toEqual([]);
  expect(await on(counting)).toEqual([]);
  expect(await translations.check(treeOf(server({})))).toMatchObject({ checked: 5 });
});

test('nested keys read with dots', async () => {
  expect(
    await on(
      each(() => '…'),
      { 'server/src/page.ts': "t('x');" },
    ),
  ).toEqual([]);
  const nested: Texts = Object.fromEntries(
    Object.entries(fine).map(([language, text]) => [language, { a: { b: text } }]),
  );
  expect(await on(nested, { 'server/src/page.ts': "t('a.b');" })).toEqual([]);
});

describe('the files', () => {
  test('a language without a file', async () => {
    const { 'server/messages/pl.json': _, ...rest } = server({});
    expect(await faultsOn(translations, rest)).toEqual([
      'server/messages/pl.json does not exist: whoever plays in this language would see nothing. Write it.',
    ]);
  });

  test('a file of no language of ours', async () => {
    expect(await on({}, { 'server/messages/de.json': '{}' })).toEqual([
      'server/messages/de.json is no catalogue of ours: the languages are en, fr, nl, pl, ru.',
    ]);
  });

  test('something that is no text', async () => {
    expect(await on({ fr: { x: fine.fr, y: 3 } })).toEqual([
      'server/messages/fr.json holds something under y that is no text: write a string.',
    ]);
  });
});

describe('the keys', () => {
  test('one that is missing, one too many, one left empty', async () => {
    expect(await on({ ru: {} })).toEqual(['server/messages/ru.json lacks x: translate "Skip the rest".']);
    expect(await on({ ru: { x: fine.ru, y: 'да' } })).toEqual([
      'server/messages/ru.json:3 has y, which en.json has not: delete it, or write the English first.',
    ]);
    expect(await on({ ru: { x: ' ' } })).toEqual([
      'server/messages/ru.json:2 leaves x empty: translate "Skip the rest".',
    ]);
  });
});

describe('the messages', () => {
  test('one that is no ICU message', async () => {
    expect((await on({ ru: { x: 'Пропустить {n' } }))[0]).toContain(
      'server/messages/ru.json:2 writes x in a way that cannot be read (EXPECT_ARGUMENT_CLOSING_BRACE)',
    );
  });

  const count = each(() => '{n, number} · {who}');
  test.each([
    ['an argument left out', '{n, number}', 'leaves {who} out of x: English has it as text.'],
    [
      'an argument too many',
      '{n, number} · {who} · {why}',
      'uses {why} in x, which English does not: nothing will fill it.',
    ],
    [
      'an argument of another type',
      '{n, date} · {who}',
      'takes {n} of x as date, and English as number: make them the same.',
    ],
    ['a number taken as text', '{n} · {who}', 'takes {n} of x as text, and English as number: make them the same.'],
    ['a tag', '{n, number} · <b>{who}</b>', 'and en.json do not both have <b> in x: make them the same.'],
  ])('%s', async (_name, text, sentence) => {
    expect(await on({ ...count, nl: { x: text } })).toEqual([`server/messages/nl.json:2 ${sentence}`]);
  });

  test('a plural is a number, also where English needs none', async () => {
    expect(await on({ ...count, ru: { x: `${plural('ru')} · {who}` } })).toEqual([]);
  });

  test('a choice has the same cases everywhere', async () => {
    const chosen = each(() => '{side, select, black {●} orange {○} other {-}}');
    expect(await on(chosen)).toEqual([]);
    expect((await on({ ...chosen, fr: { x: '{side, select, black {●} other {-}}' } }))[0]).toContain(
      'takes {side} of x as a choice of black, other, and English as a choice of black, orange, other',
    );
  });
});

test('a short tag would be printed as it is', async () => {
  const tagged = each(() => '<lamp></lamp> {n, number}');
  expect(await on(tagged)).toEqual([]);
  expect(await on({ ...tagged, pl: { x: '<lamp/> {n, number}' } })).toContain(
    'server/messages/pl.json:2 writes "<lamp/>" in x, which would be printed: write <x></x>.',
  );
});

describe('the catalogues of the pages', () => {
  const part = (name: string, key: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(fine).map(([language, text]) => [
        `web/src/${name}/messages/${language}.json`,
        JSON.stringify({ [key]: text }),
      ]),
    );
  const ids = (...names: string[]): Record<string, string> => ({
    'web/src/ids.d.ts': names.map(name => `type ${name} = import('./${name}/messages/en.json');`).join('\n'),
  });

  test('one part may show what another says', async () => {
    const pages = { ...part('home', 'home.x'), ...ids('home'), 'web/src/table/page.tsx': '<T id="home.x" />;' };
    expect(await faultsOn(translations, pages)).toEqual([]);
    expect(await faultsOn(translations, { ...pages, 'web/src/table/page.tsx': '' })).toEqual([
      'web/src/home/messages/en.json:1 has home.x, which no code looks up: delete it in every language.',
    ]);
  });

  test('two that say the same, one the compiler does not know, one that it knows and is not there', async () => {
    const both = { ...part('home', 'x'), ...part('table', 'x'), 'web/src/page.tsx': '<T id="x" />;' };
    expect(await faultsOn(translations, { ...both, ...ids('home', 'gone') })).toEqual([
      'web/src/table/messages/en.json:1 has x, and so has web/src/home/messages/en.json: whichever is opened last would be shown. Rename one.',
      'web/src/table/messages/en.json is not named in web/src/ids.d.ts, so the compiler refuses its keys: add it there.',
      'web/src/ids.d.ts names web/src/gone/messages/en.json, which is no catalogue: every key would be allowed. Mend it.',
    ]);
  });
});

describe('plural forms', () => {
  test.each([
    ['en', 'other {# cards}', 'lacks the form `one` of {n} in x: en has one, other.'],
    ['fr', 'other {# cartes}', 'lacks the form `one` of {n} in x: fr has one, other.'],
    ['nl', 'one {#} few {#} other {#}', 'has a form `few` of {n} in x that nl never uses: delete it.'],
    ['pl', 'one {#} few {#} other {#}', 'lacks the form `many` of {n} in x: pl has one, few, many, other.'],
    ['ru', 'one {#} many {#} other {#}', 'lacks the form `few` of {n} in x: ru has one, few, many, other.'],
  ])('%s with %s', async (language, cases, sentence) => {
    const faults = await on({ ...counting, [language]: { x: `{n, plural, ${cases}}` } });
    expect(faults).toEqual([`server/messages/${language}.json:2 ${sentence}`]);
  });

  test('exact cases come on top, and French may name its millions', async () => {
    expect(await on({ ...counting, en: { x: `{n, plural, =0 {none} ${forms.en}}` } })).toEqual([]);
    expect(await on({ ...counting, fr: { x: '{n, plural, one {#} many {# de} other {#}}' } })).toEqual([]);
  });

  test('ordinals have forms of their own', async () => {
    const ordinal = each(() => '{n, selectordinal, other {#.}}');
    const lacks = (form: string): string =>
      `server/messages/en.json:2 lacks the form \`${form}\` of {n} in x: en has one, two, few, other.`;
    expect(await on(ordinal)).toEqual([
      ...['one', 'two', 'few'].map(lacks),
      'server/messages/fr.json:2 lacks the form `one` of {n} in x: fr has one, other.',
    ]);
  });

  test('a plural inside a choice is looked at too', async () => {
    const nested = each(language => `{who, select, me {${plural(language)}} other {-}}`);
    expect(await on(nested)).toEqual([]);
    expect(
      await on({ ...nested, pl: { x: '{who, select, me {{n, plural, one {#} other {#}}} other {-}}' } }),
    ).toHaveLength(2);
  });

  test.each([
    ['en', '{n, number} card(s)'],
    ['nl', '{n, number} kaart(en)'],
    ['ru', '{n, number} карт(ы)'],
  ])('no plural is hidden in brackets: %s', async (language, text) => {
    const faults = await on({ ...each(() => '{n, number}'), [language]: { x: text } });
    expect(faults[0]).toContain(`server/messages/${language}.json:2 writes "${text.split(' ').at(-1)}" in x`);
  });
});

describe('texts left in English', () => {
  const english = 'Open a link and play';

  test('more than three words are a fault, fewer may be a name', async () => {
    expect(await on({ en: { x: english }, nl: { x: english } })).toEqual([
      'server/messages/nl.json:2 has the English text of x: translate it, or say in server/messages/exempt.json why it stays.',
    ]);
    expect(await on({ en: { x: 'Shadows: Amsterdam' }, nl: { x: 'Shadows: Amsterdam' } })).toEqual([]);
  });

  test('an exemption carries a reason and expires', async () => {
    const same = { en: { x: english }, nl: { x: english } };
    const exempt = (text: string): Record<string, string> => ({ 'server/messages/exempt.json': text });
    expect(await on(same, exempt('{ "x": "It is a title." }'))).toEqual([]);
    expect((await on(same, exempt('{ "x": "" }')))[0]).toContain('exempts x without a reason');
    expect((await on({}, exempt('{ "x": "It is a title." }')))[0]).toContain('exempts x, which needs it no more');
    expect((await on({}, exempt('{ "old": "It is a title." }')))[0]).toContain('exempts old, which needs it no more');
  });
});

describe('how code uses them', () => {
  const unused = 'server/messages/en.json:2 has x, which no code looks up: delete it in every language.';

  test.each([
    ["t('x')"],
    ["reader.say('x')"],
    ["page.message('x', { n: 1 })"],
    ["t(late ? 'x' : 'x')"],
    ["const keys = ['x']; keys.map(key => t(key))"],
  ])('%s', async text => {
    expect(await on({}, { 'server/src/page.ts': text })).toEqual([]);
  });

  test('a template uses every key it could make', async () => {
    const named: Texts = Object.fromEntries(
      Object.entries(fine).map(([language, text]) => [language, { 'card.dig.name': text, 'card.dig.text': text }]),
    );
    const faults = await on(named, { 'server/src/page.ts': 't(`card.' + '$' + '{id}.name`);' });
    expect(faults).toEqual([
      'server/messages/en.json:3 has card.dig.text, which no code looks up: delete it in every language.',
    ]);
    expect(await on(named, { 'server/src/page.ts': 't(`' + '$' + '{key}`);' })).toHaveLength(2);
  });

  test('a key nobody looks up, or only a test, or another workspace', async () => {
    expect(await on({}, { 'server/src/page.ts': '' })).toEqual([unused]);
    expect(await on({}, { 'server/src/page.ts': '', 'server/src/page.test.ts': "t('x')" })).toEqual([unused]);
    expect(await on({}, { 'server/src/page.ts': '', 'web/src/page.ts': "t('x')" })).toEqual([unused]);
  });

  test('a key that does not exist', async () => {
    expect(await on({}, { 'server/src/page.ts': "t('x');\nt('y');" })).toEqual([
      'server/src/page.ts:2 looks up y, which server/messages/en.json does not have: add it, or mend the key.',
    ]);
  });

  test("a game's texts are read by web", async () => {
    const files = Object.fromEntries(
      Object.entries(fine).map(([language, text]) => [
        `games/mine/messages/${language}.json`,
        JSON.stringify({ x: text }),
      ]),
    );
    expect(await faultsOn(translations, { ...files, 'web/src/board.ts': "t('x')" })).toEqual([]);
    expect(await faultsOn(translations, { ...files, 'server/src/board.ts': "t('x')" })).toHaveLength(1);
  });
});

test('the text of a picture is looked up by the id of the picture, so the file that draws it stands for its use', async () => {
  const texts = Object.entries(fine).map(([language, text]) => [
    `art/src/intel/messages/${language}.json`,
    JSON.stringify({ i01: text }),
  ]);
  const catalogue = Object.fromEntries(texts);
  expect(await faultsOn(translations, { ...catalogue, 'art/src/intel/i01.ts': '' })).toEqual([]);
  expect(await faultsOn(translations, { ...catalogue, 'art/src/intel/i02.ts': '' })).toEqual([
    'art/src/intel/messages/en.json:1 has i01, which no code looks up: delete it in every language.',
  ]);
});
