import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isProgram, onPath, run, until } from './program.ts';

/** A Redis that can be started. */
export interface RedisProgram {
  readonly path: string;
  /** By its own account: `Redis 7.0.15`. */
  readonly name: string;
  readonly from: string;
}

/** A Redis for tests, without persistence. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** The one named, else the one on the PATH. */
export async function findRedis(): Promise<RedisProgram | undefined> {
  const named = process.env.LAMPLIGHT_REDIS;
  const isNamed = named !== undefined && named !== '';
  const path = isNamed ? named : onPath('redis-server');
  if (path !== undefined && isProgram(path)) {
    const { passed, output } = await run(path, ['--version']);
    const version = /v=(\d+(?:\.\d+)+)/.exec(output)?.[1];
    if (passed && version !== undefined) {
      return { path, name: `Redis ${version}`, from: isNamed ? 'LAMPLIGHT_REDIS' : 'the system' };
    }
  }
  if (!isNamed) return undefined;
  throw new Error(
    `LAMPLIGHT_REDIS names ${named}, and no redis-server that runs is there. Set it to its path, or unset it.`,
  );
}

export async function startRedis({ path }: RedisProgram): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-redis-'));
  const port = await freePort();
  let server: ChildProcess | undefined;

  const stop = async (): Promise<void> => {
    const running = server;
    server = undefined;
    if (running === undefined) return;
    const ended = new Promise(resolve => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const flags = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    server = spawn(path, flags, { stdio: 'ignore' });
    await until('Redis takes connections', () => answers(port));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
