import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { ClientFrame, ServerFrame } from './frames.ts';
import { patchOf } from './patch.ts';
import { patched } from './patched.ts';
import { readClientFrame, readServerFrame } from './read.ts';
import { TableCommand } from './table.ts';

/** The page that strangers write their bots from must not say what the schemas do not. */
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

describe('commands', () => {
  const [, table = ''] = page.split('## The table\n');
  const commands = [...(table.split('\n## ')[0] ?? '').matchAll(/`(\{"type":[^`]*\})`/g)].map(([, text = '']) => text);
  test.each(commands)('%s', text => {
    expect(v.parse(TableCommand, JSON.parse(text))).toEqual(JSON.parse(text));
  });

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
