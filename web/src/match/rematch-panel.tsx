import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Mark } from '../parts/mark.tsx';
import { Panel } from '../parts/panel.tsx';
import { type Session, useConnection } from '../session/session.ts';
import { personOf } from '../table/people/people.ts';
import { rematchOf } from './rematch.ts';
import style from './rematch-panel.module.css';

interface Props {
  readonly session: Session;
  readonly table: TableView;
  readonly match: string;
  readonly onLeaveMatch: () => void;
}

/** Rematch with the same people, with who agreed by name; and the other things to do next. */
export function RematchPanel({ session, table, match, onLeaveMatch }: Props) {
  const intl = useIntl();
  const { yes, awaited, mine } = rematchOf(table);
  const { ask, isUnsent } = useAsk(session);
  const names = (members: typeof yes) => intl.formatList(members.map(({ name }) => name));
  const all = yes.length + awaited.length;
  return (
    <Panel title={<FormattedMessage id="table.after.again" />} className={style.panel}>
      <div className={style.faces}>
        {[...yes, ...awaited].map(member => {
          const person = personOf(table, member);
          return (
            <span key={member.id} className={style.face} data-yes={member.wantsRematch || undefined}>
              <Avatar {...person} />
              {member.wantsRematch && <Mark of={houseMarks.check} size={14} className={style.tick} />}
            </span>
          );
        })}
      </div>
      <p className={style.said} role="status">
        <FormattedMessage id="table.after.again.said" values={{ yes: yes.length, all }} />{' '}
        {yes.length > 0 && <FormattedMessage id="table.after.again.who" values={{ names: names(yes) }} />}{' '}
        {awaited.length > 0 && <FormattedMessage id="table.after.again.awaits" values={{ names: names(awaited) }} />}
      </p>
      {mine === false && (
        <Button kind="primary" size="big" isWide isBusy={isUnsent} onClick={() => ask(true)}>
          <Mark of={houseMarks.rotate} />
          <FormattedMessage id="table.after.again.yes" />
        </Button>
      )}
      {mine === true && (
        <div className={style.done}>
          <p className={style.in}>
            <Mark of={houseMarks.check} />
            <FormattedMessage id="table.after.again.done" />
          </p>
          <Button kind="ghost" isBusy={isUnsent} onClick={() => ask(false)}>
            <FormattedMessage id="table.after.again.back" />
          </Button>
        </div>
      )}
      {mine !== undefined && (
        <p className={style.help}>
          <FormattedMessage id="table.after.again.help" />
        </p>
      )}
      <div className={style.ways}>
        <ButtonLink href={`/replay/${match}`}>
          <Mark of={houseMarks.play} size={18} />
          <FormattedMessage id="table.after.replay" />
        </ButtonLink>
        <Button onClick={onLeaveMatch} aria-describedby="after-table-help">
          <Mark of={houseMarks.back} size={18} />
          <FormattedMessage id="table.after.table" />
        </Button>
      </div>
      <p id="after-table-help" className={style.help}>
        <FormattedMessage id="table.after.table" />: <FormattedMessage id="table.after.table.help" />
      </p>
    </Panel>
  );
}

function useAsk(session: Session) {
  const intl = useIntl();
  const connection = useConnection(session);
  const [waiting, setWaiting] = useState(0);
  const ask = (is: boolean) => {
    setWaiting(count => count + 1);
    session
      .ask({ type: 'rematch', is })
      .then(answer => {
        if (!answer.done) showToast({ text: intl.formatMessage({ id: 'table.after.refused' }) });
      })
      // The connection is closed for good, and the page says so.
      .catch(() => undefined)
      .finally(() => setWaiting(count => count - 1));
  };
  return { ask, isUnsent: waiting > 0 && connection.type !== 'open' };
}
