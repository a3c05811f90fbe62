import type { Viewer } from '@lamplight/contract';
import type { MatchHead } from '../../match/machine.ts';
import { pastOf } from '../../match/past.ts';
import { courseOf, exported, imported } from '../../match/record.ts';
import { replayOf } from '../../match/replay.ts';
import type { Offer } from '../../players/seatings.ts';
import type { Store } from '../../store/store.ts';

/** Finished matches: shown again, given away as files, and taken in. */
export interface Archive {
  /** A finished match as one file, or undefined while it runs, or where there is none. */
  record(match: string): Promise<unknown>;
  /** What a viewer knew after each step, or what all knew: undefined while the match runs, or where there is none. */
  replay(match: string, viewer: Viewer | 'open'): Promise<unknown>;
  /** What bots thought and why, as far as it lies open by now: undefined where there is no such match. */
  why(match: string): Promise<unknown>;
  /** Keeps a match that came as the text of a file; or a sentence that says why it cannot be. */
  keep(file: string, now: number): Promise<Kept>;
}

export type Kept = { readonly match: string } | { readonly wrong: string };

/** Too many are asked for at once, or one took too long. Whoever asked may ask again. */
export class ArchiveBusy extends Error {
  override readonly name = 'ArchiveBusy';
}

/** Works where it is called. A match takes up to a second, so a server does it in a thread of its own: thread.ts. */
export function openArchive(store: Store, offers: ReadonlyMap<string, Pick<Offer, 'game' | 'why'>>): Archive {
  const games = new Map([...offers].map(([id, { game }]) => [id, game]));
  const find = async (id: string) => {
    const head = await store.head(id);
    if (head?.kind !== 'match') return undefined;
    const body = head.body as unknown as MatchHead;
    const offer = offers.get(body.game);
    return offer && { ...offer, head: body, rows: await store.read(id, 0) };
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
    why: async match => {
      const found = await find(match);
      if (found === undefined) return undefined;
      const { game, head, rows, why } = found;
      return { game: game.id, why: why(pastOf(game, head, courseOf(game, head, rows))) };
    },
    keep: (file, now) => imported(store, games, file, now),
  };
}
