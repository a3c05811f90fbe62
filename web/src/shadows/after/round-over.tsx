import type { TableView } from '@lamplight/contract/wire';
import type { View } from '@lamplight/shadows/public';
import { useIntl } from 'react-intl';
import { ChatButton } from '../../match/chat-button.tsx';
import { useTitle } from '../../parts/announce/use-title.ts';
import type { Session } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { ConnectionBanner } from '../../table/connection/connection-banner.tsx';
import { RoundAccount } from './account/round-account.tsx';
import { ReadyBar } from './ready-bar.tsx';
import { Roles } from './roles.tsx';

interface Props {
  readonly session: Session;
  readonly table: TableView;
  readonly view: View;
  readonly code: string;
}

/** Between two rounds: everything of the last one is open, and the next waits for all. */
export function RoundOver({ session, table, view, code }: Props) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'after.tab' }, { round: view.round }));
  const account = view.rounds.at(-1);
  if (account === undefined || table.match === null) return null;
  return (
    <Page above={<ConnectionBanner session={session} />} end={<ChatButton session={session} table={table} />}>
      <RoundAccount
        account={account}
        view={view}
        match={table.match.id}
        code={code}
        acts={<ReadyBar session={session} table={table} view={view} />}
        panel={<Roles session={session} table={table} view={view} />}
      />
    </Page>
  );
}
