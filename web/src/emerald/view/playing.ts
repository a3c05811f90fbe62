import type { CommandAnswer } from '@lamplight/client';
import type { TableView } from '@lamplight/contract/wire';
import type { Day, Move, View } from '@lamplight/emerald/public';
import { createContext, useContext } from 'react';
import type { Session } from '../../session/session.ts';
import type { TablePerson } from '../../table/people/people.ts';
import type { EmeraldLayout } from './layout.ts';

/** What every part of a match's screen needs. */
export interface EmeraldMatchContext {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  readonly view: View;
  readonly layout: EmeraldLayout;
  /** Shows the reason if it is refused. Undefined if the connection is closed for good. */
  readonly send: (move: Move) => Promise<CommandAnswer | undefined>;
  /** Sent and not answered, the oldest first. */
  readonly pending: readonly Move[];
  /** A move of mine waits for the connection to come back. */
  readonly isUnsent: boolean;
  /** Who plays this weekday. Each seat is one weekday. */
  readonly personOf: (day: Day) => TablePerson;
}

const Context = createContext<EmeraldMatchContext | undefined>(undefined);
export const PlayingContext = Context.Provider;

export function usePlaying(): EmeraldMatchContext {
  const playing = useContext(Context);
  if (playing === undefined) throw new Error('This part stands only in a match: put it inside EmeraldMatch.');
  return playing;
}
