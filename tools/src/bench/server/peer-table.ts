import { createRequire } from 'node:module';
import { must } from '@lamplight/contract';
import type { BenchPlayer } from './players.ts';

/** The part of socket.io-client that is used. */
interface PeerSocket {
  on(event: string, listener: (...args: readonly unknown[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}
type Io = (url: string, options: object) => PeerSocket;

/** A match at boardgame.io, one socket per seat. Turns follow the course. */
export class PeerTable implements BenchPlayer {
  readonly #id: string;
  readonly #sockets: readonly PeerSocket[];
  readonly #seats: readonly number[];
  #state = 0;
  #next = 0;
  #answered: (() => void) | undefined;

  private constructor(id: string, sockets: readonly PeerSocket[], seats: readonly number[]) {
    this.#id = id;
    this.#sockets = sockets;
    this.#seats = seats;
    for (const [seat, socket] of sockets.entries()) {
      socket.on('patch', (_match, _before, after) => this.#hear(seat, after as number));
      socket.on('update', (_match, state) => this.#hear(seat, (state as { readonly _stateID: number })._stateID));
    }
  }

  /** `seats`: the seat that acts, for each act. */
  static async sit(folder: string, port: number, id: string, count: number, seats: readonly number[]) {
    const { io } = createRequire(`${folder}/`)('socket.io-client') as { readonly io: Io };
    const sockets = Array.from({ length: count }, () =>
      io(`http://127.0.0.1:${port}/like`, { transports: ['websocket'], forceNew: true }),
    );
    // The first socket creates the match: sockets that came at the same time would each create one.
    for (const [seat, socket] of sockets.entries()) {
      const synced = new Promise<void>(resolve => socket.on('sync', () => resolve()));
      socket.emit('sync', id, String(seat), undefined, count);
      await synced;
    }
    return new PeerTable(id, sockets, seats);
  }

  /**
   * A seat's update of an earlier act may arrive after the actor's answer, so only the actor's own next state counts.
   */
  #hear(seat: number, state: number): void {
    if (seat === this.#seats[this.#next - 1] && state === this.#state + 1) this.#answered?.();
  }

  async act(): Promise<void> {
    const seat = must(this.#seats, this.#next);
    this.#next += 1;
    const payload = { type: 'act', args: [this.#next], playerID: String(seat) };
    const answered = new Promise<void>(resolve => {
      this.#answered = resolve;
    });
    must(this.#sockets, seat).emit('update', { type: 'MAKE_MOVE', payload }, this.#state, this.#id, String(seat));
    await answered;
    this.#state += 1;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
