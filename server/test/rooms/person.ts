import { createHash, randomBytes } from 'node:crypto';
import type { Json } from '@lamplight/contract';
import {
  type BotView,
  type ClientFrame,
  type ConnectionCode,
  patched,
  protocol,
  type ServerFrame,
  type TableCommand,
} from '@lamplight/contract/wire';
import type { ClientConnection, ConnectionHandler, VisitorFrame } from '../../src/rooms/rooms.ts';

type Answer = { readonly done: number } | { readonly refused: string; readonly says?: string };
type Of = 'table' | 'match';
type Hello = Extract<ClientFrame, { t: 'hello' }>;

interface PersonView {
  readonly id: string;
  readonly step: number;
  readonly mark?: string;
  readonly view: Json;
}

/** Where people come in: straight into the rooms, or through the web. */
export interface TrialDoor {
  enter(hello: Hello, person: TrialPerson): Promise<ConnectionHandler>;
}

/** A person with a browser: says hello, keeps both views up to date, and remembers every byte that came. */
export class TrialPerson implements ClientConnection {
  readonly token: string;
  readonly code: string;
  /** The address it comes from. Set it in a test: rooms entered without the web know no other. */
  holder?: string;
  /** Everything that came over this connection, byte for byte. */
  readonly bytes: string[] = [];
  goodbye: { readonly code: ConnectionCode; readonly because: string; readonly again: number | undefined } | undefined;
  #door: TrialDoor;
  #quiet: () => Promise<void>;
  readonly #answers = new Map<string, Answer>();
  readonly #views = new Map<Of, PersonView>();
  #told: { readonly of: Of; readonly told: Json }[] = [];
  #handler: ConnectionHandler | undefined;
  #commands = 0;

  constructor(
    door: TrialDoor,
    code: string,
    quiet: () => Promise<void>,
    token = randomBytes(16).toString('base64url'),
  ) {
    this.#door = door;
    this.code = code;
    this.#quiet = quiet;
    this.token = token;
  }

  send(frame: ServerFrame): void {
    this.hears(JSON.stringify(frame));
  }

  hears(text: string): void {
    this.bytes.push(text);
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.t === 'done') this.#answers.set(frame.id, { done: frame.step });
    if (frame.t === 'refused')
      this.#answers.set(frame.id, { refused: frame.rule, ...(frame.says === undefined ? {} : { says: frame.says }) });
    if (frame.t === 'view') {
      const { of, id, step, mark, view } = frame;
      this.#views.set(of, { id, step, view, ...(mark === undefined ? {} : { mark }) });
    }
    if (frame.t === 'step') this.#step(frame);
  }

  end(code: ConnectionCode, because: string, again?: number): void {
    this.goodbye = { code, because, again };
  }

  #step({ of, id, step, mark, patch, told }: Extract<ServerFrame, { t: 'step' }>): void {
    const before = this.#views.get(of);
    if (before === undefined || before.id !== id || step !== before.step + 1)
      throw new Error(`Step ${step} of the ${of} does not follow step ${before?.step}.`);
    this.#views.set(of, { id, step, view: patched(before.view, patch), ...(mark === undefined ? {} : { mark }) });
    this.#told.push(...told.map(one => ({ of, told: one })));
  }

  async enters({ resuming = false } = {}): Promise<this> {
    const table = this.#views.get('table');
    const match = this.#views.get('match');
    const have: Hello['have'] = {
      ...(table && { table: table.step }),
      ...(table?.mark !== undefined && { tableMark: table.mark }),
      ...(match && { match: { id: match.id, step: match.step, ...(match.mark && { mark: match.mark }) } }),
    };
    const hello: Hello = { t: 'hello', protocol, table: this.code, token: this.token, ...(resuming ? { have } : {}) };
    if (!resuming) this.#views.clear();
    this.#handler = await this.#door.enter(hello, this);
    await this.#quiet();
    return this;
  }

  /**
   * Connects to another server, or to the same one after a restart. `quiet` is that of its trial, if it has its own.
   */
  async movesTo(
    door: TrialDoor,
    { quiet = this.#quiet, ...options }: { readonly resuming?: boolean; readonly quiet?: () => Promise<void> } = {},
  ): Promise<this> {
    this.#door = door;
    this.#quiet = quiet;
    return this.enters(options);
  }

  async hangsUp(): Promise<void> {
    this.#handler?.left();
    this.#handler = undefined;
    await this.#quiet();
  }

  async does(what: TableCommand | Json, id = this.nextId()): Promise<Answer> {
    return this.sends({ t: 'do', id, to: 'table', what }, id);
  }

  async plays(what: Json, id = this.nextId()): Promise<Answer> {
    const match = this.#views.get('match')?.id ?? 'no-match';
    return this.sends({ t: 'do', id, to: 'match', match, what }, id);
  }

  async sends(frame: VisitorFrame, id: string): Promise<Answer> {
    this.#told = [];
    this.#answers.delete(id);
    this.#handler?.take(frame);
    for (let tries = 0; tries < 100 && !this.#answers.has(id); tries++) await this.#quiet();
    await this.#quiet();
    const answer = this.#answers.get(id);
    if (answer === undefined) throw new Error(`No answer to ${JSON.stringify(frame)}.`);
    return answer;
  }

  nextId(): string {
    this.#commands += 1;
    return `command-${this.#commands}`;
  }

  /** The last frame of that kind. */
  last<Kind extends ServerFrame['t']>(kind: Kind): Extract<ServerFrame, { t: Kind }> | undefined {
    const frames = this.bytes.map(text => JSON.parse(text) as ServerFrame);
    return frames.findLast((frame): frame is Extract<ServerFrame, { t: Kind }> => frame.t === kind);
  }

  async asks(frame: VisitorFrame): Promise<void> {
    this.#handler?.take(frame);
    await this.#quiet();
  }

  /** The part of the table's view that tests look at. */
  get table(): TrialTableView {
    return this.#views.get('table')?.view as unknown as TrialTableView;
  }

  get match(): Omit<PersonView, 'mark'> | undefined {
    return this.#views.get('match');
  }

  /** The view of the match, with the game's own type. */
  sees<View>(): View {
    const match = this.#views.get('match');
    if (match === undefined) throw new Error('There is no match to look at.');
    return match.view as View;
  }

  get step(): number {
    return this.#views.get('table')?.step ?? 0;
  }

  get id(): number {
    if (this.table.me === null) throw new Error('Join first.');
    return this.table.me;
  }

  /** What was told since the last thing this person did. */
  told(of: Of): readonly { readonly type: string }[] {
    return this.#told.filter(each => each.of === of).map(({ told }) => told as { readonly type: string });
  }

  forgetsWhatWasTold(): void {
    this.#told = [];
  }

  heard(): readonly string[] {
    return this.table.talk.map(({ name, text, word }) => `${name}: ${text ?? word}`);
  }
}

export type TrialTableView = {
  readonly me: number | null;
  readonly host: number | null;
  readonly seats: number;
  readonly options: Json;
  readonly spectators: boolean;
  readonly absence: Json;
  readonly bots: readonly number[];
  readonly kinds: readonly BotView[];
  readonly barred: readonly { readonly id: number; readonly name: string }[];
  readonly members: readonly {
    readonly id: number;
    readonly name: string;
    readonly seat: number | null;
    readonly ready: boolean;
    readonly wantsRematch: boolean;
    readonly present: boolean;
  }[];
  readonly match: {
    readonly id: string;
    readonly commitment: string;
    readonly bots: readonly number[];
    readonly resting: readonly number[];
    readonly missed: readonly { readonly member: number; readonly by: readonly number[]; readonly of: number }[];
    readonly over: { readonly outcome: { readonly winners: readonly number[] }; readonly seed: string } | null;
  } | null;
  readonly finished: readonly string[];
  readonly muted: readonly number[];
  readonly talk: readonly {
    readonly by: number;
    readonly name: string;
    readonly text?: string;
    readonly word?: string;
  }[];
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
