import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, call } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';
import { jsonOf } from '../../test/http/tiny-rooms.ts';

let served: ServedApp;
const held: Socket[] = [];
const start = async (...wishes: Parameters<typeof serve>) => {
  served = await serve(...wishes);
  return served;
};
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await served.app.close();
});

/** A connection that sends this much and no more. */
async function hold(says = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: served.port, host: '127.0.0.1', localAddress });
  held.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(says);
  return socket;
}

const count = () =>
  new Promise<number>((resolve, reject) => {
    served.app.server.getConnections((error, number) => (error === null ? resolve(number) : reject(error)));
  });

test('an address has so many connections; the next is told so, another address is not, and a closed one makes room', async () => {
  const { port } = await start({ limits: { connectionsPerAddress: 3 } });
  const [first] = [await hold(), await hold(), await hold()];
  await vi.waitFor(async () => expect(await count()).toBe(3));
  const answer = await text(await hold());
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toContain('There are 3 connections from your address already. Close some first.');
  expect(await count()).toBe(3);

  const other = await hold('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n', '127.0.0.2');
  expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);

  first.destroy();
  await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200));
});

test('a line in use counts as a connection, and is not closed for a new one', async () => {
  const { port } = await start({ limits: { connectionsPerAddress: 1 } });
  const caller = await call(port);
  expect(await text(await hold())).toMatch(/^HTTP\/1.1 503 /);
  caller.say({ t: 'ping', n: 1 });
  expect(await caller.hears('pong')).toMatchObject({ n: 1 });
});

test('a trusted proxy has the connections of all it speaks for', async () => {
  const { port } = await start({ limits: { connectionsPerAddress: 2 }, trustProxy: ['loopback'] });
  for (let n = 0; n < 5; n++) await hold();
  expect((await ask(port, '/healthz')).status).toBe(200);
  expect(await count()).toBe(6);
});

const order = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nhost:'],
  ['half a body', order],
])('who says %s and no more is let go', async (_name, says) => {
  await start({ limits: { headersWithin: 200, requestWithin: 400 } });
  const socket = await hold(says);
  socket.resume();
  await once(socket, 'close');
});

test('who asks and does not read the answer is let go', async () => {
  const { rooms } = await start({ limits: { idleWithin: 500 } });
  // More than the operating system buffers for a client that does not read.
  rooms.record = async () => jsonOf({ log: 'x'.repeat(20_000_000) });
  const socket = await hold('GET /api/matches/finished-match/record HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  await vi.waitFor(async () => expect(await count()).toBe(1));
  await vi.waitFor(async () => expect(await count()).toBe(0), 9_000);
});
