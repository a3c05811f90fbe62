import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env } });
  started.push(child);
  return child;
}

/** The address, as soon as the server says it is lit. */
async function lit(child: ReturnType<typeof start>): Promise<string> {
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const address = /http:\S+/.exec(chunk)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended without saying where it is lit.');
}

async function end(child: ReturnType<typeof start>) {
  const [[code, signal], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, signal, out, err };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'serves until %s, then leaves at once, with an open connection too',
  async signal => {
    const child = start(['--port', '0', '--host', '127.0.0.1']);
    const address = await lit(child);
    // fetch keeps its connection open for the next request.
    expect(await (await fetch(`${address}healthz`)).text()).toBe('ok\n');
    const asked = performance.now();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(performance.now() - asked).toBeLessThan(2000);
  },
);

test('a taken port is a sentence with a way out, from --port and from PORT', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  for (const [args, env] of [
    [['--port', String(port)], {}],
    [[], { PORT: String(port) }],
  ] as const) {
    const { code, err, out } = await end(start(args, env));
    expect(code).toBe(1);
    expect(err).toBe(
      `Port ${port} is taken by another program, perhaps another Lamplight. Stop that one, or choose another port: npm start -- --port ${port + 1}\n`,
    );
    expect(out).toBe('');
  }
  other.close();
});

test.each([
  [['--port', 'many'], "The port must be a whole number from 0 to 65535, not 'many'."],
  [['--port', '70000'], "The port must be a whole number from 0 to 65535, not '70000'."],
  [['--colour'], "Unknown option '--colour'"],
])('%o is asked wrongly', async (args, sentence) => {
  const { code, err } = await end(start(args));
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).toContain('npm start -- --help lists the options.');
});

test('--help lists the options and starts nothing', async () => {
  const { code, out } = await end(start(['--help']));
  expect(code).toBe(0);
  for (const option of ['--port', '--host', 'PORT', '8080']) expect(out).toContain(option);
});
