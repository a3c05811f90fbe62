import { useIntl } from 'react-intl';
import { useKeys } from '../../match/use-keys.ts';
import { showToast } from '../../parts/announce/toasts.ts';
import { usePlaying } from '../view/playing.ts';
import { actsOf } from './draft/acts.ts';
import { isEmpty } from './draft/draft.ts';
import { keyOf, type TurnKey } from './keys.ts';
import { whyOf } from './sentence/why.ts';
import type { TurnControl } from './use-turn.ts';

/**
 * Enter belongs to the focused element. Only a city or card that cannot be chosen now leaves it to the finished move.
 */
const presses = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('[data-city], [data-card]') === null)
    return target.closest('button, a, summary, [role="button"]') !== null;
  return target.closest('[data-light]')?.getAttribute('data-light') === 'legal';
};

/** The keys of a turn that work wherever the focus is [UX-28]. Enter works only when everything is chosen. */
export function useTurnKeys(turn: TurnControl): void {
  const { view } = usePlaying();
  const intl = useIntl();
  const act = (key: TurnKey): boolean => {
    const { endTurn, undo } = actsOf(view);
    const orWhy = (why: typeof undo, move: Parameters<TurnControl['send']>[0]) => {
      if (why === undefined) turn.send(move);
      else showToast({ text: intl.formatMessage({ id: whyOf(why) }) });
      return true;
    };
    if (!turn.isMine) return false;
    switch (key.does) {
      case 'act':
        turn.tap({ type: 'act', act: key.act });
        return true;
      case 'card':
        turn.tap({ type: 'card', place: key.place });
        return true;
      case 'clear':
        if (isEmpty(turn.draft)) return false;
        turn.tap({ type: 'clear' });
        return true;
      case 'confirm':
        if (!('move' in turn.said)) return false;
        turn.confirm();
        return true;
      case 'undo':
        return orWhy(undo, { type: 'undo' });
      case 'end-turn':
        return orWhy(endTurn, { type: 'end-turn' });
    }
  };
  useKeys(event => {
    const key = keyOf(event);
    if (key === undefined || (key.does === 'confirm' && presses(event.target))) return false;
    return act(key);
  });
}
