/** What anyone may know who has a table's code. */
export interface TableFacts {
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: number;
  /** Seats with neither a person nor a bot. */
  readonly free: number;
}
