import type { Json } from '@lamplight/contract';
import {
  type ClientFrame,
  type Patch,
  patchOf,
  protocol,
  readClientFrame,
  type ServerFrame,
  type StreamKind,
} from '@lamplight/contract/wire';
import { type WebSocket, WebSocketServer } from 'ws';

type Kind<T extends ClientFrame['t']> = Extract<ClientFrame, { t: T }>;
type View = { readonly count: number; readonly log: readonly string[] };
type Step = { readonly patch: Patch; readonly told: readonly Json[]; readonly at: number };

/** The simplest stream: everybody sees what was said, and how often. */
export class Sayings {
  readonly id: string;
  views: View[] = [{ count: 0, log: [] }];
  steps: Step[] = [];
  /** The prefix of the marks of its steps. Undefined for an older server, which has no marks. */
  life: string | undefined;

  constructor(id: string) {
    this.id = id;
  }

  say(text: string): number {
    const before = this.view;
    const after = { count: before.count + 1, log: [...before.log, text] };
    this.views.push(after);
    this.steps.push({ patch: patchOf(before, after), told: [{ type: 'said', text }], at: after.count * 100 });
    return this.steps.length;
  }

  get view(): View {
    return this.views.at(-1) as View;
  }

  markAt(step: number): { readonly mark?: string } {
    return this.life === undefined || step === 0 ? {} : { mark: `${this.life}-${step}` };
  }
}

/**
 * Speaks the protocol over real sockets. Like a real server it keeps what it has done when its connections are cut. A
 * test replaces single answers to make it misbehave.
 */
export class ScriptedServer {
  table = new Sayings('table-stream');
  match = new Sayings('match-one');
  readonly began = 1_700_000_000_000;
  /** The server's clock. */
  now = () => this.began + 60_000;
  node = 'node-a';
  readonly heard: ClientFrame[] = [];
  readonly connections = new Set<ScriptedConnection>();
  readonly done = new Map<string, number>();
  /** Called before the usual answer. If it returns true, there is no usual answer. */
  before: (frame: ClientFrame, connection: ScriptedConnection) => boolean = () => false;

  readonly #server: WebSocketServer;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', socket => {
      const connection = new ScriptedConnection(socket);
      this.connections.add(connection);
      socket.on('close', () => this.connections.delete(connection));
      socket.on('message', data => {
        const read = readClientFrame(String(data));
        if ('wrong' in read) throw new Error(`The client sent what no server reads: ${read.wrong}`);
        this.heard.push(read.value);
        if (!this.before(read.value, connection)) this.answer(read.value, connection);
      });
    });
  }

  static open(): Promise<ScriptedServer> {
    return new Promise(resolve => {
      const server: WebSocketServer = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
        resolve(new ScriptedServer(server)),
      );
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  /** Like a killed process: no goodbye. */
  cutAll(): void {
    for (const connection of this.connections) connection.cut();
  }

  close(): Promise<void> {
    this.cutAll();
    return new Promise(resolve => this.#server.close(() => resolve()));
  }

  of<T extends ClientFrame['t']>(kind: T): Kind<T>[] {
    return this.heard.filter((frame): frame is Kind<T> => frame.t === kind);
  }

  /** Somebody else does something. */
  say(of: StreamKind, text: string): void {
    const step = this[of].say(text);
    for (const connection of this.connections) if (connection.isGreeted) this.sendStep(connection, of, step);
  }

  answer(frame: ClientFrame, connection: ScriptedConnection): void {
    if (frame.t === 'hello') this.greet(frame, connection);
    else if (frame.t === 'ping') connection.send({ t: 'pong', n: frame.n, now: this.now() });
    else if (frame.t === 'again') this.sendAgain(connection, frame.of, frame.from);
    else if (frame.t === 'do') this.perform(frame, connection);
    else if (frame.t === 'told') this.sendPast(connection, frame);
    else {
      const { id, steps } = this.match;
      connection.send({ t: 'moves', n: frame.n, id, step: steps.length, moves: [{ type: 'say' }], more: true });
    }
  }

  greet({ have = {} }: Kind<'hello'>, connection: ScriptedConnection): void {
    connection.send({ t: 'welcome', protocol, node: this.node, now: this.now() });
    const isLost = ({ step, mark }: { readonly step: number; readonly mark?: string }) =>
      mark !== undefined && mark !== this.match.markAt(step).mark;
    this.sendAgain(connection, 'table', have.table);
    if (have.match !== undefined && isLost(have.match)) this.sendView(connection, 'match', { anew: true });
    else this.sendAgain(connection, 'match', have.match?.id === this.match.id ? have.match.step : undefined);
    connection.isGreeted = true;
  }

  /** Durable first, then everybody sees it, then the sender has its answer. */
  perform({ id, to, what }: Kind<'do'>, connection: ScriptedConnection): void {
    const { type, text = type } = what as { type: string; text?: string };
    if (type === 'kick') connection.send({ t: 'refused', id, rule: 'TB-HOST-1' });
    else {
      if (!this.done.has(id)) {
        this.done.set(id, this[to].steps.length + 1);
        this.say(to, text);
      }
      connection.send({ t: 'done', id, step: this.done.get(id) as number });
    }
  }

  sendAgain(connection: ScriptedConnection, of: StreamKind, from: number | undefined): void {
    if (from === undefined) this.sendView(connection, of);
    else for (let step = from + 1; step <= this[of].steps.length; step++) this.sendStep(connection, of, step);
  }

  sendView(connection: ScriptedConnection, of: StreamKind, more: { readonly anew?: true } = {}): void {
    const { id, steps, view } = this[of];
    const missed = steps.map(({ at, told }, n) => ({ step: n + 1, at, told }));
    const shown = { step: steps.length, ...this[of].markAt(steps.length), began: this.began, at: steps.length * 100 };
    connection.send({ t: 'view', of, id, ...shown, view, missed, ...more });
  }

  /** Sends one step at a time, so that the client must ask again. */
  sendPast(connection: ScriptedConnection, { n, before }: Kind<'told'>): void {
    const { id, steps } = this.match;
    const past = steps.map(({ at, told }, place) => ({ step: place + 1, at, told })).slice(0, before - 1);
    connection.send({ t: 'told', n, id, steps: past.slice(-1), more: past.length > 1 });
  }

  sendStep(connection: ScriptedConnection, of: StreamKind, step: number): void {
    const made = this[of].steps[step - 1] as Step;
    connection.send({ t: 'step', of, id: this[of].id, step, ...this[of].markAt(step), ...made });
  }
}

class ScriptedConnection {
  readonly #socket: WebSocket;
  isGreeted = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(frame: ServerFrame): void {
    this.raw(JSON.stringify(frame));
  }

  raw(data: string | Uint8Array): void {
    this.#socket.send(data);
  }

  cut(): void {
    this.#socket.terminate();
  }
}
