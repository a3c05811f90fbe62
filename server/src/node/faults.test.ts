/** Faults of the machine, tried on the real server in a process of its own. */
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/http/caller.ts';
import { arrive, type SocketPerson } from '../../test/http/person.ts';
import { type TrialProcess, trial } from '../../test/node/server.ts';
import { emeraldOrder, shadowsOrder } from '../../test/rooms/trial.ts';
import { openSqlite } from '../store/sqlite.ts';

let server: TrialProcess;
beforeEach(() => {
  server = trial();
});
afterEach(() => server.end());

const hour = 3_600_000;
const soon = { timeout: 120_000, interval: 50 };
const patiently = { timeout: 240_000 };

const faults = () => ({
  FAULTS: server.folder,
  NODE_OPTIONS: `--import=${new URL('../../test/node/faults.ts', import.meta.url)}`,
});
const breakIt = (name: string, how = '') => writeFileSync(join(server.folder, name), how);
const mend = (name: string) => rmSync(join(server.folder, name));

async function openTable(port: number, order: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const { body, status } = await ask(port, '/api/tables', { method: 'POST', headers, body: JSON.stringify(order) });
  expect({ status, body }).toMatchObject({ status: 201 });
  return JSON.parse(body).code;
}

/** Ada at a table of this order, with a bot on every seat but the first. */
async function withBots(port: number, order: { readonly seats: number }): Promise<{ ada: SocketPerson; code: string }> {
  const code = await openTable(port, order);
  const ada = await arrive({ port, code });
  await ada.ask('table', { type: 'join', name: 'Ada' });
  await ada.ask('table', { type: 'sit', seat: 0 });
  for (let seat = 1; seat < order.seats; seat++) await ada.ask('table', { type: 'seat bot', seat, is: true });
  return { ada, code };
}

const ready = async (port: number) => (await ask(port, '/readyz')).status;
const metric = async (port: number, name: string) =>
  Number(new RegExp(`^lamplight_${name} (\\d+)`, 'm').exec((await ask(port, '/metrics')).body)?.[1]);

test(
  '[TB-FAULT-1] a full disk: moves are refused, the node is alive and not ready; with room again, bots play on',
  patiently,
  async () => {
    const { port, child } = await server.listening([], faults());
    const { ada } = await withBots(port, shadowsOrder);
    expect(await ready(port)).toBe(200);
    breakIt('full');
    expect(await ada.ask('table', { type: 'start' })).toMatchObject({ t: 'refused', rule: 'TB-ORDER-3' });
    await vi.waitFor(async () => expect(await ready(port)).toBe(503), soon);
    expect((await ask(port, '/healthz')).status).toBe(200);
    mend('full');
    await vi.waitFor(async () => expect(await ready(port)).toBe(200), soon);
    expect(await ada.ask('table', { type: 'start' })).toMatchObject({ t: 'done' });
    await vi.waitFor(() => expect(ada.match?.step).toBeGreaterThan(0), soon);
    expect(child.exitCode).toBeNull();
  },
);

test(
  '[TB-KEEP-1] the database taken away under the server: nothing is answered as done, and it goes on when it is back',
  patiently,
  async () => {
    const { port, wrote } = await server.listening();
    const { ada } = await withBots(port, emeraldOrder(2));
    const [file, elsewhere] = ['lamplight.db', 'elsewhere'].map(name => join(server.folder, 'data', name)) as [
      string,
      string,
    ];
    renameSync(file, elsewhere);
    for (let n = 0; n < 10; n++) {
      expect(await ada.ask('table', { type: 'say', text: `${n}` })).toMatchObject({ t: 'refused', rule: 'TB-ORDER-3' });
    }
    await vi.waitFor(async () => expect(await ready(port)).toBe(503), soon);
    expect(wrote()).toMatch(/"level":"fatal".*lamplight\.db in the data folder was deleted, moved or replaced/);
    renameSync(elsewhere, file);
    await vi.waitFor(async () => expect(await ready(port)).toBe(200), soon);
    expect(await ada.ask('table', { type: 'say', text: 'back' })).toMatchObject({ t: 'done' });
  },
);

test('a promise that nobody awaits is logged and counted, and the server goes on', patiently, async () => {
  const bomb = encodeURIComponent("process.once('SIGUSR2',()=>{Promise.reject(new Error('It broke.'))})");
  const { child, port, wrote } = await server.listening([], { NODE_OPTIONS: `--import=data:text/javascript,${bomb}` });
  child.kill('SIGUSR2');
  await vi.waitFor(() => expect(wrote()).toContain('It broke.'), soon);
  expect(await ready(port)).toBe(200);
  expect(await metric(port, 'unheard_failures_total')).toBe(1);
});

/** A match of Emerald with two people and a clock of this many milliseconds a turn, after which a bot moves once. */
async function clocked(port: number, time: number) {
  const order = { ...emeraldOrder(2), options: { clock: { kind: 'turn', time }, runsOut: 'step' } };
  const code = await openTable(port, order);
  const people: SocketPerson[] = [];
  for (const [seat, name] of ['Ada', 'Bo'].entries()) {
    const person = await arrive({ port, code });
    await person.ask('table', { type: 'join', name });
    await person.ask('table', { type: 'sit', seat });
    await person.ask('table', { type: 'ready', is: true });
    people.push(person);
  }
  const [ada, bo] = people as [SocketPerson, SocketPerson];
  expect(await ada.ask('table', { type: 'start' })).toMatchObject({ t: 'done' });
  await vi.waitFor(() => expect([ada.match, bo.match]).not.toContain(undefined), soon);
  return { code, ada, bo };
}

const over = (person: SocketPerson) => (person.table?.view as { match?: { over: unknown } } | undefined)?.match?.over;

test.each([
  ['forward', hour],
  ['back', -hour],
])(
  '[TB-TIME-1] a machine whose clock is set %s by an hour: nobody loses time, and the clock rings when it is due',
  patiently,
  async (_way, jump) => {
    const { port, wrote } = await server.listening([], faults());
    const long = await clocked(port, 600_000);
    const short = await clocked(port, 10_000);
    const steps = short.ada.match?.step ?? 0;
    const before = await pongOf(long.ada);
    breakIt('clock', `${jump}`);
    // Only the seat whose time is up has been moved for.
    await vi.waitFor(() => expect(short.ada.match?.step).toBeGreaterThan(steps), soon);
    expect({ step: long.ada.match?.step, over: over(long.ada) }).toEqual({ step: 0, over: null });
    expect(Math.abs((await pongOf(long.ada)) - before)).toBeLessThan(hour / 2);
    await vi.waitFor(() => expect(wrote()).toContain('The clock of this machine was set'), soon);
    expect(await metric(port, 'clock_jumps_total')).toBe(1);
  },
);

test(
  '[TB-TIME-2] a start with a clock that is an hour behind what is kept: time goes on from there',
  patiently,
  async () => {
    const first = await server.listening([], faults());
    const { code, ada } = await clocked(first.port, 10_000);
    first.child.kill('SIGTERM');
    await first.ended;
    breakIt('clock', `${-hour}`);
    const second = await server.listening([], faults());
    const back = await arrive({ port: second.port, code, had: ada });
    const step = back.match?.step ?? 0;
    await vi.waitFor(() => expect(back.match?.step).toBeGreaterThan(step), soon);
  },
);

let pings = 0;
async function pongOf({ caller }: SocketPerson): Promise<number> {
  const n = ++pings;
  caller.say({ t: 'ping', n });
  return vi.waitFor(() => {
    const pong = caller.heard.find(frame => frame.t === 'pong' && frame.n === n);
    if (pong?.t !== 'pong') throw new Error('The ping is not answered yet.');
    return pong.now;
  }, soon);
}

/** What is broken. It shows during the start, when the store is already open. */
test.each([
  ['the pages', brokenPages],
  ['the keys of push', brokenKeys],
  ['the host', async () => ({ HOST: '192.0.2.1' })],
])(
  'a start that fails at %s leaves with 1 and a sentence, and lets the data folder go',
  patiently,
  async (_what, env) => {
    const child = server.start([], await env());
    const [[code], err] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
    expect(code).toBe(1);
    expect(err).toMatch(/^Lamplight could not start: ./);
    const { port } = await server.listening();
    expect(await ready(port)).toBe(200);
  },
);

async function brokenPages() {
  const folder = join(server.folder, 'pages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '');
  writeFileSync(join(folder, 'preloads.json'), 'no JSON');
  return { PAGES: folder };
}

async function brokenKeys() {
  const DATA = join(server.folder, 'broken');
  const store = await openSqlite({ folder: DATA });
  await store.keepsake('vapid', '');
  await store.close();
  return { DATA };
}
