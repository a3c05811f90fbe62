/** Programs of the system that tests start: found, run to their end, or waited for. */
import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProgramExit {
  readonly passed: boolean;
  readonly output: string;
}

/** The user a program runs as, if it must not be root. */
export interface ProgramUser {
  readonly uid?: number;
  readonly gid?: number;
}

export interface RunOptions extends ProgramUser {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<ProgramExit> {
  return new Promise(resolve => {
    execFile(program, args, { timeout: 300_000, cwd: '/', ...options }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: `${stdout}${stderr}${error === null ? '' : error.message}` }),
    );
  });
}

/** PATH and, after it, the folders where systems keep servers: those are not on everybody's PATH. */
export function onPath(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/sbin',
    '/usr/local/bin',
    '/usr/sbin',
    '/usr/bin',
  ];
  return folders
    .filter(folder => folder !== '')
    .map(folder => join(folder, name))
    .find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The system gave no port.'));
        else resolve(address.port);
      });
    });
  });
}

/** Polls until it is so. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, limit = 20_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not so after ${limit / 1000} s.`);
    await sleep(20);
  }
}
