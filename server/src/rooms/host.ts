import type { TableCommand } from '@lamplight/contract/wire';
import type { AnyGame } from '../match/machine.ts';
import type { TableRequest } from '../table/machine.ts';
import type { MatchStream, TableStream } from './deps.ts';
import type { Presence } from './presence.ts';
import type { ConnectionHandler } from './rooms.ts';

/** What a visitor needs of the room it is in. */
export interface RoomHost {
  readonly table: TableStream;
  readonly match: MatchStream | undefined;
  readonly game: AnyGame;
  readonly presence: Presence;
  readonly trouble: (error: unknown) => void;
  /** What the table must know to judge a command. */
  prepare(hash: string, command: TableCommand): Promise<TableRequest>;
  /** Does what follows from the table and the match for everybody in the room. */
  reconcile(): Promise<void>;
  leave(visitor: ConnectionHandler): void;
}
