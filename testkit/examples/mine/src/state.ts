import type { BySeat, Instant, Seat, Secret } from '@lamplight/contract';
import type { CardId, End, Goal, Role } from './words.ts';

export type State = {
  readonly turn: Seat;
  readonly endsAt: Instant;
  readonly present: BySeat<boolean>;
  readonly tunnel: number;
  readonly passes: number;
  readonly ended: End | null;
  readonly played: readonly CardId[];
  readonly roles: BySeat<Secret<Role>>;
  readonly goals: readonly Secret<Goal>[];
  readonly hands: BySeat<readonly Secret<CardId>[]>;
  readonly deck: readonly Secret<CardId>[];
  /** What each seat has learned. A copy, taken when it was learned: `view` never reads through to `goals`. */
  readonly known: BySeat<{ readonly [goal: string]: Secret<Goal> }>;
};

export const blank: State = {
  turn: 0,
  endsAt: 0,
  present: [true, true, true],
  tunnel: 0,
  passes: 0,
  ended: null,
  played: [],
  roles: [],
  goals: [],
  hands: [[], [], []],
  deck: [],
  known: [{}, {}, {}],
};
