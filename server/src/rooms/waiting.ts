import type { Seat } from '@lamplight/contract';
import { running, sitterOf, type TableState } from '../table/state.ts';
import type { TurnNotification } from './turn-notification.ts';

/**
 * Somebody who goes away this soon after the match began to wait may not have seen it. A broken connection is noticed
 * only after some time, and a page in the background is not read.
 */
const unseen = 60_000;

/** Since when the match waits for whom, so that a member who is away is notified once. */
export class Waiting {
  readonly #call: (call: Pick<TurnNotification, 'member' | 'hash' | 'since'>) => void;
  /** In milliseconds since 1970. */
  readonly #since = new Map<Seat, number>();
  readonly #told = new Map<Seat, number>();

  constructor(call: (call: Pick<TurnNotification, 'member' | 'hash' | 'since'>) => void) {
    this.#call = call;
  }

  /** The match waits for these seats. A new wait begins at the time of the row. */
  see(awaited: readonly Seat[], at: number): void {
    for (const seat of this.#since.keys()) if (!awaited.includes(seat)) this.#since.delete(seat);
    for (const seat of awaited) if (!this.#since.has(seat)) this.#since.set(seat, at);
  }

  /** A seat that a bot plays needs nobody. */
  callAbsent(table: TableState, now: number): void {
    for (const [seat, since] of this.#since) {
      const sitter = sitterOf(table, seat);
      const isBots = running(table)?.bots.includes(seat) === true;
      if (sitter === undefined || sitter.present || isBots || now - since > unseen || this.#told.get(seat) === since)
        continue;
      this.#told.set(seat, since);
      this.#call({ member: sitter.id, hash: sitter.hash, since });
    }
  }
}
