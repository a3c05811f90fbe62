import { FormattedMessage } from 'react-intl';
import { reachOf } from '../map/reach.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './give-hint.module.css';

/** What the number of chosen cards means, and which of them was lost or does not fit. */
export function GiveHint() {
  const { view, choice } = useOurPlaying();
  const count = choice.cards.length;
  const target = view.intended ?? undefined;
  const isAstray = count > 0 && target !== undefined && !reachOf(view, count).includes(target);
  return (
    <p className={style.hint} data-warns={choice.lost !== undefined || isAstray ? '' : undefined}>
      {choice.lost !== undefined && (
        <span>
          <FormattedMessage id="shadows.give.lost" values={{ team: choice.lost.by }} />{' '}
        </span>
      )}
      <FormattedMessage id={isAstray ? 'shadows.give.astray' : 'shadows.give.hint'} values={{ count }} />
    </p>
  );
}
