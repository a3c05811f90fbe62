import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../test/http/caller.ts';
import { arrive } from '../test/http/person.ts';
import { type TrialProcess, trial } from '../test/node/server.ts';

let server: TrialProcess;
beforeEach(() => {
  server = trial();
});
afterEach(() => server.end());

async function outcome(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = server.start(args, env);
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout!), text(child.stderr!)]);
  return { code, out, err };
}

async function openTable(port: number): Promise<string> {
  const order = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"emerald","seats":2,"options":{"clock":null,"runsOut":"step"}}',
  };
  const { body, status } = await ask(port, '/api/tables', order);
  expect({ status, body }).toMatchObject({ status: 201 });
  return JSON.parse(body).code;
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'serves until %s, then leaves at once with 0, with an open connection too',
  async signal => {
    const { child, port, ended } = await server.listening();
    // fetch keeps its connection open for the next request.
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok\n');
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()).toBe('ready\n');
    const asked = performance.now();
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - asked).toBeLessThan(2000);
  },
);

test('a taken port is a sentence with a way out, from --port and from PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  for (const [args, env] of [
    [['--port', String(port)], {}],
    [[], { PORT: String(port) }],
  ] as const) {
    const { code, err } = await outcome(args, { LOG_LEVEL: 'silent', ...env });
    expect(code).toBe(1);
    expect(err).toBe(
      `Port ${port} is taken by another program, perhaps another Lamplight. Stop that one, or choose another port: npm start -- --port ${port + 1}\n`,
    );
  }
  other.close();
});

test('a data folder that is none is a sentence', async () => {
  const file = join(server.folder, 'file');
  writeFileSync(file, '');
  const { code, err, out } = await outcome(['--data', file]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    `Lamplight could not start: The data folder ${file} cannot be written by this user (EEXIST). Give the user leave to write there, or choose another folder: npm start -- --data FOLDER.\n`,
  );
});

test('a database that is not there is a sentence without its password', { timeout: 90_000 }, async () => {
  const { code, err, out } = await outcome([], { DATABASE_URL: 'postgres://me:hunter22@nowhere.invalid/none' });
  expect(code).toBe(1);
  expect(err).toMatch(/^Lamplight could not start: /);
  expect(out + err).not.toContain('hunter22');
});

test.each([
  [['--port', 'many'], {}, "--port must be a whole number from 0 to 65535, not 'many'."],
  [[], { PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'."],
  [['--colour'], {}, "Unknown option '--colour'"],
  [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('%o with %o is asked wrongly', async (args, env, sentence) => {
  const { code, err } = await outcome(args, env);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).toContain('npm start -- --help lists the options.');
});

test('--help lists the options and starts nothing', async () => {
  const { code, out } = await outcome(['--help']);
  expect(code).toBe(0);
  for (const option of ['--port', '--host', 'PORT', '8080', 'DATABASE_URL', 'METRICS_TOKEN']) {
    expect(out).toContain(option);
  }
});

test('a table outlives a stop: its people are told when to come back, and go on where they were', async () => {
  const first = await server.listening();
  const code = await openTable(first.port);
  const ada = await arrive({ port: first.port, code });
  expect(await ada.ask('table', { type: 'join', name: 'Ada' })).toMatchObject({ t: 'done' });
  expect(await ada.ask('table', { type: 'sit', seat: 1 })).toMatchObject({ t: 'done' });
  await vi.waitFor(() => expect(ada.table?.view).toMatchObject({ members: [{ name: 'Ada', seat: 1 }] }));

  first.child.kill('SIGTERM');
  const bye = await ada.caller.hears('bye');
  expect(bye.again).toBeGreaterThan(0);
  expect(bye.again).toBeLessThan(3000);
  expect(await first.ended).toEqual([0, null]);

  const second = await server.listening();
  const again = await arrive({ port: second.port, code, had: ada });
  expect(await again.ask('table', { type: 'ready', is: true })).toMatchObject({ t: 'done' });
  await vi.waitFor(() => expect(again.table?.view).toMatchObject({ members: [{ name: 'Ada', seat: 1, ready: true }] }));
  expect((await ask(second.port, '/metrics')).body).toContain('lamplight_resume_steps_count 1');
  // It resumes from where it was: what it had seen is not sent again.
  expect(again.caller.heard.filter(({ t }) => t === 'view')).toEqual([]);
  const facts = JSON.parse((await ask(second.port, `/api/tables/${code}`)).body);
  expect(facts).toEqual({ code, game: 'emerald', phase: 'gathering', seats: 2, free: 1, awaits: [] });
});

test('what was answered outlives kill -9', async () => {
  const first = await server.listening();
  const code = await openTable(first.port);
  const ada = await arrive({ port: first.port, code });
  await ada.ask('table', { type: 'join', name: 'Ada' });
  expect(await ada.ask('table', { type: 'sit', seat: 0 })).toMatchObject({ t: 'done' });
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await server.listening();
  expect(JSON.parse((await ask(second.port, `/api/tables/${code}`)).body)).toMatchObject({ seats: 2, free: 1 });
});

test('what nobody caught ends the process with a line in the log, and without what the error carried', async () => {
  // The stack holds the data URL, and that holds the source. So the word must be built when the code runs.
  const thrown = "Object.assign(new Error('It broke.'),{issues:[{input:['a','secret','token'].join('-')}]})";
  const bomb = encodeURIComponent(`process.once('SIGUSR2',()=>{throw ${thrown}})`);
  const { child, ended, wrote } = await server.listening([], { NODE_OPTIONS: `--import=data:text/javascript,${bomb}` });
  child.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(wrote()).toContain('It broke.');
  expect(wrote()).not.toContain('a-secret-token');
});
