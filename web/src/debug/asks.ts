/**
 * Messages between the debug panel and `npm run dev`. Types only: both sides are ours and always of the same version.
 */
import type { Json, Seat } from '@lamplight/contract';

/** Only Vite's development server answers here: no Lamplight server knows the address. */
export const debugPath = '/__debug';

export interface DebugTable {
  readonly code: string;
  readonly game: string;
  /** The token of each seat. Anybody with it may sit there. */
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
