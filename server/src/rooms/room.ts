import { hearersOf, type Seat } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { type AnyGame, type MatchHead, matchMachine, startOf } from '../match/machine.ts';
import { owned } from '../owned.ts';
import { Bots } from '../players/bots.ts';
import type { BotOffer } from '../players/seatings.ts';
import { thinkHere } from '../players/thinker.ts';
import type { BotTurn } from '../players/turns.ts';
import type { StreamHead } from '../store/store.ts';
import type { Clock } from '../stream/clock.ts';
import { commandId } from '../stream/command-id.ts';
import { Stream } from '../stream/stream.ts';
import { botAt } from '../table/bots.ts';
import { type ChatAudience, newTable, type TableHead, type TableRequest, tableMachine } from '../table/machine.ts';
import { wantRematch, whyNotStart } from '../table/start.ts';
import { memberWith, playIn, running, seatsOf, sitterOf, viewerOf } from '../table/state.ts';
import { hashOf, type MatchStream, type RoomDeps, type TableStream } from './deps.ts';
import { Neighbours, type Newcomer } from './neighbours.ts';
import { readOrder } from './order.ts';
import { Presence } from './presence.ts';
import { propose } from './propose.ts';
import type { ClientConnection } from './rooms.ts';
import { type Hello, Visitor } from './visitor.ts';
import { Waiting } from './waiting.ts';

/** Failed work at a table is tried again after this many milliseconds. */
const patience = 1_000;

/** Every stream in the memory of this node, by id: hints are passed to them. */
export type OpenStreams = Map<string, { hear(seq: number): void }>;

/** A table and its match in the memory of this node, with all connections. Carries changes of one to the other. */
export class Room {
  readonly table: TableStream;
  readonly presence: Presence;
  readonly game: AnyGame;
  readonly clock: Clock;
  readonly trouble: (error: unknown) => void;
  match: MatchStream | undefined;
  readonly #deps: RoomDeps;
  readonly #offer: BotOffer;
  readonly #streams: OpenStreams;
  readonly #visitors = new Set<Visitor>();
  readonly #neighbours = new Neighbours();
  readonly #waiting: Waiting;
  #bots: Bots | undefined;
  /** What the game was last told of each seat. */
  #attended = new Map<Seat, boolean>();
  #reconciling: Promise<void> = Promise.resolve();
  #isPlanned = false;
  #emptySince: number;
  #isClosed = false;

  private constructor(deps: RoomDeps, offer: BotOffer, table: TableStream, streams: OpenStreams, code: string) {
    this.table = table;
    this.presence = new Presence(deps, table);
    this.game = offer.game;
    this.clock = deps.clock;
    this.trouble = deps.trouble;
    this.#deps = deps;
    this.#offer = offer;
    this.#streams = streams;
    streams.set(table.head.id, table);
    this.#emptySince = deps.clock.now();
    this.#waiting = new Waiting(call => deps.call?.({ ...call, table: table.head.id, code, game: table.state.game }));
    table.onStep(() => {
      this.#noteWaiting();
      this.#reconcileAlone();
    });
  }

  static async load(deps: RoomDeps, head: StreamHead, streams: OpenStreams): Promise<Room> {
    const body = head.body as unknown as TableHead;
    const offer = deps.offers.get(body.game);
    if (offer === undefined) throw new Error(`There is no game ${body.game} in this house any more.`);
    const read = (value: unknown) => readOrder(offer.game, value);
    const table = await Stream.load(deps, head, tableMachine(read), body => newTable(body as TableHead));
    const room = new Room(deps, offer, table, streams, body.code);
    await room.reconcile();
    return room;
  }

  get connections(): number {
    return this.#visitors.size;
  }

  async enter(connection: ClientConnection, who: Newcomer, have: Hello['have']): Promise<Visitor> {
    this.#neighbours.note(who);
    const visitor = new Visitor(this, connection, who.hash, have);
    this.#visitors.add(visitor);
    await this.reconcile();
    return visitor;
  }

  leave(visitor: Visitor): void {
    this.#visitors.delete(visitor);
    this.#emptySince = this.clock.now();
    this.#reconcileAlone();
  }

  /** Whether nobody has been here for so long that the room can leave the memory. */
  isDeserted(now: number): boolean {
    const isIdle = this.table.isIdle && (this.match?.isIdle ?? true);
    return this.#visitors.size === 0 && isIdle && now - this.#emptySince >= this.#deps.pace.rest;
  }

  /** Whom the running match waits for. */
  awaited(): readonly Seat[] {
    const { match, table } = this;
    if (match === undefined || running(table.state)?.id !== match.head.id) return [];
    return this.game.awaits?.(match.state.state) ?? [];
  }

  /** Runs after every row of either stream, before anything else: a wait begins when its row was made. */
  #noteWaiting(): void {
    const { match, table } = this;
    const at = match === undefined ? 0 : match.head.began + match.state.now;
    this.#waiting.see(this.awaited(), at);
    this.#waiting.callAbsent(table.state, this.clock.now());
  }

  /** Brings in what other nodes did, rings alarms that are due, and reconciles. */
  async settle(): Promise<void> {
    await this.table.settle();
    await this.match?.settle();
    // Another node may have told the game otherwise since. So it is told of every seat again.
    this.#attended.clear();
    await this.reconcile();
  }

  /** What the table must know to judge a command: whom the game lets hear it, and the match that may start. */
  async prepare(hash: string, command: TableCommand): Promise<TableRequest> {
    if (command.type === 'start') await this.table.settle();
    const voice = await this.#voiceOf(hash);
    const neighbours = command.type === 'join' ? this.#neighbours.besides(hash, this.table.state) : 0;
    const who = { hash, neighbours, ...this.#browserIn(command) };
    const member = memberWith(this.table.state, hash);
    const mayStart = command.type === 'start' && member !== undefined && member.id === this.table.state.host;
    if (!mayStart || whyNotStart(this.table.state, member.id) !== undefined) return { ...who, command, voice };
    return { ...who, command, voice, proposal: await propose(this.#deps, this.table, this.game) };
  }

  /** Salted with the table's id: the same browser has another hash at every table, so nothing links them. */
  #browserIn(command: TableCommand): Pick<TableRequest, 'browser'> {
    if (!('browser' in command) || command.browser === undefined) return {};
    return { browser: hashOf(`${this.table.head.id} ${command.browser}`) };
  }

  async close(because: string, again?: number): Promise<void> {
    this.#isClosed = true;
    this.presence.close();
    for (const visitor of [...this.#visitors]) visitor.end('restart', because, again);
    await this.#reconciling;
    this.#bots?.playFor(new Set());
    await this.#drop(this.table);
    await this.#drop(this.match);
  }

  async #drop(stream: TableStream | MatchStream | undefined): Promise<void> {
    if (stream === undefined) return;
    // Somebody may have come meanwhile and opened it anew.
    if (this.#streams.get(stream.head.id) === stream) this.#streams.delete(stream.head.id);
    await stream.close();
  }

  /** Carries what follows from the table to its connections and its match, and from the match to the table. */
  reconcile(): Promise<void> {
    if (this.#isPlanned) return this.#reconciling;
    this.#isPlanned = true;
    this.#reconciling = this.#reconciling
      .then(async () => {
        this.#isPlanned = false;
        if (!this.#isClosed) await this.#reconcile();
      })
      .catch(error => {
        this.trouble(error);
        // Perhaps nothing else ever happens here that would trigger another try.
        this.clock.after(patience, () => this.#reconcileAlone());
      });
    return this.#reconciling;
  }

  #reconcileAlone(): void {
    owned(this.reconcile(), this.trouble);
  }

  async #reconcile(): Promise<void> {
    await this.#openMatch();
    for (const visitor of [...this.#visitors]) if (!visitor.isReconciled) await this.#follow(visitor);
    this.#maybeEnd();
    this.#attend();
    this.#bots?.playFor(this.#seatsForBots());
    await this.#maybeStartAgain();
  }

  /** A visitor that cannot be shown the table is told to come back. Nobody else waits for it. */
  async #follow(visitor: Visitor): Promise<void> {
    try {
      await visitor.reconcile();
    } catch (error) {
      this.trouble(error);
      visitor.end('failed', 'The table cannot be shown just now. Come back in a moment.', 1_000);
    }
  }

  async #openMatch(): Promise<void> {
    const { store } = this.#deps;
    const id = this.table.state.match?.id;
    if (id === undefined || id === this.match?.head.id) return;
    const head = await store.head(id);
    if (head === undefined) return;
    this.#bots?.playFor(new Set());
    await this.#drop(this.match);
    const body = head.body as unknown as MatchHead;
    const match = await Stream.load(this.#deps, head, matchMachine(this.game, body), begun =>
      startOf(this.game, begun as MatchHead),
    );
    match.onStep(() => {
      this.#noteWaiting();
      this.#reconcileAlone();
    });
    this.match = match;
    this.#noteWaiting();
    this.#streams.set(id, match);
    this.#attended = new Map();
    const { seed, botQueue, thinkers } = this.#deps;
    const thinker = (seat: Seat) => {
      const kind = botAt(this.table.state, seat);
      return thinkers?.thinkerFor(this.game.id, kind, () => this.#turn()) ?? thinkHere(this.#offer.player(kind));
    };
    this.#bots = new Bots({
      match,
      thinker,
      has: seat => this.#seatsForBots().has(seat),
      clock: this.clock,
      seed: seed(),
      queue: botQueue,
      trouble: this.trouble,
    });
  }

  #isOver(): boolean {
    return this.match === undefined || this.game.outcome(this.match.state.state) !== undefined;
  }

  #maybeEnd(): void {
    const match = this.match;
    const outcome = match && this.game.outcome(match.state.state);
    if (match === undefined || outcome === undefined || running(this.table.state)?.id !== match.head.id) return;
    const { seed } = match.state;
    this.table.ask(commandId.end(match.head.id), { deed: { type: 'end', match: match.head.id, outcome, seed } });
  }

  /** Tells the game who is present [TB-AWAY-1]. A seat that a bot plays counts as present. */
  #attend(): void {
    const match = this.match;
    const played = running(this.table.state);
    if (match === undefined || played === undefined || this.#isOver()) return;
    for (const seat of seatsOf(this.table.state)) {
      const present = played.bots.includes(seat) || sitterOf(this.table.state, seat)?.present === true;
      if (this.#attended.get(seat) === present) continue;
      this.#attended.set(seat, present);
      match.ask(commandId.attend(seat, match.seq + 1, present), { seat, present });
    }
  }

  /** Bots play while somebody is present [TB-AWAY-5], on the nodes where somebody is connected. */
  #seatsForBots(): ReadonlySet<Seat> {
    const played = running(this.table.state);
    const isAnybodyHere = [...this.#visitors].some(visitor => visitor.isMember);
    if (this.match === undefined || played === undefined || !isAnybodyHere || this.#isOver()) return new Set();
    return new Set([...played.bots, ...(this.game.handed?.(this.match.state.state) ?? [])]);
  }

  /** Bots here think in the turn of the visitor who has been here longest. */
  #turn(): BotTurn {
    const member = [...this.#visitors].find(visitor => visitor.isMember);
    return { address: member?.holder ?? '', table: this.table.head.id };
  }

  async #maybeStartAgain(): Promise<void> {
    const last = this.table.state.match;
    if (last === null || !wantRematch(this.table.state)) return;
    if ('wrong' in readOrder(this.game, playIn(this.table.state))) return;
    const proposal = await propose(this.#deps, this.table, this.game);
    this.table.ask(commandId.again(last.id), { deed: { type: 'start again', proposal } });
  }

  /** Whom the game lets hear this person now, after catching up with other nodes and the clock. */
  async #voiceOf(hash: string): Promise<ChatAudience> {
    const member = memberWith(this.table.state, hash);
    if (member === undefined || running(this.table.state) === undefined) return undefined;
    if (this.match?.head.id !== this.table.state.match?.id) await this.reconcile();
    const { match } = this;
    await match?.settle();
    if (match === undefined || this.#isOver()) return undefined;
    const speaker = viewerOf(this.table.state, member) ?? 'audience';
    return hearersOf(this.game, match.state.state, { seats: this.table.state.seats, speaker });
  }
}
