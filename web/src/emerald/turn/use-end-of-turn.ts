import { useEffect } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { usePlaying } from '../view/playing.ts';
import { actsOf } from './draft/acts.ts';
import { isEmpty } from './draft/draft.ts';
import type { TurnControl } from './use-turn.ts';

/**
 * For those who switched the question off: the turn ends with its second action, unless that action may still go on.
 */
export function useEndOfTurn(turn: TurnControl): void {
  const { view } = usePlaying();
  const { asksEnd } = useSettings();
  const { isMine, isSent, draft, send } = turn;
  const isDone =
    isMine && view.phase === 'playing' && view.turn.actions === 0 && view.ending === null && isEmpty(draft);
  const { acts, endTurn } = isDone && !asksEnd ? actsOf(view) : { acts: [], endTurn: undefined };
  const goesOn = acts.some(({ act, why }) => act === 'assassinate' && why === undefined);
  const ends = isDone && !asksEnd && !isSent && !goesOn && endTurn === undefined;
  useEffect(() => {
    if (ends) send({ type: 'end-turn' });
  }, [ends, send]);
}
