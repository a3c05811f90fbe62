import { Client, type CustomTypesConfig, Pool, types } from 'pg';
import { type Migration, migrationsAfter, versionTable } from './migrations.ts';
import { codeOf } from './patience.ts';

const connections = 10;
/** None of our statements takes long. One that does is stuck, and would hold its connection and its locks. */
const longestStatement = 10_000;
/** Any number will do, as long as all nodes that migrate one database agree on it. */
const migrationLock = 1_414_418_512;

/** Counts and times come as numbers: none of ours comes near 2^53. */
const bigint = 20;
const asNumbers: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === bigint ? Number : types.getTypeParser(id, format)),
};

export function poolOf(url: string, report: (sentence: string) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: longestStatement,
    // A little later than the server's own timeout, in case the server is gone.
    query_timeout: longestStatement + 2_000,
    keepAlive: true,
    application_name: 'lamplight',
    types: asNumbers,
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', error => report(`A connection to PostgreSQL was lost (${codeOf(error) ?? 'cut off'}).`));
  return pool;
}

/** Returns its name, and warns if it is configured so that it may lose data. */
export async function examine(pool: Pool, report: (sentence: string) => void): Promise<string> {
  const { rows } = await pool.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`,
  );
  const [{ version, fsync, commit } = { version: 'unknown', fsync: 'off', commit: 'off' }] = rows;
  if (fsync === 'off' || commit === 'off') {
    report('PostgreSQL has fsync or synchronous_commit off: after a power cut, moves that were answered may be lost.');
  }
  return `PostgreSQL ${version.split(' ')[0]}`;
}

/** Uses a connection of its own: a migration may take longer than any other statement. */
export async function migrate(url: string, known: readonly Migration[]): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'lamplight migrates',
    connectionTimeoutMillis: 5_000,
  });
  // A cut connection also fails the statement under way. Without a listener it would end the process too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await migrateIn(client, known);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function migrateIn(client: Client, known: readonly Migration[]): Promise<void> {
  // Nodes that start together wait here for the first of them. The lock ends with the transaction.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(versionTable);
  const { rows } = await client.query<{ version: number }>('select coalesce(max(version), 0) as version from versions');
  for (const { version, statements } of migrationsAfter(rows[0]?.version ?? 0, known)) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into versions (version, applied) values ($1, $2)', [version, Date.now()]);
  }
}
