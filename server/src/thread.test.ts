import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** How many calls out of WebAssembly V8 compiled while a thread for bots came and went, according to V8's own log. */
function callsCompiledBy(start: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [log, program] = [join(folder, 'v8.log'), join(folder, 'program.mjs')];
  writeFileSync(
    program,
    `${start}
    const thread = startThread(new URL('${new URL('./players/pool-worker.ts', import.meta.url)}'));
    // It says that it has nobody at this seat, so all its files have been read.
    thread.on('message', () => thread.terminate());
    thread.postMessage({ think: 0, matter: {} });`,
  );
  const flags = ['--log-code', '--no-logfile-per-isolate', `--logfile=${log}`];
  const { status, stderr } = spawnSync(process.execPath, [...flags, program], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return readFileSync(log, 'utf8').match(/^code-creation,.*wasm-to-js/gm)?.length ?? 0;
}

test('a thread has nothing compiled that V8 could free under another', () => {
  expect(callsCompiledBy(`import { startThread } from '${new URL('./thread.ts', import.meta.url)}';`)).toBe(0);
});

// If this fails, Node no longer needs what thread.ts does, or the format of its log has changed.
test('a thread started otherwise has', () => {
  const plain = `
    import { Worker } from 'node:worker_threads';
    const startThread = file => new Worker(file);`;
  expect(callsCompiledBy(plain)).toBeGreaterThan(0);
});
