import { describe, expect, test } from 'vitest';
import { faultsOn } from '../memory.ts';
import { type CatalogueLanguage, languages } from './catalogue.ts';
import { surfacesOf } from './surface.ts';
import { translations } from './translations.ts';
import {
  catalogueOf,
  cube,
  exceptionTable,
  faultsOfWording,
  inEmerald,
  type TextsByLanguage,
  termTable,
} from './trial.ts';
import { typographyFaults } from './typography.ts';

test('a surface shows each case once, without tags, and with numbers as numbers', () => {
  expect(surfacesOf('<b>{who}</b> {n, plural, one {# card} other {# cards}}{side, select, a {!} other {?}}')).toEqual([
    '{who} {#} card!',
    '{who} {#} cards?',
  ]);
});

describe('typography', () => {
  test.each<[CatalogueLanguage, string, string]>([
    ['en', 'Wait...', 'writes "Wait..." in x: write … and not three dots.'],
    ['en', 'Wait  here', 'writes "Wait  here" in x: write one space.'],
    ['en', 'dont', ''],
    ['nl', 'Zo’n kaart', ''],
    ['nl', 'Wacht …', 'writes "Wacht …" in x: no space stands before ….'],
    ['en', 'Say "yes"', 'writes "Say "yes"" in x: write the quotation marks of the language.'],
    ['en', '{seconds} s more', 'writes "{#} s" in x: a no-break space stands between a number and its unit.'],
    ['ru', '10 мин', 'writes "10 мин" in x: a no-break space stands between a number and its unit.'],
    ['ru', '10 минут', ''],
    ['fr', 'Oui !', 'writes "Oui !" in x: French has a no-break space before ; ! ? and ».'],
    ['fr', 'Oui!', 'writes "Oui!" in x: French has a no-break space before ; ! ? and ».'],
    ['fr', 'Oui\u00a0!', ''],
    ['fr', 'Score : {n}', 'writes "Score :" in x: French has a no-break space before a colon.'],
    ['fr', '{name}: oui', 'writes "{name}:" in x: French has a no-break space before a colon.'],
    ['fr', 'Shadows: Amsterdam', ''],
    ['fr', '« Oui\u00a0»', 'writes "« Oui\u00a0»" in x: French has a no-break space after «.'],
    ['fr', 'Oui\u202f!', 'writes "Oui\u202f!" in x: our no-break space is U+00A0, in every language.'],
    ['pl', 'W grze', 'writes "W grze" in x: a word of one letter is bound to the next by a no-break space.'],
    ['pl', 'karty z\u00a0ręki', ''],
    ['pl', '“tak”', 'writes "“tak”" in x: the quotation marks here are „”.'],
    ['ru', 'Лимб — место', 'writes "Лимб —" in x: Russian has a no-break space before a dash.'],
    ['ru', 'Лимб\u00a0— место', ''],
  ])('%s: %s', (language, text, sentence) => {
    const said = typographyFaults({ folder: inEmerald, language, key: 'x', text, english: undefined });
    expect(said).toEqual(sentence === '' ? [] : [sentence]);
  });

  test('a straight apostrophe, and what stands on either side of a tag', async () => {
    expect(await faultsOfWording({ fr: { x: "l''agent" } })).toContain(
      `${inEmerald}/fr.json:2 writes "l'agent" in x: the apostrophe is ’.`,
    );
    expect(await faultsOfWording({ en: { x: '<b>ok</b>' }, fr: { x: '<b>Oui</b> !' } })).toContain(
      `${inEmerald}/fr.json:2 writes "Oui !" in x: French has a no-break space before ; ! ? and ».`,
    );
  });
});

describe('slots', () => {
  test.each<[CatalogueLanguage, string, string]>([
    ['fr', 'Un agent de {name}', 'has "de {name}" in x: it would be elided before a vowel'],
    ['fr', 'Un agent de <b>{name}</b>', 'has "de {name}" in x: it would be elided before a vowel'],
    ['fr', 'Une carte à {card}', 'has "à {card}" in x: it would contract with an article'],
    ['fr', 'Une carte à {name}', ''],
    ['fr', 'Un cube de {n}', ''],
    ['pl', 'Karta od {name}', 'has "od {name}" in x: it wants a case'],
    ['pl', 'Karta od gracza {name}', ''],
    ['ru', 'Ход с\u00a0{card}', 'has "с\u00a0{card}" in x: it wants a case'],
    ['ru', 'Агент {in}', ''],
  ])('%s: %s', async (language, text, sentence) => {
    const english = (text.match(/<b>|<\/b>|\{\w+\}/g) ?? []).join('');
    const each = Object.fromEntries(languages.map(other => [other, { x: `${other} ${english}` }]));
    const said = await faultsOfWording({ ...each, [language]: { x: text } });
    expect(said.map(fault => fault.replace(/(case|vowel|article).*/, '$1'))).toEqual(
      sentence === '' ? [] : [`${inEmerald}/${language}.json:2 ${sentence}`],
    );
  });

  test('one whose values nobody knows', async () => {
    const each = Object.fromEntries(languages.map(language => [language, { x: `${language} {zebra}` }]));
    expect(await faultsOfWording(each)).toEqual([
      `${inEmerald}/en.json:2 has a slot {zebra} in x that nobody knows the values of: add zebra to tools/src/words/slots.ts, so that \`npm run words\` can fill it.`,
    ]);
  });
});

describe('one English, one rendering', () => {
  const same = { en: { x: 'Deal', y: 'Deal', z: 'Deal' } };
  const others = Object.fromEntries(['fr', 'nl', 'ru'].map(each => [each, { x: each, y: each, z: each }]));
  const texts: TextsByLanguage = { ...same, ...others, pl: { x: 'Rozdaj', y: 'Rozdaj', z: 'Daj' } };

  test('the one that differs is named, beside what most say', async () => {
    expect(await faultsOfWording(texts)).toEqual([
      `${inEmerald}/pl.json:4 says "Daj" in z, and x says "Rozdaj", both for "Deal": say the same, or exempt it in web/words.md.`,
    ]);
  });

  test('an exception has a reason and expires', async () => {
    const row = '| same | pl | z | A button has less room. |';
    expect(await faultsOfWording(texts, [exceptionTable(row)])).toEqual([]);
    expect(await faultsOfWording({ ...texts, pl: others.fr ?? {} }, [exceptionTable(row)])).toEqual([
      'web/words.md:9 exempts z from same, which pl needs no more: delete it.',
    ]);
    expect(await faultsOfWording(texts, [exceptionTable('| same | pl | z | short |')])).toContain(
      'web/words.md:9 exempts z without a reason: say in a sentence why.',
    );
  });
});

describe('codes', () => {
  const maker = { 'server/src/rooms/deps.ts': "const letters = 'BCDFGHJKLMNPQRSTVWXZ';" };
  const showing = (code: string) =>
    faultsOn(translations, { ...catalogueOf('server/messages', { en: { x: `Such as ${code}` } }), ...maker });

  test('one that no table can have', async () => {
    expect(await showing('KOPERT')).toEqual([
      'server/messages/en.json:2 shows the code KOPERT in x, which no table can have: codes have no O, only BCDFGHJKLMNPQRSTVWXZ.',
    ]);
    expect(await showing('KPRTLM')).toEqual([]);
    expect(await showing('(EM-REVEAL-1)')).toEqual([]);
  });
});

describe('colours of pictures', () => {
  const picture = (texts: TextsByLanguage) =>
    faultsOn(translations, {
      ...catalogueOf('art/src/intel/messages', texts),
      'art/src/intel/i01.ts': '',
      'web/words.md': [termTable(cube), exceptionTable('| colour | fr | i02 | A goldfish is red in French. |')].join(
        '\n\n',
      ),
      'art/src/intel/i02.ts': '',
    });
  const goldfish = {
    en: 'A goldfish',
    fr: 'Un poisson rouge',
    nl: 'Een goudvis',
    pl: 'Złota rybka',
    ru: 'Золотая рыбка',
  };
  const named = (texts: Record<string, string>): TextsByLanguage =>
    Object.fromEntries(languages.map(each => [each, { i01: texts[each] ?? '', i02: goldfish[each] }]));
  const right = {
    en: 'A red hat',
    fr: 'Un chapeau rouge',
    nl: 'Een rode hoed',
    pl: 'Czerwony kapelusz',
    ru: 'Красная шляпа',
  };

  test('are the same in all languages', async () => {
    expect(await picture(named(right))).toEqual([]);
    expect(await picture(named({ ...right, pl: 'Niebieski kapelusz' }))).toEqual([
      'art/src/intel/messages/pl.json:2 does not name the colour of "red" in i01, as English does: name the same, or exempt it in web/words.md.',
      'art/src/intel/messages/pl.json:2 names a colour by "Niebieski" in i01, and English does not: name the same, or exempt it in web/words.md.',
    ]);
  });

  test('one word may name two of English, and birds are no colours', async () => {
    const fox = { en: 'An orange fox', fr: 'Un renard roux', nl: 'Een oranje vos', pl: 'Rudy lis', ru: 'Рыжая лиса' };
    expect(await picture(named(fox))).toEqual([]);
    const bird = { en: 'A pigeon', fr: 'Un pigeon', nl: 'Een duif', pl: 'Gołąb', ru: 'Голубь и белка' };
    expect(await picture(named(bird))).toEqual([]);
  });
});
