import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAtTable } from '../at-table.ts';
import { Face } from '../people/face.tsx';
import { isHost, personOf, watchersOf } from '../people/people.ts';
import { dragOf } from './dragging.ts';
import { NameMenu } from './name-menu.tsx';
import style from './watchers.module.css';

interface WatchersProps {
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
}

/** Who is at the table without a seat. */
export function Watchers({ places }: WatchersProps) {
  const { table } = useAtTable();
  const watchers = watchersOf(table);
  return (
    <Panel
      isTight
      className={style.watchers}
      title={
        <FormattedMessage
          id={watchers.length === 0 ? 'table.watch.nobody' : 'table.watch.title'}
          values={{ count: watchers.length }}
        />
      }
    >
      {watchers.length > 0 && (
        <ul>
          {watchers.map(member => (
            <li key={member.id} {...dragOf(table, member)}>
              <Face person={personOf(table, member)} size="small" />
              <NameMenu member={member} places={places} />
              {member.id === table.me && (
                <span className={style.you}>
                  <FormattedMessage id="table.you" />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Mark of={houseMarks.watch} size={18} />
        <FormattedMessage id={table.spectators ? 'table.watch.open' : 'table.watch.closed'} />
      </p>
      <Barred />
    </Panel>
  );
}

/** Members whom the host removed, and may let in again [TB-KICK-4]. */
function Barred() {
  const { table, acts } = useAtTable();
  const { barred = [] } = table;
  if (!isHost(table) || barred.length === 0) return null;
  return (
    <>
      <h3>
        <FormattedMessage id="table.barred.title" />
      </h3>
      <ul>
        {barred.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button size="small" onClick={() => void acts.run('pardon', { type: 'pardon', member: id })}>
              <FormattedMessage id="table.menu.pardon" values={{ more: text => <Hidden>{text}</Hidden>, name }} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
