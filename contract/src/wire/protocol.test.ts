import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { ClientFrame, connectionCodes, mostBytes, protocol, ServerFrame } from './frames.ts';
import { patchOf } from './patch.ts';
import { patched } from './patched.ts';
import { readClientFrame, readServerFrame } from './read.ts';
import { mostNoteBytes, quickWords, TableCommand } from './table.ts';

/** Strangers write their bots from this page, so it must agree with the schemas. */
const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const [, sent = ''] = page.split('### What you send');
const [asked = '', heard = ''] = sent.split('### What you hear');
const framesIn = (text: string) => text.match(/^\{"t":.*\}$/gm) ?? [];
const kindOf = (text: string) => (JSON.parse(text) as { readonly t: string }).t;

test.each(framesIn(asked))('a client may send %s', text => {
  expect(readClientFrame(text)).toEqual({ value: JSON.parse(text) });
});

test.each(framesIn(heard))('a server may send %s', text => {
  expect(readServerFrame(text)).toEqual({ value: JSON.parse(text) });
});

test('every kind of frame has an example', () => {
  const clients = ClientFrame.options.flatMap(option => ('entries' in option ? option.entries.t.literal : 'do'));
  expect(new Set(framesIn(asked).map(kindOf))).toEqual(new Set(clients));
  expect(new Set(framesIn(heard).map(kindOf))).toEqual(
    new Set(ServerFrame.options.map(({ entries }) => entries.t.literal)),
  );
});

/** Named in the words of its section, or shown in an example. */
const isNamed = (text: string, key: string) => text.includes(`\`${key}\``) || text.includes(`"${key}":`);
const keysOf = (schema: v.GenericSchema): readonly string[] => {
  const { entries = {}, options = [], wrapped, item } = schema as unknown as Shape;
  const within = [...Object.values(entries), ...options, wrapped, item].flatMap(part => (part ? keysOf(part) : []));
  return [...Object.keys(entries), ...within];
};
type Shape = {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly v.GenericSchema[];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
};
const distinct = (keys: readonly string[]) => [...new Set(keys)];

describe('every key of a frame is on the page', () => {
  test.each(distinct(keysOf(ClientFrame)))('that a client sends: %s', key => expect(isNamed(asked, key)).toBe(true));
  test.each(distinct(keysOf(ServerFrame)))('that a server sends: %s', key => {
    const [words = ''] = heard.split('### A patch');
    expect(isNamed(words, key)).toBe(true);
  });
});

test('the codes on the page are those of the code, in their order', () => {
  const rows = [...heard.matchAll(/^\| `([\w-]+)` \| (?:`wrong`|`bye`|both) \| /gm)].map(([, code]) => code);
  expect(rows).toEqual(connectionCodes);
});

test('the bounds of frames and notes are those of the code', () => {
  expect(page).toContain(`a frame you send | ${mostBytes.toLocaleString('en')} bytes |`);
  expect(page).toContain(`up to ${mostNoteBytes.toLocaleString('en')} bytes that only you see`);
  expect(page).toContain(`This is protocol ${protocol}:`);
  expect(page).toContain(quickWords.join(', '));
});

describe('commands', () => {
  const [, table = ''] = page.split('## The table\n');
  const commands = [...(table.split('\n## ')[0] ?? '').matchAll(/`(\{"type":[^`]*\})`/g)].map(([, text = '']) => text);
  test.each(commands)('%s', text => {
    expect(v.parse(TableCommand, JSON.parse(text))).toEqual(JSON.parse(text));
  });

  test.each(distinct(keysOf(TableCommand)))('a key of some command: %s', key => expect(isNamed(table, key)).toBe(true));

  test('every one has an example', () => {
    const shown = commands.map(text => (JSON.parse(text) as { readonly type: string }).type);
    expect(new Set(shown)).toEqual(new Set(TableCommand.options.map(({ entries }) => entries.type.literal)));
  });
});

describe('patches', () => {
  const rows = [...page.matchAll(/^\| `(\{.*?)` \| `(\{.*?)` \| `(\{.*?)` \|$/gm)];
  test.each(rows.map(([, before = '', patch = '', after = '']) => [before, patch, after]))('%s by %s', (...row) => {
    const [before, patch, after] = row.map(text => JSON.parse(text) as Json) as [Json, Json, Json];
    expect(patched(before, patch)).toEqual(after);
    expect(patched(before, patchOf(before, after))).toEqual(after);
  });
});
