import type { StreamId } from '../store/store.ts';

/** A member who is away and whose turn it is. */
export interface TurnNotification {
  readonly table: StreamId;
  readonly code: string;
  readonly game: string;
  readonly member: number;
  /** Hash of the member's current token. A subscription made with another token belongs to another device. */
  readonly hash: string;
  /** When the match began to wait for the member, in milliseconds since 1970. Nobody is notified of it twice. */
  readonly since: number;
}
