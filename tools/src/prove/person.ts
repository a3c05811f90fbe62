import { createHash, randomBytes } from 'node:crypto';
import { type Client, type CommandAnswer, connect, realWorld, type Socket } from '@lamplight/client';
import { canonical, type GameTypes, type Json } from '@lamplight/contract';
import type { ServerFrame, TableCommand } from '@lamplight/contract/wire';
import { WebSocket as CallingSocket } from 'ws';

/** The part of the table view that proofs look at. */
export type ProveTableView = {
  readonly me: number | null;
  readonly members: readonly { readonly id: number; readonly wantsRematch: boolean }[];
  readonly match: { readonly id: string; readonly over: Json } | null;
  readonly finished: readonly string[];
};

/** A command that the server has answered with `done`, and at which step. */
export interface AcknowledgedCommand {
  readonly command: string;
  readonly stream: string;
  readonly of: 'table' | 'match';
  readonly step: number;
  /** The viewer whose steps count: the member at the table, the seat in the match. */
  readonly key: string;
}

export interface ProvePersonOptions {
  readonly code: string;
  /** The token of another person, to be that person on a second device. */
  readonly token?: string;
  /** Where to connect: asked anew for every connection, as a proxy would choose. */
  readonly dial: (tries: number) => string;
  readonly seat?: number;
  /** The local address to connect from. */
  readonly address?: string | undefined;
  /** Remembers the view after every step, to compare it with what others saw. */
  readonly isWitness?: boolean;
}

/** One client over real sockets, from its first connection to its last, and everything it was promised. */
export class ProvePerson {
  readonly token: string;
  readonly code: string;
  readonly seat: number | undefined;
  readonly client: Client<GameTypes, ProveTableView>;
  readonly acknowledged: AcknowledgedCommand[] = [];
  readonly refused = new Map<string, number>();
  /** Answers to one command that disagree, and answers that nobody asked for. */
  readonly contradictions: string[] = [];
  /** By stream and step: the view after it. */
  readonly witnessed = new Map<string, string>();
  told: Json[] = [];
  /** Waits for the answer to a command. */
  isBusy = false;
  /** How long each cut lasted, until the first step or answer over a new connection; `sinceLast` from its last kill. */
  readonly pauses: { readonly whole: number; readonly sinceLast: number }[] = [];
  isAway = false;
  /** The address of its last connection. */
  calls = '';
  /** The local address it connects from, if not the default one: limits count by address. */
  readonly address: string | undefined;
  #cutAt = 0;
  #lastCutAt = 0;
  #connectionThatResumes = 0;
  #connections = 0;
  #lastId = '';
  readonly #steps = new Map<string, number>();
  readonly #dial: (tries: number) => string;
  #times: number[] = [];
  #askedAt = 0;

  constructor({ code, token = randomBytes(16).toString('base64url'), dial, seat, ...rest }: ProvePersonOptions) {
    const { isWitness = false, address } = rest;
    this.address = address;
    this.code = code;
    this.token = token;
    this.seat = seat;
    this.#dial = dial;
    const world = { ...realWorld, id: () => this.#newId(), open: () => this.#open() };
    this.client = connect<GameTypes, ProveTableView>({ url: 'ws://the-proxy/ws', table: code, token, world });
    this.client.onNews(({ of, told }) => {
      if (of === 'match') this.told.push(...told);
    });
    if (isWitness) this.client.onChange(() => this.#witness());
  }

  /** Resolves when it has first seen the table. */
  async arrived(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => this.client.table !== undefined && resolve();
    const off = this.client.onChange(look);
    look();
    await promise;
    off();
  }

  ask(command: TableCommand): Promise<CommandAnswer | undefined> {
    const stream = this.client.table?.id ?? '';
    return this.#give('table', stream, () => this.client.ask(command));
  }

  move(move: Json): Promise<CommandAnswer | undefined> {
    const stream = this.client.match?.id ?? '';
    return this.#give('match', stream, () => this.client.move(move as GameTypes['Move']));
  }

  /** How long each answer took since the last call, in milliseconds, and how long open commands have waited so far. */
  takeTimes(): readonly number[] {
    const times = this.isBusy ? [...this.#times, performance.now() - this.#askedAt] : this.#times;
    this.#times = [];
    return times;
  }

  /** Its connection is cut, or the command it waits for. `byConnection`: only a new connection can end the cut. */
  cut(at: number, { byConnection }: { readonly byConnection: boolean }): void {
    if (!this.isAway) this.#cutAt = at;
    this.#lastCutAt = at;
    this.isAway = true;
    this.#connectionThatResumes = byConnection ? this.#connections + 1 : this.#connections;
  }

  /** The prefix of its command ids in the log. */
  get sign(): string {
    return hashOf(this.token).slice(0, 16);
  }

  async #give(
    of: 'table' | 'match',
    stream: string,
    give: () => Promise<CommandAnswer>,
  ): Promise<CommandAnswer | undefined> {
    this.isBusy = true;
    this.#askedAt = performance.now();
    const answered = give();
    const id = this.#lastId;
    try {
      const answer = await answered;
      if (answer.done) this.#acknowledge(id, of, stream, answer.step);
      else this.refused.set(answer.refused, (this.refused.get(answer.refused) ?? 0) + 1);
      return answer;
    } catch (error) {
      this.contradictions.push(`A command has no answer: ${(error as Error).message}`);
      return undefined;
    } finally {
      this.#times.push(performance.now() - this.#askedAt);
      this.isBusy = false;
    }
  }

  #acknowledge(id: string, of: 'table' | 'match', stream: string, step: number): void {
    const key = of === 'match' ? this.seat : this.client.table?.view.me;
    this.acknowledged.push({ command: `${this.sign}:${id}`, of, stream, step, key: String(key) });
  }

  #newId(): string {
    this.#lastId = realWorld.id();
    return this.#lastId;
  }

  #open(): Socket {
    this.#connections += 1;
    const connection = this.#connections;
    this.calls = this.#dial(connection - 1);
    const socket: Socket = this.address === undefined ? new WebSocket(this.calls) : callFrom(this.address, this.calls);
    socket.addEventListener('message', ({ data }) => this.#hear(String(data), connection));
    return socket;
  }

  /** Hears each frame before the client does: what the wire said, not what the client made of it. */
  #hear(text: string, connection: number): void {
    const isDone = text.startsWith('{"t":"done"');
    if (!isDone && !text.startsWith('{"t":"step"')) return;
    if (this.isAway && connection >= this.#connectionThatResumes) {
      this.isAway = false;
      const now = performance.now();
      this.pauses.push({ whole: now - this.#cutAt, sinceLast: now - this.#lastCutAt });
    }
    if (!isDone) return;
    const { id, step } = JSON.parse(text) as Extract<ServerFrame, { t: 'done' }>;
    const before = this.#steps.get(id);
    if (before !== undefined && before !== step)
      this.contradictions.push(`Command ${id} is said to be done at step ${before}, and then at step ${step}.`);
    this.#steps.set(id, step);
  }

  #witness(): void {
    for (const kept of [this.client.table, this.client.match]) {
      // Somebody who has not joined has no steps.
      if (kept === undefined || (kept === this.client.table && kept.step === 0)) continue;
      const moment = `${kept.id} ${kept.step}`;
      if (!this.witnessed.has(moment)) this.witnessed.set(moment, hashOf(canonical({ at: kept.at, view: kept.view })));
    }
  }
}

const callFrom = (localAddress: string, url: string): Socket =>
  new CallingSocket(url, { localAddress, perMessageDeflate: false });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
