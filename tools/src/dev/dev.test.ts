import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invoke } from '../cli/command.ts';
import { MovableClock } from './clock.ts';
import { dev } from './dev.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-dev-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('a port that is taken gets a sentence, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said: string[] = [];
  const streams = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
  try {
    expect(await invoke(dev, ['--port', `${port}`, '--data', folder], streams)).toBe(2);
  } finally {
    other.close();
  }
  expect(said.join('\n')).toContain(`Port ${port} is taken by another program`);
  expect(said.join('\n')).toContain(`npm run dev -- --port ${port + 1}`);
});

test('nobody but `npm run dev` can start what gives away the secrets of seats, whatever the environment says', async () => {
  const world = join(import.meta.dirname, 'world.ts');
  const env = { ...process.env, NODE_ENV: 'development', DEV: '1', HOST: '0.0.0.0' };
  const { code, stderr } = await promisify(execFile)(process.execPath, [world, folder, '0'], { env }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(2);
  expect(stderr).toMatch(/^This is a part of `npm run dev`, which alone may start it/);
});

test('a clock that is moved rings what has become due, once, and the rest when its time comes', () => {
  vi.useFakeTimers();
  const clock = new MovableClock(() => undefined, 1_000);
  const rung: string[] = [];
  const began = clock.now();
  clock.after(60_000, () => rung.push('minute'));
  clock.after(3_600_000, () => rung.push('hour'));
  clock.after(1, () => rung.push('never'))();
  clock.move(60_000);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['minute']);
  clock.move(3_000_000);
  vi.advanceTimersByTime(539_000);
  expect(rung).toEqual(['minute']);
  vi.advanceTimersByTime(2_000);
  expect(rung).toEqual(['minute', 'hour']);
  expect(clock.ahead).toBe(1_000 + 3_060_000);
  expect(clock.now() - began).toBeGreaterThanOrEqual(3_600_000);
});
