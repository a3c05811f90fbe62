import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientFrame, connectionCodes, mostBytes, type ServerFrame } from './frames.ts';
import { readClientFrame, readServerFrame } from './read.ts';

const id = 'a-command-1';
const token = 'twenty-two-letters-at-least';
const clientFrames: readonly ClientFrame[] = [
  { t: 'hello', protocol: 1, table: 'ABCDEF', token },
  { t: 'hello', protocol: 1, table: 'ABCDEF', token, have: { table: 3, match: { id: 'match-id-1', step: 0 } } },
  { t: 'do', id, to: 'table', what: { type: 'join', name: 'Ada' } },
  { t: 'do', id, to: 'match', match: 'match-id-1', what: null },
  { t: 'again', of: 'match', from: 7 },
  { t: 'again', of: 'table' },
  { t: 'ping', n: 0 },
  { t: 'moves', n: 1 },
];

describe('a frame of a client', () => {
  test.each(clientFrames.map(frame => [JSON.stringify(frame), frame] as const))('%s', (text, value) => {
    expect(readClientFrame(text)).toEqual({ value });
    expect(readClientFrame(new TextEncoder().encode(text))).toEqual({ value });
  });

  const hello = { t: 'hello', protocol: 1, table: 'ABCDEF', token };
  test.each<[string, unknown, string]>([
    ['nothing', '', 'A frame is one JSON object.'],
    ['no JSON', '{"t":', 'A frame is one JSON object.'],
    ['no object', [1], 't: This is missing.'],
    ['null', null, 'A frame is one JSON object.'],
    ['of no kind', { t: 'dance' }, 't: Expected ("hello" | "do" | "again" | "ping" | "moves" | "told").'],
    ['without its number', { t: 'ping' }, 'n: This is missing.'],
    ['with half a number', { t: 'ping', n: 0.5 }, 'n: A count is a whole number.'],
    ['with a number below 0', { t: 'ping', n: -1 }, 'n: A count is 0 or more.'],
    ['with a number that is a text', { t: 'ping', n: '1' }, 'n: A count is a whole number.'],
    ['with a key too many', { t: 'ping', n: 1, m: 2 }, 'm: This key is unknown.'],
    ['with a code in small letters', { ...hello, table: 'abcdef' }, 'table: A code has six letters, A to Z.'],
    ['of no stream', { t: 'again', of: 'chat' }, 'of: Ask again of the table or of the match.'],
    ['deep inside', { ...hello, have: { match: { id: 'match-id-1' } } }, 'have.match.step: This is missing.'],
    ['undefined where it is left out', { ...hello, have: null }, 'have: Expected Object.'],
  ])('%s', (_name, frame, wrong) => {
    expect(readClientFrame(typeof frame === 'string' ? frame : JSON.stringify(frame))).toEqual({ wrong });
  });

  test('of another protocol says so by its code, wherever else it goes wrong', () => {
    const wrong = { wrong: 'protocol: This server speaks protocol 1.', code: 'protocol' };
    for (const protocol of [2, '1', null])
      expect(readClientFrame(JSON.stringify({ ...hello, protocol }))).toEqual(wrong);
    expect(readClientFrame(JSON.stringify({ t: 'ping', n: 1, protocol: 2 }))).not.toEqual(wrong);
  });

  test('says whose command it was, where that can be read', () => {
    expect(readClientFrame(JSON.stringify({ t: 'do', id, to: 'match', what: 1 }))).toEqual({
      wrong: 'match: This is missing.',
      id,
    });
    expect(readClientFrame(JSON.stringify({ t: 'do', id, to: 'table' }))).toEqual({
      wrong: 'what: This is missing.',
      id,
    });
    expect(readClientFrame(JSON.stringify({ t: 'do', id: 'short', to: 'table', what: 1 }))).toEqual({
      wrong: 'id: An id has 8 to 40 letters, digits, - or _.',
      id: 'short',
    });
    expect(readClientFrame(JSON.stringify({ t: 'do', id: 'x'.repeat(41), to: 'table', what: 1 }))).not.toHaveProperty(
      'id',
    );
  });

  test('does not repeat a secret that has the wrong shape', () => {
    const secret = 'hush, a secret!';
    expect(JSON.stringify(readClientFrame(JSON.stringify({ ...hello, token: secret })))).not.toContain(secret);
  });

  test('has at most so many bytes, not letters', () => {
    const frame = (text: string) => JSON.stringify({ t: 'do', id, to: 'table', what: text });
    const room = mostBytes - frame('').length;
    expect(readClientFrame(frame('x'.repeat(room)))).toHaveProperty('value');
    const wrong = 'A frame has at most 4096 bytes.';
    expect(readClientFrame(frame('x'.repeat(room + 1)))).toEqual({ wrong });
    expect(readClientFrame(frame('ж'.repeat(room)))).toEqual({ wrong });
    expect(readClientFrame(new TextEncoder().encode(frame('ж'.repeat(room))))).toEqual({ wrong });
    expect(readClientFrame(frame('ж'.repeat(room / 2)))).toHaveProperty('value');
    expect(readClientFrame(frame('x'), { most: 10 })).toEqual({ wrong: 'A frame has at most 10 bytes.' });
  });

  test('is text in UTF-8', () => {
    expect(readClientFrame(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({ wrong: 'A frame is text in UTF-8.' });
  });

  test('whatever comes, it is read or refused with one sentence', () => {
    const nearly = fc
      .tuple(fc.constantFrom(...clientFrames), fc.string(), fc.jsonValue())
      .map(([frame, key, value]) => JSON.stringify({ ...frame, [key]: value }));
    const spoilt = fc
      .tuple(
        fc.constantFrom(...clientFrames),
        fc.constantFrom('t', 'id', 'to', 'of', 'n', 'what', 'have'),
        fc.jsonValue(),
      )
      .map(([frame, key, value]) => JSON.stringify({ ...frame, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.uint8Array(), nearly, spoilt), message => {
        const read = readClientFrame(message);
        if ('wrong' in read) expect(read.wrong).toMatch(/^.{1,200}\.$/su);
        else expect(clientFrames.map(({ t }) => t)).toContain(read.value.t);
      }),
      { seed: 1, numRuns: 5_000 },
    );
  });
});

describe('a frame of a server', () => {
  const frames: readonly ServerFrame[] = [
    { t: 'welcome', protocol: 1, node: 'a', now: 1 },
    { t: 'view', of: 'match', id: 'm', step: 1, began: 5, at: 2, view: null },
    { t: 'view', of: 'table', id: 'm', step: 1, began: 5, at: 2, view: {}, missed: [{ step: 1, at: 2, told: [] }] },
    { t: 'step', of: 'match', id: 'm', step: 2, at: 3, patch: 0, told: [{ type: 'moved' }] },
    { t: 'done', id, step: 2 },
    { t: 'refused', id, rule: 'SA-MOVE-1' },
    { t: 'refused', id, rule: 'TB-ORDER-4', says: 'A name has at least one letter.' },
    { t: 'pong', n: 1, now: 2 },
    { t: 'moves', n: 1, id: 'm', step: 2, moves: [{ type: 'pass' }], more: false },
    { t: 'wrong', says: 'n: This is missing.' },
    { t: 'wrong', code: 'unreadable', says: 'n: This is missing.', id },
    { t: 'bye', because: 'The server restarts.', again: 500 },
    { t: 'bye', because: 'You were shown out.' },
    ...connectionCodes.map(code => ({ t: 'bye', code, because: 'It ends.' }) as const),
  ];
  test.each(frames.map(frame => [JSON.stringify(frame), frame] as const))('%s', (text, value) => {
    expect(readServerFrame(text)).toEqual({ value });
    expect(readServerFrame(JSON.stringify({ ...value, newer: 1 }))).toEqual({ value });
  });

  test('with a code that only a newer server knows is read, and its code is another', () => {
    expect(readServerFrame('{"t":"bye","code":"fireworks","because":"Look up."}')).toEqual({
      value: { t: 'bye', code: 'other', because: 'Look up.' },
    });
  });

  test('of a kind that only a newer server knows is left alone', () => {
    expect(readServerFrame('{"t":"fireworks"}')).toEqual({ value: undefined });
  });

  test.each([
    ['{', 'A frame is one JSON object.'],
    ['3', 'A frame is one JSON object.'],
    ['{}', 't: This is missing.'],
    ['{"t":"step","of":"match","id":"m","step":2,"at":3,"told":[]}', 'patch: This is missing.'],
    ['{"t":"step","of":"match","id":"m","step":2,"at":3,"patch":{},"told":{}}', 'told: What is told is a list.'],
    ['{"t":"bye","because":"x","again":-1}', 'again: Expected >=0.'],
  ])('%s is not understood', (text, wrong) => {
    expect(readServerFrame(text)).toEqual({ wrong });
  });
});
