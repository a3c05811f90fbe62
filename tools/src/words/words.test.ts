import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CatalogueLanguage, languages, openCatalogues } from '../check/translations/catalogue.ts';
import { openTree } from '../check/tree.ts';
import { invoke } from '../cli/command.ts';
import { branchesOf, setsOf } from './branches.ts';
import { renderCatalogues } from './renderings.ts';
import { type SlotKind, slotRows } from './slots.ts';
import { plain, speakerOf } from './speaker.ts';
import { SlotFiller } from './values.ts';
import { words } from './words.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const catalogues = openCatalogues(openTree(root));
const english = catalogues.flatMap(({ texts }) => [...(texts.get('en') ?? [])]);

/** One message in a catalogue of its own, beside all that the values come from. */
const rendered = (text: string, key = 'x', language: CatalogueLanguage = 'en', all = false): readonly string[] => {
  const mine = { folder: 'mine', texts: new Map([[language, new Map([[key, text]])]]), exempt: new Map(), faults: [] };
  const [first] = renderCatalogues([mine, ...catalogues], language, { only: key, all }).filter(
    ({ folder }) => folder === 'mine',
  );
  return first?.messages[0]?.renderings.map(plain) ?? [];
};

describe('a message', () => {
  test('without slots is said once', () => {
    expect(rendered('Deal the cards')).toEqual(['Deal the cards']);
  });

  test('with a number is said with none, one, few, many, and one that ends like few', () => {
    const text = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';
    expect(rendered(text, 'x', 'pl')).toEqual(['0 kart', '1 karta', '2 karty', '5 kart', '22 karty']);
  });

  test('with an exact number is said with it too', () => {
    expect(rendered('{n, plural, =3 {three!} one {#} other {#}}')).toContain('three!');
  });

  test('with choices shows each case of each, and no more sets than that takes', () => {
    const text = '{a, select, x {X} y {Y} other {Z}}-{b, select, p {{c, select, q {Q} other {R}}} other {S}}';
    expect(rendered(text)).toEqual(['X-Q', 'Y-R', 'Z-S']);
  });

  test('a last case that only prints what was given is for nobody', () => {
    expect(rendered('{city, select, rome {Roma} other {{city}}}')).toEqual(['Roma']);
  });

  test('a number with a sign is shown with both', () => {
    expect(rendered('{by, number, ::sign-always}')).toEqual(['+2', '-1']);
  });

  test('a list has as many as its number says', () => {
    const text = '{n, plural, one {with {cards}} other {with {cards}}}';
    expect(rendered(text).some(said => / and /.test(said))).toBe(true);
    expect(rendered(text).some(said => !/ and |,/.test(said))).toBe(true);
  });

  test('tags are gone, and one that holds nothing is named', () => {
    expect(rendered('<b>Press</b> <key></key>')).toEqual(['Press [key]']);
  });

  test('a slot that the table does not know is an error that says what to do', () => {
    expect(() => rendered('{zebra} runs')).toThrow(
      'The message x has a slot {zebra} in x that nobody knows the values of: add zebra to tools/src/words/slots.ts, so that `npm run words` can fill it.',
    );
  });
});

test('two people in one message are two', () => {
  for (const said of rendered('{who}|{other}')) {
    const [who, other] = said.split('|');
    expect(who).not.toBe(other);
  }
});

test('wishes that contradict each other come into different sets', () => {
  const { wishes } = branchesOf('{a, select, x {X} other {{n, plural, one {#} other {#}}}}', 'en');
  const sets = setsOf(wishes);
  expect(sets.every(set => set.get('a') !== 'x' || !set.has('n'))).toBe(true);
});

describe('the table of slots', () => {
  const used = new Set(english.flatMap(([, text]) => [...branchesOf(text, 'en').slots]));

  test.each(languages)('fills every message of %s', language => {
    const all = renderCatalogues(catalogues, language);
    const lines = all.flatMap(({ messages }) => messages.flatMap(({ renderings }) => renderings.map(plain)));
    expect(lines.length).toBeGreaterThan(2000);
    expect(lines.filter(line => /undefined|\[object|\{\w+\}/.test(line))).toEqual([]);
  });

  test('has no row that no message needs', () => {
    expect(slotRows.byArgument.filter(argument => !used.has(argument))).toEqual([]);
    const texts = new Map(english);
    const idle = slotRows.byMessage.filter(row => {
      const [key = '', argument = ''] = row.split(' ');
      return !branchesOf(texts.get(key) ?? '', 'en').slots.has(argument);
    });
    expect(idle).toEqual([]);
  });

  test.each<SlotKind>(['person', 'card', 'royalty', 'city', 'in', 'to', 'from', 'faction'])(
    'every %s is seen in some sentence',
    kind => {
      const said = renderCatalogues(catalogues, 'pl')
        .filter(({ folder }) => !folder.endsWith('emerald/names/messages'))
        .flatMap(({ messages }) => messages.flatMap(({ renderings }) => renderings.map(plain)))
        .join('\n');
      const values = new SlotFiller(speakerOf(catalogues, 'pl')).candidates(kind);
      expect(values.filter(value => !said.includes(String(value)))).toEqual([]);
    },
  );
});

test('codes are such as the server gives', () => {
  const letters = /const letters = '([A-Z]+)'/.exec(openTree(root).read('server/src/rooms/deps.ts'))?.[1];
  const codes = new SlotFiller(speakerOf(catalogues, 'en')).candidates('code');
  expect(codes.filter(code => !new RegExp(`^[${letters}]{6}$`).test(String(code)))).toEqual([]);
});

test('with --all a card slot has every card', () => {
  const cards = new SlotFiller(speakerOf(catalogues, 'en')).candidates('card');
  expect(rendered('{card}!', 'x', 'en', true)).toHaveLength(new Set(cards).size);
});

describe('the command', () => {
  const run = async (...argv: string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await invoke(words(root), argv, { out: line => out.push(line), err: line => err.push(line) });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };

  test('prints a key and its renderings, with another language beside', async () => {
    const { code, out } = await run('fr', '--text', '--only', 'emerald.log.say.claim', '--beside', 'en');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^# web\/src\/emerald\/log\/messages\nemerald\.log\.say\.claim\n {4}\(en\) .+\n[\s\S]*\n {4}[^(]/,
    );
  });

  test('makes a page whose no-break spaces can be seen', async () => {
    const { out } = await run('fr', '--only', 'emerald.log');
    expect(out).toContain('<html lang="fr">');
    expect(out).toContain('<th scope="row">emerald.log.say.claim</th>');
    expect(out).not.toMatch(/<p>[^<]*\{/);
  });

  test.each([
    [['xx'], "There is no language 'xx'; there are en, fr, nl, pl, ru."],
    [[], 'Name one language: en, fr, nl, pl, ru.'],
    [['pl', '--only', 'zebra'], "No key begins with 'zebra'."],
  ])('%j is called wrongly', async (argv, sentence) => {
    const { code, err } = await run(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
