import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type UsageRequest = { readonly n: number; readonly about: 'time' | 'memory' };
export type UsageReport = { readonly n: number } & ProcessUsage;

export interface ProcessUsage {
  /** Milliseconds of processor time since it began, of all its threads. */
  readonly cpu: number;
  /** Bytes in use on the heap and beside it. */
  readonly heap: number;
  readonly rss: number;
}

/** A program in its own process that has said where it is listening, and can be asked what it costs. */
export interface ListeningServer {
  readonly port: number;
  readonly pid: number;
  /** `memory` collects garbage first. */
  usage(about: UsageRequest['about']): Promise<ProcessUsage>;
  /** The end of its output. */
  wrote(): string;
  /** The first lines of its log that say error or fatal. */
  errors(): readonly string[];
  /** How it exited, if it has. */
  left(): string | undefined;
  put(message: object): void;
  stop(): Promise<void>;
}

export const serverProgram = fileURLToPath(import.meta.resolve('@lamplight/server/main'));
const probe = new URL('./probe.ts', import.meta.url).href;
const mostWritten = 20_000;
const mostErrors = 1_000;

/** Limits are per address. Where one address is everybody, a proof would only measure them. */
export const roomy = {
  SOCKETS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  SOCKET_RATE: '1000000',
  ADDRESS_RATE: '1000000',
  TABLE_RATE: '1000000',
  TABLES_PER_MINUTE: '1000000',
} as const;

/** What the program is given besides its environment. */
export interface Circumstances {
  /** A module that it loads before itself. */
  readonly preload?: string;
  /** The size limit for its files, in blocks of 512 bytes, until it is raised. */
  readonly fileBlocks?: number;
}

export async function startServer(
  program: string,
  env: Readonly<Record<string, string>> = {},
  { preload, fileBlocks }: Circumstances = {},
): Promise<ListeningServer> {
  const surroundings = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' };
  const imports = [probe, ...(preload === undefined ? [] : [preload])].flatMap(module => ['--import', module]);
  const bounded = ['-c', 'ulimit -S -f "$0"; exec "$@"', String(fileBlocks), process.execPath];
  const [command, before] = fileBlocks === undefined ? [process.execPath, []] : ['sh', bounded];
  const child = spawn(command, [...before, ...imports, program], {
    env: { ...surroundings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = once(child, 'exit');
  let text = '';
  const errors: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: string) => {
      text = `${text}${chunk}`.slice(-mostWritten);
      const found = /is lit at http:\S+:(\d+)\//.exec(text)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).on('line', line => {
        if (/^\{"level":"(?:error|fatal)"/.test(line) && errors.length < mostErrors) errors.push(line);
      });
    child.stderr?.setEncoding('utf8').on('data', read);
    gone.then(() => reject(new Error(`${program} left before it was lit:\n${text}`)), reject);
  });
  const left = () => (hasLeft(child) ? `${child.exitCode ?? child.signalCode}` : undefined);
  return {
    port,
    pid: child.pid ?? 0,
    usage: usageOf(child),
    wrote: () => text,
    errors: () => errors,
    left,
    put: message => void child.send(message),
    stop: async () => {
      if (left() !== undefined) return;
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const hasLeft = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function usageOf(child: ChildProcess): ListeningServer['usage'] {
  const waiting = new Map<number, (told: UsageReport) => void>();
  let asked = 0;
  child.on('message', (told: UsageReport) => {
    waiting.get(told.n)?.(told);
    waiting.delete(told.n);
  });
  return about =>
    new Promise((resolve, reject) => {
      if (!child.connected) return reject(new Error('The watched program has left.'));
      asked += 1;
      waiting.set(asked, resolve);
      child.send({ n: asked, about } satisfies UsageRequest);
    });
}

/** A temporary folder, removed when the work ends in any way. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-tools-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
