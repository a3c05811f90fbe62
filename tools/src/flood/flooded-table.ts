import { randomBytes } from 'node:crypto';
import { type Client, connect } from '@lamplight/client';
import { canonical, type GameTypes, type Json } from '@lamplight/contract';
import { kitOf } from '../games.ts';
import { openTable, worldAt } from './address.ts';
import { mustBeDone } from './asking.ts';
import type { FloodTarget } from './messages.ts';

type TableSeen = { readonly match: { readonly id: string } | null; readonly [key: string]: Json | undefined };

/** The table under flood: its host sits there with a bot, and does nothing. */
export class FloodedTable {
  readonly target: FloodTarget;
  readonly #host: Client<GameTypes, TableSeen>;
  readonly #before: string;

  private constructor(target: FloodTarget, host: Client<GameTypes, TableSeen>) {
    this.target = target;
    this.#host = host;
    this.#before = shown(host);
  }

  static async open(port: number, address: string): Promise<FloodedTable> {
    const table = kitOf('emerald').seat(2)?.table;
    const code = await openTable(port, address, { game: 'emerald', ...table });
    const world = worldAt(address, port);
    const token = randomBytes(16).toString('base64url');
    const host = connect<GameTypes, TableSeen>({ url: '', table: code, token, world });
    await mustBeDone(host.ask({ type: 'join', name: 'Host' }));
    await mustBeDone(host.ask({ type: 'sit', seat: 0 }));
    await mustBeDone(host.ask({ type: 'ready', is: true }));
    await mustBeDone(host.ask({ type: 'seat bot', seat: 1, is: true }));
    await mustBeDone(host.ask({ type: 'start' }));
    return new FloodedTable({ code, match: host.table?.view.match?.id ?? '' }, host);
  }

  /** What the flood has changed at the table, in sentences. */
  async harm(): Promise<readonly string[]> {
    if (this.#host.connection.type !== 'open') return [`The host's line is ${this.#host.connection.type}.`];
    const after = shown(this.#host);
    return after === this.#before ? [] : [`The flooded table is another now: ${this.#before} and ${after}`];
  }

  async close(): Promise<void> {
    this.#host.close();
  }
}

const shown = ({ table }: Client<GameTypes, TableSeen>): string => canonical(table?.view ?? null);
