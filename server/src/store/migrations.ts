/**
 * The schema of the database, written once: every statement means the same to SQLite and to PostgreSQL.
 *
 * A released migration is never changed: databases out there have already gone through it. Add the next one.
 */
export interface Migration {
  /** One more than the previous version. */
  readonly version: number;
  readonly statements: readonly string[];
}

export const migrations: readonly Migration[] = [
  {
    version: 1,
    statements: [
      'create table streams (id text primary key, kind text not null, began bigint not null, body text not null, due bigint)',
      'create index streams_due on streams (due) where due is not null',
      'create table codes (code text primary key, stream text not null unique)',
      // `stored` is when the row was written, by the clock of the node that wrote it. `forget` goes by it.
      `create table log (stream text not null, seq integer not null, command text not null, body text not null,
        due bigint, stored bigint not null, primary key (stream, seq), unique (stream, command))`,
      'create table nodes (id text primary key, beat bigint not null)',
      'create table presence (stream text not null, member integer not null, node text not null, primary key (stream, member, node))',
    ],
  },
  {
    version: 2,
    statements: [
      'create table keepsakes (name text primary key, body text not null)',
      // `called` is when the match began to wait, as of the last notification to the member.
      `create table wishes (stream text not null, member integer not null, body text not null, called bigint not null,
        primary key (stream, member))`,
    ],
  },
];

/** Records each applied migration. Created before anything else, in either database. */
export const versionTable =
  'create table if not exists versions (version integer primary key, applied bigint not null)';

/** The migrations that a database at `version` still needs. */
export function migrationsAfter(version: number, known: readonly Migration[]): readonly Migration[] {
  const newest = known.length;
  if (version > newest) {
    throw new Error(
      `The database has version ${version}, and this Lamplight knows versions up to ${newest}. Start the newer Lamplight that made it, or restore a backup from before.`,
    );
  }
  const misnumbered = known.find((migration, place) => migration.version !== place + 1);
  if (misnumbered !== undefined) {
    throw new Error(`Migration ${misnumbered.version} is out of order: number them 1, 2, 3 without gaps.`);
  }
  return known.slice(version);
}
