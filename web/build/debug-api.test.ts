import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DebugAsk } from '../src/debug/asks.ts';
import { respond } from './debug-api.ts';

const asked: DebugAsk[] = [];
let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing, async ask => {
      asked.push(ask);
      return { tables: [] };
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Not by fetch, which sets some headers itself. */
async function send(method: string, headers: Record<string, string>, body = '{"type":"tables"}') {
  const sending = request(`http://${host}/`, { method, headers });
  sending.end(body);
  const [answer] = await once(sending, 'response');
  return { status: answer.statusCode as number, body: await text(answer) };
}

test('the pages of the development server are answered', async () => {
  expect(await send('POST', { host, origin: `http://${host}` })).toEqual({ status: 200, body: '{"tables":[]}' });
  expect(asked.splice(0)).toEqual([{ type: 'tables' }]);
});

test('what is no JSON gets a sentence', async () => {
  expect(await send('POST', { host, origin: `http://${host}` }, 'no JSON')).toMatchObject({ status: 400 });
});

test.each([
  ['another page', 'POST', () => ({ host, origin: 'https://evil.example' })],
  ['a page of another port', 'POST', () => ({ host, origin: 'http://127.0.0.1:1' })],
  ['whoever does not say', 'POST', () => ({ host })],
  ['a name that was bent to this machine', 'POST', () => ({ host: 'evil.example:1', origin: 'http://evil.example:1' })],
  ['a link', 'GET', () => ({ host, origin: `http://${host}` })],
])('%s is refused', async (_who, method, headers) => {
  expect((await send(method, headers())).status).toBe(403);
  expect(asked).toEqual([]);
});
