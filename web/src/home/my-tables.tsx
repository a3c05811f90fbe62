import { houseMarks } from '@lamplight/art/public';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, FormattedRelativeTime, useIntl } from 'react-intl';
import { Link } from '../parts/link.tsx';
import { Mark } from '../parts/mark.tsx';
import { Panel } from '../parts/panel.tsx';
import { isGame } from '../route.ts';
import { myTables, onMyTables } from '../session/my-tables.ts';
import { spoken } from '../table/invitation/code.ts';
import type { TableSummary } from '../table/invitation/facts.ts';
import { ago, isMyTurn, type KnownTable, knownTables } from './known-tables.ts';
import style from './my-tables.module.css';

/** The way back to where I sit. */
export function MyTables() {
  const mine = useSyncExternalStore(onMyTables, myTables);
  const [known, setKnown] = useState<readonly KnownTable[]>([]);
  useEffect(() => {
    let isWanted = true;
    void knownTables(mine).then(found => {
      if (isWanted) setKnown(found);
    });
    return () => {
      isWanted = false;
    };
  }, [mine]);
  if (known.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="home.mine" />}>
      <ul className={style.tables}>
        {known.map(table => (
          <li key={table.code}>
            <TableLink {...table} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TableLink({ code, seen, facts, game: id }: KnownTable) {
  const intl = useIntl();
  // A page that is older than its server may not know the game.
  const game = isGame(id) ? intl.formatMessage({ id: `home.${id}` }) : id;
  const isMine = isMyTurn({ facts });
  const { value, unit } = ago(seen, Date.now());
  return (
    <Link href={`/t/${code}`} className={style.table} data-mine={isMine || undefined}>
      <span className={style.words}>
        <b>
          <FormattedMessage id="home.mine.table" values={{ game, code: spoken(code) }} />
        </b>
        <span>
          {facts && (
            <>
              <Standing facts={facts} isMine={isMine} />
              {' · '}
            </>
          )}
          {facts?.phase === 'gathering' && (
            <>
              <FormattedMessage id="home.mine.free" values={{ free: facts.free }} />
              {' · '}
            </>
          )}
          <FormattedRelativeTime value={value} unit={unit} numeric="auto" />
        </span>
      </span>
      <Mark of={houseMarks.next} size={20} />
    </Link>
  );
}

/** Whose turn it is, if the game says so; else how far the table is. */
function Standing({ facts, isMine }: { readonly facts: TableSummary; readonly isMine: boolean }) {
  const intl = useIntl();
  if (isMine)
    return (
      <strong>
        <FormattedMessage id="home.mine.turn" />
      </strong>
    );
  if (facts.phase !== 'playing' || facts.awaits.length === 0)
    return <FormattedMessage id={`home.mine.phase.${facts.phase}`} />;
  const named = facts.awaits.flatMap(({ name }) => (name === null ? [] : [name]));
  const names = named.length === 0 ? [intl.formatMessage({ id: 'home.mine.bot' })] : named;
  return <FormattedMessage id="home.mine.waits" values={{ names: intl.formatList(names) }} />;
}
