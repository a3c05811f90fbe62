import type { TableView } from '@lamplight/contract/wire';
import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../parts/announce/use-title.ts';
import { forget, isMine, remember } from '../session/my-tables.ts';
import { type Session, useConnection, useMatchId, useSession, useTable } from '../session/session.ts';
import { Page } from '../shell/page.tsx';
import { useActs } from './acts.ts';
import { Fetched } from './at-hand.ts';
import { AtTableContext, type SheetName } from './at-table.ts';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { usePass } from './device/pass-use.ts';
import { Closed, Ended } from './ended.tsx';
import type { GamePart } from './game.ts';
import { spoken } from './invitation/code.ts';
import { useFacts } from './invitation/facts.ts';
import { useJoining } from './joining.ts';
import { Resting } from './people/resting.tsx';
import { useSeatLoss } from './people/seat-loss.ts';
import { TableSheets } from './table-sheets.tsx';

export { callAhead, hasHeard } from '../session/session.ts';

interface TablePageProps {
  readonly code: string;
  /** By the id that the table gives. */
  readonly games: Readonly<Record<string, GamePart>>;
}

export function TablePage({ code, games }: TablePageProps) {
  const facts = useFacts(code);
  const session = useSession(code);
  const connection = useConnection(session);
  const table = useTable(session);
  const pass = usePass(session);
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'table.tab' }, { code }));
  const wasMine = useKeeping(code, table);

  if (facts === 'none') return <Ended why="gone" code={code} />;
  if (connection.type === 'closed') return <Closed connection={connection} code={code} />;
  if (table === undefined || pass === 'trying') return <Waiting session={session} code={code} />;
  const game = games[table.game];
  if (game === undefined) return <Ended why="outdated" code={code} />;
  return <AtTable key={code} session={session} table={table} code={code} game={game} wasMine={wasMine} />;
}

interface AtTableProps {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  readonly game: GamePart;
  readonly wasMine: boolean;
}

function AtTable({ session, table, code, game, wasMine }: AtTableProps) {
  const acts = useActs(session);
  const joining = useJoining(session, acts);
  useSeatLoss(table);
  const [sheet, setSheet] = useState<SheetName>();
  const close = () => setSheet(undefined);
  const match = useMatchId(session);
  const [left, leave] = useLeftMatch(code);
  useEffect(() => {
    if (table.me === null) return;
    const soon = setTimeout(() => void game.match.prepare(), 1_500);
    return () => clearTimeout(soon);
  }, [game, table.me]);

  const isShown = table.match !== null && table.me !== null && match === table.match.id;
  const isLeft = table.match?.over != null && table.match.id === left;
  // A match runs, and its first view is on its way: the lobby would only flash by.
  const me = table.members.find(({ id }) => id === table.me);
  const mayLook = me !== undefined && (me.seat !== null || table.spectators);
  const isComing = table.match !== null && table.match.over === null && mayLook && match === undefined;
  const leaveMatch = () => leave(table.match?.id ?? '');
  return (
    <AtTableContext value={{ session, table, code, acts, joining, wasMine, sheet, open: setSheet, close }}>
      <Suspense fallback={<Waiting session={session} code={code} />}>
        {isShown && !isLeft ? (
          <>
            <Fetched key="match" part={game.match} given={{ session, table, code, onLeaveMatch: leaveMatch }} />
            <Resting table={table} acts={acts} />
          </>
        ) : isComing ? (
          <Waiting session={session} code={code} />
        ) : (
          <Fetched key="lobby" part={game.lobby} given={{}} />
        )}
        <TableSheets />
      </Suspense>
    </AtTableContext>
  );
}

/**
 * Keeps the table among mine while I am a member. True if I ever was one: a stranger who once was a member has been
 * removed.
 */
function useKeeping(code: string, table: TableView | undefined): boolean {
  const [wasMine, setWasMine] = useState(() => isMine(code));
  const isMember = table?.me != null;
  const game = table?.game;
  useEffect(() => {
    if (game === undefined) return;
    if (!isMember) return forget(code);
    remember(code, game);
    setWasMine(true);
  }, [code, game, isMember]);
  return wasMine;
}

/** The match whose end was looked at and left. Survives a reload of this tab. */
function useLeftMatch(code: string): readonly [string | undefined, (match: string) => void] {
  const key = `lamplight.left.${code}`;
  const [left, setLeft] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  });
  const leave = (match: string) => {
    setLeft(match);
    try {
      sessionStorage.setItem(key, match);
    } catch {
      // Then it lasts until the page is closed.
    }
  };
  return [left, leave];
}

function Waiting({ session, code }: { readonly session: Session; readonly code: string }) {
  return (
    <Page above={<ConnectionBanner session={session} />}>
      <h1>
        <FormattedMessage id="table.tab" values={{ code: spoken(code) }} />
      </h1>
      <p role="status">
        <FormattedMessage id="shell.loading" />
      </p>
    </Page>
  );
}
