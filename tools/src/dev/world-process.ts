import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DebugAnswer, DebugAsk, DebugTable } from '@lamplight/web/debug/asks';

/** What goes through the pipe to the process of `world.ts` and back. Not a port, so that nobody else can ask. */
export interface ToWorld {
  readonly n: number;
  readonly ask: DebugAsk;
}
export type FromWorld =
  | { readonly listening: readonly DebugTable[] }
  | { readonly n: number; readonly answer: DebugAnswer };

const program = fileURLToPath(new URL('./world.ts', import.meta.url));
const away: DebugAnswer = { wrong: 'The server is starting again. Try again in a moment.' };

/** The server and its tables in a separate process. After a restart it has the same port, data and tables. */
export class WorldProcess {
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #asked = 0;
  #isEnded = false;
  readonly #waiting = new Map<number, (answer: DebugAnswer) => void>();

  constructor({ data, port }: { readonly data: string; readonly port: number }) {
    this.#args = [program, data, String(port)];
  }

  /**
   * Stops what runs, starts anew, and gives the tables when all run; undefined if it exited before, having said why.
   */
  async start(): Promise<readonly DebugTable[] | undefined> {
    await this.#stop();
    if (this.#isEnded) return undefined;
    const child = spawn(process.execPath, this.#args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    const listening = Promise.withResolvers<readonly DebugTable[] | undefined>();
    child.on('message', (message: FromWorld) => {
      if ('listening' in message) listening.resolve(message.listening);
      else this.#answered(message.n, message.answer);
    });
    child.once('exit', () => {
      for (const n of [...this.#waiting.keys()]) this.#answered(n, away);
      listening.resolve(undefined);
    });
    return listening.promise;
  }

  ask(ask: DebugAsk): Promise<DebugAnswer> {
    const child = this.#child;
    if (child?.connected !== true) return Promise.resolve(away);
    this.#asked += 1;
    const n = this.#asked;
    return new Promise(resolve => {
      this.#waiting.set(n, resolve);
      child.send({ n, ask } satisfies ToWorld);
    });
  }

  /** For good. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#stop();
  }

  /** A clean stop. What was answered is stored either way. */
  async #stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await ended;
  }

  #answered(n: number, answer: DebugAnswer): void {
    this.#waiting.get(n)?.(answer);
    this.#waiting.delete(n);
  }
}
