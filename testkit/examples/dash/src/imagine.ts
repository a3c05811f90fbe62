import { type Random, seal } from '@lamplight/contract';
import type { State } from './state.ts';
import type { View } from './words.ts';

export function imagine({ me, runners, bets, myBet, endsAt, ended }: View, random: Random): State {
  const guess = (seat: number) => (seat === me && myBet !== null ? myBet : random.below(runners.length));
  return { runners, bets: bets.map((bet, seat) => (bet ? seal(guess(seat)) : null)), endsAt, ended };
}
