import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask as askAt } from './trial/caller.ts';
import { type Served, serve } from './trial/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.app.close());

const ask = (path: string, how?: Parameters<typeof askAt>[2]) => askAt(served.port, path, how);

test.each([
  ['/?lang=nl', {}, 'nl', 'Nog niet open'],
  ['/', { 'accept-language': 'pl-PL,en;q=0.5' }, 'pl', 'Jeszcze zamknięte'],
  ['/?lang=ru', { 'accept-language': 'fr' }, 'ru', 'Пока закрыто'],
  ['/', {}, 'en', 'Not open yet'],
  ['/t/ABCDEF?lang=fr', {}, 'fr', '2 sièges sur 4 sont libres'],
  ['/t/abcdef', {}, 'en', 'Table ABCDEF'],
])('%s with %o speaks %s', async (path, headers, language, words) => {
  const answer = await ask(path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-language']).toBe(language);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(`<html lang="${language}">`);
  expect(answer.body).toContain(words);
});

test('the page tells what the inventory holds, and no more', async () => {
  const { body } = await ask('/?lang=en');
  expect(body).toContain('2 of 11 parts are present');
  expect(body).toContain('1 game has its rules in code.');
  expect(body).toContain('The testkit holds 2 small games. They are only examples');
  expect(body).toContain('3 source files');
  expect(body.match(/>not yet</g)).toHaveLength(9);
});

test('a name from the disk cannot become markup', async () => {
  const { body } = await ask('/');
  expect(body).not.toContain('<img');
  expect(body).toContain('&lt;img src=x&gt;');
});

test.each(['/', '/nowhere', '/page.css', '/healthz', '/api/tables/QQQQQQ', '/ws', '/%', '/metrics'])(
  '%s carries the headers that keep a browser careful',
  async path => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test.each([
  '/nowhere',
  '/fonts/',
  '/fonts/../package.json',
  '/%2e%2e/package.json',
  '/fonts/%00',
  '/t/QQQQQQ',
  '/t/ABC',
  '/t/ABCDEF/more',
])('%s is not found, and says so in the language asked for', async path => {
  const answer = await ask(path, { headers: { 'accept-language': 'fr' } });
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('<html lang="fr">');
  expect(answer.body).toContain('Pas de maison à ce numéro');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with what is allowed', async method => {
  const answer = await ask('/', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('HEAD gives the headers alone', async () => {
  const answer = await ask('/', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.body).toBe('');
});

test('a font is sent once and then known', async () => {
  const path = '/fonts/yeseva-one-latin-400-normal.woff2';
  const first = await ask(path);
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('font/woff2');
  const again = await ask(path, { headers: { 'if-none-match': first.headers.etag } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test.each(['GET http://[ HTTP/1.1', 'GET /\\ HTTP', 'nonsense', `GET /${'x'.repeat(20_000)} HTTP/1.1`])(
  'a line such as %s gets an answer without a trace of our code, and the next one too',
  async line => {
    const socket = connect(served.port, '127.0.0.1').end(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(answer).not.toMatch(/node_modules|\.ts:|\.js:| at /);
    expect((await ask('/healthz')).status).toBe(200);
  },
);
