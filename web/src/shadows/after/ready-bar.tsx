import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import type { Move, View } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import { useSending } from '../../match/use-sending.ts';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import type { Session } from '../../session/session.ts';
import { awaitedIn } from '../play/frame/awaited.ts';
import { refusalOf } from '../play/view/refusals.ts';
import { usePeople } from '../play/view/use-people.ts';
import { mayReady } from './next-round.ts';
import style from './ready-bar.module.css';

interface Props {
  readonly session: Session;
  readonly table: TableView;
  readonly view: View;
}

/** Yes to the next round, and who has not said it, by name. */
export function ReadyBar({ session, table, view }: Props) {
  const people = usePeople(table);
  const { send, isUnsent } = useSending<Move>(session, refusalOf);
  const { seats, lacking } = awaitedIn(view);
  const awaited = seats.filter(seat => seat !== view.me?.seat);
  return (
    <div className={style.bar}>
      {view.me !== null &&
        (mayReady(view) ? (
          <Button kind="primary" size="big" isWide isBusy={isUnsent} onClick={() => void send({ type: 'ready' })}>
            <FormattedMessage id="after.ready" values={{ round: view.round + 1 }} />
          </Button>
        ) : (
          <p className={style.done}>
            <Mark of={houseMarks.check} />
            <FormattedMessage id="after.ready.done" />
          </p>
        ))}
      <p className={style.awaits} role="status">
        {lacking !== undefined ? (
          <FormattedMessage id="shadows.ready.lacking" values={lacking} />
        ) : awaited.length > 0 ? (
          <FormattedMessage id="after.awaits" values={{ names: people.namesOf(awaited) }} />
        ) : (
          view.ready.length === view.present.length && <FormattedMessage id="after.awaits.none" />
        )}
      </p>
    </div>
  );
}
