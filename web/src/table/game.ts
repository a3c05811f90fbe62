import type { TableView } from '@lamplight/contract/wire';
import type { Session } from '../session/session.ts';
import type { PartToFetch } from './at-hand.ts';

export interface MatchProps {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  /** Back to the table, when the match is over. */
  readonly onLeaveMatch: () => void;
}

/** What the page of a table needs of a game. The lobby takes what it needs from `useAtTable`. */
export interface GamePart {
  readonly lobby: PartToFetch<object>;
  readonly match: PartToFetch<MatchProps>;
}
