import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { languages } from '../src/words/languages.ts';
import { packed, unpacked } from '../src/words/packed.ts';

const pages = join(import.meta.dirname, '..', 'src');

test.each(languages)('every message in %s is the same after the way', language => {
  const files = globSync(`**/messages/${language}.json`, { cwd: pages });
  const messages = files.flatMap(
    file => Object.values(JSON.parse(readFileSync(join(pages, file), 'utf8'))) as string[],
  );
  expect(messages.length).toBeGreaterThan(2000);
  for (const message of messages) {
    const parsed = parse(message);
    expect(unpacked(JSON.parse(JSON.stringify(packed(parsed))))).toEqual(parsed);
  }
});

test('words alone are sent as they are', () => {
  expect(packed(parse('Undo'))).toBe('Undo');
  expect(packed(parse('{n, plural, one {# card} other {# cards}} <b>now</b>'))).toMatchObject([
    { options: { one: [{ type: 7 }, ' card'] } },
    ' ',
    { children: 'now' },
  ]);
});
