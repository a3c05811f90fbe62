import { once } from 'node:events';
import { must } from '@lamplight/contract';
import { WebSocket } from 'ws';
import type { BenchPlayer } from './players.ts';
import type { RawHello } from './raw.ts';
import type { SownMatch, Template } from './template.ts';

/** Sends to the baseline what a table sends to the server, in as many messages of the same length. */
export class RawTable implements BenchPlayer {
  readonly #sockets: readonly WebSocket[];
  readonly #template: Template;
  readonly #sown: SownMatch;
  #next: number;
  #awaited = 0;
  #answered: (() => void) | undefined;

  private constructor(template: Template, sown: SownMatch, sockets: readonly WebSocket[]) {
    this.#template = template;
    this.#sown = sown;
    this.#sockets = sockets;
    this.#next = sown.done;
    for (const socket of sockets) socket.on('message', () => this.#hear());
  }

  static async sit(port: number, template: Template, sown: SownMatch): Promise<RawTable> {
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
    const act = must(this.#template.acts, this.#next);
    if (act === undefined) throw new Error(`Input ${this.#next} of the course is the clock's.`);
    const id = `input-${this.#next}-${this.#sown.code}`;
    this.#next += 1;
    this.#awaited = act.sent.length;
    const answered = new Promise<void>(resolve => {
      this.#answered = resolve;
    });
    must(this.#sockets, act.seat).send(
      JSON.stringify({ t: 'do', id, to: 'match', match: this.#sown.match, what: act.what }),
    );
    await answered;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
