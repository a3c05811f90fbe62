import { must, unseal, type Viewer } from '@lamplight/contract';
import type { State } from './state.ts';
import type { View } from './words.ts';

export function view({ runners, bets, endsAt, ended }: State, viewer: Viewer): View {
  const bet = viewer === 'audience' ? null : must(bets, viewer);
  return {
    me: viewer === 'audience' ? null : viewer,
    runners,
    bets: bets.map(each => each !== null),
    myBet: bet === null ? null : unseal(bet),
    endsAt,
    ended,
  };
}
