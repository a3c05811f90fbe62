import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualPace } from '../src/index.ts';
import { until } from './hand-world.ts';
import { ClientScene, say } from './scene.ts';
import { Sayings } from './scripted-server.ts';

const scene = new ClientScene();
beforeEach(scene.open);
afterEach(scene.close);

test('a server that restarts is found again, and what it did meanwhile is caught up with', async () => {
  const guest = await scene.entered();
  scene.server.say('match', 'one');
  await scene.sees(guest, 1);
  scene.server.cutAll();
  scene.server.match.say('two');
  await scene.back(guest);
  await scene.sees(guest, 2);
  expect(scene.server.of('hello')[1]?.have).toEqual({ table: 0, match: { id: 'match-one', step: 1 } });
  expect(scene.texts).toEqual(['one', 'two']);
});

test('a server that has lost what it showed, and has as many other steps, is not believed to have gone on from there', async () => {
  scene.server.match.life = 'first';
  const guest = await scene.entered();
  for (const text of ['one', 'lost', 'lost too']) scene.server.say('match', text);
  await scene.sees(guest, 3);
  scene.server.cutAll();
  const restored = new Sayings('match-one');
  restored.life = 'second';
  for (const text of ['one', 'other', 'more']) restored.say(text);
  scene.server.match = restored;
  await scene.back(guest);
  await until('the true one is seen', () => guest.match?.view.log.includes('other') === true);
  expect(scene.server.of('hello')[1]?.have?.match).toEqual({ id: 'match-one', step: 3, mark: 'first-3' });
  expect(guest.match).toMatchObject({ step: 3, mark: 'second-3', anew: 1, view: { log: ['one', 'other', 'more'] } });
  expect(scene.texts).toEqual(['one', 'lost', 'lost too', 'one', 'other', 'more']);
  scene.server.say('match', 'and on');
  await scene.sees(guest, 4);
  expect(guest.match).toMatchObject({ step: 4, mark: 'second-4', anew: 1 });
});

test('a server that has what it showed goes on from there, with marks as without', async () => {
  scene.server.match.life = 'first';
  const guest = await scene.entered();
  scene.server.say('match', 'one');
  await scene.sees(guest, 1);
  scene.server.cutAll();
  scene.server.match.say('two');
  await scene.back(guest);
  await scene.sees(guest, 2);
  expect(scene.server.of('hello')[1]?.have?.match).toEqual({ id: 'match-one', step: 1, mark: 'first-1' });
  expect(guest.match?.anew).toBeUndefined();
  expect(scene.texts).toEqual(['one', 'two']);
});

test('tries come later and later, up to the longest pause, and say when', async () => {
  const guest = await scene.entered();
  scene.server.before = (frame, connection) => {
    if (frame.t === 'hello') connection.cut();
    return frame.t === 'hello';
  };
  scene.world.chance = 0.5;
  scene.server.cutAll();
  const pauses: number[] = [];
  for (let n = 0; n < 8; n++) {
    let next: number | undefined;
    await until('the next try is fixed', () => {
      next = guest.connection.type === 'stale' ? guest.connection.next : undefined;
      return next !== undefined;
    });
    pauses.push((next as unknown as number) - scene.world.now());
    scene.world.pass(pauses[n] as number);
  }
  expect(pauses).toEqual([187.5, 375, 750, 1_500, 3_000, 3_000, 3_000, 3_000]);
  expect(guest.connection).toMatchObject({ type: 'stale', since: 1_000 });
});

test('when the network is back, or somebody looks at the page, it tries at once', async () => {
  const guest = await scene.entered();
  scene.server.cutAll();
  await until('the loss is noticed', () => guest.connection.type === 'stale');
  scene.world.wake();
  await until('the line is open again', () => guest.connection.type === 'open');
  const pings = scene.server.of('ping').length;
  scene.world.wake();
  await until('an open line is tried by a ping', () => scene.server.of('ping').length > pings);
});

test('a server that says when to come back is asked then, and not before', async () => {
  const guest = await scene.entered();
  for (const connection of scene.server.connections)
    connection.send({ t: 'bye', because: 'The server restarts.', again: 2_000 });
  await until('the goodbye is heard', () => guest.connection.type === 'stale');
  expect(guest.connection).toMatchObject({ next: scene.world.now() + 2_000 });
  scene.world.pass(1_999);
  expect(scene.server.of('hello')).toHaveLength(1);
  scene.world.pass(1);
  await until('the line is open again', () => guest.connection.type === 'open');
});

test('a server that says goodbye for good is not asked again', async () => {
  const guest = await scene.entered();
  scene.server.before = frame => frame.t === 'do';
  const answer = guest.ask({ type: 'leave' });
  for (const connection of scene.server.connections) connection.send({ t: 'bye', because: 'You were shown out.' });
  await expect(answer).rejects.toThrow('You were shown out.');
  expect(guest.connection).toMatchObject({ type: 'closed', because: 'You were shown out.' });
  await expect(guest.ask({ type: 'leave' })).rejects.toThrow('You were shown out.');
  expect(scene.world.pending).toBe(0);
});

test('a line that says nothing any more is found dead by a ping, and given up', async () => {
  const guest = await scene.entered();
  scene.server.before = () => true;
  scene.world.pass(10_000);
  await until('the ping is there', () => scene.server.of('ping').length === 5);
  scene.world.pass(4_999);
  expect(guest.connection.type).toBe('open');
  scene.world.pass(1);
  expect(guest.connection.type).toBe('stale');
  scene.server.before = () => false;
  await scene.back(guest);
});

test('a slow server is waited for while it still says something', async () => {
  const guest = await scene.entered();
  scene.server.before = frame => frame.t === 'ping';
  scene.world.pass(10_000);
  for (let n = 1; n <= 3; n++) {
    scene.world.pass(4_000);
    scene.server.say('match', `line ${n}`);
    await scene.sees(guest, n);
  }
  expect(guest.connection.type).toBe('open');
  expect(scene.server.of('hello')).toHaveLength(1);
});

test('a server that cannot be understood is left, and what is kept is resumed', async () => {
  const guest = await scene.entered();
  for (const rubbish of ['{"t":"step"', '[]', '{"t":"step","of":"match"}', new Uint8Array([1, 2, 3])]) {
    for (const connection of scene.server.connections) connection.raw(rubbish);
    scene.server.match.say('while away');
    await scene.back(guest);
  }
  await scene.sees(guest, 4);
  expect(scene.texts).toHaveLength(4);
});

test('frames and keys that only a newer server knows are left alone', async () => {
  const guest = await scene.entered();
  for (const connection of scene.server.connections) {
    connection.raw('{"t":"fireworks","at":5}');
    connection.raw('{"t":"pong","n":99,"now":5,"mood":"good"}');
  }
  scene.server.say('match', 'one');
  await scene.sees(guest, 1);
  expect(guest.connection.type).toBe('open');
});

test('a server of another protocol is left for good, with the advice to load the newer client', async () => {
  scene.server.before = (frame, connection) => {
    if (frame.t === 'hello') connection.send({ t: 'welcome', protocol: 2, node: 'n', now: 0 });
    return true;
  };
  const guest = scene.enter();
  await until('it is closed', () => guest.connection.type === 'closed');
  expect(guest.connection).toMatchObject({ because: expect.stringContaining('protocol 2') });
});

test('the best of several pings sets the clock', async () => {
  let wait = 400;
  scene.server.before = (frame, connection) => {
    if (frame.t !== 'ping') return false;
    // The way there takes `wait`, the way back no time: the shorter the wait, the smaller the error.
    scene.world.pass(wait);
    wait -= 100;
    connection.send({ t: 'pong', n: frame.n, now: scene.server.began + scene.world.now() });
    return true;
  };
  scene.server.now = () => scene.server.began + scene.world.now();
  const guest = await scene.entered();
  await until('four pings are answered', () => scene.server.of('ping').length === 4);
  scene.server.say('match', 'one');
  await scene.sees(guest, 1);
  expect(guest.now()).toBe(Math.max(100, scene.world.now()));
});

test('closed is closed: nothing is waited for, sent or told any more', async () => {
  const guest = await scene.entered();
  scene.server.before = frame => frame.t === 'do';
  const answer = guest.move(say('hello'));
  const offer = expect(guest.moves()).rejects.toThrow('closed');
  guest.close();
  await expect(answer).rejects.toThrow('closed');
  expect(scene.world.pending).toBe(0);
  expect(guest.connection.type).toBe('closed');
  await until('the server notices', () => scene.server.connections.size === 0);
  await offer;
  const hellos = scene.server.of('hello').length;
  scene.world.wake();
  scene.world.pass(60_000);
  expect(scene.server.of('hello')).toHaveLength(hellos);
});

test('the way to the server and back is measured by every ping, and told', async () => {
  const guest = await scene.entered();
  let tellings = 0;
  guest.onChange(() => {
    tellings += 1;
  });
  scene.server.before = frame => frame.t === 'ping';
  scene.world.pass(usualPace.beat);
  await until('the ping is there', () => scene.server.of('ping').length === 5);
  scene.world.pass(70);
  for (const connection of scene.server.connections) connection.send({ t: 'pong', n: 5, now: 0 });
  await until('it is told', () => tellings > 0);
  expect(guest.latency).toBe(70);
});

test('what is shown is as old as what was last heard, not as the loss', async () => {
  const guest = await scene.entered();
  const heard = scene.world.now();
  scene.server.before = () => true;
  scene.world.pass(usualPace.beat);
  await until('the ping is there', () => scene.server.of('ping').length === 5);
  scene.world.pass(usualPace.patience);
  expect(guest.connection).toMatchObject({ type: 'stale', heard, since: heard + usualPace.beat + usualPace.patience });
});

test('a hello that a server of another protocol cannot read closes the line, and other complaints do not', async () => {
  scene.server.before = (frame, connection) => {
    if (frame.t === 'hello')
      connection.send({ t: 'wrong', code: 'too-fast', says: 'You send faster than the table can listen.' });
    return frame.t === 'hello';
  };
  const guest = scene.enter();
  await until('hello is heard', () => scene.server.of('hello').length === 1);
  expect(guest.connection.type).toBe('connecting');
  for (const connection of scene.server.connections)
    connection.send({ t: 'wrong', code: 'protocol', says: 'This server speaks protocol 2.' });
  await until('it gives up', () => guest.connection.type === 'closed');
  expect(guest.connection).toMatchObject({ outdated: true });
});
