import type { Instant, Json } from '@lamplight/contract';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { NoticingViewers } from './gallery.ts';

export interface StreamDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** A row is stored: tells the other nodes. */
  readonly hint: (id: string, seq: number) => void;
  /** Something failed that should not. What is logged of it must not hold secrets of players. */
  readonly trouble: (error: unknown) => void;
}

/** What a row holds, for either machine. Older rows have no mark and do not say who was told nothing. */
export type StoredStep = {
  readonly at: Instant;
  readonly noticed: NoticingViewers;
  /** Those of them who were told nothing: they only saw a change. */
  readonly untold?: NoticingViewers;
  /** Random: after a backup was restored, a new row at the place of a lost one has another mark. */
  readonly mark?: string;
  readonly of: Json;
};
