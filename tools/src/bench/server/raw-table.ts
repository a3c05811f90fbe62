import { once } from 'node:events';
import { item } from '@lamplight/contract';
import { WebSocket } from 'ws';
import type { Playing } from './players.ts';
import type { RawHello } from './raw.ts';
import type { Sown, Template } from './template.ts';

/** Sends to the baseline what a table sends to the server, in as many messages of the same length. */
export class RawTable implements Playing {
  readonly #sockets: readonly WebSocket[];
  readonly #template: Template;
  readonly #sown: Sown;
  #next: number;
  #awaited = 0;
  #answered: (() => void) | undefined;

  private constructor(template: Template, sown: Sown, sockets: readonly WebSocket[]) {
    this.#template = template;
    this.#sown = sown;
    this.#sockets = sockets;
    this.#next = sown.done;
    for (const socket of sockets) socket.on('message', () => this.#hear());
  }

  static async sit(port: number, template: Template, sown: Sown): Promise<RawTable> {
    const sockets = await Promise.all(
      template.tokens.map(async (_, seat) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
        await once(socket, 'open');
        socket.send(JSON.stringify({ code: sown.code, seat, next: sown.done } satisfies RawHello));
        await once(socket, 'message');
        return socket;
      }),
    );
    return new RawTable(template, sown, sockets);
  }

  #hear(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#answered?.();
  }

  async act(): Promise<void> {
    const act = item(this.#template.acts, this.#next);
    if (act === undefined) throw new Error(`Input ${this.#next} of the course is the clock's.`);
    const id = `input-${this.#next}-${this.#sown.code}`;
    this.#next += 1;
    this.#awaited = act.sent.length;
    const answered = new Promise<void>(resolve => {
      this.#answered = resolve;
    });
    item(this.#sockets, act.seat).send(
      JSON.stringify({ t: 'do', id, to: 'match', match: this.#sown.match, what: act.what }),
    );
    await answered;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
