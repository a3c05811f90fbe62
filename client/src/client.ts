import type { Game, GameTypes, Instant, Json } from '@lamplight/contract';
import {
  type ClientFrame,
  protocol,
  type ServerFrame,
  type StreamKind,
  type TableCommand,
} from '@lamplight/contract/wire';
import { CatchUp } from './catch-up.ts';
import { ServerClock } from './clock.ts';
import { type CommandAnswer, Commands } from './commands.ts';
import { type ConnectionPace, type ConnectionState, createConnection, usualPace } from './connection.ts';
import { createQueries, type OfferedMoves, type PastSteps } from './queries.ts';
import { type StepTellings, take, type ViewSnapshot } from './snapshot.ts';
import { realWorld, type World } from './world.ts';

export type { CommandAnswer, OfferedMoves, PastSteps };

/** What the viewer was told in one step of a stream. */
export type News = StepTellings & { readonly of: StreamKind; readonly id: string };

export type ConnectOptions<T extends GameTypes> = {
  /** `wss://…/ws`. */
  readonly url: string;
  /** The six letters of the table. */
  readonly table: string;
  /** The secret by which the table knows this person: 128 random bits or more. The caller keeps it. */
  readonly token: string;
  /** With the game's own code, moves are found without asking the server. */
  readonly game?: Pick<Game<T>, 'moves'>;
  readonly pace?: Partial<ConnectionPace>;
  readonly world?: World;
};

export interface Client<T extends GameTypes, TableView = Json> {
  readonly connection: ConnectionState;
  readonly table: ViewSnapshot<TableView> | undefined;
  readonly match: ViewSnapshot<T['View']> | undefined;
  /** The time of the match by the server's clock, as far as it is known. */
  now(): Instant | undefined;
  /** The last measured round trip in milliseconds. Undefined before the first welcome. */
  readonly latency: number | undefined;
  /** Called after any change: of the connection, the latency, the table or the match. Returns how to stop it. */
  onChange(listener: () => void): () => void;
  /** What was told, step by step and none twice, each after the view that shows it. Returns how to stop listening. */
  onNews(listener: (news: News) => void): () => void;
  /** Sent until answered, over as many connections as it takes, and done once. Rejects only when closed for good. */
  ask(command: TableCommand): Promise<CommandAnswer>;
  move(move: T['Move']): Promise<CommandAnswer>;
  /** Moves that are open now: all, or a sample. */
  moves(): Promise<OfferedMoves<T['Move']>>;
  /** What was told in the match before that step of the viewer: the last page. For a log, after a reload. */
  toldBefore(step: number): Promise<PastSteps>;
  close(): void;
}

const markIn = ({ mark }: ViewSnapshot<Json>) => (mark === undefined ? {} : { mark });
const offerOf = ({ step, moves, more }: Extract<ServerFrame, { t: 'moves' }>): OfferedMoves => ({ step, moves, more });

/** The rule of tables that refuses unreadable input, whichever side noticed. */
const unreadable = 'TB-ORDER-4';
/** By these rules the server says that it could not store the command now. It may be sent again under the same id. */
const passing: readonly string[] = ['TB-ORDER-2', 'TB-ORDER-3'];

export function connect<T extends GameTypes = GameTypes, TableView = Json>(
  options: ConnectOptions<T>,
): Client<T, TableView> {
  const { url, table: code, token, game, world = realWorld } = options;
  const pace = { ...usualPace, ...options.pace };
  const clock = new ServerClock();
  const commands = new Commands();
  const kept: { [stream in StreamKind]?: ViewSnapshot<Json> } = {};
  const changes = new Set<() => void>();
  const newsListeners = new Set<(news: News) => void>();
  const retries = new Map<string, () => void>();
  const send = (frame: ClientFrame): boolean => connection.send(frame);
  const catching = new CatchUp(world, pace.patience, send);
  const offers = createQueries<undefined, OfferedMoves>(send, n => ({ t: 'moves', n }));
  const past = createQueries<number, PastSteps>(send, (n, before) => ({ t: 'told', n, before }));

  const connection = createConnection(world, url, pace, {
    hello: () => ({ t: 'hello', protocol, table: code, token, have: have() }),
    heard,
    pinged: n => clock.sent(n, world.now()),
    changed: () => {
      if (connection.state.type === 'open') resume();
      if (connection.state.type === 'closed') end(connection.state.because);
      call(changes, undefined);
    },
  });

  function have() {
    const { table, match } = kept;
    return {
      ...(table === undefined ? {} : { table: table.step }),
      ...(table?.mark === undefined ? {} : { tableMark: table.mark }),
      ...(match === undefined ? {} : { match: { id: match.id, step: match.step, ...markIn(match) } }),
    };
  }

  function resume(): void {
    for (const frame of commands.unanswered()) send(frame);
    offers.resume();
    past.resume();
    catching.resume();
  }

  function heard(frame: ServerFrame, dialled: number): void {
    if (frame.t === 'welcome') clock.welcome(frame, dialled, world.now());
    else if (frame.t === 'pong') measured(frame);
    else if (frame.t === 'view' || frame.t === 'step') shown(frame);
    else if (frame.t === 'done') done(frame);
    else if (frame.t === 'refused') refused(frame);
    else if (frame.t === 'moves') offers.heard(frame.n, offerOf(frame));
    else if (frame.t === 'told') past.heard(frame.n, { id: frame.id, tellings: frame.steps, more: frame.more });
    else if (frame.t === 'wrong' && frame.id !== undefined) commands.refused(frame.id, unreadable, frame.says);
  }

  function measured(pong: Extract<ServerFrame, { t: 'pong' }>): void {
    clock.pong(pong, world.now());
    call(changes, undefined);
  }

  function done({ id, step }: Extract<ServerFrame, { t: 'done' }>): void {
    const stream = commands.done(id, step);
    if (stream === undefined) return;
    const seen = kept[stream];
    commands.seen(stream, seen?.id, seen?.step ?? 0);
    if ((seen?.step ?? 0) < step) catching.expect(stream, step);
  }

  function refused({ id, rule, says }: Extract<ServerFrame, { t: 'refused' }>): void {
    const pause = passing.includes(rule) ? commands.pause(id) : undefined;
    if (pause === undefined) {
      commands.refused(id, rule, says);
      return;
    }
    retries.get(id)?.();
    const again = () => {
      retries.delete(id);
      for (const frame of commands.unanswered(id)) send(frame);
    };
    retries.set(id, world.after(pause * (0.5 + world.random() / 2), again));
  }

  function shown(frame: Extract<ServerFrame, { t: 'view' | 'step' }>): void {
    const { of, step } = frame;
    const taken = take(kept[of], frame);
    if (taken === 'gap') catching.ask(of, step, kept[of]?.step);
    if (taken === 'lost') catching.ask(of, step, undefined);
    if (typeof taken === 'string') return;
    kept[of] = taken.kept;
    // A whole view shows all there is, even if its count starts again: in another match, or as another viewer.
    const reached = frame.t === 'view' ? Number.POSITIVE_INFINITY : step;
    catching.reached(of, reached);
    commands.seen(of, taken.kept.id, reached);
    call(changes, undefined);
    for (const telling of taken.tellings) call(newsListeners, { ...telling, of, id: taken.kept.id });
  }

  function end(because: string): void {
    for (const cancel of retries.values()) cancel();
    commands.end(because);
    catching.end();
    offers.end(because);
    past.end(because);
  }

  /** An error in a listener is thrown later, where it harms nobody else. */
  function call<Value>(listeners: ReadonlySet<(value: Value) => void>, value: Value): void {
    for (const listener of [...listeners]) {
      try {
        listener(value);
      } catch (error) {
        world.after(0, () => {
          throw error;
        });
      }
    }
  }

  const listen = <Listener>(listeners: Set<Listener>, listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function give(frame: Extract<ClientFrame, { t: 'do' }>): Promise<CommandAnswer> {
    if (connection.state.type === 'closed')
      return Promise.reject(new Error(`The line is closed: ${connection.state.because}`));
    const answer = commands.give(frame);
    send(frame);
    return answer;
  }

  return {
    get connection() {
      return connection.state;
    },
    get table() {
      return kept.table as ViewSnapshot<TableView> | undefined;
    },
    get match() {
      return kept.match as ViewSnapshot<T['View']> | undefined;
    },
    now,
    get latency() {
      return clock.latency;
    },
    onChange: listener => listen(changes, listener),
    onNews: listener => listen(newsListeners, listener),
    ask: what => give({ t: 'do', id: world.id(), to: 'table', what }),
    move: what => {
      if (kept.match === undefined) return Promise.reject(new Error('There is no match to move in: wait for one.'));
      return give({ t: 'do', id: world.id(), to: 'match', match: kept.match.id, what });
    },
    moves: async () => {
      const { match } = kept;
      if (match === undefined) return { step: 0, moves: [], more: false };
      if (game === undefined) return (await offers.ask(undefined)) as OfferedMoves<T['Move']>;
      return { step: match.step, moves: [...game.moves(match.view, now() ?? match.at)], more: false };
    },
    toldBefore: before => past.ask(before),
    close: () => connection.close('it was closed here.'),
  };

  function now(): Instant | undefined {
    const { match } = kept;
    const { offset } = clock;
    return match === undefined || offset === undefined
      ? undefined
      : Math.max(match.at, world.now() + offset - match.began);
  }
}
