import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@lamplight/server/test/programs/program';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Limits are per address, and here one address is everybody. */
const roomy = {
  SOCKETS_PER_ADDRESS: '100000',
  ADDRESS_RATE: '1000000',
  TABLES_PER_MINUTE: '100000',
};

/** The real server as a child process. It keeps its port when it is started again. */
export class ServerProcess {
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #isListening = false;
  /** Errors that it logged. There should be none, however it dies. */
  readonly troubles = new Map<string, number>();
  /** Exits that nobody asked for. */
  readonly crashes: string[] = [];

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.#env = env;
  }

  static async on(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env);
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  /** Resolves when it is listening, or was killed before that. Throws if it exits by itself. */
  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: `${this.port}`, LOG_LEVEL: 'error', ...roomy };
    const child = spawn(process.execPath, [main], { env: { ...env, ...this.#env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    let said = '';
    const listening = Promise.withResolvers<void>();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
      for (const line of text.split('\n')) this.#note(line);
      if (!text.includes('is lit at')) return;
      this.#isListening = true;
      listening.resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
    });
    child.once('exit', (code, signal) => {
      this.#isListening = false;
      if (signal === 'SIGKILL' || code === 0) {
        listening.resolve();
        return;
      }
      const sentence = `The server left by itself with ${code ?? signal}:\n${said}`;
      this.crashes.push(sentence);
      listening.reject(new Error(sentence));
    });
    await listening.promise;
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** A clean stop, as by a supervisor. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #note(line: string): void {
    if (!line.startsWith('{')) return;
    const { err, msg } = JSON.parse(line) as { err?: { message?: string }; msg?: string };
    const trouble = `${msg}: ${err?.message ?? 'no reason given'}`;
    this.troubles.set(trouble, (this.troubles.get(trouble) ?? 0) + 1);
  }
}
