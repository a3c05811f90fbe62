import { afterEach, expect, test } from 'vitest';
import { ask, call, hello, refused } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';

let served: ServedApp;
const start = async (...wishes: Parameters<typeof serve>) => {
  served = await serve(...wishes);
  return served;
};
afterEach(() => served.app.close());

test('health and readiness are told in one word', async () => {
  const { port } = await start();
  expect(await ask(port, '/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
  expect(await ask(port, '/readyz')).toMatchObject({ status: 200, body: 'ready\n' });
});

test('without its store a node is alive and not ready', async () => {
  const { port, logged } = await start({ isReady: () => Promise.reject(new Error('No such host: db.')) });
  expect((await ask(port, '/healthz')).status).toBe(200);
  const { status, body } = await ask(port, '/readyz');
  expect(status).toBe(503);
  expect(body).toBe('Not ready: nothing can be kept just now.\n');
  expect(logged.join('')).toContain('No such host: db.');
});

test('metrics are told to this machine, and not through a proxy on it', async () => {
  const { port } = await start();
  const open = await ask(port, '/metrics');
  expect(open.status).toBe(200);
  expect(open.headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(open.body).toContain('# TYPE lamplight_append_seconds histogram');
  expect((await ask(port, '/metrics', { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(403);
});

test('with a token, metrics are told to whoever has it', async () => {
  const token = 'a-token-for-prometheus';
  const { port, logged } = await start({ metricsToken: token });
  const status = async (authorization?: string) =>
    (await ask(port, '/metrics', authorization === undefined ? {} : { headers: { authorization } })).status;
  expect([await status(), await status('Bearer wrong'), await status(`Bearer ${token}x`)]).toEqual([403, 403, 403]);
  expect(await status(`Bearer ${token}`)).toBe(200);
  expect(logged.join('')).not.toContain(token);
});

test('closing tells every line when to come back, stops the house first, and lets nobody in', async () => {
  const { app, port, rooms } = await start();
  const callers = await Promise.all([call(port), call(port), call(port)]);
  for (const caller of callers) {
    caller.say(hello);
    await caller.hears('welcome');
  }
  const { promise: atWork, resolve: release } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  rooms.stop = () => {
    begun.resolve();
    return atWork;
  };
  const closing = app.close();
  await begun.promise;
  expect(await refused(port)).toMatchObject({ status: 503, body: expect.stringContaining('stopping') });
  expect((await ask(port, '/readyz')).status).toBe(503);
  // The rooms are still at work: nobody has been sent away yet.
  expect(callers.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
  release();
  const waits = await Promise.all(callers.map(async caller => (await caller.hears('bye')).again));
  expect(waits.every(again => again !== undefined && again >= 250 && again < 1500)).toBe(true);
  expect(await Promise.all(callers.map(({ closed }) => closed))).toEqual([1013, 1013, 1013]);
  await closing;
  expect(rooms.connections.size).toBe(0);
});

test('closing does not wait for a line that does not answer', async () => {
  const { app, port } = await start({ limits: { goodbye: 100 } });
  const stuck = await call(port);
  stuck.socket.pause();
  const asked = performance.now();
  await app.close();
  expect(performance.now() - asked).toBeLessThan(2000);
  stuck.socket.terminate();
});
