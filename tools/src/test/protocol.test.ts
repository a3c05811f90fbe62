/** Compares docs/protocol.md with what the server and the games do. The frames themselves are compared in contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emerald } from '@lamplight/emerald';
import { defaultLimits } from '@lamplight/server/http/limits';
import { places } from '@lamplight/shadows/public';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFrom, dialFrom } from '../flood/address.ts';
import { inFolder, type ListeningServer, serverProgram, startServer } from '../listening/listening-server.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8');
const [, ofShadows = '', ofEmerald = ''] = page.split(/^## (?:Shadows: Amsterdam|A Study in Emerald) /m);
const said = (number: number) => number.toLocaleString('en');

test('the limits on the page are the usual ones', () => {
  const { ofSocket, ofAddress, ofTable, knocks, requests, readings, tables } = defaultLimits;
  const rows = [
    `frames on a socket | ${ofSocket.perSecond} a second, ${ofSocket.burst} at once |`,
    `frames from an address, and to a table | ${ofAddress.perSecond} and ${ofTable.perSecond} a second |`,
    `sockets from an address | ${defaultLimits.socketsPerAddress} |`,
    `connections from an address, sockets among them | ${defaultLimits.connectionsPerAddress} |`,
    `sockets opened and codes tried, from an address | ${knocks.perSecond} a second, ${knocks.burst} at once |`,
    `pages and questions over HTTP, from an address | ${requests.perSecond} a second, ${requests.burst} at once |`,
    `records and replays asked for, from an address | one in ${1 / readings.perSecond} s, ${readings.burst} at once |`,
    `new tables from an address | ${Math.round(tables.perSecond * 60)} a minute |`,
    `until \`hello\`, from the opening of the socket | ${defaultLimits.helloWithin / 1_000} s |`,
    `from one ping of the server to the next | ${defaultLimits.pingEvery / 1_000} s |`,
    `what may wait for a slow reader | ${defaultLimits.unreadBytes / 1024 ** 2} MB |`,
    `the body of a request, and of a record | ${defaultLimits.bodyBytes / 1024} kB and 512 kB |`,
  ];
  for (const row of rows) expect(page).toContain(row);
  expect(page).toContain(`Every ${defaultLimits.pingEvery / 1_000} seconds the server sends a ping`);
  expect(page).toContain(`one of more than ${said(defaultLimits.frameBytesRead)}\n`);
});

test.each([
  ['turn', /a turn has from ([\d,]+) to ([\d,]+)/],
  ['bank', /a bank from ([\d,]+) to ([\d,]+)/],
] as const)("the bounds of Emerald's %s clocks are where the game draws them", (kind, sentence) => {
  const [, least = '', most = ''] = sentence.exec(ofEmerald) ?? [];
  const [from, to] = [least, most].map(text => Number(text.replaceAll(',', ''))) as [number, number];
  const isTaken = (time: number) => {
    const read = emerald.read.table({ seats: 2, options: { clock: { kind, time, increment: 0 }, runsOut: 'step' } });
    return 'value' in read && emerald.exceeds?.(read.value) === undefined;
  };
  expect([from - 1, from, to, to + 1].map(isTaken)).toEqual([false, true, true, false]);
});

describe.each([
  ['shadows', 'words.ts', ofShadows],
  ['emerald', 'views.ts', ofEmerald],
])('what is told in %s', (game, file, section) => {
  const source = readFileSync(join(root, 'games', game, 'src', file), 'utf8');
  const [, union = ''] = /export type Told =\n([\s\S]*?\});\n(?:\n|$)/.exec(source) ?? [];
  const told = union
    .replaceAll(/\/\*\*.*?\*\//g, '')
    .split(/^ {2}\| /m)
    .flatMap(member => {
      const keys = [...member.matchAll(/readonly (\w+)\??:/g)].map(([, key]) => key);
      const [types = ''] = /type: [^;}]*/.exec(member) ?? [];
      return [...types.matchAll(/'([\w-]+)'/g)].map(([, type = '']) => ({ type, keys }));
    });

  test('there is something', () => expect(told.length).toBeGreaterThan(15));

  test.each(told)('$type', ({ type, keys }) => {
    const row = section.split('\n').find(line => line.startsWith(`| \`${type}\` |`));
    for (const key of keys) if (key !== 'type') expect(row).toContain(`\`${key}\``);
    expect(row).toBeDefined();
  });
});

test('the places of a link are all there', () => {
  for (const place of places) for (const part of place.split('-')) expect(ofShadows).toContain(`\`${part}\``);
});

describe('refusals of a real server', () => {
  let server: ListeningServer;
  let stop = () => {};
  beforeAll(async () => {
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    const { promise: listening, resolve: listens } = Promise.withResolvers<ListeningServer>();
    stop = resolve;
    void inFolder(async folder => {
      const one = await startServer(serverProgram, { DATA: folder });
      listens(one);
      await isOver;
      await one.stop();
    });
    server = await listening;
  });
  afterAll(() => stop());

  const ask = async (question: Parameters<typeof askFrom>[2], from = '127.0.0.9') =>
    askFrom(from, server.port, question);
  const sentenceIn = (text: string) =>
    text.startsWith('{') ? (JSON.parse(text) as { error: string }).error : text.trim();
  const rowOf = (status: number, sentence: string) =>
    page.split('\n').find(line => line.startsWith(`| ${status} |`) && line.includes(`«${sentence}»`));

  test.each([
    [400, { path: '/api/tables', body: '{' }],
    [403, { path: '/api/tables', body: {}, headers: { origin: 'https://elsewhere.example' } }],
    [403, { path: '/api/tables/ABCDEF/push', method: 'DELETE' }],
    [404, { path: '/api/tables/ABCDEF' }],
    [404, { path: '/api/matches/abcdefgh/record' }],
    [405, { path: '/api/tables' }],
    [413, { path: '/api/tables', body: JSON.stringify({ game: 'x'.repeat(20_000) }) }],
    [415, { path: '/api/tables', body: 'x', headers: { 'content-type': 'application/xml' } }],
    [426, { path: '/ws' }],
  ])('%i as the page says it', async (status, question) => {
    const reply = await ask(question);
    expect(reply.status).toBe(status);
    expect(rowOf(status, sentenceIn(reply.text))).toBeDefined();
  });

  test.each([
    ['codes tried', { path: '/api/tables/ABCDEF' }, defaultLimits.knocks],
    ['tables opened', { path: '/api/tables', body: { game: 'emerald', seats: 2 } }, defaultLimits.tables],
    ['matches looked at', { path: '/api/matches/abcdefgh/record' }, defaultLimits.readings],
  ] as const)('429 after too many %s, and when to come back', async (name, question, { burst, perSecond }) => {
    const from = `127.0.3.${name.length}`;
    // More than the burst: the bucket refills while requests are sent.
    const replies = await Promise.all(Array.from({ length: burst + 60 }, () => ask(question, from)));
    const turnedAway = replies.find(({ status }) => status === 429);
    const wait = Math.ceil(1 / perSecond);
    expect(turnedAway?.headers['retry-after']).toBe(String(wait));
    expect(rowOf(429, sentenceIn(turnedAway?.text ?? ''))).toMatch(new RegExp(`\\| ${wait} \\|$`));
  });

  test('503 to an address that has too many sockets', async () => {
    const { promise, resolve } = Promise.withResolvers<{ readonly status: number; readonly text: string }>();
    const sockets = Array.from({ length: defaultLimits.socketsPerAddress + 5 }, () =>
      dialFrom('127.0.3.99', server.port),
    );
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
    }
    const { status, text } = await promise;
    for (const socket of sockets) socket.terminate();
    // Sockets opened too fast count as too many knocks. The page lists both.
    expect(rowOf(status, sentenceIn(text))).toBeDefined();
  });
});
