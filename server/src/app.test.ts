import { once } from 'node:events';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { type Inventory, parts } from './inventory.ts';

const inventory: Inventory = {
  parts: parts.map(name => ({ name, files: name === 'contract' ? 3 : 0 })),
  games: [
    { name: 'shadows', files: 0 },
    { name: 'emerald', files: 0 },
    { name: '<img src=x>', files: 1 },
  ],
  examples: 2,
};

let server: Server;
let port: number;
beforeAll(async () => {
  server = createApp(inventory).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Not `fetch`, which tidies up addresses before it sends them. */
async function ask(path: string, { method = 'GET', headers = {} as IncomingHttpHeaders } = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers as IncomingHttpHeaders, body: await text(response) };
}

test.each([
  ['/?lang=nl', {}, 'nl', 'Nog niet open'],
  ['/', { 'accept-language': 'pl-PL,en;q=0.5' }, 'pl', 'Jeszcze zamknięte'],
  ['/?lang=ru', { 'accept-language': 'fr' }, 'ru', 'Пока закрыто'],
  ['/', {}, 'en', 'Not open yet'],
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

test.each(['/', '/nowhere', '/page.css', '/healthz'])(
  '%s carries the headers that keep a browser careful',
  async path => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  },
);

test.each(['/nowhere', '/fonts/', '/fonts/../package.json', '/%2e%2e/package.json', '/fonts/%00'])(
  '%s is not found, and says so in the language asked for',
  async path => {
    const answer = await ask(path, { headers: { 'accept-language': 'fr' } });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain('Pas de maison à ce numéro');
  },
);

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

test('health is told in one word', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
});

test('a font is sent once and then known', async () => {
  const path = '/fonts/yeseva-one-latin-400-normal.woff2';
  const first = await ask(path);
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('font/woff2');
  const again = await ask(path, { headers: { 'if-none-match': first.headers.etag } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('an address that is none gets an answer, and the next one too', async () => {
  const socket = connect(port, '127.0.0.1').end('GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toContain('400 Bad Request');
  expect((await ask('/healthz')).status).toBe(200);
});
