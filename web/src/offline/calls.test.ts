import { expect, test } from 'vitest';
import { callIn, isSeen, windowOf } from './calls.ts';

const call = { table: 'JDNTDB', title: 'It is your turn', text: 'Table JDNTDB', language: 'en' };
const at = (path: string, visibilityState = 'hidden') => ({ url: `https://lamplight.example${path}`, visibilityState });

test('a call is what the server sends, and nothing else is', () => {
  expect(callIn(call)).toEqual(call);
  expect(callIn({ ...call, more: 1 })).toEqual(call);
  for (const other of [undefined, null, 'text', {}, { ...call, table: '../evil' }, { ...call, text: 7 }])
    expect(callIn(other)).toBeUndefined();
});

test('whoever looks at the table is shown nothing over it', () => {
  expect(isSeen([at('/'), at('/t/jdntdb', 'visible')], 'JDNTDB')).toBe(true);
  expect(isSeen([at('/t/JDNTDB'), at('/t/ABCDEF', 'visible')], 'JDNTDB')).toBe(false);
});

test('a tap leads to the window that has the table, or to a new one', () => {
  const open = at('/t/JDNTDB');
  expect(windowOf([at('/'), open], 'JDNTDB')).toBe(open);
  expect(windowOf([at('/')], 'JDNTDB')).toBeUndefined();
});
