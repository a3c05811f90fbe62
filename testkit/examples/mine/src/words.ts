/** The words of the game: its closed sets, moves, tellings and views. */
import type { BySeat, Instant, Seat } from '@lamplight/contract';
import { deck } from './deck.ts';
import type { Rule } from './rules.ts';

export type CardId = (typeof deck)[number]['id'];
export const cardIds: readonly CardId[] = deck.map(row => row.id);

export const roles = ['mole', 'digger', 'digger'] as const;
export type Role = (typeof roles)[number];

export const goals = ['gold', 'stone', 'stone'] as const;
export type Goal = (typeof goals)[number];

export type End = Extract<Rule, `MI-END-${string}`>;

export type Move = { readonly type: 'play'; readonly card: CardId; readonly goal?: number } | { readonly type: 'pass' };

export type Told =
  | { readonly type: 'began' }
  | { readonly type: 'played'; readonly by: Seat; readonly card: CardId }
  | { readonly type: 'tunnelled'; readonly by: Seat; readonly length: number }
  | { readonly type: 'peeked'; readonly by: Seat; readonly goal: number; readonly found: Goal | null }
  | { readonly type: 'drew'; readonly by: Seat; readonly card: CardId | null }
  | { readonly type: 'passed'; readonly by: Seat }
  | { readonly type: 'turned'; readonly to: Seat; readonly endsAt: Instant }
  | { readonly type: 'attended'; readonly seat: Seat; readonly present: boolean; readonly endsAt: Instant }
  | { readonly type: 'ended'; readonly because: End };

export type View = {
  readonly me: Seat | null;
  readonly turn: Seat;
  readonly endsAt: Instant;
  readonly present: BySeat<boolean>;
  readonly tunnel: number;
  readonly passes: number;
  readonly ended: End | null;
  readonly played: readonly CardId[];
  readonly role: Role | null;
  readonly hand: readonly CardId[];
  readonly handSizes: BySeat<number>;
  readonly deckSize: number;
  /** What the viewer has seen under the goals. */
  readonly known: { readonly [goal: string]: Goal };
  /** Which goals each seat has looked at: everyone saw it happen. */
  readonly looked: BySeat<readonly string[]>;
};
