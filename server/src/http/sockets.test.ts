import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, call, hello, refused } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';

let served: ServedApp;
const start = async (...wishes: Parameters<typeof serve>) => {
  served = await serve(...wishes);
  return served;
};
afterEach(() => served.app.close());

const command = (id: string, what: unknown = 'sit') => ({ t: 'do', id, to: 'table', what });
const generous = { patience: { burst: 1000, perSecond: 1000 } };

test('a command sent before the table is open is kept, in order, and answered', async () => {
  const { port, rooms } = await start();
  rooms.opening = 50;
  const caller = await call(port);
  caller.say(hello);
  for (const id of ['command-1', 'command-2', 'command-3']) caller.say(command(id));
  await vi.waitFor(() => expect(caller.heard.filter(({ t }) => t === 'done')).toHaveLength(3));
  expect(rooms.taken).toMatchObject([{ id: 'command-1' }, { id: 'command-2' }, { id: 'command-3' }]);
});

test('whoever is gone before the table is open has left it all the same', async () => {
  const { port, rooms } = await start();
  rooms.opening = 100;
  const caller = await call(port);
  caller.say(hello);
  caller.say(command('command-1'));
  await sleep(30);
  caller.socket.terminate();
  await vi.waitFor(() => expect(rooms.taken).toHaveLength(1));
  expect(rooms.connections.size).toBe(0);
});

test.each([
  ['no JSON', 'hello'],
  ['no object', '[1]'],
  ['an unknown kind', '{"t":"shout"}'],
  ['a key too many', '{"t":"ping","n":1,"x":1}'],
  ['a number that is none', '{"t":"ping","n":1e999}'],
  ['a deep nest', '['.repeat(1000)],
  ['too many bytes', JSON.stringify({ t: 'ping', n: 1, x: 'я'.repeat(4000) })],
  ['nothing at all', ''],
])('%s is answered with a sentence, and the line stays open', async (_name, message) => {
  const { port, metrics } = await start();
  const caller = await call(port);
  caller.socket.send(message);
  expect((await caller.hears('wrong')).says).toMatch(/^.{10,}\.$/);
  caller.say({ t: 'ping', n: 7 });
  expect(await caller.hears('pong')).toMatchObject({ n: 7 });
  expect(await metrics.text()).toContain('lamplight_malformed_total 1');
});

test('a command nested deeper than anything of ours is not done', async () => {
  const { port, rooms } = await start();
  const caller = await call(port);
  caller.say(hello);
  await caller.hears('welcome');
  const what = `${'['.repeat(1500)}${']'.repeat(1500)}`;
  caller.socket.send(`{"t":"do","id":"command-1","to":"table","what":${what}}`);
  expect((await caller.hears('wrong')).says).toContain('nested more than 32 deep');
  expect(rooms.taken).toEqual([]);
});

test('bytes are answered with a sentence', async () => {
  const { port } = await start();
  const caller = await call(port);
  caller.socket.send(Buffer.from([1, 2, 3]));
  expect((await caller.hears('wrong')).says).toContain('Send text');
});

test('a malformed command is answered by its id', async () => {
  const { port } = await start();
  const caller = await call(port);
  caller.say({ t: 'do', id: 'command-1', to: 'nowhere' });
  expect(await caller.hears('wrong')).toMatchObject({ id: 'command-1', code: 'unreadable' });
});

test('a hello of another protocol is known by its code', async () => {
  const { port } = await start();
  const caller = await call(port);
  caller.say({ ...hello, protocol: 2 });
  expect(await caller.hears('wrong')).toMatchObject({ code: 'protocol' });
});

test('a message too long to be read closes the line with 1009', async () => {
  const { port } = await start();
  const caller = await call(port);
  caller.socket.send('x'.repeat(100_000));
  expect(await caller.closed).toBe(1009);
});

test('who goes on talking nonsense is shown out, and not asked to come back', async () => {
  const { port } = await start();
  const caller = await call(port);
  for (let n = 0; n < 50; n++) caller.socket.send('nonsense');
  const bye = await caller.hears('bye');
  expect(bye).not.toHaveProperty('again');
  expect(bye).toMatchObject({ code: 'unreadable' });
  expect(await caller.closed).toBe(1008);
  expect(caller.heard.filter(({ t }) => t === 'wrong')).toHaveLength(20);
});

test('nothing is done before hello, and hello is said once', async () => {
  const { port, rooms } = await start();
  const caller = await call(port);
  caller.say(command('command-1'));
  expect(await caller.hears('wrong')).toMatchObject({
    id: 'command-1',
    code: 'no-hello',
    says: expect.stringContaining('Say hello first'),
  });
  caller.say(hello);
  await caller.hears('welcome');
  caller.say(hello);
  await vi.waitFor(() =>
    expect(caller.heard.at(-1)).toMatchObject({ code: 'hello-twice', says: expect.stringContaining('already') }),
  );
  expect(rooms.taken).toEqual([]);
  expect(rooms.connections.size).toBe(1);
});

test('who never says hello is shown out', async () => {
  const { port } = await start({ limits: { helloWithin: 50 } });
  const caller = await call(port);
  expect(await caller.hears('bye')).toMatchObject({
    code: 'no-hello',
    because: expect.stringContaining('Say hello first'),
  });
  await caller.closed;
});

test.each([
  ['a socket', { ofSocket: { burst: 5, perSecond: 0.001 } }],
  ['an address', { ofAddress: { burst: 5, perSecond: 0.001 } }],
  ['a table', { ofTable: { burst: 4, perSecond: 0.001 } }],
])('too many commands of %s are each refused by id and not done', async (_name, limits) => {
  const { port, rooms, metrics } = await start({ limits: { ...generous, ...limits } });
  const caller = await call(port);
  caller.say(hello);
  for (let n = 0; n < 10; n++) caller.say(command(`command-${n}`));
  await vi.waitFor(() => expect(caller.heard).toHaveLength(11));
  const ids = (kind: string) => caller.heard.flatMap(frame => (frame.t === kind && 'id' in frame ? [frame.id] : []));
  expect(ids('done')).toEqual([0, 1, 2, 3].map(n => `command-${n}`));
  expect(ids('refused')).toEqual([4, 5, 6, 7, 8, 9].map(n => `command-${n}`));
  expect(rooms.taken).toHaveLength(4);
  expect(await caller.hears('refused')).toMatchObject({ rule: 'TB-ORDER-3', says: expect.stringContaining('same id') });
  expect(await metrics.text()).toContain('lamplight_too_frequent_total 6');
});

test('a second table does not pay for the first', async () => {
  const { port } = await start({ limits: { ...generous, ofTable: { burst: 2, perSecond: 0.001 } } });
  const [loud, quiet] = [await call(port), await call(port)];
  loud.say(hello);
  quiet.say({ ...hello, table: 'OTHERS' });
  for (let n = 0; n < 10; n++) loud.say(command(`command-${n}`));
  await loud.hears('refused');
  quiet.say(command('command-x'));
  expect(await quiet.hears('done')).toMatchObject({ id: 'command-x' });
});

test('who goes on too fast is sent away for a while', async () => {
  const { port } = await start({ limits: { ofSocket: { burst: 1, perSecond: 0.001 } } });
  const caller = await call(port);
  caller.say(hello);
  for (let n = 0; n < 50; n++) caller.say(command(`command-${n}`));
  expect(await caller.hears('bye')).toMatchObject({ code: 'too-fast', again: 5000 });
  expect(await caller.closed).toBe(1013);
});

test('a reader too slow for the table is cut off with a bye and told to resume, and holds little memory', async () => {
  const { port, rooms, metrics } = await start({ limits: { goodbye: 10_000 } });
  const slow = await call(port);
  slow.say(hello);
  await slow.hears('welcome');
  slow.socket.pause();
  slow.say(command('command-1', 'flood'));
  slow.say(command('command-2', 'flood'));
  await vi.waitFor(async () => expect(await metrics.text()).toContain('lamplight_slow_readers_total 1'));
  // 8 MB were to be sent: more than the operating system buffers for a client that does not read.
  slow.socket.resume();
  expect(await slow.hears('bye')).toMatchObject({
    code: 'too-slow',
    again: 1000,
    because: expect.stringContaining('resume'),
  });
  expect(await slow.closed).toBe(1013);
  await vi.waitFor(() => expect(rooms.connections.size).toBe(0));
});

test('a reader that never reads again is cut off for good', async () => {
  const { port, rooms } = await start({ limits: { goodbye: 100 } });
  const stuck = await call(port);
  stuck.say(hello);
  await stuck.hears('welcome');
  stuck.socket.pause();
  for (const id of ['command-1', 'command-2']) stuck.say(command(id, 'flood'));
  await vi.waitFor(() => expect(rooms.connections.size).toBe(0), 5000);
  stuck.socket.terminate();
});

test('a dead line is found by its silence, and a living one is kept', async () => {
  const { port, rooms, metrics } = await start({ limits: { pingEvery: 100 } });
  const [dead, living] = [await call(port, { autoPong: false }), await call(port)];
  for (const caller of [dead, living]) {
    caller.say(hello);
    await caller.hears('welcome');
  }
  expect(await dead.closed).toBe(1006);
  await sleep(300);
  expect(living.socket.readyState).toBe(living.socket.OPEN);
  expect(rooms.connections.size).toBe(1);
  expect(await metrics.text()).toContain('lamplight_sockets 1');
});

test('a fault of ours ends the line with an excuse, is logged, and tells nothing', async () => {
  const { port, logged } = await start();
  const [atDoor, inside] = [await call(port), await call(port)];
  atDoor.say({ ...hello, table: 'BROKEN' });
  inside.say(hello);
  inside.say(command('command-1', 'break'));
  for (const caller of [atDoor, inside]) {
    const { code, because, again } = await caller.hears('bye');
    expect(code).toBe('failed');
    expect(because).toBe('Something went wrong on the server, and it was noted. Come back in a moment.');
    expect(again).toBe(1000);
  }
  expect(logged.join('')).toContain('A wall fell down.');
  expect(logged.join('')).toContain('A chair broke.');
  expect(logged.join('')).not.toContain(hello.token);
});

test('an address has so many sockets, a node has so many, and a closed one makes room', async () => {
  const { port } = await start({ limits: { sockets: 3, socketsPerAddress: 2 }, trustProxy: ['loopback'] });
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const first = await call(port, from('192.0.2.1'));
  await call(port, from('192.0.2.1'));
  expect(await refused(port, from('192.0.2.1'))).toMatchObject({
    status: 503,
    body: expect.stringContaining('2 sockets'),
  });
  await call(port, from('192.0.2.2'));
  expect(await refused(port, from('192.0.2.3'))).toMatchObject({ status: 503, body: expect.stringContaining('full') });
  first.socket.close();
  await first.closed;
  await vi.waitFor(() => call(port, from('192.0.2.1')));
});

test('who knocks too often waits', async () => {
  const { port } = await start({ limits: { knocks: { burst: 2, perSecond: 0.01 } } });
  await call(port);
  expect((await ask(port, '/api/tables/QQQQQQ')).status).toBe(404);
  expect(await refused(port)).toMatchObject({ status: 429 });
  const { status, headers } = await ask(port, '/t/ABCDEF');
  expect({ status, after: headers['retry-after'] }).toEqual({ status: 429, after: '100' });
});

test('whoever has much read out is listened to less, and can go on at once after one question', async () => {
  const ofSocket = { burst: 40, perSecond: 0.001 };
  const { port, rooms } = await start({ limits: { ofSocket, ...generous } });
  const caller = await call(port);
  caller.say(hello);
  await caller.hears('welcome');
  const [connection] = rooms.connections;
  const askTimes = async (count: number) => {
    const before = rooms.taken.length;
    for (let n = 0; n < count; n++) caller.say({ t: 'moves', n });
    const id = `the-last-of-${count}`;
    caller.say(command(id));
    await vi.waitFor(() => expect(caller.heard.filter(frame => 'id' in frame && frame.id === id)).toHaveLength(1));
    return rooms.taken.length - before;
  };
  connection?.charge?.(63);
  expect(await askTimes(9)).toBe(10);
  connection?.charge?.(1_000_000);
  expect(await askTimes(20)).toBe(9);
});
