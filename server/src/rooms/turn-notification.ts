import type { StreamId } from '../store/store.ts';

/** A member who is away, and whose turn it is: whom to notify of what. */
export interface TurnNotification {
  readonly table: StreamId;
  readonly code: string;
  readonly game: string;
  readonly member: number;
  /** Of the secret by which the member is known now: who subscribed by another is another device. */
  readonly hash: string;
  /** When the match began to wait for the member, in milliseconds since 1970: nobody is told of it twice. */
  readonly since: number;
}
