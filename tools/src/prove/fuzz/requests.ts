/** Requests written by hand on a bare socket: odd methods, addresses, headers, lengths and bodies. */
import type { Json, Random } from '@lamplight/contract';
import type { FuzzTarget } from './frames.ts';
import { garbled, mutated } from './mutate.ts';
import { longText, oddText } from './odd.ts';

const methods = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'PRI',
  'A'.repeat(40),
];
const reading = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH'] as const;
const orders: readonly Json[] = [
  { game: 'emerald', seats: 3, options: {} },
  { game: 'emerald', seats: 2, options: { clock: { kind: 'turn', time: 60_000, increment: 0 }, runsOut: 'bot' } },
  {
    game: 'shadows',
    seats: 2,
    options: { teams: { black: { officer: 0, detectives: [1] } }, police: 12, level: 'agent' },
  },
];
const wish: Json = { endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), language: 'en' };
const record: Json = {
  ...{
    game: 'emerald',
    version: 1,
    table: { seats: 2, options: { clock: null, runsOut: 'step' } },
    commitment: 'a'.repeat(64),
  },
  ...{
    seed: 'b'.repeat(64),
    dealt: [],
    log: [{ seq: 1, input: { by: 0, at: 0, move: { type: 'pass' } }, events: [] }],
  },
  ...{ outcome: { winners: [0], because: 'score' }, digest: 'c'.repeat(64) },
};

const paths = (random: Random, { code, match }: FuzzTarget): string =>
  random.pick([
    ...[
      '/',
      '/healthz',
      '/readyz',
      '/metrics',
      '/ws',
      '/api/push',
      '/api/tables',
      '/api/matches',
      '/settings',
      '/timer',
    ],
    ...[`/t/${code}`, `/api/tables/${code}`, `/api/tables/${code.toLowerCase()}`, `/api/tables/${code}/push`],
    ...[`/api/matches/${match}/record`, `/api/matches/${match}/replay?as=open`, `/api/matches/${match}/why`],
    ...['/rules/emerald', '/learn/shadows', '/replay/abcdefgh', '/pictures/x.avif', '/assets/x.js', '/cards/emerald'],
  ]);
const soundEndings = ['/', '//', '/..', '/%2e%2e/', '%00', '?as=99', '?as=', '?lang=%f0', '?__proto__=1', '/__proto__'];
const endings = [
  '/',
  '//',
  '/..',
  '/%2e%2e/',
  '%00',
  '%ff',
  '%',
  '?as=99',
  '?as=',
  '?lang=%f0',
  '?__proto__=1',
  '#x',
  ';x',
  '/__proto__',
  '\\',
];

/** Valid headers with odd values. */
const soundHeaders: readonly ((random: Random, ground: FuzzTarget) => string)[] = [
  random => `Accept-Language: ${random.pick(['fr', 'xx;q=2', ';;;', '*', ','.repeat(900)])}`,
  random => `Accept-Encoding: ${random.pick(['br', 'gzip;q=0', 'br;q=x', ',,', '*'])}`,
  random => `Origin: ${random.pick(['null', 'http://evil.example', 'http://127.0.0.1', 'x', 'http://[::1', 'data:'])}`,
  (random, { tokens }) => `Authorization: Bearer ${random.pick([...tokens, 'x', '', 'a'.repeat(70), '../'])}`,
  random => `X-Forwarded-For: ${random.pick(['1.2.3.4', '::1', 'x', '1.2.3.4,'.repeat(60)])}`,
  random => `If-None-Match: ${random.pick(['*', '"x"', 'W/"'])}`,
];
/** Headers that HTTP does not allow, or that end the connection. */
const headers: typeof soundHeaders = [
  ...soundHeaders,
  random => `Upgrade: ${random.pick(['websocket', 'h2c', ''])}\r\nConnection: Upgrade`,
  random => `Expect: ${random.pick(['100-continue', 'x'])}`,
  random => `X-Odd: ${random.pick(['', 'é', '\u0001', longText(random)])}`,
  random =>
    `${random.pick(['Content-Type', 'content-type'])}: ${random.pick(['text/plain', 'application/json; charset=x', 'multipart/form-data', ''])}`,
  random =>
    random.pick([
      'Host: a\r\nHost: b',
      'Cookie: a=b; __proto__=c',
      ': x',
      'No-Colon',
      ' Folded: x',
      'Range: bytes=0-99999999999',
    ]),
];

/** Odd, but valid HTTP: more can follow on the same connection. */
export function oddRequest(ground: FuzzTarget, random: Random): Buffer {
  const path = paths(random, ground) + (random.below(3) === 0 ? random.pick(soundEndings) : '');
  const lines = ['Host: 127.0.0.1'];
  for (let n = random.below(3); n > 0; n--) lines.push(random.pick(soundHeaders)(random, ground));
  if (random.below(2) === 0) return request([`${random.pick(reading)} ${path} HTTP/1.1`, ...lines]);
  const body = Buffer.from(bodyOf(random));
  const wishes = `PUT /api/tables/${ground.code}/push`;
  const first = random.pick([
    'POST /api/tables',
    'POST /api/tables',
    'POST /api/matches',
    wishes,
    `DELETE ${path}`,
    `POST ${path}`,
  ]);
  if (random.below(10) > 0) lines.push('Content-Type: application/json');
  return request([`${first} HTTP/1.1`, ...lines, `Content-Length: ${body.length}`], body);
}

/** Not valid HTTP: the connection is closed after it. */
export function brokenRequest(ground: FuzzTarget, random: Random): Buffer {
  const path = paths(random, ground) + random.pick(endings) + (random.below(10) === 0 ? longText(random) : '');
  const lines = [`${random.pick(methods)} ${path} HTTP/1.1`, 'Host: 127.0.0.1'];
  for (let n = random.below(4); n > 0; n--) lines.push(random.pick(headers)(random, ground));
  if (random.below(3) === 0) return garbled(request(lines), random);
  return garbled(sized([...lines, 'Content-Type: application/json'], Buffer.from(bodyOf(random)), random), random);
}

const request = (lines: readonly string[], body = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'), body]);

function bodyOf(random: Random): string {
  if (random.below(12) === 0) return random.pick([oddText(random), longText(random), '']);
  const valid = random.pick<Json>([...orders, ...orders, wish, record]);
  return random.below(6) === 0 ? JSON.stringify(valid) : mutated(valid, random);
}

/** With its true length, chunked, or with a wrong length. */
function sized(lines: readonly string[], body: Buffer, random: Random): Buffer {
  const headed = (...more: readonly string[]) => Buffer.from(`${[...lines, ...more].join('\r\n')}\r\n\r\n`);
  switch (random.below(8)) {
    case 0: {
      const size = random.pick([
        body.length.toString(16),
        '0',
        'ffffffffffffffff',
        '-1',
        'x',
        `${body.length.toString(16)};x=y`,
      ]);
      return Buffer.concat([
        headed('Transfer-Encoding: chunked'),
        Buffer.from(`${size}\r\n`),
        body,
        Buffer.from('\r\n0\r\n\r\n'),
      ]);
    }
    case 1:
      return Buffer.concat([
        headed(`Content-Length: ${random.pick(['-1', 'x', '1', '99999999999', `${body.length}, ${body.length}`])}`),
        body,
      ]);
    case 2:
      return Buffer.concat([headed(`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'), body]);
    default:
      return Buffer.concat([headed(`Content-Length: ${body.length}`), body]);
  }
}
