import type { Viewer } from '@lamplight/contract';
import type { Store } from '../../store/store.ts';
import {
  type Archive,
  ArchiveBusy,
  type JsonBytes,
  type KeepResult,
  MatchTooLong,
  type ReplayReader,
} from './archive.ts';
import { KeptAnswers } from './kept-answers.ts';
import { ArchiveLane, busy } from './lane.ts';
import type { ArchiveQuery, ArchiveRequest } from './messages.ts';

interface Bounds {
  /** How many requests may be open at once, and how many of them from one address. */
  readonly most: number;
  readonly mostByOne: number;
  /** A request that waits or takes longer than this is given up, in milliseconds. */
  readonly patience: number;
  /** A thread without work ends after this long. */
  readonly idle: number;
  /** In views. Larger jobs wait for each other, out of the way of smaller ones. */
  readonly quick: number;
  /** Size of the cache of answers. */
  readonly keptBytes: number;
}

const usualBounds: Bounds = {
  ...{ most: 32, mostByOne: 8, patience: 60_000, idle: 60_000 },
  ...{ quick: 1_500, keptBytes: 32 * 1024 * 1024 },
};

const busyForYou = 'Your address is looking at many matches at once. Wait for an answer first.';

/** For one answer about a match: the read under way, and one more shared by all who have asked since. */
interface Sharing {
  readonly now: Promise<JsonBytes | undefined>;
  next: Promise<JsonBytes | undefined> | undefined;
}

/**
 * An archive that never holds up the tables. It has two threads, one for quick work and one for the rest, so that a
 * small request never waits behind a large one.
 */
export class ThreadedArchive implements Archive {
  readonly #bounds: Bounds;
  readonly #quick: ArchiveLane;
  readonly #long: ArchiveLane;
  readonly #kept: KeptAnswers;
  readonly #looks = new Map<string, Sharing>();
  /** How many requests are open, by address. */
  readonly #places = new Map<string, number>();
  #taken = 0;

  constructor(store: Store, trouble: (error: unknown) => void, bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...usualBounds, ...bounds };
    const { quick, patience, idle, keptBytes } = this.#bounds;
    this.#quick = new ArchiveLane(store, trouble, { atOnce: 4, most: quick, patience, idle });
    this.#long = new ArchiveLane(store, trouble, { atOnce: 1, most: Number.POSITIVE_INFINITY, patience, idle });
    this.#kept = new KeptAnswers(keptBytes);
  }

  record(match: string, by?: string): Promise<JsonBytes | undefined> {
    return this.#look(['record', match], by);
  }

  replay(match: string, viewer: Viewer | 'open', by?: string): Promise<JsonBytes | undefined> {
    return this.#look(['replay', match, viewer], by);
  }

  why(match: string, reader: ReplayReader, by?: string): Promise<JsonBytes | undefined> {
    return this.#look(['why', match, reader], by);
  }

  keep(file: string, now: number, by?: string): Promise<KeepResult> {
    return this.#ask(['keep', file, now], by) as Promise<KeepResult>;
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#long.close()]);
  }

  /**
   * When a match is over, everybody at the table asks for the same thing at once. The read under way may have begun
   * before the last step, so later requests share the next read instead.
   */
  async #look(ask: ArchiveQuery, by: string | undefined): Promise<JsonBytes | undefined> {
    const key = JSON.stringify(ask);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const look = this.#looks.get(key);
    if (look === undefined) {
      const now = this.#lookNow(key, ask, by);
      this.#looks.set(key, { now, next: undefined });
      return now;
    }
    look.next ??= look.now.then(() => this.#look(ask, by));
    return look.next;
  }

  async #lookNow(key: string, ask: ArchiveQuery, by: string | undefined): Promise<JsonBytes | undefined> {
    try {
      const answer = (await this.#ask(ask, by)) as JsonBytes | undefined;
      // An insider's answer may be about a match that still runs. All others are about a finished one and never change.
      if (answer !== undefined && !(ask[0] === 'why' && ask[2] === 'insider')) this.#kept.add(key, answer);
      return answer;
    } finally {
      this.#looks.delete(key);
    }
  }

  async #ask(ask: ArchiveRequest, by = ''): Promise<unknown> {
    this.#takePlace(by);
    try {
      const first = await this.#quick.do(ask, { by, work: 0 });
      const outcome = 'longer' in first ? await this.#long.do(ask, { by, work: first.longer }) : first;
      if ('value' in outcome) return outcome.value;
      if ('tooLong' in outcome) throw new MatchTooLong(outcome.tooLong);
      throw new Error('failed' in outcome ? outcome.failed : busy);
    } finally {
      this.#leavePlace(by);
    }
  }

  #takePlace(by: string): void {
    const own = this.#places.get(by) ?? 0;
    if (this.#taken >= this.#bounds.most) throw new ArchiveBusy(busy);
    if (by !== '' && own >= this.#bounds.mostByOne) throw new ArchiveBusy(busyForYou);
    this.#taken += 1;
    this.#places.set(by, own + 1);
  }

  #leavePlace(by: string): void {
    const left = (this.#places.get(by) ?? 1) - 1;
    this.#taken -= 1;
    if (left === 0) this.#places.delete(by);
    else this.#places.set(by, left);
  }
}
