import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ask, call, refused } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';

let served: ServedApp;
const start = async (...wishes: Parameters<typeof serve>) => {
  served = await serve(...wishes);
  return served;
};
afterEach(() => served.app.close());

const order = (port: number, headers: Record<string, string>) =>
  ask(port, '/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"game":"shadows","seats":4}',
  });

test.each([
  ['a stranger', 'https://evil.example', 'lamp.example'],
  ['nobody', 'null', 'lamp.example'],
  ['another port', 'https://lamp.example:8443', 'lamp.example'],
  ['a longer name', 'https://lamp.example.evil.example', 'lamp.example'],
  ['nonsense', '::::', 'lamp.example'],
])('a page of %s may neither open a socket nor order a table', async (_name, origin, host) => {
  const { port } = await start({ origins: ['https://friend.example'] });
  expect(await refused(port, { headers: { origin, host } })).toMatchObject({
    status: 403,
    body: expect.stringContaining('ORIGINS'),
  });
  expect((await order(port, { origin, host })).status).toBe(403);
});

test.each([
  ['our own, behind TLS', 'https://lamp.example', 'lamp.example'],
  ['our own, on another port', 'http://lamp.example:8080', 'lamp.example:8080'],
  ['our own, with the port spelt out', 'https://lamp.example', 'LAMP.example:443'],
  ['a friend', 'https://friend.example', 'lamp.example'],
])('a page of %s may', async (_name, origin, host) => {
  const { port } = await start({ origins: ['https://friend.example'] });
  const caller = await call(port, { headers: { origin, host } });
  caller.say({ t: 'ping', n: 1 });
  await caller.hears('pong');
  expect((await order(port, { origin, host })).status).toBe(201);
});

test('a program that is no browser says no origin, and may', async () => {
  const { port } = await start();
  expect((await order(port, {})).status).toBe(201);
});

test('tables are made so many at a time by one address, and another does not pay', async () => {
  const { port } = await start({ trustProxy: ['loopback'], limits: { tables: { burst: 2, perSecond: 0.1 } } });
  const from = async (ip: string) => (await order(port, { 'x-forwarded-for': ip })).status;
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([201, 201, 429]);
  expect(await from('192.0.2.2')).toBe(201);
  expect(await from('2001:db8::1')).toBe(201);
  expect(await from('2001:db8::2')).toBe(201);
  expect(await from('2001:db8::3')).toBe(429);
});

test('without trust nobody can pretend to be another', async () => {
  const { port } = await start({ limits: { tables: { burst: 1, perSecond: 0.1 } } });
  const from = async (ip: string) =>
    (await order(port, { 'x-forwarded-for': ip, 'x-forwarded-host': 'evil.example' })).status;
  expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([201, 429]);
});

test('TLS is insisted on only where a trusted proxy says there is TLS', async () => {
  const tls = { 'x-forwarded-proto': 'https' };
  const header = async () => (await ask(served.port, '/', { headers: tls })).headers['strict-transport-security'];
  await start();
  expect(await header()).toBeUndefined();
  await served.app.close();
  await start({ trustProxy: ['loopback'] });
  expect(await header()).toBe('max-age=15552000');
});

test('who asks too often is told when to come back', async () => {
  const { port, metrics } = await start({ limits: { requests: { burst: 3, perSecond: 0.5 } } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(port, '/')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    headers: { 'retry-after': '2', 'x-content-type-options': 'nosniff' },
    body: 'Your address asks too often. Wait a moment.\n',
  });
  expect(await metrics.text()).toContain('lamplight_too_frequent_total 2');
});

test('a fault of ours is an excuse outside and an error in the log', async () => {
  const { port, logged } = await start({
    look: async () => {
      throw new Error('The cellar is under water.');
    },
  });
  for (const path of ['/api/tables/ABCDEF', '/t/ABCDEF']) {
    const { status, body } = await ask(port, path);
    expect(status).toBe(500);
    expect(body).toContain('Something went wrong on the server, and it was noted.');
    expect(body).not.toMatch(/cellar|\.ts/);
  }
  expect(logged.join('')).toContain('The cellar is under water.');
  expect(logged.join('')).not.toContain('ABCDEF');
});

test('an upgrade anywhere else opens no socket: the page is sent', async () => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1.1 200 OK/);
  socket.destroy();
});

test('/ws without an upgrade says what it is for', async () => {
  const { port } = await start();
  expect(await ask(port, '/ws')).toMatchObject({ status: 426, body: expect.stringContaining('WebSockets') });
});
