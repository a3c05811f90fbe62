import { houseMarks } from '@lamplight/art/public';
import type { RoundReport, View } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import icon from '../../parts/icon-button.module.css';
import { Link } from '../../parts/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Panel } from '../../parts/panel.tsx';
import { clockText } from '../../replay/time.ts';
import { Emblem } from '../play/frame/emblem.tsx';
import { winnerIn } from './account/round-account.tsx';
import style from './rounds-panel.module.css';

interface Props {
  readonly view: View;
  readonly match: string;
  readonly onOpen: (account: RoundReport) => void;
}

/** Every round: a tap opens its maps and clues, the arrow beside it plays it again. */
export function RoundsPanel({ view, match, onOpen }: Props) {
  const intl = useIntl();
  return (
    <Panel title={<FormattedMessage id="after.rounds" />}>
      <ol className={style.rounds}>
        {view.rounds.map(account => {
          const again = intl.formatMessage({ id: 'after.replay.round' }, { round: account.round });
          return (
            <li key={account.round} className={style.round}>
              <button type="button" className={style.open} onClick={() => onOpen(account)}>
                {account.winner === null ? (
                  <Mark of={houseMarks.clock} size={22} className={style.nobody} />
                ) : (
                  <Emblem team={account.winner} />
                )}
                <span className={style.words}>
                  <FormattedMessage
                    id="after.rounds.one"
                    values={{
                      round: account.round,
                      because: account.because,
                      time: clockText(account.endedAt - account.startedAt),
                    }}
                  />
                  <Hidden>
                    {', '}
                    <FormattedMessage id="after.rounds.won" values={{ who: winnerIn(account, account.winner) }} />
                  </Hidden>
                </span>
                <Mark of={houseMarks.next} size={16} className={style.nobody} />
              </button>
              <Link
                href={`/replay/${match}?round=${account.round}`}
                className={icon.icon}
                aria-label={again}
                title={again}
              >
                <Mark of={houseMarks.play} size={20} />
              </Link>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
