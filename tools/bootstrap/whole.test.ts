import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Build tools that a machine may lack. Fakes note who calls one and answer that it is not there. */
const buildTools = ['python', 'python3', 'make', 'gmake', 'cc', 'c++', 'gcc', 'g++', 'clang', 'node-gyp'];

/** The tree as git has it, in a folder whose name needs quoting, with nothing installed and nothing built. */
function cloneOf(parent: string): string {
  const clone = join(parent, 'my lamp läght');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(repository, file))) continue;
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(repository, file), join(clone, file));
  }
  return clone;
}

function withoutBuildTools(parent: string) {
  const folder = join(parent, 'bin');
  const called = join(parent, 'called');
  mkdirSync(folder);
  for (const tool of buildTools) {
    writeFileSync(join(folder, tool), `#!/bin/sh\necho ${tool} >> '${called}'\nexit 127\n`);
    chmodSync(join(folder, tool), 0o755);
  }
  return { folder, called: () => (existsSync(called) ? readFileSync(called, 'utf8') : '') };
}

/** No user settings and none of npm's own: only the way to the registry is left. */
function bareEnv(tools: string, home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:https?_proxy|no_proxy|.*_CA_CERTS|SSL_CERT_\w+|npm_config_registry|SystemRoot)$/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    HOME: home,
    PATH: [tools, dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
    npm_config_userconfig: join(home, 'none'),
    npm_config_cache: npmCache(),
    npm_config_prefer_offline: 'true',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
}

/** Reuses what the suite's own installation has fetched. An empty cache would do as well. */
function npmCache(): string {
  return process.env.npm_config_cache ?? join(process.env.HOME ?? tmpdir(), '.npm');
}

interface ListeningClone {
  readonly address: string;
  /** What it printed while starting. */
  readonly said: string;
  stop(): Promise<unknown>;
}

async function start(clone: string, data: string, env: NodeJS.ProcessEnv): Promise<ListeningClone> {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start', '--data', data], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    said += text;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Lamplight is lit at (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    const stop = () => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    };
    return { address, said, stop };
  }
  throw new Error(`The server has ended before it was lit.\n${said}`);
}

async function expectPages(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  expect(page).toContain('id="root"');
  const [script] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  expect((await fetch(new URL(script ?? '/nothing', address))).headers.get('content-type')).toMatch(/javascript/);
  // On a busy machine the store may take longer than a load balancer would wait.
  await expect.poll(async () => (await fetch(new URL('/readyz', address))).text(), { timeout: 60_000 }).toBe('ready\n');
}

const parent = mkdtempSync(join(tmpdir(), 'lamplight-whole-'));
const clone = cloneOf(parent);
const tools = withoutBuildTools(parent);
const env = bareEnv(tools.folder, join(parent, 'home'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('a fresh clone', { timeout: 400_000 }, () => {
  test('installs, builds and serves without Python, make, a compiler or any npm setting', async () => {
    const server = await start(clone, join(parent, 'data'), env);
    expect(server.said).toMatch(/^Installing the packages…\nDone in \d+ s\.\nBuilding the pages…\nThe pages are built/);
    expect(tools.called()).toBe('');
    await expectPages(server.address);
    expect(await server.stop()).toEqual([0, null]);
  });

  test('builds its pages into the data folder where nothing can be written beside the packages', async () => {
    rmSync(join(clone, 'web/dist'), { recursive: true, force: true });
    rmSync(join(clone, 'node_modules/.lamplight'), { recursive: true, force: true });
    // A link to nowhere stops even root from writing there.
    symlinkSync(join(parent, 'no/such/folder'), join(clone, 'node_modules/.lamplight'));
    const data = join(parent, 'elsewhere');
    const server = await start(clone, data, env);
    expect(server.said).toMatch(/Building the pages…\nThe pages are built/);
    await expectPages(server.address);
    expect(await server.stop()).toEqual([0, null]);
    expect(existsSync(join(clone, 'web/dist'))).toBe(false);
    const again = await start(clone, data, env);
    expect(again.said).not.toContain('Building');
    expect(await again.stop()).toEqual([0, null]);
  });
});
