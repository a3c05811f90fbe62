/** What anyone may know who has a table's code. */
export interface TableFacts {
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: number;
  /** Seats with neither a person nor a bot. */
  readonly free: number;
  /** For whom the match waits that runs; without a name for a bot, or a seat that nobody has. */
  readonly awaits: readonly { readonly seat: number; readonly name: string | null }[];
  /** Only where the secret of a member was shown: which seat that member has. */
  readonly me?: number | null;
}
