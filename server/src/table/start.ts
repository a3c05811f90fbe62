import { canonical, type Instant } from '@lamplight/contract';
import type { Rule } from '../rules.ts';
import type { TableEvent } from './events.ts';
import { type Member, type MemberId, type PlaySettings, running, seatsOf, sitterOf, type TableState } from './state.ts';

/**
 * A stored match, made for the table as it was. The table takes it only if nothing has changed since. Deciding must be
 * pure, so it cannot make a match itself: that draws a seed.
 */
export type Proposal = {
  readonly id: string;
  readonly commitment: string;
  /** When its first alarm rings, in milliseconds since it began. */
  readonly wake: Instant | null;
  readonly play: PlaySettings;
};

/** Why no match can start, or undefined. `by` is the host, or undefined when all want a rematch. */
export function whyNotStart(state: TableState, by: MemberId | undefined): Rule | undefined {
  if (running(state) !== undefined) return 'TB-START-2';
  const isFull = seatsOf(state).every(seat => state.bots.includes(seat) || sitterOf(state, seat) !== undefined);
  const isReady = seated(state).every(({ id, present, ready, wantsRematch }) => {
    return !present || id === by || ready || wantsRematch;
  });
  return isFull && isReady ? undefined : 'TB-START-1';
}

const seated = (state: TableState): readonly Member[] => state.members.filter(({ seat }) => seat !== null);

/** Whether everybody who is present and has a seat wants a rematch [TB-REMATCH-1]. */
export function wantRematch(state: TableState): boolean {
  const there = seated(state).filter(({ present }) => present);
  const isOver = state.match !== null && running(state) === undefined;
  const allWant = there.length > 0 && there.every(member => member.wantsRematch);
  return isOver && allWant && whyNotStart(state, undefined) === undefined;
}

export const isStillSo = ({ seats, options }: TableState, { play }: Proposal): boolean =>
  canonical(play) === canonical({ seats, options });

export const started = ({ id, commitment, wake }: Proposal, at: Instant): readonly TableEvent[] => [
  { type: 'started', match: { id, commitment, wake: wake === null ? null : at + wake } },
];
