import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The message says what to do: it goes to the log as it is. */
export class FilesLost extends Error {
  override readonly name = 'FilesLost';
}

/** The second holds the newest moves. */
const names = ['lamplight.db', 'lamplight.db-wal'] as const;

/**
 * The files of an open database. If somebody deletes, moves or replaces them, SQLite goes on writing to files without a
 * name and notices nothing. Those are gone when the process ends.
 */
export class Files {
  readonly #paths: readonly string[];
  readonly #known: readonly string[];

  /** Call it when the database has just been opened: it takes the files as they are now. */
  constructor(folder: string) {
    this.#paths = names.map(name => join(folder, name));
    this.#known = this.#paths.map(identityOf);
  }

  mustBeThere(): void {
    const lost = names.filter((_, n) => identityOf(this.#paths[n] ?? '') !== this.#known[n]);
    if (lost.length === 0) return;
    throw new FilesLost(
      `${lost.join(' and ')} in the data folder ${lost.length === 1 ? 'was' : 'were'} deleted, moved or replaced while the server runs: nothing more is taken. Move back what was there; or stop the server, restore a backup, and start it again.`,
    );
  }
}

function identityOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'nothing' : `${found.dev} ${found.ino}`;
}
