import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask as askAt } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';

let served: ServedApp;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.app.close());

const ask = (path: string, how?: Parameters<typeof askAt>[2]) => askAt(served.port, path, how);

test.each(['/', '/nowhere', '/assets/none.js', '/healthz', '/api/tables/QQQQQQ', '/ws', '/%', '/metrics'])(
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

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with what is allowed', async method => {
  const answer = await ask('/', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
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
