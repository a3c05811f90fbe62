import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** All it wrote to stdout and stderr until now. */
  readonly wrote: () => string;
  /** Its exit code and signal, when it has gone. */
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
}

export interface TrialProcess {
  readonly folder: string;
  start(args?: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Starts it and waits until it says that it is listening. */
  listening(args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<RunningServer>;
  end(): Promise<void>;
}

/** The real program, in processes of its own, with a data folder that is removed afterwards. */
export function trial(): TrialProcess {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-server-'));
  const started: ChildProcess[] = [];
  const start: TrialProcess['start'] = (args = [], env = {}) => {
    const inherited = { PATH: process.env.PATH, DATA: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' };
    const child = spawn(process.execPath, [main, ...args], { env: { ...inherited, ...env } });
    started.push(child);
    return child;
  };
  return {
    folder,
    start,
    listening: async (args, env) => {
      const child = start(args, env);
      const ended = once(child, 'exit') as RunningServer['ended'];
      let text = '';
      const port = await new Promise<number>((resolve, reject) => {
        const read = (chunk: string) => {
          text += chunk;
          const found = /is lit at http:\S+:(\d+)\//.exec(text)?.[1];
          if (found !== undefined) resolve(Number(found));
        };
        child.stdout?.setEncoding('utf8').on('data', read);
        child.stderr?.setEncoding('utf8').on('data', read);
        ended.then(([code]) => reject(new Error(`The server left with ${code} before it was lit:\n${text}`)), reject);
      });
      return { child, port, wrote: () => text, ended };
    },
    end: async () => {
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
