import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../parts/button.tsx';
import { Mark } from '../../../parts/mark.tsx';
import style from '../frame/acts.module.css';
import { useOurPlaying } from '../view/playing.ts';
import { offerOf } from './detecting.ts';

/** One button: go here. A vote that was given is ticked, and can be taken back until the ring closes. */
export function DetectiveActs() {
  const { view, send, isUnsent } = useOurPlaying();
  const offer = offerOf(view);
  const label = <FormattedMessage id={isUnsent ? 'shadows.act.unsent' : 'shadows.act.go'} />;
  if (offer === undefined) {
    return (
      <div className={style.acts}>
        <Button isWide disabled>
          {label}
        </Button>
      </div>
    );
  }
  const { cell, isVoted, isLookedAt } = offer;
  return (
    <div className={style.acts}>
      {isVoted ? (
        <Button kind="ghost" onClick={() => void send({ type: 'unpoint' })}>
          <FormattedMessage id="shadows.act.back" />
        </Button>
      ) : (
        isLookedAt && (
          <Button kind="ghost" onClick={() => void send({ type: 'look', cell: null })}>
            <FormattedMessage id="shadows.act.away" />
          </Button>
        )
      )}
      {isVoted ? (
        <Button kind="done" isBusy={isUnsent} aria-pressed="true" className={style.grow}>
          <Mark of={houseMarks.check} />
          <FormattedMessage id={isUnsent ? 'shadows.act.unsent' : 'shadows.act.gone'} />
        </Button>
      ) : (
        <Button
          kind="primary"
          isBusy={isUnsent}
          className={style.grow}
          onClick={() => void send({ type: 'point', cell })}
        >
          {label}
          <Mark of={houseMarks.next} />
        </Button>
      )}
    </div>
  );
}
