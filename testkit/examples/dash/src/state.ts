import type { BySeat, Instant, Seat, Secret, Table } from '@lamplight/contract';
import { type End, type Runner, time } from './words.ts';

export type State = {
  readonly runners: BySeat<Runner>;
  readonly bets: BySeat<Secret<Seat> | null>;
  readonly endsAt: Instant;
  readonly ended: End | null;
};

export const blank = ({ seats }: Table<unknown>): State => ({
  runners: Array.from({ length: seats }, () => ({ square: 0, restsUntil: 0, present: true })),
  bets: Array.from({ length: seats }, () => null),
  endsAt: time,
  ended: null,
});
