import type { Viewer } from '@lamplight/contract';
import type { MatchHead } from '../../match/machine.ts';
import { pastOf } from '../../match/past.ts';
import { courseOf, exported, imported, readFile } from '../../match/record.ts';
import { replayOf } from '../../match/replay.ts';
import type { BotOffer } from '../../players/seatings.ts';
import type { Store } from '../../store/store.ts';

/** JSON in UTF-8, as it is sent. Written where the work is done, and never again. */
export type JsonBytes = Uint8Array<ArrayBuffer>;

/** An insider may see the match while it runs. Anyone else sees what is open when it is over. */
export type ReplayReader = 'insider' | 'anyone';

/** Finished matches: replayed, exported as files, and imported. `by`, where given, is who asks: turns go by it. */
export interface Archive {
  /** A finished match as one file. Undefined while it runs, or if there is none. */
  record(match: string, by?: string): Promise<JsonBytes | undefined>;
  /** What a viewer knew after each step, or what all knew. Undefined while the match runs, or if there is none. */
  replay(match: string, viewer: Viewer | 'open', by?: string): Promise<JsonBytes | undefined>;
  /** What bots thought and why. Undefined if there is no such match, and for anyone while it runs. */
  why(match: string, reader: ReplayReader, by?: string): Promise<JsonBytes | undefined>;
  /** Stores a match that came as the text of a file, or returns a sentence that says why it cannot. */
  keep(file: string, now: number, by?: string): Promise<KeepResult>;
}

export type KeepResult = { readonly match: string } | { readonly wrong: string };

/** Too many requests at once, or one took too long. The client may ask again. */
export class ArchiveBusy extends Error {
  override readonly name = 'ArchiveBusy';
}

/** More work than is done for anybody. Asking again does not help; the sentence says what may. */
export class MatchTooLong extends Error {
  override readonly name = 'MatchTooLong';
}

/**
 * Work is counted in views: inputs times viewers. A view takes a third of a millisecond or less, so the limit is about
 * ten seconds. The longest match among our own fixtures is 4,590.
 */
const mostWork = 30_000;
const tooLong = 'This match is too long to be shown again.';
const tooLongForAll =
  'This match is too long to be shown through all eyes at once. Look through one pair: as=audience, or as=0 for seat 0.';

/**
 * Works in the calling thread. A match may take seconds, so a server does this in separate threads: thread.ts. `weigh`
 * is told how much work is coming before it begins, and may throw.
 */
export function openArchive(
  store: Store,
  offers: ReadonlyMap<string, Pick<BotOffer, 'game' | 'why'>>,
  weigh: (work: number) => void = () => undefined,
): Archive {
  const games = new Map([...offers].map(([id, { game }]) => [id, game]));
  const find = async (id: string) => {
    const head = await store.head(id);
    if (head?.kind !== 'match') return undefined;
    const body = head.body as unknown as MatchHead;
    const offer = offers.get(body.game);
    return offer && { ...offer, head: body, rows: await store.read(id, 0) };
  };
  const begin = (work: number, sentence = tooLong) => {
    if (work > mostWork) throw new MatchTooLong(sentence);
    weigh(work);
  };
  return {
    record: async match => {
      const found = await find(match);
      if (found === undefined) return undefined;
      begin(found.rows.length);
      return bytesOf(await exported(found.game, found.head, found.rows));
    },
    replay: async (match, viewer) => {
      const found = await find(match);
      if (found === undefined) return undefined;
      const { game, head, rows } = found;
      if (viewer === 'open') begin(rows.length * (head.play.seats + 1), tooLongForAll);
      else begin(rows.length);
      return bytesOf(replayOf(game, head, courseOf(game, head, rows), viewer));
    },
    why: async (match, reader) => {
      const found = await find(match);
      if (found === undefined) return undefined;
      const { game, head, rows, why } = found;
      begin(rows.length * head.play.seats);
      const past = pastOf(game, head, courseOf(game, head, rows));
      return past.isOver || reader === 'insider' ? bytesOf({ game: game.id, why: why(past) }) : undefined;
    },
    keep: async (text, now) => {
      const file = readFile(games, text);
      if ('wrong' in file) return file;
      const { inputs, seats } = file.value;
      const most = Math.floor(mostWork / (seats + 1));
      if (inputs > most)
        return { wrong: `A match of ${seats} seats may have ${most} inputs here, and this one has ${inputs}.` };
      begin(inputs);
      return imported(store, file.value, now);
    },
  };
}

const utf8 = new TextEncoder();
const bytesOf = (value: unknown): JsonBytes | undefined =>
  value === undefined ? undefined : utf8.encode(JSON.stringify(value));
