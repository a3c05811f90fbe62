import type { Instant, Json } from '@lamplight/contract';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { NoticingViewers } from './gallery.ts';

/** What a stream needs of the world. */
export interface StreamDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** A row is stored: other nodes may want to know. */
  readonly hint: (id: string, seq: number) => void;
  /** Something failed that should not. Whoever logs it must leave out what players may not know. */
  readonly trouble: (error: unknown) => void;
}

/** What the log keeps in a row, whatever the machine. Rows that are older have neither a mark nor say who was told nothing. */
export type StoredStep = {
  readonly at: Instant;
  readonly noticed: NoticingViewers;
  /** Those of them who were told nothing: they saw a change only. */
  readonly untold?: NoticingViewers;
  /** Drawn by lot: a row that takes the place of another, after a backup was restored, has another one. */
  readonly mark?: string;
  readonly of: Json;
};
