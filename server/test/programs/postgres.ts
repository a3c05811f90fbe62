import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres, personForPostgres, reachableBin } from './find-postgres.ts';
import { freePort, type ProgramUser, run, until } from './program.ts';

/** A PostgreSQL for tests, with its data in a temporary folder. Flushes are on, as in production. */
export interface PostgresServer {
  readonly name: string;
  /** The address of an empty schema: a whole new database takes a third of a second to make. */
  database(): Promise<string>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again on the same data. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const program = await findPostgres();
  if (program === undefined) {
    throw new Error(
      'These tests need PostgreSQL, and none was found: run npm install without --omit=optional, install it (on Debian: apt-get install postgresql), or set LAMPLIGHT_POSTGRES to the folder of its programs.',
    );
  }
  const person = await personForPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-postgres-'));
  chmodSync(folder, 0o755);
  const bin = await reachableBin(program, person, folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (person.uid !== undefined && person.gid !== undefined) chownSync(data, person.uid, person.gid);
  const flags = ['-D', data, '-U', 'lamplight', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'];
  const made = await run(join(bin, 'initdb'), flags, person);
  if (!made.passed) throw new Error(`initdb failed:\n${made.output}`);
  const server = new Server({
    name: `${program.name} from ${program.from}`,
    folder,
    bin,
    person,
    port: await freePort(),
  });
  await server.start();
  return server;
}

interface Setup {
  readonly name: string;
  readonly folder: string;
  readonly bin: string;
  readonly person: ProgramUser;
  readonly port: number;
}

class Server implements PostgresServer {
  readonly name: string;
  readonly #setup: Setup;
  #process: ChildProcess | undefined;
  #databases = 0;

  constructor(setup: Setup) {
    this.name = setup.name;
    this.#setup = setup;
  }

  async start(): Promise<void> {
    // After kill -9 it refuses its data until the last of its child processes has noticed and ended.
    await until('PostgreSQL takes connections', async () => {
      if (!this.#isRunning()) this.#spawn();
      return this.#answers();
    }).catch(error => {
      throw new Error(`${error}\n${readFileSync(join(this.#setup.folder, 'log'), 'utf8').slice(-2_000)}`);
    });
  }

  async database(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    const client = new Client(this.#url());
    await client.connect();
    await client.query(`create schema ${name}`);
    await client.end();
    return `${this.#url()}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async remove(): Promise<void> {
    // Its data is removed anyway, and an orderly shutdown takes seconds.
    await this.#end('SIGQUIT');
    rmSync(this.#setup.folder, { recursive: true, force: true });
  }

  #spawn(): void {
    const { folder, bin, person, port } = this.#setup;
    const log = openSync(join(folder, 'log'), 'a');
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
    const flags = settings.flatMap(setting => ['-c', setting]);
    this.#process = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...flags], {
      ...person,
      cwd: '/',
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  #isRunning(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    if (server === undefined || !this.#isRunning()) return;
    const ended = new Promise(resolve => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  async #answers(): Promise<boolean> {
    const client = new Client(this.#url());
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  #url(): string {
    return `postgres://lamplight@127.0.0.1:${this.#setup.port}/postgres`;
  }
}
