/** The thread that owns the database file. Every batch is one transaction: one flush for all of it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { type Migration, migrationsAfter, versionTable } from './migrations.ts';
import { Files, FilesLost } from './sqlite-files.ts';
import { type SqliteTables, sqliteTables } from './sqlite-tables.ts';

export interface WorkerData {
  readonly folder: string;
  readonly migrations: readonly Migration[];
}

export type SqliteRequest = {
  readonly [Name in keyof SqliteTables]: readonly [name: Name, ...args: Parameters<SqliteTables[Name]>];
}[keyof SqliteTables];

/** A batch to do, or `close` as the last message. */
export type ToSqlite = readonly SqliteRequest[] | 'close';

export type FromSqlite =
  | { readonly ready: string }
  | { readonly refused: string }
  | { readonly answers: readonly unknown[] }
  /** SQLite's own code, such as SQLITE_FULL. The transaction is rolled back. */
  | { readonly failed: string }
  /** A sentence: the files by these names are no longer those that are written to. */
  | { readonly lost: string };

/** In milliseconds. Somebody may be writing with a tool just now. */
const longestWait = 2_000;

const port = parentPort;
if (port === null) throw new Error('sqlite-worker.ts is a thread of the server: start the server instead.');
const { folder, migrations } = workerData as WorkerData;
const post = (message: FromSqlite): void => port.postMessage(message);

try {
  serve(open());
} catch (error) {
  post({ refused: whyNot(error) });
}

/** Errors of the system and of SQLite about an unwritable folder say neither what it is for nor how to fix it. */
function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^(?:EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_(?:CANTOPEN|READONLY)\w*)$/.test(code)) {
    return error instanceof Error ? error.message : String(error);
  }
  return `The data folder ${folder} cannot be written by this user (${code}). Give the user leave to write there, or choose another folder: npm start -- --data FOLDER.`;
}

function open(): { readonly database: Database.Database; readonly lock: Database.Database } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new Database(join(folder, 'lamplight.lock'), { timeout: 0 });
  takeOver(lock, 'exclusive');
  const database = new Database(join(folder, 'lamplight.db'), { timeout: longestWait });
  if (database.pragma('journal_mode = wal', { simple: true }) !== 'wal') {
    throw new Error(
      `SQLite cannot keep a write-ahead log in ${folder}: is it a network drive? Choose a folder on a disk of this machine.`,
    );
  }
  // NORMAL would flush later: a row that was answered could be lost in a power failure.
  database.pragma('synchronous = full');
  migrate(database);
  return { database, lock };
}

/**
 * Locks of the operating system, which end with the process, however it ends. One is on an empty file beside the
 * database. It refuses at once, also to servers of earlier versions. The other is the write lock of the database
 * itself, which is never released. It holds even if somebody deletes the file beside it. Backup tools can still read
 * the database.
 */
function takeOver(file: Database.Database, how: 'exclusive' | 'immediate'): void {
  try {
    file.exec(`begin ${how}`);
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `Another Lamplight is running on the data folder ${folder}. Stop it first, or give this one a data folder of its own; several that share their tables need PostgreSQL (DATABASE_URL).`,
    );
  }
}

/** Keeps the write lock. */
function migrate(database: Database.Database): void {
  takeOver(database, 'immediate');
  database.exec(versionTable);
  const version = database.prepare('select coalesce(max(version), 0) from versions').pluck().get() as number;
  for (const migration of migrationsAfter(version, migrations)) {
    for (const statement of migration.statements) database.exec(statement);
    database.prepare('insert into versions (version, applied) values (?, ?)').run(migration.version, Date.now());
  }
  database.exec('commit');
  takeOver(database, 'immediate');
}

function serve({ database, lock }: ReturnType<typeof open>): void {
  const tables = sqliteTables(database);
  const files = new Files(folder);
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map(text => database.prepare(text));
  const answer = ([name, ...args]: SqliteRequest): unknown =>
    (tables[name] as (...args: readonly unknown[]) => unknown)(...args);

  /** Checks the files after the write: what is answered was written to the files that bear the names. */
  const inOne = (asks: readonly SqliteRequest[]): FromSqlite => {
    try {
      files.mustBeThere();
      if (!database.inTransaction) begin?.run();
      const answers = asks.map(answer);
      commit?.run();
      files.mustBeThere();
      return { answers };
    } catch (error) {
      if (error instanceof FilesLost) return { lost: error.message };
      return { failed: codeOf(error) ?? String(error) };
    }
  };

  /** Takes the write lock again before anybody else can write. If that fails, the next batch tries again. */
  const holdOn = (): void => {
    try {
      if (database.inTransaction) rollback?.run();
      begin?.run();
    } catch {
      return;
    }
  };

  port?.on('message', (message: ToSqlite) => {
    if (message === 'close') {
      if (database.inTransaction) rollback?.run();
      database.close();
      lock.close();
      port?.close();
      return;
    }
    post(inOne(message));
    holdOn();
  });
  const version = database.prepare('select sqlite_version()').pluck().get();
  post({ ready: `SQLite ${version}` });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Database.SqliteError ? error.code : undefined;
}
