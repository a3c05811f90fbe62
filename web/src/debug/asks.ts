/** What the debug panel asks of `npm run dev`, and what it is told. Types only: both sides are ours and of one age. */
import type { Json, Seat } from '@lamplight/contract';

/** Where the panel asks. Only Vite's development server answers here: no Lamplight server knows the address. */
export const debugPath = '/__debug';

export interface DebugTable {
  readonly code: string;
  readonly game: string;
  /** The secret of each seat, by which anybody may sit there. */
  readonly tokens: readonly string[];
  /** The seat that the developer plays. */
  readonly mine: Seat;
  /** Whether bots play the other seats by themselves. */
  readonly isRunning: boolean;
}

export type DebugAsk =
  | { readonly type: 'tables' }
  | { readonly type: 'sit'; readonly code: string; readonly seat: Seat }
  | { readonly type: 'run bots'; readonly code: string; readonly is: boolean }
  /** One move for this seat, now, whoever plays it. */
  | { readonly type: 'step bot'; readonly code: string; readonly seat: Seat }
  /** By so many milliseconds, for all tables. */
  | { readonly type: 'move clock'; readonly by: number };

/** `move`: what a bot did; null if it had nothing to do. */
export type DebugAnswer = { readonly tables: readonly DebugTable[]; readonly move?: Json } | { readonly wrong: string };
