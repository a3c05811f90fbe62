import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { call, callRaw, frameOf, hello, pingFrame, pongFrame, restFrame, textFrame } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';

let served: ServedApp;
const start = async (...wishes: Parameters<typeof serve>) => {
  served = await serve(...wishes);
  return served;
};
afterEach(() => served.app.close());

const never = 0.000_001;
const hour = 3_600_000;
const strict = { ofSocket: { burst: 5, perSecond: never }, patience: { burst: 3, perSecond: never } };
const generous = { ofSocket: { burst: 1e9, perSecond: 1e9 }, ofAddress: { burst: 1e9, perSecond: 1e9 } };

/** The sockets of the server as they open. */
function opened({ app }: ServedApp): WebSocket[] {
  const sockets: WebSocket[] = [];
  app.websocketServer.on('connection', (socket: WebSocket) => sockets.push(socket));
  return sockets;
}

test('a ping is answered with what it said', async () => {
  const { port } = await start();
  const caller = await call(port);
  caller.socket.ping('are you there?');
  expect(String((await once(caller.socket, 'pong'))[0])).toBe('are you there?');
});

test('pings count as messages do: beyond the pace none is answered, and who goes on is shown out', async () => {
  const { port, metrics } = await start({ limits: strict });
  const caller = await call(port);
  let pongs = 0;
  caller.socket.on('pong', () => {
    pongs += 1;
  });
  for (let n = 0; n < 100; n++) caller.socket.ping();
  expect(await caller.hears('bye')).toMatchObject({ again: 5000, because: expect.stringContaining('faster') });
  expect(await caller.closed).toBe(1013);
  expect(pongs).toBe(5);
  expect(await metrics.text()).toContain('lamplight_too_frequent_total 4');
});

test('pongs that nobody asked for count too', async () => {
  const { port } = await start({ limits: strict });
  const caller = await call(port);
  for (let n = 0; n < 100; n++) caller.socket.pong();
  expect(await caller.hears('bye')).toMatchObject({ again: 5000 });
  expect(await caller.closed).toBe(1013);
});

test('pings over many sockets are counted for their address together', async () => {
  const { port } = await start({ limits: { ofAddress: { burst: 5, perSecond: never } } });
  const callers = await Promise.all([call(port), call(port), call(port)]);
  let pongs = 0;
  for (const { socket } of callers) {
    socket.on('pong', () => {
      pongs += 1;
    });
    for (let n = 0; n < 50; n++) socket.ping();
  }
  expect(await Promise.all(callers.map(({ closed }) => closed))).toEqual([1013, 1013, 1013]);
  expect(pongs).toBe(5);
});

test('who sends pings and does not read has no pongs waiting', async () => {
  const sockets = opened(await start({ limits: generous }));
  const raw = await callRaw(served.port);
  raw.pause();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets as [WebSocket];
  let [heard, waiting] = [0, 0];
  socket.on('ping', () => {
    heard += 1;
    waiting = Math.max(waiting, socket.bufferedAmount);
  });
  // Their pongs are 10 MB: more than the operating system buffers for a client that does not read.
  const thousand = Buffer.concat(Array.from({ length: 1000 }, () => frameOf(pingFrame, 'x'.repeat(125))));
  for (let n = 0; n < 80; n++) raw.write(thousand);
  await vi.waitFor(() => expect(heard).toBe(80_000), 100_000);
  expect(waiting).toBeLessThan(64 * 1024);
  expect(socket.readyState).toBe(socket.OPEN);
  raw.destroy();
}, 120_000);

test('who goes on after the goodbye is cut off before the time for it is over', async () => {
  await start({ limits: { ...strict, goodbye: hour, helloWithin: hour } });
  const raw = await callRaw(served.port);
  raw.resume();
  const closed = once(raw, 'close');
  const flood = Buffer.concat(Array.from({ length: 1000 }, () => frameOf(pongFrame)));
  raw.write(flood);
  await closed;
});

test('a message in more pieces than anybody sends is not put together', async () => {
  const { port, rooms } = await start({ limits: { helloWithin: hour } });
  const raw = await callRaw(port);
  raw.resume();
  const closed = once(raw, 'close');
  raw.write(frameOf(textFrame, '{', { isLast: false }));
  for (let n = 0; n < 100; n++) raw.write(frameOf(restFrame, '', { isLast: false }));
  await closed;
  expect(rooms.taken).toEqual([]);
});

test('a message in a few pieces is put together', async () => {
  const { port, rooms } = await start();
  const raw = await callRaw(port);
  raw.write(frameOf(textFrame, JSON.stringify(hello).slice(0, 50), { isLast: false }));
  raw.write(frameOf(restFrame, JSON.stringify(hello).slice(50)));
  await vi.waitFor(() => expect(rooms.connections.size).toBe(1));
  raw.destroy();
});
