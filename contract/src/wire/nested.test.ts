import { expect, test } from 'vitest';
import { mostDeep, readJson } from './nested.ts';

const noJson = 'This is no JSON.';
const nested = (deep: number) => '['.repeat(deep) + ']'.repeat(deep);

test('what is nested as deep as may be is read, and one more is not', () => {
  expect(readJson(nested(mostDeep), noJson)).toHaveProperty('value');
  expect(readJson(nested(mostDeep + 1), noJson)).toEqual({ wrong: expect.stringContaining('32 deep') });
  expect(readJson('{"a":'.repeat(mostDeep + 1), noJson)).toEqual({ wrong: expect.stringContaining('32 deep') });
  expect(readJson('['.repeat(250_000), noJson)).toEqual({ wrong: expect.stringContaining('32 deep') });
});

test('brackets side by side, and in texts, are no depth', () => {
  expect(readJson(`[${Array.from({ length: 100 }, () => '[{}]').join()}]`, noJson)).toHaveProperty('value');
  for (const text of ['['.repeat(100), `"${'{'.repeat(100)}`, `\\"${'['.repeat(100)}`, `${'['.repeat(100)}\\`])
    expect(readJson(JSON.stringify({ text }), noJson)).toEqual({ value: { text } });
});

test.each(['{"__proto__":1}', '[{"a":[{"\\u005f_proto__":{"a":1}}]}]', '{"constructor":{"prototype":{"a":1}}}'])(
  '%s is not read',
  text => {
    expect(readJson(text, noJson)).toEqual({ wrong: expect.stringContaining('__proto__') });
  },
);

test('a constructor alone, and a text that says __proto__, are read', () => {
  expect(readJson('{"constructor":"Eiffel","says":"__proto__"}', noJson)).toHaveProperty('value');
});

test.each(['', '{', '}', '["', 'nul', '"\\'])('%s is said to be no JSON', text => {
  expect(readJson(text, noJson)).toEqual({ wrong: noJson });
});
