/** The words of the game: its closed sets, moves, tellings and views. */
import type { BySeat, Instant, Seat } from '@lamplight/contract';
import type { Rule } from './rules.ts';

/** In milliseconds [DA-MOVE-2, DA-END-2]. */
export const rest = 300;
export const time = 5_000;
export const finish = 10;

export type End = Extract<Rule, `DA-END-${string}`>;

export type Runner = { readonly square: number; readonly restsUntil: Instant; readonly present: boolean };

export type Move = { readonly type: 'step' } | { readonly type: 'bet'; readonly on: Seat };

export type Told =
  | { readonly type: 'stepped'; readonly by: Seat; readonly to: number; readonly restsUntil: Instant }
  | { readonly type: 'betted'; readonly by: Seat; readonly on: Seat | null }
  | { readonly type: 'attended'; readonly seat: Seat; readonly present: boolean }
  | { readonly type: 'finished'; readonly because: End };

export type View = {
  readonly me: Seat | null;
  readonly runners: BySeat<Runner>;
  /** Who has bet. */
  readonly bets: BySeat<boolean>;
  readonly myBet: Seat | null;
  readonly endsAt: Instant;
  readonly ended: End | null;
};
