import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A fake npm: notes how it was called, then installs, dawdles or fails, as the test asks. */
const npm = `
const { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs');
const note = { args: process.argv.slice(2), folder: process.cwd(), node: process.execPath, cache: process.env.npm_config_cache };
appendFileSync(process.env.NPM_NOTES, JSON.stringify(note) + '\\n');
if (process.env.NPM_FAILS) {
  for (let line = 1; line <= 30; line++) console.error('npm error line ' + line);
  process.exit(9);
}
setTimeout(() => {
  mkdirSync('node_modules', { recursive: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [path, { os }] of Object.entries(packages)) if (path === '' || (os && !os.includes(process.platform))) delete packages[path];
  delete packages[process.env.NPM_LEAVES_OUT];
  if (process.env.NPM_STRAYS) packages['node_modules/stray'] = { version: '6.6.6' };
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  if (!process.cwd().endsWith('runtime')) return;
  const bin = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin';
  mkdirSync(bin, { recursive: true });
  if (process.env.NPM_BRINGS_A_DUD) writeFileSync(bin + '/node', 'not a program', { mode: 0o755 });
  else symlinkSync(process.execPath, bin + '/node');
}, Number(process.env.NPM_TAKES ?? 0));
`;

/** The fake command of these tests: does what its first argument says, and tells how it was started. */
const entry = `
import { constants } from 'node:os';
const [how, what] = process.argv.slice(2);
if (how === 'wait') {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(64 + constants.signals[signal]));
  setTimeout(() => undefined, 30_000);
}
console.log(JSON.stringify({ args: process.argv.slice(2), node: process.execPath, path: process.env.PATH }));
if (how === 'exit') process.exitCode = Number(what);
if (how === 'die') process.kill(process.pid, what);
`;

export interface Pretence {
  /** Pretend to be this Node, or to run on this system. */
  readonly node?: string;
  readonly platform?: string;
  readonly arch?: string;
}

/** A copy of the bootstrap in an otherwise empty folder, as after `git clone`, with one command and a lockfile. */
export function freshClone() {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-clone-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const path of ['.nvmrc', 'tools/bootstrap.mjs', 'tools/bootstrap', 'tools/runtime/package.json']) {
    cpSync(join(repository, path), join(root, path), { recursive: true });
  }
  write('tools/runtime/package-lock.json', '{ "packages": {} }');
  write('package-lock.json', '{ "packages": {} }');
  write('package.json', '{ "type": "module" }');
  write('tools/src/start/main.ts', entry);
  write('npm/npm-cli.js', npm);
  write('npm/package.json', '{ "type": "commonjs" }');
  const notes = join(root, 'npm', 'notes');

  function start(args: readonly string[], env: NodeJS.ProcessEnv = {}, pretence: Pretence = {}) {
    return launch(process.execPath, nodeArgs(args, pretence), env);
  }

  /** As npm does it: through a shell that stays in between instead of being replaced. */
  function startInShell(args: readonly string[], pretence: Pretence) {
    const line = [process.execPath, ...nodeArgs(args, pretence)].map(word => `'${word}'`).join(' ');
    return launch('sh', ['-c', `${line}; true`], { npm_lifecycle_event: 'start' });
  }

  function nodeArgs(args: readonly string[], pretence: Pretence) {
    write('npm/pretend.cjs', pretend(pretence));
    return ['--require', join(root, 'npm/pretend.cjs'), 'tools/bootstrap.mjs', ...args];
  }

  function launch(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, npm_execpath: join(root, 'npm/npm-cli.js'), NPM_NOTES: notes, ...env },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  async function end(child: ReturnType<typeof start>) {
    const [[code, signal], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
    return { code, signal, out, err };
  }

  return {
    root,
    write,
    start,
    startInShell,
    end,
    run: (args: readonly string[], env?: NodeJS.ProcessEnv, pretence?: Pretence) => end(start(args, env, pretence)),
    has: (file: string) => existsSync(join(root, file)),
    /** How npm was called, in order. */
    npmCalls: (): { args: string[]; folder: string; node: string; cache?: string }[] =>
      existsSync(notes)
        ? readFileSync(notes, 'utf8')
            .trimEnd()
            .split('\n')
            .map(line => JSON.parse(line))
        : [],
  };
}

function pretend({ node, platform, arch }: Pretence): string {
  const set = (name: string, value: string) => `Object.defineProperty(process, '${name}', { value: ${value} });\n`;
  return [
    node && set('versions', `{ ...process.versions, node: '${node}' }`),
    platform && set('platform', `'${platform}'`),
    arch && set('arch', `'${arch}'`),
  ]
    .filter(Boolean)
    .join('');
}
