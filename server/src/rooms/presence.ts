import { commandId } from '../stream/command-id.ts';
import type { MemberId } from '../table/state.ts';
import type { RoomDeps, TableStream } from './deps.ts';

/**
 * Who is present. A member may have several connections, on several nodes, and is away a moment after the last one is
 * gone. The store knows which nodes hold connections of whom. The table's log holds what everybody saw of it.
 */
export class Presence {
  readonly #deps: RoomDeps;
  readonly #table: TableStream;
  readonly #connections = new Map<MemberId, number>();
  /** Since when a member without a connection, still shown as present, has been missing. */
  readonly #missed = new Map<MemberId, number>();

  #isClosed = false;

  constructor(deps: RoomDeps, table: TableStream) {
    this.#deps = deps;
    this.#table = table;
  }

  /** The node stops, or the table leaves its memory. Other nodes, if any, will notice who is gone. */
  close(): void {
    this.#isClosed = true;
  }

  async arrive(member: MemberId): Promise<void> {
    const connections = (this.#connections.get(member) ?? 0) + 1;
    this.#connections.set(member, connections);
    if (connections > 1) return;
    const { store, node } = this.#deps;
    await store.arrive(this.#table.head.id, member, node);
    if (!isPresent(this.#table, member)) this.#tell('come', member);
  }

  depart(member: MemberId): void {
    const connections = (this.#connections.get(member) ?? 1) - 1;
    if (connections > 0) this.#connections.set(member, connections);
    else this.#connections.delete(member);
    const { clock, pace, trouble } = this.#deps;
    clock.after(pace.blink, () => this.#maybeGone(member).catch(trouble));
  }

  /** Finds members whose node has died, or who came and went while this node did not look. */
  async look(): Promise<void> {
    const isElsewhere = this.#table.state.members.some(({ id, present }) => present !== this.#connections.has(id));
    if (!isElsewhere) return;
    const { store, node, clock, pace } = this.#deps;
    const now = clock.now();
    // This node knows its own connections. The store may still hold an old entry that could not be removed.
    const elsewhere = (await store.present(this.#table.head.id, now)).filter(present => present.node !== node);
    const there = new Set(elsewhere.map(({ member }) => member));
    for (const { id, present } of this.#table.state.members) {
      const isThere = there.has(id) || this.#connections.has(id);
      if (isThere || !present) this.#missed.delete(id);
      else if (!this.#missed.has(id)) this.#missed.set(id, now);
      else if (now - (this.#missed.get(id) ?? now) >= pace.blink) await this.#maybeGone(id);
      if (this.#connections.has(id) && !present) this.#tell('come', id);
    }
  }

  async #maybeGone(member: MemberId): Promise<void> {
    if (this.#connections.has(member) || this.#isClosed) return;
    const { store, node, clock } = this.#deps;
    const table = this.#table.head.id;
    await store.depart(table, member, node);
    const others = await store.present(table, clock.now());
    if (this.#connections.has(member)) await store.arrive(table, member, node);
    else if (!others.some(other => other.member === member)) this.#tell('go', member);
  }

  #tell(type: 'come' | 'go', member: MemberId): void {
    this.#table.ask(commandId.presence(type, member, this.#table.seq + 1), { deed: { type, member } });
  }
}

const isPresent = ({ state }: TableStream, member: MemberId): boolean =>
  state.members.some(({ id, present }) => id === member && present);
