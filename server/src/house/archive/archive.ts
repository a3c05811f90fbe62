import type { Viewer } from '@lamplight/contract';
import type { AnyGame, MatchHead } from '../../match/machine.ts';
import { courseOf, exported, imported } from '../../match/record.ts';
import { replayOf } from '../../match/replay.ts';
import type { Store } from '../../store/store.ts';

/** Finished matches: shown again, given away as files, and taken in. */
export interface Archive {
  /** A finished match as one file, or undefined while it runs, or where there is none. */
  record(match: string): Promise<unknown>;
  /** What a viewer knew after each step, or what all knew: undefined while the match runs, or where there is none. */
  replay(match: string, viewer: Viewer | 'open'): Promise<unknown>;
  /** Keeps a match that came as a file; or a sentence that says why it cannot be. */
  keep(record: unknown, now: number): Promise<Kept>;
}

export type Kept = { readonly match: string } | { readonly wrong: string };

/** Too many are asked for at once, or one took too long. Whoever asked may ask again. */
export class ArchiveBusy extends Error {
  override readonly name = 'ArchiveBusy';
}

/** Works where it is called. A match takes up to a second, so a server does it in a thread of its own: thread.ts. */
export function openArchive(store: Store, games: ReadonlyMap<string, AnyGame>): Archive {
  const find = async (id: string) => {
    const head = await store.head(id);
    if (head?.kind !== 'match') return undefined;
    const body = head.body as unknown as MatchHead;
    const game = games.get(body.game);
    return game && { game, head: body, rows: await store.read(id, 0) };
  };
  return {
    record: async match => {
      const found = await find(match);
      return found && exported(found.game, found.head, found.rows);
    },
    replay: async (match, viewer) => {
      const found = await find(match);
      return found && replayOf(found.game, found.head, courseOf(found.game, found.head, found.rows), viewer);
    },
    keep: (record, now) => imported(store, games, record, now),
  };
}
