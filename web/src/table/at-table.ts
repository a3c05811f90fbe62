import type { TableView } from '@lamplight/contract/wire';
import { createContext, useContext } from 'react';
import type { Session } from '../session/session.ts';
import type { TableActs } from './acts.ts';
import type { Joining } from './joining.ts';

export const sheets = ['rename', 'leave', 'device', 'options', 'chat'] as const;
export type SheetName = (typeof sheets)[number];

/** What every part of the page of a table needs. */
export interface TableContext {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  readonly acts: TableActs;
  /** For somebody who has not joined yet. */
  readonly joining: Joining;
  /** This browser was a member here before. If it is none now, it was removed meanwhile. */
  readonly wasMine: boolean;
  /** What is open over the page, if anything. */
  readonly sheet: SheetName | undefined;
  readonly open: (sheet: SheetName) => void;
  readonly close: () => void;
}

const Context = createContext<TableContext | undefined>(undefined);
export const AtTableContext = Context.Provider;

export function useAtTable(): TableContext {
  const at = useContext(Context);
  if (at === undefined) throw new Error('This part stands only on the page of a table.');
  return at;
}
