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
  /** Says why if it is refused. Undefined when the line is closed for good. */
  readonly send: (move: Move) => Promise<CommandAnswer | undefined>;
  /** Done and not answered, the oldest first. */
  readonly pending: readonly Move[];
  /** Something of mine waits for a line that is down. */
  readonly isUnsent: boolean;
  /** Who plays this weekday; seat and weekday are one thing. */
  readonly personOf: (day: Day) => TablePerson;
}

const Context = createContext<EmeraldMatchContext | undefined>(undefined);
export const PlayingContext = Context.Provider;

export function usePlaying(): EmeraldMatchContext {
  const playing = useContext(Context);
  if (playing === undefined) throw new Error('This part stands only in a match: put it inside EmeraldMatch.');
  return playing;
}
