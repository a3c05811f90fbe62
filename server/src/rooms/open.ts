import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Json, Seat, Viewer } from '@lamplight/contract';
import { protocol } from '@lamplight/contract/wire';
import type { AnyGame, MatchHead } from '../match/machine.ts';
import { owned } from '../owned.ts';
import type { RowCharge } from '../stream/chronicle.ts';
import type { CallOff } from '../stream/clock.ts';
import type { TableHead } from '../table/machine.ts';
import { memberWith, viewerOf } from '../table/state.ts';
import { type Archive, type JsonBytes, type KeepResult, openArchive } from './archive/archive.ts';
import { freshCode, freshId, hashOf, type RoomDeps } from './deps.ts';
import { readOrder } from './order.ts';
import { type OpenStreams, Room } from './room.ts';
import type { ClientConnection, ConnectionHandler, MemberAtTable, Rooms, TableOrder } from './rooms.ts';

/** A claimed alarm must ring within this time, or another node takes it. */
const lease = 30_000;
const claimedAtOnce = 50;
const forgetEvery = 3_600_000;
/** Connections that are sent away come back spread over this many milliseconds. */
const spread = 1_500;
const restarts = 'The server restarts. Come back in a moment.';

export function openRooms(deps: RoomDeps): Rooms {
  return new OpenRooms(deps);
}

class OpenRooms implements Rooms {
  readonly #deps: RoomDeps;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #archive: Archive;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room | undefined>>();
  /** Every table and match in memory, by its id. */
  readonly #streams: OpenStreams = new Map();
  readonly #timers = new Map<() => Promise<void>, CallOff>();
  readonly #underWay = new Set<Promise<void>>();
  /** Rooms know addresses only as hashes that mean nothing after this process [TB-JOIN-3]. */
  readonly #salt = randomBytes(32);
  #isStopping = false;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
    this.#games = new Map([...deps.offers].map(([id, { game }]) => [id, game]));
    this.#archive = deps.archive ?? openArchive(deps.store, deps.offers);
    const { pace } = deps;
    this.#every(pace.ring, () => this.#ring());
    this.#every(pace.beat, () => this.#look());
    this.#every(pace.rest, () => this.#letRest());
    this.#every(forgetEvery, () => this.#forget());
    if (pace.reread !== undefined) this.#every(pace.reread, () => this.#eachRoom(room => room.settle()));
    owned(deps.store.beat(deps.node, deps.clock.now()), deps.trouble);
  }

  now(): number {
    return this.#deps.clock.now();
  }

  async create({
    game: id,
    seats,
    options,
  }: TableOrder): Promise<{ readonly code: string } | { readonly wrong: string }> {
    const game = this.#games.get(id);
    if (game === undefined)
      return { wrong: `There is no such game here: choose ${[...this.#games.keys()].join(' or ')}.` };
    const table = readOrder(game, { seats, options });
    if ('wrong' in table) return table;
    const { store, clock } = this.#deps;
    for (;;) {
      const code = freshCode();
      const body: TableHead = { game: id, code, seats: table.value.seats, options: table.value.options };
      const head = { id: freshId(), kind: 'table', began: clock.now(), body: body as unknown as Json } as const;
      if (await store.begin(head, code)) return { code };
    }
  }

  async enter(hello: Parameters<Rooms['enter']>[0], connection: ClientConnection): Promise<ConnectionHandler> {
    const { node, clock } = this.#deps;
    const room = await this.#roomAt(hello.table, rows => connection.charge?.(rows));
    if (room === undefined || this.#isStopping) {
      if (this.#isStopping) connection.end('restart', restarts, again());
      else connection.end('no-table', 'There is no table with this code. Ask for the link again, or open a new table.');
      return nobody;
    }
    connection.send({ t: 'welcome', protocol, node, now: clock.now() });
    const { holder } = connection;
    const address = holder === undefined ? undefined : createHmac('sha256', this.#salt).update(holder).digest('hex');
    return room.enter(connection, { hash: hashOf(hello.token), address }, hello.have);
  }

  async memberAt(code: string, token: string): Promise<MemberAtTable | undefined> {
    const room = await this.#roomAt(code);
    const hash = hashOf(token);
    const member = room && memberWith(room.table.state, hash);
    return member && { table: room.table.head.id, member: member.id, hash, seat: member.seat };
  }

  async awaitedAt(code: string): Promise<readonly Seat[]> {
    return (await this.#roomAt(code))?.awaited() ?? [];
  }

  record(match: string, by?: string): Promise<JsonBytes | undefined> {
    return this.#archive.record(match, by);
  }

  keep(file: string, by?: string): Promise<KeepResult> {
    return this.#archive.keep(file, this.#deps.clock.now(), by);
  }

  replay(match: string, viewer: Viewer | 'open', by?: string): Promise<JsonBytes | undefined> {
    return this.#archive.replay(match, viewer, by);
  }

  async why(match: string, token?: string, by?: string): Promise<JsonBytes | undefined> {
    const told = await this.#archive.why(match, 'anyone', by);
    if (told !== undefined || token === undefined) return told;
    return (await this.#isInsider(match, token)) ? this.#archive.why(match, 'insider', by) : undefined;
  }

  /** Whether the member with this token may see the match now [TB-WHY-1]. */
  async #isInsider(match: string, token: string): Promise<boolean> {
    const head = await this.#deps.store.head(match);
    const table = head?.kind === 'match' ? (head.body as unknown as MatchHead).table : null;
    const room = table === null || this.#isStopping ? undefined : await this.#room(table);
    if (room === undefined) return false;
    const { state } = room.table;
    const member = memberWith(state, hashOf(token));
    return member !== undefined && viewerOf(state, member) !== undefined;
  }

  hear(stream: string, seq: number): void {
    this.#streams.get(stream)?.hear(seq);
  }

  count(): { readonly tables: number; readonly connections: number } {
    const connections = [...this.#rooms.values()].reduce((sum, room) => sum + room.connections, 0);
    return { tables: this.#rooms.size, connections };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const off of this.#timers.values()) off();
    await Promise.allSettled(this.#opening.values());
    const rooms = [...this.#rooms.values()];
    this.#rooms.clear();
    await Promise.all(rooms.map(room => room.close(restarts, again())));
    await Promise.allSettled(this.#underWay);
  }

  async #roomAt(code: string, toll?: RowCharge): Promise<Room | undefined> {
    const id = this.#isStopping ? undefined : await this.#deps.store.tableOf(code);
    return id === undefined ? undefined : this.#room(id, toll);
  }

  /** One room per table, even when many ask at once. The first to ask pays for it. */
  #room(id: string, toll?: RowCharge): Promise<Room | undefined> {
    const room = this.#rooms.get(id);
    if (room !== undefined) return Promise.resolve(room);
    const opening = this.#opening.get(id) ?? this.#open(id, toll).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #open(id: string, toll?: RowCharge): Promise<Room | undefined> {
    const head = await this.#deps.store.head(id);
    if (head?.kind !== 'table') return undefined;
    const room = await Room.load(this.#deps, head, this.#streams);
    this.#rooms.set(id, room);
    toll?.(room.table.seq + (room.match?.seq ?? 0));
    return room;
  }

  /** Rings alarms that are due, no matter which node set them: that node may be gone. */
  async #ring(): Promise<void> {
    const { store, clock } = this.#deps;
    const due = await store.claim(clock.now(), lease, claimedAtOnce);
    await Promise.all(
      due.map(async id => {
        const head = await store.head(id);
        const table = head?.kind === 'match' ? (head.body as unknown as MatchHead).table : id;
        const room = table === null ? undefined : await this.#room(table);
        await room?.settle();
      }),
    );
  }

  async #look(): Promise<void> {
    const { store, node, clock } = this.#deps;
    await store.beat(node, clock.now());
    await this.#eachRoom(room => room.presence.look());
  }

  async #letRest(): Promise<void> {
    const now = this.#deps.clock.now();
    for (const [id, room] of [...this.#rooms]) {
      if (!room.isDeserted(now)) continue;
      this.#rooms.delete(id);
      await room.close(restarts);
    }
  }

  async #forget(): Promise<void> {
    const { store, clock, pace } = this.#deps;
    await store.forget(clock.now() - pace.keep);
  }

  async #eachRoom(work: (room: Room) => Promise<void>): Promise<void> {
    await Promise.all([...this.#rooms.values()].map(work));
  }

  /** Repeats the work. The next round starts when this one has ended, even if it threw. */
  #every(wait: number, work: () => Promise<void>): void {
    const plan = () => {
      if (this.#isStopping) return;
      const off = this.#deps.clock.after(wait, () => {
        const done = work().catch(this.#deps.trouble);
        this.#underWay.add(done);
        const next = done.finally(() => {
          this.#underWay.delete(done);
          plan();
        });
        owned(next, this.#deps.trouble);
      });
      this.#timers.set(work, off);
    };
    plan();
  }
}

const again = (): number => Math.round(spread * (0.2 + 0.8 * (randomInt(1_000) / 1_000)));
const nobody: ConnectionHandler = { take: () => {}, left: () => {} };
