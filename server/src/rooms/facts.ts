/** What anyone with a table's code may know. */
export interface TableFacts {
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: number;
  /** Seats with neither a person nor a bot. */
  readonly free: number;
  /** Whom the running match waits for. `name` is null for a bot, or a seat that nobody has. */
  readonly awaits: readonly { readonly seat: number; readonly name: string | null }[];
  /** Only with a member's token: the seat of that member. */
  readonly me?: number | null;
}
