/**
 * Plain sockets that replay recorded acts. They compute nothing, so that the load costs less than the server under it.
 */
import { must } from '@lamplight/contract';
import { WebSocket } from 'ws';
import type { SownMatch, Template } from './template.ts';

/** A table that plays its course act by act. */
export interface BenchPlayer {
  /** Resolves when it is answered. */
  act(): Promise<void>;
  leave(): void;
}

/** Thousands of matches are loaded at once before the last is shown. */
const longestWelcome = 60_000;

export class PlainTable implements BenchPlayer {
  readonly #sockets: WebSocket[] = [];
  readonly #template: Template;
  readonly #sown: SownMatch;
  #next: number;
  #answered: ((text: string) => void) | undefined;

  private constructor(template: Template, sown: SownMatch) {
    this.#template = template;
    this.#sown = sown;
    this.#next = sown.done;
  }

  /** Every seat at its socket, with the view of the match before it. */
  static async sit(port: number, template: Template, sown: SownMatch): Promise<PlainTable> {
    const table = new PlainTable(template, sown);
    await Promise.all(template.tokens.map((token, seat) => table.#dial(port, token, seat)));
    return table;
  }

  #dial(port: number, token: string, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
      this.#sockets[seat] = socket;
      const late = setTimeout(() => reject(new Error('No view of the match came.')), longestWelcome);
      socket.on('open', () =>
        socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: this.#sown.code, token }), () => {}),
      );
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const start = data.toString('latin1', 0, 40);
        if (start.startsWith('{"t":"view","of":"match"')) {
          clearTimeout(late);
          resolve();
        } else if (!start.startsWith('{"t":"step"') && !start.startsWith('{"t":"we')) this.#answered?.(data.toString());
      });
    });
  }

  async act(): Promise<void> {
    const act = must(this.#template.acts, this.#next);
    if (act === undefined) throw new Error(`Input ${this.#next} of the course is the clock's.`);
    const id = `input-${this.#next}-${this.#sown.code}`;
    this.#next += 1;
    const answer = new Promise<string>(resolve => {
      this.#answered = resolve;
    });
    must(this.#sockets, act.seat).send(
      JSON.stringify({ t: 'do', id, to: 'match', match: this.#sown.match, what: act.what }),
    );
    const text = await answer;
    if (!text.startsWith(`{"t":"done","id":"${id}"`)) throw new Error(`Instead of done: ${text}`);
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** All tables at once, each doing so many acts in sequence. */
export const playAll = async (tables: readonly BenchPlayer[], acts: number): Promise<void> => {
  await Promise.all(
    tables.map(async table => {
      for (let n = 0; n < acts; n++) await table.act();
    }),
  );
};
