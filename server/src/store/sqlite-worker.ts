/** The thread that owns the database file. Every batch it is handed is one transaction: one flush for all of it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { type Migration, migrationsAfter, versionTable } from './migrations.ts';
import { type SqliteTables, sqliteTables } from './sqlite-tables.ts';

export interface WorkerData {
  readonly folder: string;
  readonly migrations: readonly Migration[];
}

export type Ask = {
  readonly [Name in keyof SqliteTables]: readonly [name: Name, ...args: Parameters<SqliteTables[Name]>];
}[keyof SqliteTables];

/** A batch to do; or, when it is `close`, the last word. */
export type ToWorker = readonly Ask[] | 'close';

export type FromWorker =
  | { readonly ready: string }
  | { readonly refused: string }
  | { readonly answers: readonly unknown[] }
  /** SQLite's own code, such as SQLITE_FULL. The transaction is rolled back. */
  | { readonly failed: string };

const port = parentPort;
if (port === null) throw new Error('sqlite-worker.ts is a thread of the server: start the server instead.');
const { folder, migrations } = workerData as WorkerData;
const post = (message: FromWorker): void => port.postMessage(message);

try {
  serve(open());
} catch (error) {
  post({ refused: whyNot(error) });
}

/** What the system and SQLite say of a folder that is not ours to write in names neither the folder's use nor a way out. */
function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^(?:EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_(?:CANTOPEN|READONLY)\w*)$/.test(code)) {
    return error instanceof Error ? error.message : String(error);
  }
  return `The data folder ${folder} cannot be written by this user (${code}). Give the user leave to write there, or choose another folder: npm start -- --data FOLDER.`;
}

function open(): { readonly database: Database.Database; readonly lock: Database.Database } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeFolder();
  const database = new Database(join(folder, 'lamplight.db'));
  if (database.pragma('journal_mode = wal', { simple: true }) !== 'wal') {
    throw new Error(
      `SQLite cannot keep a write-ahead log in ${folder}: is it a network drive? Choose a folder on a disk of this machine.`,
    );
  }
  // NORMAL would leave the flush to a later moment: what was answered could be lost when the power fails.
  database.pragma('synchronous = full');
  migrate(database);
  return { database, lock };
}

/**
 * A lock of the operating system, held through a file that stays empty: it goes when the process does, however it ends,
 * and unlike a lock on the database itself it leaves that open to backup tools.
 */
function takeFolder(): Database.Database {
  const lock = new Database(join(folder, 'lamplight.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `Another Lamplight is running on the data folder ${folder}. Stop it first, or give this one a data folder of its own; several that share their tables need PostgreSQL (DATABASE_URL).`,
    );
  }
  return lock;
}

function migrate(database: Database.Database): void {
  const apply = database.transaction(() => {
    database.exec(versionTable);
    const version = database.prepare('select coalesce(max(version), 0) from versions').pluck().get() as number;
    for (const migration of migrationsAfter(version, migrations)) {
      for (const statement of migration.statements) database.exec(statement);
      database.prepare('insert into versions (version, applied) values (?, ?)').run(migration.version, Date.now());
    }
  });
  apply.immediate();
}

function serve({ database, lock }: ReturnType<typeof open>): void {
  const tables = sqliteTables(database);
  const answer = ([name, ...args]: Ask): unknown => (tables[name] as (...args: readonly unknown[]) => unknown)(...args);
  const inOne = database.transaction((asks: readonly Ask[]) => asks.map(answer));
  port?.on('message', (message: ToWorker) => {
    if (message === 'close') {
      database.close();
      lock.close();
      port?.close();
      return;
    }
    try {
      post({ answers: inOne.immediate(message) });
    } catch (error) {
      post({ failed: codeOf(error) ?? String(error) });
    }
  });
  const version = database.prepare('select sqlite_version()').pluck().get();
  post({ ready: `SQLite ${version}` });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Database.SqliteError ? error.code : undefined;
}
